import { describe, expect, it, vi } from "vitest";
import type { Fault } from "../../src/base/json.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import { Sealed } from "../../src/contract/sealed.ts";
import { createKernel } from "../../src/kernel/kernel.ts";
import {
  createPluginManager,
  type Gate,
  type PlannerPlugin,
  type Plugin,
  type PluginType,
} from "../../src/kernel/plugin.ts";
import {
  createContext,
  type SharedContext,
  type State,
  withResults,
} from "../../src/kernel/shared-context.ts";
import { NOTHING_SPENT } from "../../src/kernel/stages.ts";
import {
  callOf,
  echo,
  echoTool,
  keepLogs,
  type LogRecord,
  newContext,
  openGate,
  plugin,
  withCalled,
  withPlan,
} from "./make-parts.ts";

const accept = () => [];

async function kernelOf(plugins: Plugin[], parts: Partial<Parameters<typeof createKernel>[0]> = {}) {
  return createKernel({
    plugins: await createPluginManager(plugins),
    gate: openGate,
    validate: accept,
    ...parts,
  });
}

function planner(args = {}): PlannerPlugin {
  return plugin({
    name: "planner",
    plugin_type: "PLANNER",
    execute: async (context) => withPlan(context, callOf(args)),
  });
}

const HTTP = {
  method: "POST",
  url: "https://api.example/orders",
  http_status: 201,
  bytes: 2,
  duration_ms: 3,
  attempts: 1,
};

describe("createKernel()", () => {
  it("runs LISTENING, THINKING, ACTING, RESPONDING, each with the plugins of its type", async () => {
    const seen: [State, string][] = [];
    const spy = (name: string, plugin_type: PluginType) =>
      plugin({
        name,
        plugin_type,
        async execute(context: never) {
          const given = context as SharedContext;
          seen.push([given.current_state, name]);
          const plan = callOf({}, { ...echoTool, plugin: "the-tool" });
          return (plugin_type === "PLANNER" ? withPlan(context, plan) : given) as never;
        },
      });
    const kernel = await kernelOf([
      spy("the-tool", "TOOL"),
      spy("plan", "PLANNER"),
      spy("recall", "MEMORY"),
      spy("web", "INTERFACE"),
    ]);
    await kernel.run(newContext());
    expect(seen).toEqual([
      ["LISTENING", "web"],
      ["THINKING", "recall"],
      ["THINKING", "plan"],
      ["ACTING", "the-tool"],
      ["RESPONDING", "web"],
    ]);
  });

  it("runs plugins of one type by their `order`, regardless of the order of registration", async () => {
    const seen: string[] = [];
    const memory = (name: string, order?: number) =>
      plugin({
        name,
        plugin_type: "MEMORY",
        ...(order !== undefined && { order }),
        async execute(context) {
          seen.push(name);
          return context;
        },
      });
    const kernel = await kernelOf([memory("late"), memory("early", 5), planner(), echo]);
    await kernel.run(newContext());
    expect(seen).toEqual(["early", "late"]);
  });

  it("gives a multi-step run a fresh context with the request and all earlier results", async () => {
    const histories: unknown[] = [];
    const inputs: string[] = [];
    const listener = plugin({
      name: "web",
      plugin_type: "INTERFACE",
      execute: async (context) =>
        context.current_state === "LISTENING" ? { ...context, user_input: "count to three" } : context,
    });
    const counting = plugin({
      name: "planner",
      plugin_type: "PLANNER",
      async execute(context) {
        histories.push(context.history.map((entry) => entry.result));
        inputs.push(context.user_input);
        const { length } = context.history;
        return withPlan(context, callOf({ n: length + 1 }), length < 2);
      },
    });
    const done = await (await kernelOf([listener, counting, echo])).run(newContext());
    expect(histories).toEqual([[], [{ n: 1 }], [{ n: 1 }, { n: 2 }]]);
    expect(inputs).toEqual(["count to three", "count to three", "count to three"]);
    expect(done.payload.called?.result).toEqual({ n: 3 });
    expect(done.trace.map((step) => step.kind)).toEqual([
      "plan",
      "tool_call",
      "plan",
      "tool_call",
      "plan",
      "tool_call",
      "compose",
    ]);
  });

  it("ends a run after the maximum number of steps", async () => {
    const endless = plugin({
      name: "planner",
      plugin_type: "PLANNER",
      execute: async (context) => withPlan(context, callOf({}), true),
    });
    const done = await (await kernelOf([endless, echo], { maxSteps: 3 })).run(newContext());
    expect(done.payload.failure?.details).toEqual({ reason: "step_limit" });
    expect(done.trace.filter((step) => step.kind === "tool_call")).toHaveLength(3);
  });

  it("executes nothing if the gate refuses", async () => {
    let executed = false;
    const tool = plugin({
      name: "echo",
      plugin_type: "TOOL",
      async execute(context) {
        executed = true;
        return withCalled(context, {});
      },
    });
    const gate = {
      async check() {
        throw new ToolgateError("APPROVAL_REQUIRED", "ask first");
      },
    };
    const done = await (await kernelOf([planner(), tool], { gate })).run(newContext());
    expect(executed).toBe(false);
    expect(done.payload.failure?.code).toBe("APPROVAL_REQUIRED");
  });

  it.each([
    ["", { ...HTTP, sent: true }, { ...HTTP, sent: false }],
    [" of which nothing more is known", null, null],
  ])("returns the result of an earlier call%s instead of executing this one", async (_, outcome, told) => {
    const earlier = { result: { n: 7 }, outcome };
    const gate: Gate = { check: async () => ({ ...NOTHING_SPENT, decision: "repeat", earlier }) };
    const done = await (await kernelOf([planner({ n: 1 }), echo], { gate })).run(newContext());
    expect(done.payload).toMatchObject({ failure: null, called: { result: { n: 7 }, outcome: told } });
  });

  it("validates repaired arguments again and fails after two repairs", async () => {
    const checked: unknown[] = [];
    let repairs = 0;
    const repairing: PlannerPlugin = {
      ...planner({ n: 0 }),
      async repair() {
        repairs++;
        return { n: repairs };
      },
    };
    const validate = (_schema: unknown, args: unknown): Fault[] => {
      checked.push(args);
      return [{ pointer: "/n", message: "still wrong" }];
    };
    const done = await (await kernelOf([repairing, echo], { validate })).run(newContext());
    expect(checked).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
    expect(done.payload.failure?.code).toBe("INVALID_ARGUMENTS");
    expect(done.payload.failure?.details).toEqual({ errors: [{ pointer: "/n", message: "still wrong" }] });
  });

  it("reports the faults of arguments if the model fails to repair them", async () => {
    const failing: PlannerPlugin = {
      ...planner({ n: 0 }),
      async repair() {
        throw new ToolgateError("MODEL_ERROR", "The model returned no corrected arguments.");
      },
    };
    const validate = () => [{ pointer: "/n", message: "wrong" }];
    const done = await (await kernelOf([failing, echo], { validate })).run(newContext());
    expect(done.payload.failure).toMatchObject({
      code: "INVALID_ARGUMENTS",
      details: { errors: [{ pointer: "/n", message: "wrong" }] },
    });
  });

  it("executes the call with the repaired arguments", async () => {
    const repairing: PlannerPlugin = { ...planner({ n: "1" }), repair: async () => ({ n: 1 }) };
    const validate = (_schema: unknown, args: { n?: unknown }): Fault[] =>
      typeof args.n === "number" ? [] : [{ pointer: "/n", message: "must be a number" }];
    const done = await (await kernelOf([repairing, echo], { validate })).run(newContext());
    expect(done.payload.called?.result).toEqual({ n: 1 });
  });

  it("turns a question into CLARIFICATION_NEEDED and no plan into CONNECTOR_NOT_FOUND", async () => {
    const asking = plugin({
      name: "planner",
      plugin_type: "PLANNER",
      async execute(context) {
        return withPlan(context, {
          kind: "question",
          question: "Which city?",
          candidates: ["now"],
          missing: ["city"],
          choices: [],
          confidence: 0.9,
          reason: "",
        });
      },
    });
    const asked = await (await kernelOf([asking])).run(newContext());
    expect(asked.payload.failure?.code).toBe("CLARIFICATION_NEEDED");
    expect(asked.payload.failure?.details).toEqual({
      question: "Which city?",
      candidates: ["now"],
      missing: ["city"],
      choices: [],
    });
    const none = await (await kernelOf([])).run(newContext());
    expect(none.payload.failure?.code).toBe("CONNECTOR_NOT_FOUND");
  });

  it("logs the message of an unexpected error with the session id, and omits it from the answer", async () => {
    const records: LogRecord[] = [];
    const broken = plugin({
      name: "echo",
      plugin_type: "TOOL",
      async execute() {
        throw new Error("connection string postgres://…");
      },
    });
    const done = await (await kernelOf([planner(), broken])).run(newContext(records));
    expect(done.payload.failure?.code).toBe("INTERNAL");
    expect(JSON.stringify([done.payload.failure?.message, done.trace])).not.toContain("postgres://");
    expect(records.find((record) => record.level === "error")?.fields).toMatchObject({ session_id: "s1" });
  });

  it("passes the gate the request that is sent, which is built once", async () => {
    let [builds, seen, sent] = [0, null as unknown, null as unknown];
    const tool = plugin({
      name: "echo",
      plugin_type: "TOOL",
      async build({ payload }) {
        builds += 1;
        const shown = { n: payload.call.arguments["n"] ?? null };
        return { shown, outcome: null, content: new Sealed({ bytes: "the request" }), secrets_for: null };
      },
      async execute(context) {
        sent = context.payload.gated.request;
        return withCalled(context, {});
      },
    });
    const gate: Gate = {
      async check(context, build) {
        seen = await build();
        expect(await build()).toBe(seen);
        return openGate.check(context, build);
      },
    };
    await (await kernelOf([planner({ n: 1 }), tool], { gate })).run(newContext());
    expect([builds, sent === seen]).toEqual([1, true]);
    expect(seen).toMatchObject({ shown: { n: 1 } });
  });

  it("ends a dry run with the request: the tool is not executed", async () => {
    const execute = vi.fn();
    const tool = plugin({ name: "echo", plugin_type: "TOOL", execute });
    const context = createContext({ session_id: "s1", logger: keepLogs(), asked: { dry_run: true } });
    const done = await (await kernelOf([planner({ n: 1 }), tool])).run(context);
    expect(done.payload.called?.result).toEqual({ request: { arguments: { n: 1 } } });
    expect(execute).not.toHaveBeenCalled();
  });

  it("keeps the results of earlier stages if a later one fails", async () => {
    const failing = plugin({
      name: "late",
      plugin_type: "PLANNER",
      async execute() {
        throw new ToolgateError("MODEL_ERROR", "no answer");
      },
    });
    const recall = plugin({
      name: "recall",
      plugin_type: "MEMORY",
      execute: async (context) =>
        withResults(context, { found: { ...context.payload.found, match_confidence: 0.7 } }),
    });
    const done = await (await kernelOf([recall, failing, echo])).run(newContext());
    expect(done.payload).toMatchObject({
      failure: { code: "MODEL_ERROR" },
      found: { match_confidence: 0.7 },
    });
    expect(done.trace[0]).toMatchObject({ kind: "plan", output: { error_code: "MODEL_ERROR" } });
  });

  it("the outcome of a call is unknown if its tool throws", async () => {
    const broken = plugin({
      name: "echo",
      plugin_type: "TOOL",
      async execute() {
        throw new ToolgateError("API_ERROR", "broken off");
      },
    });
    const done = await (await kernelOf([planner(), broken])).run(newContext());
    expect(done.payload).toMatchObject({
      failure: { code: "API_ERROR" },
      called: { outcome: null, failure: { code: "API_ERROR" } },
    });
  });

  it("rejects a plugin that mutates a result", async () => {
    const changing = plugin({
      name: "changing",
      plugin_type: "PLANNER",
      async execute(context) {
        Object.assign(context.payload.asked, { dry_run: true });
        return context;
      },
    });
    const done = await (await kernelOf([changing, echo])).run(newContext());
    expect(done.payload.failure?.code).toBe("INTERNAL");
    expect(done.payload.asked.dry_run).toBe(false);
  });

  it("shares no payload between runs", async () => {
    const [first, second] = [newContext(), newContext()];
    await (await kernelOf([planner({ secret: 1 }), echo])).run(first);
    expect(second.payload.planned).toBeNull();
    expect(second.trace).toEqual([]);
  });
});

describe("act()", () => {
  const call = { tool: echoTool, arguments: { n: 1 } };

  it("validates, gates, executes and traces a given call without other stages", async () => {
    const seen: string[] = [];
    const spy = (name: string, plugin_type: PluginType) =>
      plugin({
        name,
        plugin_type,
        async execute(context: never) {
          seen.push(name);
          return context;
        },
      });
    const gate: Gate = {
      check(context, build) {
        seen.push("gate");
        return openGate.check(context, build);
      },
    };
    const validate = () => {
      seen.push("validate");
      return [];
    };
    const plugins = [spy("web", "INTERFACE"), spy("recall", "MEMORY"), spy("plan", "PLANNER"), echo];
    const done = await (await kernelOf(plugins, { gate, validate })).act(newContext(), call);
    expect(seen).toEqual(["validate", "gate"]);
    expect(done.payload).toMatchObject({ called: { result: { n: 1 } }, failure: null });
    expect(done.trace.map(({ kind, input }) => [kind, input])).toEqual([
      ["tool_call", { operation_id: "echo", arguments: { n: 1 } }],
    ]);
  });

  it("repairs arguments before the call", async () => {
    const repairing: PlannerPlugin = { ...planner(), repair: async () => ({ n: 2 }) };
    const validate = (_schema: unknown, args: { n?: unknown }): Fault[] =>
      args.n === 2 ? [] : [{ pointer: "/n", message: "must be 2" }];
    const done = await (await kernelOf([repairing, echo], { validate })).act(newContext(), call);
    expect(done.payload.called?.result).toEqual({ n: 2 });
  });

  it("returns a failure in the payload, with its step in the trace and the call in the plan", async () => {
    const gate = {
      async check() {
        throw new ToolgateError("APPROVAL_REQUIRED", "ask first");
      },
    };
    const refused = await (await kernelOf([echo], { gate })).act(newContext(), call);
    expect(refused.payload.failure?.code).toBe("APPROVAL_REQUIRED");
    expect(refused.trace).toMatchObject([{ kind: "tool_call", output: { error_code: "APPROVAL_REQUIRED" } }]);
    expect(refused.payload.planned?.plan).toMatchObject({ kind: "tool_call", call });
    const validate = () => [{ pointer: "/n", message: "wrong" }];
    const invalid = await (await kernelOf([echo], { validate })).act(newContext(), call);
    expect(invalid.payload.failure?.code).toBe("INVALID_ARGUMENTS");
    const nobody = await (await kernelOf([])).act(newContext(), call);
    expect(nobody.payload.failure?.code).toBe("INTERNAL");
  });
});
