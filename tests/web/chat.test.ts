import { describe, expect, it, vi } from "vitest";
import type { KeptTurn } from "../../src/contract/api/kept-conversations.ts";
import {
  applyEvent,
  interruptAnswer,
  type ModelEvent,
} from "../../web/src/features/chat/state/apply-event.ts";
import {
  type Answer,
  NO_SETUP,
  newAnswer,
  type Setup,
  type Turn,
  textOf,
} from "../../web/src/features/chat/state/conversation.ts";
import { createChat } from "../../web/src/features/chat/state/create-chat.ts";
import { describeChange } from "../../web/src/features/chat/state/describe-change.ts";
import { readKept, TOO_LONG, writeKept } from "../../web/src/features/chat/state/kept-turn.ts";
import { mergeTurns } from "../../web/src/features/chat/state/merge-turns.ts";
import { writeMessages } from "../../web/src/features/chat/state/write-messages.ts";
import { matchRequests } from "../../web/src/features/chat/turn/match-requests.ts";
import { ApiFailure } from "../../web/src/lib/api-failure.ts";
import { createEventReader, type ServerEvent } from "../../web/src/lib/read-events.ts";

// Node 20 has none.
vi.hoisted(() => vi.stubGlobal("navigator", { language: "en" }));

const TRACE = "2f1c3a5e-0000-4000-8000-000000000000";
const RUN = "3f1c3a5e-0000-4000-8000-000000000000";
const USAGE = { prompt_tokens: 100, completion_tokens: 10 };

function readWhole(pieces: readonly string[]): ServerEvent[] {
  const read = createEventReader();
  return pieces.flatMap(read);
}

describe("createEventReader()", () => {
  const STREAM =
    ': hello\r\n\r\nevent: run\r\ndata: {"a":1}\r\n\r\n: still here\n\nevent:text\ndata:{"delta":"Grüße 👋"}\n\ndata: one\ndata:  two\ndata\nid: 7\nretry: 10\n\nevent: empty\n\nevent: done\rdata: {}\r\rdata: never ended';
  const EVENTS = [
    { name: "run", data: '{"a":1}' },
    { name: "text", data: '{"delta":"Grüße 👋"}' },
    { name: "message", data: "one\n two\n" },
    { name: "done", data: "{}" },
  ];

  it("reads the same events wherever the stream is split", () => {
    for (let at = 0; at <= STREAM.length; at++) {
      expect([at, readWhole([STREAM.slice(0, at), STREAM.slice(at)])]).toEqual([at, EVENTS]);
    }
  });

  it("reads the same events from single characters, and from single bytes through a decoder", () => {
    expect(readWhole([...STREAM.split("")])).toEqual(EVENTS);
    const decoder = new TextDecoder();
    const bytes = [...new TextEncoder().encode(STREAM)];
    expect(readWhole(bytes.map((byte) => decoder.decode(new Uint8Array([byte]), { stream: true })))).toEqual(
      EVENTS,
    );
  });

  it("returns an event as soon as it is complete", () => {
    const read = createEventReader();
    expect(read("event: text\ndata: a\n")).toEqual([]);
    expect(read("\n")).toEqual([{ name: "text", data: "a" }]);
  });
});

function answerAfter(events: readonly ModelEvent[], answer = newAnswer("small", 0)): Answer {
  return events.reduce((before, event, i) => applyEvent(before, event, (i + 1) * 100), answer);
}

const run: ModelEvent = { name: "run", data: { index: 0, model: "small", trace_id: TRACE } };
const says = (delta: string, turn = 1): ModelEvent => ({ name: "text", data: { index: 0, turn, delta } });
const starts = (id: string, tool = "listOrders"): ModelEvent => ({
  name: "step_started",
  data: { index: 0, id, tool, arguments: { state: "open" } },
});
const ends = (id: string, result: unknown = ["an order"], tool = "listOrders"): ModelEvent => ({
  name: "step_done",
  data: { index: 0, id, tool, arguments: { state: "open" }, result, duration_ms: 12 },
});
const result = (more: Partial<Extract<ModelEvent, { name: "result" }>["data"]>): ModelEvent => ({
  name: "result",
  data: { index: 0, model: "small", steps: [], usage: USAGE, trace_id: TRACE, ...more },
});
const message = (content: string) => ({ role: "assistant" as const, content });
const held = {
  status: "FAILURE",
  error_code: "APPROVAL_REQUIRED",
  error_message: "wait",
};
const approval = { approval_id: RUN, summary: "Send a reminder", request: { method: "POST" } };

const shape = ({ items }: Answer) =>
  items.map((item) => (item.kind === "text" ? item.text : `${item.tool} ${item.state}`));

describe("applyEvent()", () => {
  it("keeps text and calls in the order of arrival, with times", () => {
    const answer = answerAfter([
      run,
      says("Let me "),
      says("look."),
      starts("a"),
      starts("b", "getCustomer"),
      ends("b", {}, "getCustomer"),
      ends("a"),
      says("It is ", 2),
      says("open.", 2),
      result({ message: message("It is open.") }),
    ]);
    expect(shape(answer)).toEqual(["Let me look.", "listOrders done", "getCustomer done", "It is open."]);
    expect(answer).toMatchObject({
      state: "done",
      model: "small",
      traceIds: [TRACE],
      usage: USAGE,
      elapsed: 1_000,
      firstWord: 200,
    });
  });

  it("adds the message's text beyond the streamed text, once", () => {
    const limited = result({ stopped: "time", message: message("Half\n\nI stopped.") });
    expect(shape(answerAfter([run, says("Half"), limited]))).toEqual(["Half\n\nI stopped."]);
    expect(shape(answerAfter([run, result({ message: message("All at once") })]))).toEqual(["All at once"]);
  });

  it("waits for an approval, and the waiting call continues at its place", () => {
    const waiting = answerAfter([
      run,
      says("I send it."),
      starts("a"),
      ends("a", held),
      result({ stopped: "approval", run_id: RUN, approval, message: message("I send it.") }),
    ]);
    expect(waiting).toMatchObject({ state: "waiting", runId: RUN, approval: { summary: "Send a reminder" } });
    const resumed: Answer = { ...waiting, state: "running", requests: 2, startedAt: 0 };
    const done = answerAfter(
      [run, starts("a"), ends("a", { sent: true }), says("Sent."), result({ message: message("Sent.") })],
      resumed,
    );
    expect(shape(done)).toEqual(["I send it.", "listOrders done", "Sent."]);
    expect(done).toMatchObject({ state: "done", runId: null, approval: null, elapsed: 1_000 });
    expect(done.items[1]).toMatchObject({ result: { sent: true } });
    expect(new Set(done.items.map(({ key }) => key)).size).toBe(3);
  });

  it("shows a failed model's error and keeps its earlier steps", () => {
    const error = { status: "FAILURE" as const, error_code: "MODEL_ERROR", error_message: "no" };
    const failed = answerAfter([run, starts("a"), ends("a"), result({ error })]);
    expect(failed).toMatchObject({ state: "failed", trouble: { code: "MODEL_ERROR", message: "no" } });
    expect(shape(failed)).toEqual(["listOrders done"]);
  });

  it("adds missed calls from the result", () => {
    const steps = ["a", "b"].map((tool) => ({ tool, arguments: {}, result: 1, duration_ms: 1 }));
    const cut = interruptAnswer(answerAfter([run, starts("1", "a")]), { state: "cut" }, 5_000);
    const resumed: Answer = { ...cut, state: "running", requests: 2 };
    const resumedAnswer = answerAfter([run, result({ steps, message: message("Both.") })], resumed);
    expect(shape(resumedAnswer)).toEqual(["a done", "b done", "Both."]);
  });

  it("marks a call as uncertain if the answer ended during the call", () => {
    const cut = interruptAnswer(answerAfter([run, starts("a")]), { state: "cut" }, 5_000);
    expect([shape(cut), cut.state, cut.elapsed]).toEqual([["listOrders cut"], "cut", 5_000]);
  });
});

function turn(question: string, answers: Record<string, string>): Turn {
  return {
    id: question,
    question,
    setup: NO_SETUP,
    revision: 1,
    isElsewhere: false,
    answers: Object.entries(answers).map(([wanted, text]) =>
      answerAfter(text === "" ? [run] : [run, says(text)], newAnswer(wanted, 0)),
    ),
  };
}

describe("writeMessages()", () => {
  it("sends each model its own conversation, and a new model another one's answers", () => {
    const turns = [turn("one", { a: "from a", b: "from b" })];
    const contents = (model: string) => writeMessages(turns, model, "two").map(({ content }) => content);
    expect([contents("a"), contents("b"), contents("c")]).toEqual([
      ["one", "from a", "two"],
      ["one", "from b", "two"],
      ["one", "from a", "two"],
    ]);
  });

  it("never sends two messages of one role in a row", () => {
    expect(writeMessages([turn("one", { a: "" })], "a", "two")).toEqual([
      { role: "user", content: "one\n\ntwo" },
    ]);
  });

  it("leaves out the oldest messages if they do not fit, and begins with a question", () => {
    const long = "x".repeat(99_000);
    const turns = [turn("first", { a: long }), turn("second", { a: long }), turn("third", { a: long })];
    const messages = writeMessages(turns, "a", "now");
    expect(messages.map(({ role, content }) => [role, content.length])).toEqual([
      ["user", 6],
      ["assistant", 99_000],
      ["user", 5],
      ["assistant", 99_000],
      ["user", 3],
    ]);
    const many = Array.from({ length: 300 }, (_, i) => turn(`${i}`, { a: "yes" }));
    const kept = writeMessages(many, "a", "now");
    expect([kept.length, kept[0]?.role, kept.at(-1)?.content]).toEqual([199, "user", "now"]);
  });
});

describe("writeKept() and readKept()", () => {
  const keep = (kept: Turn, is_running = false) => {
    const { answers, ...rest } = writeKept(kept);
    const stored = JSON.parse(JSON.stringify(answers)) as typeof answers;
    return readKept({ turn_id: kept.id, ...rest, answers: stored, revision: 7, is_running });
  };

  it("restore a turn; an answer that no page streams any more is marked as interrupted", () => {
    const answers = [answerAfter([run, says("Hal"), starts("a")])];
    const setup = { models: ["small"], tools: ["listOrders"], agentId: "clerk" };
    const written = { ...turn("one", {}), setup, answers };
    expect(keep(written)).toMatchObject({
      id: "one",
      question: "one",
      setup,
      revision: 7,
      isElsewhere: false,
    });
    expect(keep(written).answers[0]).toMatchObject({
      state: "cut",
      items: [{ text: "Hal" }, { state: "cut" }],
    });
    expect(keep(written, true)).toMatchObject({ isElsewhere: true, answers: [{ state: "running" }] });
  });

  it("do not keep long results", () => {
    const answers = [answerAfter([run, starts("a"), ends("a", "x".repeat(1e5))])];
    expect(keep({ ...turn("long", {}), answers }).answers[0]?.items[0]).toMatchObject({ result: TOO_LONG });
  });
});

describe("mergeTurns()", () => {
  const at = (id: string, revision: number): Turn => ({ ...turn(id, {}), revision });
  const merge = (shown: Turn[], kept: Turn[], own: string[] = []) =>
    mergeTurns(shown, kept, (id) => own.includes(id)).map(({ id, revision }) => `${id}${revision}`);

  it("adds new turns in the order of the server, before one that is being sent", () => {
    expect(merge([at("a", 1), at("mine", 0)], [at("b", 2), at("c", 3)])).toEqual(["a1", "b2", "c3", "mine0"]);
  });

  it("replaces changed turns, but not by an earlier state and not while this page streams them", () => {
    const kept = [at("a", 5), at("b", 1), at("c", 9)];
    expect(merge([at("a", 1), at("b", 2), at("c", 3)], kept, ["c"])).toEqual(["a5", "b2", "c3"]);
  });

  it("returns the same turns if nothing has changed", () => {
    const shown = [at("a", 1)];
    expect(mergeTurns(shown, [at("a", 1)], () => false)).toBe(shown);
  });
});

describe("describeChange()", () => {
  it("announces calls, approvals and ends, but not text", () => {
    const said: (string | null)[] = [];
    const events = [
      run,
      says("Let"),
      says(" me"),
      starts("a"),
      ends("a"),
      starts("b"),
      ends("b", { status: "FAILURE", error_code: "API_ERROR" }),
      says("Done.", 2),
      result({ message: message("Done.") }),
    ];
    events.reduce(
      (before, event) => {
        const after = applyEvent(before, event, 3_000);
        said.push(describeChange(before, after));
        return after;
      },
      newAnswer("small", 0),
    );
    expect(said).toEqual([
      null,
      null,
      null,
      "small calls listOrders",
      null,
      "small calls listOrders",
      "small: listOrders failed",
      null,
      "small has answered after 3 s, with 2 calls",
    ]);
  });
});

describe("matchRequests()", () => {
  it("finds the request of each call by its arguments, then in order", () => {
    const call = (n: number, args: unknown = { n }) => ({
      id: `${n}`,
      kind: "tool_call" as const,
      input: { operation_id: "listOrders", arguments: args as { n: number } },
      output: { method: "GET", url: `https://a.test/${n}`, http_status: 200 },
      started_at: "2026-11-21T12:00:00Z",
      duration_ms: 1,
    });
    const item = (key: string, n: number, tool = "listOrders") => ({
      kind: "step" as const,
      key,
      id: key,
      tool,
      arguments: { n },
      state: "done" as const,
    });
    const found = matchRequests(
      [item("a", 9), item("b", 2), item("c", 1), item("d", 1, "noSuchTool")],
      [call(1), call(2), call(3, { n: "masked" })],
    );
    expect([...found].map(([key, { url }]) => [key, url])).toEqual([
      ["b", "https://a.test/2"],
      ["c", "https://a.test/1"],
      ["a", "https://a.test/3"],
    ]);
    const held = { ...call(1), output: { url: "https://a.test/held", error_code: "APPROVAL_REQUIRED" } };
    expect(matchRequests([item("a", 1)], [held, call(1)]).get("a")?.url).toBe("https://a.test/1");
    expect(matchRequests([item("a", 1)], [held]).get("a")?.url).toBe("https://a.test/held");
  });
});

type Script = (path: string, body: Record<string, unknown>) => (ServerEvent | Error)[];

/** A server with one conversation. `refuse` answers the next request for a turn with this failure. */
function serverOf() {
  const turns: KeptTurn[] = [];
  const writes: { id: string; isRunning: boolean }[] = [];
  let revision = 0;
  const server = {
    turns,
    writes,
    refuse: null as ApiFailure | null,
    isDeleted: false,
    check() {
      const { refuse } = server;
      server.refuse = null;
      if (refuse) throw refuse;
      if (server.isDeleted) throw new ApiFailure("NOT_FOUND", "deleted");
    },
    put(turn: Turn, is_running: boolean) {
      revision += 1;
      const kept = JSON.parse(JSON.stringify({ turn_id: turn.id, ...writeKept(turn), revision, is_running }));
      const index = turns.findIndex(({ turn_id }) => turn_id === turn.id);
      turns.splice(index < 0 ? turns.length : index, 1, kept as KeptTurn);
      return revision;
    },
    store: {
      async read(since: number) {
        server.check();
        return { title: "A title", revision, turns: turns.filter((turn) => turn.revision > since) };
      },
      async add(turn: Turn, after: string | null) {
        server.check();
        if ((turns.at(-1)?.turn_id ?? null) !== after) throw new ApiFailure("CONFLICT", "moved on");
        return server.put(turn, true);
      },
      async keep(turn: Turn, isRunning: boolean) {
        server.check();
        writes.push({ id: turn.id, isRunning });
        return server.put(turn, isRunning);
      },
      leave: () => undefined,
    },
  };
  return server;
}

/** A chat with a scripted model. */
function chatWith(script: Script, server = serverOf(), isNew = true) {
  const asked: { path: string; body: Record<string, unknown> }[] = [];
  const chat = createChat({
    async stream(path, { body, onEvent, signal }) {
      asked.push({ path, body: body as Record<string, unknown> });
      for (const event of script(path, body as Record<string, unknown>)) {
        await Promise.resolve();
        signal.throwIfAborted();
        if (event instanceof Error) throw event;
        onEvent(event);
      }
    },
    store: server.store,
    isNew,
    now: () => 0,
    say: () => undefined,
    soon: (task) => task(),
    wait: () => new Promise((resolve) => setTimeout(resolve, 1)),
    onSettled: () => undefined,
    onKept: () => undefined,
  });
  const turns = () => chat.state().turns;
  const states = () => turns().map(({ answers }) => answers.map(({ state }) => state));
  const texts = () => turns().map(({ answers }) => answers.map(textOf));
  return { chat, server, asked, turns, states, texts };
}

const event = ({ name, data }: ModelEvent, index = 0): ServerEvent => ({
  name,
  data: JSON.stringify({ ...data, index }),
});
const DONE: ServerEvent = { name: "done", data: "{}" };
const two: Setup = { ...NO_SETUP, models: ["a", "b"] };

/** Each model answers with its name. */
const answersAll: Script = (_, { models = ["default"] }) => [
  ...(models as string[]).flatMap((model, i) => [
    event(run, i),
    event(says(`I am ${model}`), i),
    event(result({ model, message: message(`I am ${model}`) }), i),
  ]),
  DONE,
];

describe("createChat()", () => {
  it("asks models with the same conversation together, and separately once their conversations differ", async () => {
    const { chat, asked, texts, states } = chatWith(answersAll);
    await chat.ask("one", two);
    await chat.ask("two", { ...two, tools: ["listOrders"], agentId: "clerk" });
    expect(asked.map(({ body }) => [body["models"], (body["messages"] as unknown[]).length])).toEqual([
      [["a", "b"], 1],
      [["a"], 3],
      [["b"], 3],
    ]);
    expect(asked[2]?.body).toMatchObject({ stream: true, tools: ["listOrders"], agent_id: "clerk" });
    expect(texts()).toEqual([
      ["I am a", "I am b"],
      ["I am a", "I am b"],
    ]);
    expect(states().flat()).toEqual(["done", "done", "done", "done"]);
  });

  it("lets the endpoint choose the model if none is selected", async () => {
    const { chat, asked, texts } = chatWith(answersAll);
    await chat.ask("one", NO_SETUP);
    expect(asked[0]?.body).toEqual({ messages: [{ role: "user", content: "one" }], stream: true });
    expect(texts()).toEqual([["I am default"]]);
  });

  it("asks one model again and keeps the other's answer", async () => {
    let turns = 0;
    const { chat, states, asked } = chatWith((path, body) =>
      turns++ === 0
        ? [
            event(run, 0),
            event(run, 1),
            event(says("yes"), 0),
            event(result({ message: message("yes") }), 0),
            new TypeError("network error"),
          ]
        : answersAll(path, body),
    );
    await chat.ask("one", two);
    expect(states()).toEqual([["done", "cut"]]);
    await chat.retry({ turnId: chat.state().turns[0]?.id ?? "", column: 1 });
    expect(states()).toEqual([["done", "done"]]);
    expect(asked[1]?.body["models"]).toEqual(["b"]);
  });

  it("reports why there is no answer, from the status and from the stream", async () => {
    const refused = chatWith(() => [new ApiFailure("RATE_LIMITED", "slower")]);
    await refused.chat.ask("one", two);
    expect(refused.chat.state().turns[0]?.answers.map(({ trouble }) => trouble?.code)).toEqual([
      "RATE_LIMITED",
      "RATE_LIMITED",
    ]);
    const data = JSON.stringify({ status: "FAILURE", error_code: "INTERNAL", error_message: "broke" });
    const failing = chatWith(() => [event(run), { name: "failure", data }]);
    await failing.chat.ask("one", NO_SETUP);
    expect(failing.chat.state().turns[0]?.answers[0]).toMatchObject({
      state: "failed",
      trouble: { message: "broke" },
    });
  });

  it("stops and keeps what was shown", async () => {
    const { chat, states, texts } = chatWith(() => [event(run), event(says("Hal")), event(says("f"))]);
    const asked = chat.ask("one", NO_SETUP);
    const stopped = new Promise<void>((resolve) => {
      chat.subscribe(() => {
        if (texts()[0]?.[0] === "Hal") {
          chat.stop();
          resolve();
        }
      });
    });
    await Promise.all([asked, stopped]);
    expect([states(), texts()]).toEqual([[["stopped"]], [["Hal"]]]);
  });

  it("resumes after an approval; it keeps waiting if the server is unreachable, and ends for an unknown run", async () => {
    const answers: (ServerEvent | Error)[][] = [
      [event(run), event(result({ stopped: "approval", run_id: RUN, approval })), DONE],
      [new ApiFailure("OFFLINE", "gone")],
      [event(run), event(says("Sent.")), event(result({ message: message("Sent.") })), DONE],
    ];
    const { chat, states, asked, texts } = chatWith(() => answers.shift() ?? []);
    await chat.ask("send it", NO_SETUP);
    const place = { turnId: chat.state().turns[0]?.id ?? "", column: 0 };
    await chat.resume(place);
    expect(chat.state().turns[0]?.answers[0]).toMatchObject({
      state: "waiting",
      trouble: { code: "OFFLINE" },
    });
    await chat.resume(place);
    expect([states(), texts(), asked[2]]).toEqual([
      [["done"]],
      [["Sent."]],
      { path: `hydra-orchestrator/runs/${RUN}/resume`, body: { stream: true } },
    ]);
    const unknown = chatWith((path) =>
      path.endsWith("resume")
        ? [new ApiFailure("NOT_FOUND", "no such run")]
        : [event(run), event(result({ stopped: "approval", run_id: RUN, approval })), DONE],
    );
    await unknown.chat.ask("send it", NO_SETUP);
    await unknown.chat.resume({ turnId: unknown.chat.state().turns[0]?.id ?? "", column: 0 });
    expect(unknown.states()).toEqual([["failed"]]);
  });

  it("continues an interrupted resumed conversation", async () => {
    const answers: (ServerEvent | Error)[][] = [
      [event(run), event(result({ stopped: "approval", run_id: RUN, approval })), DONE],
      [event(run), event(says("Se")), new TypeError("network error")],
      [event(run), event(result({ message: message("Sent.") })), DONE],
    ];
    const { chat, states, asked, texts } = chatWith(() => answers.shift() ?? []);
    await chat.ask("send it", NO_SETUP);
    const place = { turnId: chat.state().turns[0]?.id ?? "", column: 0 };
    await chat.resume(place);
    expect([states(), texts()]).toEqual([[["cut"]], [["Se"]]]);
    await chat.resume(place);
    expect([states(), texts(), asked[2]?.path]).toEqual([
      [["done"]],
      [["Sent."]],
      `hydra-orchestrator/runs/${RUN}/resume`,
    ]);
    await chat.resume(place);
    expect(asked.length).toBe(3);
  });

  it("keeps each turn at its beginning and, in the end, whole", async () => {
    const { chat, server, turns } = chatWith(answersAll);
    await chat.ask("one", NO_SETUP);
    await expect.poll(() => server.turns[0]?.is_running).toBe(false);
    expect(server.turns[0]?.answers[0]?.items).toMatchObject([{ text: "I am default" }]);
    await expect.poll(() => turns()[0]?.revision).toBe(server.turns[0]?.revision);
    const reloaded = chatWith(answersAll, server, false);
    expect(reloaded.chat.state().status).toBe("loading");
    await reloaded.chat.sync();
    expect([reloaded.texts(), reloaded.chat.state().status]).toEqual([[["I am default"]], "ready"]);
  });

  it("shows what another page adds, and answers with it", async () => {
    const first = chatWith(answersAll);
    await first.chat.ask("one", NO_SETUP);
    const second = chatWith(answersAll, first.server, false);
    await second.chat.sync();
    await second.chat.ask("two", NO_SETUP);
    await first.chat.sync();
    expect(first.turns().map(({ question }) => question)).toEqual(["one", "two"]);
    await expect.poll(() => first.server.turns.every(({ is_running }) => !is_running)).toBe(true);
    await first.chat.sync();
    await first.chat.ask("three", NO_SETUP);
    expect(first.asked.at(-1)?.body["messages"]).toHaveLength(5);
  });

  it("does not send a question that another page was faster with, and shows the other one", async () => {
    const first = chatWith(answersAll);
    await first.chat.ask("one", NO_SETUP);
    const second = chatWith(answersAll, first.server, false);
    await second.chat.sync();
    await second.chat.ask("two", NO_SETUP);
    await expect(first.chat.ask("too late", NO_SETUP)).rejects.toMatchObject({ code: "CONFLICT" });
    expect(first.turns().map(({ question }) => question)).toEqual(["one", "two"]);
    expect(first.asked.length).toBe(1);
  });

  it("a retry that the server refuses changes nothing", async () => {
    const { chat, server, texts, asked } = chatWith(answersAll);
    await chat.ask("one", NO_SETUP);
    await expect.poll(() => server.turns[0]?.is_running).toBe(false);
    server.refuse = new ApiFailure("CONFLICT", "in another tab");
    await chat.retry({ turnId: server.turns[0]?.turn_id ?? "", column: 0 });
    expect([texts(), asked.length, chat.state().failure?.message]).toEqual([
      [["I am default"]],
      1,
      "in another tab",
    ]);
  });

  it("keeps trying while the server is not reachable", async () => {
    const { chat, server } = chatWith(answersAll);
    const asked = chat.ask("one", NO_SETUP);
    await expect.poll(() => server.turns.length).toBe(1);
    server.refuse = new ApiFailure("OFFLINE", "no network");
    await asked;
    await expect.poll(() => server.turns[0]?.is_running).toBe(false);
    expect(chat.state().failure).toBeNull();
  });

  it("ends when the conversation was deleted, and does not bring it back", async () => {
    const { chat, server } = chatWith(answersAll);
    await chat.ask("one", NO_SETUP);
    await expect.poll(() => server.turns[0]?.is_running).toBe(false);
    server.isDeleted = true;
    await chat.sync();
    expect(chat.state()).toMatchObject({ status: "missing", turns: [] });
    const before = server.writes.length;
    await expect(chat.ask("two", NO_SETUP)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(server.writes.length).toBe(before);
  });
});
