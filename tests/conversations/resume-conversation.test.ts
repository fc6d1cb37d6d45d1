import { describe, expect, it } from "vitest";
import { ToolgateError, toFailure } from "../../src/contract/errors.ts";
import type { ConversationEvent } from "../../src/conversations/conversation-state.ts";
import {
  type ConversationState,
  type ExecuteCall,
  historyOf,
  NO_USAGE,
  spentOf,
} from "../../src/conversations/conversation-state.ts";
import { cutSteps } from "../../src/conversations/stored-runs.ts";
import { candidate, converse, model, modelTextsOf, succeed } from "./make-conversation.ts";

const TOOLS = [candidate("look"), candidate("save", "write")];

/** Reads succeed; writes require the approval `yes`. */
function gated(made: unknown[] = []): ExecuteCall {
  return async (tool, args, { approvalId }) => {
    if (tool.side_effect === "read" || approvalId === "yes") {
      made.push(args);
      return { arguments: args, result: "ok", usage: NO_USAGE };
    }
    const details = { approval_id: "yes", summary: "It saves." };
    const error = new ToolgateError("APPROVAL_REQUIRED", "It saves. Wait.", { details });
    return { arguments: args, result: toFailure(error), usage: NO_USAGE, approval: details };
  };
}

const stored = (state: ConversationState) => JSON.parse(JSON.stringify(state)) as ConversationState;

describe("a conversation that waits for an approval", () => {
  const calls: [string, unknown][] = [
    ["look", { n: 1 }],
    ["save", { n: 2 }],
    ["look", { n: 3 }],
    ["save", { n: 4 }],
  ];
  const say = (_: unknown, turn: number) => (turn === 1 ? calls : "done");

  it("stops there, and resumes from its stored state with exactly the missing calls, in order", async () => {
    const made: unknown[] = [];
    const { chat, requests } = model(say);
    const paused = await converse(chat, { tools: TOOLS, execute: gated(made) });
    expect(paused).toMatchObject({
      stopped: "approval",
      approval: { approval_id: "yes", summary: "It saves." },
      message: { content: "It saves. A person must approve this first (approval yes)." },
      steps: [{ result: "ok" }, { arguments: { n: 2 }, result: { error_code: "APPROVAL_REQUIRED" } }],
    });
    expect(made).toEqual([{ n: 1 }]);
    const more = { tools: TOOLS, execute: gated(made), approvalId: "yes" };
    const second = await converse(chat, { ...more, state: stored(paused.state) });
    // The approval was for one call: the next write waits for its own.
    expect([second.stopped, made]).toEqual(["approval", [{ n: 1 }, { n: 2 }, { n: 3 }]]);
    expect(requests).toHaveLength(1);
    const third = await converse(chat, { ...more, state: stored(second.state) });
    expect(third).toMatchObject({ message: { content: "done" }, stopped: null, approval: null });
    expect(third.steps.map(({ arguments: args, result }) => [args, result])).toEqual(
      calls.map(([, args]) => [args, "ok"]),
    );
    expect(third.usage).toEqual({ prompt_tokens: 200, completion_tokens: 20 });
    expect(requests[1]?.messages.slice(2).map(({ role }) => role)).toEqual([
      "assistant",
      "tool",
      "tool",
      "tool",
      "tool",
    ]);
    expect(third.turns.map(({ number }) => number)).toEqual([2]);
  });

  it("continues to count its limits, and does not modify the given state", async () => {
    const { chat } = model(say);
    const { state } = await converse(chat, { tools: TOOLS, execute: gated() });
    const before = JSON.stringify(state);
    const looping = model(() => [["look", {}]]);
    const done = await converse(looping.chat, {
      tools: TOOLS,
      execute: succeed("ok"),
      state,
      limits: { turns: 3 },
    });
    expect([done.stopped, looping.requests.length, JSON.stringify(state)]).toEqual(["steps", 2, before]);
  });

  it("is stored after every call and turn, so that no call is repeated", async () => {
    const kept: [steps: number, pending: number, turns: number, begun: string | null][] = [];
    const { chat } = model(say);
    await converse(chat, {
      tools: TOOLS,
      execute: succeed("ok"),
      keep: async ({ steps, pending, turns, begun }) =>
        void kept.push([steps.length, pending.length, turns, begun]),
    });
    expect(kept).toEqual([
      [0, 4, 1, null],
      [1, 3, 1, null],
      [1, 3, 1, "c1"],
      [2, 2, 1, null],
      [3, 1, 1, null],
      [3, 1, 1, "c3"],
      [4, 0, 1, null],
    ]);
    const lost = new ToolgateError("CONFLICT", "Somebody else goes on.");
    const done = await converse(chat, { keep: () => Promise.reject(lost) });
    expect([done.error, done.message]).toEqual([null, { role: "assistant", content: "done" }]);
    const again = model(say);
    const stopped = await converse(again.chat, {
      tools: TOOLS,
      execute: succeed("ok"),
      keep: () => Promise.reject(lost),
    });
    expect([stopped.error, stopped.steps]).toEqual([lost, []]);
    const oops = new TypeError("oops");
    const broken = await converse(model(say).chat, {
      tools: TOOLS,
      execute: succeed("ok"),
      keep: () => Promise.reject(oops),
    });
    expect(broken.error).toMatchObject({ code: "INTERNAL", cause: oops });
    expect(broken.error?.message).not.toContain("oops");
  });
});

describe("a conversation that failed during a write", () => {
  it("reports to the model that the write may have been carried out, does not repeat it, and makes the next call", async () => {
    const made: unknown[] = [];
    const { chat, requests } = model((_, turn) =>
      turn === 1
        ? [
            ["save", { n: 1 }],
            ["save", { n: 2 }],
          ]
        : "done",
    );
    const execute: ExecuteCall = async (_tool, args) => {
      made.push(args);
      return { arguments: args, result: "saved", usage: NO_USAGE };
    };
    let state: ConversationState | undefined;
    await converse(chat, {
      tools: TOOLS,
      execute,
      keep: async (now) => {
        state ??= now.begun === null ? undefined : stored(now);
      },
    });
    made.length = 0;
    const done = await converse(chat, { tools: TOOLS, execute, ...(state && { state }) });
    expect(made).toEqual([{ n: 2 }]);
    expect(done.steps.map(({ result }) => result)).toMatchObject([
      { error_code: "CONFLICT", technical_details: { reason: "unknown" } },
      "saved",
    ]);
    expect(modelTextsOf(requests)[0]).toContain("may have been carried out");
    expect(done.state.begun).toBeNull();
  });

  it("has no begun call if the write waits for its approval, which tracks it", async () => {
    const { chat } = model(() => [["save", { n: 1 }]]);
    const paused = await converse(chat, { tools: TOOLS, execute: gated() });
    expect([paused.stopped, paused.state.begun]).toEqual(["approval", null]);
    const kept: (string | null)[] = [];
    await converse(chat, {
      tools: TOOLS,
      execute: gated(),
      state: paused.state,
      approvalId: "yes",
      keep: async ({ begun, turns }) => void (turns === 1 && kept.push(begun)),
    });
    expect(kept).toEqual([null]);
  });
});

describe("a conversation whose client disconnected", () => {
  it("aborts reads, which can be repeated, and waits for a write in progress", async () => {
    const controller = new AbortController();
    const { chat } = model(() => [
      ["save", { n: 1 }],
      ["look", { n: 2 }],
    ]);
    const given: AbortSignal[] = [];
    const done = await converse(chat, {
      tools: TOOLS,
      signal: controller.signal,
      execute: async (_tool, args, { signal }) => {
        given.push(signal);
        controller.abort();
        await new Promise((resolve) => setImmediate(resolve));
        return { arguments: args, result: "saved", usage: NO_USAGE };
      },
    });
    expect([done.stopped, done.steps.map(({ result }) => result)]).toEqual(["disconnected", ["saved"]]);
    expect(done.state.pending).toMatchObject([{ name: "look" }]);
    expect(given.map(({ aborted }) => aborted)).toEqual([false]);

    const second = new AbortController();
    const reading = model(() => [["look", {}]]);
    const gone = await converse(reading.chat, {
      tools: TOOLS,
      signal: second.signal,
      execute: (_tool, _args, { signal }) =>
        new Promise(() => {
          given.push(signal);
          second.abort();
        }),
    });
    expect([gone.stopped, gone.steps, gone.state.pending.length]).toEqual(["disconnected", [], 1]);
    expect(given[1]?.aborted).toBe(true);
  });
});

describe("the client's own functions", () => {
  const clientFunctions = [{ name: "show", description: "", parameters: {} }];

  it("end the conversation after Toolgate's calls of the turn; their results resume it", async () => {
    const { chat, requests } = model((_, turn) =>
      turn === 1
        ? [
            ["show", { what: 1 }],
            ["look", {}],
            ["show", { what: 2 }],
          ]
        : "shown",
    );
    const first = await converse(chat, { tools: TOOLS, execute: gated(), clientFunctions });
    expect(requests[0]?.functions.map(({ name }) => name)).toEqual(["look", "save", "show"]);
    expect(first.clientCalls.map(({ id, arguments: args }) => [id, args])).toEqual([
      ["c0", '{"what":1}'],
      ["c2", '{"what":2}'],
    ]);
    expect([first.stopped, first.steps.length, first.state.pending]).toEqual([null, 1, first.clientCalls]);
    const state = stored(first.state);
    for (const { id } of state.pending) state.since.push({ role: "tool", call_id: id, content: "seen" });
    state.pending = [];
    const second = await converse(chat, { tools: TOOLS, execute: gated(), clientFunctions, state });
    expect([second.message?.content, second.clientCalls, second.steps.length]).toEqual(["shown", [], 1]);
    expect(
      requests[1]?.messages.slice(2).map((message) => ("call_id" in message ? message.call_id : "")),
    ).toEqual(["", "c1", "c0", "c2"]);
  });

  it("are not called with rejected arguments; the model gets the reason and may call again", async () => {
    const { chat, requests } = model((_, turn) => {
      if (turn > 1) return [["show", { what: "mine" }]];
      const call = { id: "c0", name: "show", arguments: '"[withheld]"', refused: "they repeat the prompt" };
      return { call, calls: [call] };
    });
    const { steps, clientCalls } = await converse(chat, { tools: TOOLS, execute: gated(), clientFunctions });
    expect(steps).toMatchObject([{ tool: "show", result: { error_code: "INVALID_ARGUMENTS" } }]);
    expect(modelTextsOf(requests)[0]).toContain("they repeat the prompt");
    expect(clientCalls.map(({ arguments: args }) => args)).toEqual(['{"what":"mine"}']);
  });

  it("reset the limits each time their results arrive, up to a limit for the whole run", async () => {
    const { chat } = model(() => [["show", {}]]);
    let { state } = await converse(chat, { clientFunctions });
    const goOn = async (limits: object) => {
      const next = { ...stored(state), pending: [], from: spentOf(state) };
      const done = await converse(chat, { clientFunctions, state: next, limits });
      ({ state } = done);
      return done.stopped;
    };
    const few = { turns: 2, calls: 1, tokens: 120 };
    for (const _ of [2, 3, 4, 5]) expect(await goOn(few)).toBeNull();
    expect(await goOn({ ...few, runTurns: 6 })).toBe("steps");
  });

  it("defer further messages until no call is pending", async () => {
    const { chat, requests } = model((_, turn) => (turn === 1 ? [["show", {}]] : "done"));
    const first = await converse(chat, { clientFunctions });
    const state = stored(first.state);
    state.further.push({ role: "user", content: "hurry" });
    const second = await converse(chat, { clientFunctions, state });
    expect([second.clientCalls.length, second.state.further.length]).toEqual([1, 1]);
    const next = { ...stored(second.state), pending: [] };
    const third = await converse(chat, { clientFunctions, state: next });
    expect(requests.at(-1)?.messages.at(-1)).toEqual({ role: "user", content: "hurry" });
    expect(third.state.further).toEqual([]);
  });

  it("wait for a preceding call that needs an approval", async () => {
    const { chat } = model(() => [
      ["show", {}],
      ["save", {}],
    ]);
    const paused = await converse(chat, { tools: TOOLS, execute: gated(), clientFunctions });
    expect([paused.stopped, paused.clientCalls]).toEqual(["approval", []]);
    const more = { tools: TOOLS, execute: gated(), clientFunctions, approvalId: "yes" };
    const next = await converse(chat, { ...more, state: stored(paused.state) });
    expect([next.stopped, next.clientCalls.map(({ name }) => name)]).toEqual([null, ["show"]]);
  });
});

describe("search_tools", () => {
  it("offers its results from the next turn, runs in parallel with reads, and reports a failure", async () => {
    const asked: string[] = [];
    const { chat, requests } = model((_, turn) => {
      if (turn === 1) {
        return [
          ["search_tools", { query: "glacier" }],
          ["look", {}],
          ["search_tools", { query: "broken" }],
          ["search_tools", {}],
        ];
      }
      return turn === 2 ? [["inspect", { n: 1 }]] : "done";
    });
    const done = await converse(chat, {
      tools: TOOLS,
      execute: succeed("ok"),
      search: {
        name: "search_tools",
        async find(query) {
          asked.push(query);
          if (query === "broken") throw new TypeError("secret detail");
          return [candidate("inspect")];
        },
      },
    });
    expect(asked).toEqual(["glacier", "broken"]);
    expect(requests.map(({ functions }) => functions.map(({ name }) => name))).toEqual([
      ["look", "save", "search_tools"],
      ["look", "save", "inspect", "search_tools"],
      ["look", "save", "inspect", "search_tools"],
    ]);
    expect(done.steps.map(({ tool, result }) => [tool, result])).toMatchObject([
      ["search_tools", { functions: [{ name: "inspect", side_effect: "read" }] }],
      ["look", "ok"],
      ["search_tools", { error_code: "INTERNAL" }],
      ["search_tools", { error_code: "INVALID_ARGUMENTS" }],
      ["inspect", "ok"],
    ]);
    expect(modelTextsOf(requests).join("")).not.toContain("secret detail");
  });
});

describe("the events of a conversation", () => {
  it("come in order, and the deltas of a turn add up to its text, whether the endpoint streams or not", async () => {
    const events: ConversationEvent[] = [];
    const { chat } = model((request, turn) => {
      if (turn === 1) return { ...callsOfLook(), text: "Let me look." };
      for (const delta of ["It is ", "", "sun"]) request.onText?.(delta);
      return "It is sunny.";
    });
    const done = await converse(chat, { tools: TOOLS, onEvent: (event) => events.push(event) });
    expect(
      events.map((event) =>
        "delta" in event ? `${event.turn} ${event.delta}` : `${event.kind} ${event.id}`,
      ),
    ).toEqual(["1 Let me look.", "step_started 1", "step_done 1", "2 It is ", "2 sun", "2 ny."]);
    expect(events[2]).toEqual({ kind: "step_done", id: "1", step: done.steps[0] });
    const { chat: silent, requests } = model(() => "x");
    await converse(silent);
    expect(requests[0]?.onText).toBeUndefined();
  });
});

function callsOfLook() {
  const call = { id: "c0", name: "look", arguments: "{}" };
  return { call, calls: [call] };
}

describe("the stored state of a conversation", () => {
  it("contains each result once, as the model is shown it, and gives tools the results of earlier calls", async () => {
    const long = { text: "x".repeat(100) };
    const { chat } = model((_, turn) =>
      turn === 1
        ? [
            ["look", { n: 1 }],
            ["nothing", {}],
            ["look", "no JSON"],
            ["look", { n: 2 }],
          ]
        : "done",
    );
    const { state } = await converse(chat, {
      execute: async (_tool, args) => ({
        arguments: args,
        result: args["n"] === 1 ? long : "short",
        usage: NO_USAGE,
      }),
      tools: TOOLS,
    });
    const tool = { tool_id: "look", name: "look", operation_id: "look" };
    expect(historyOf(state)).toEqual([
      { tool, arguments: { n: 1 }, result: long },
      { tool, arguments: { n: 2 }, result: "short" },
    ]);
    const steps = cutSteps(state.steps, 50);
    expect([steps[0]?.result, steps[0]?.cut]).toEqual([JSON.stringify(long).slice(0, 50), true]);
    expect(steps[3]).toEqual(state.steps[3]);
    expect(cutSteps(steps, 50)[0]).toBe(steps[0]);
  });
});
