import { expect, it, vi } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import type { ToolPlugin } from "../../src/kernel/plugin.ts";
import { createContext, startThinking, withResults } from "../../src/kernel/shared-context.ts";
import type { Asked } from "../../src/kernel/stages.ts";
import { defineTools, runWithin, type ToolRun, type ToolSpec } from "../../src/plugins/define-tools.ts";
import { built, keepLogs } from "../kernel/make-parts.ts";
import { portsFor } from "./run-tool-plugin.ts";

const SCHEMA: JsonObject = {
  type: "object",
  properties: { zone: { type: "string", description: "Zone" }, b: { type: "integer", description: "B" } },
  additionalProperties: false,
};
const PORTS = portsFor({ definition: { kind: "prompt-tool" } as never, secrets: {} }).ports;
const HISTORY = [{ tool: { tool_id: "t0", name: "T", operation_id: "t" }, arguments: {}, result: 1 }];

function build(run: ToolSpec["run"], more: Partial<ToolSpec> = {}) {
  return defineTools({
    name: "clock-tool",
    version: "1.2.3",
    title: "Clock",
    description: "Tells the time.",
    tools: {
      "clock.now": {
        name: "Now",
        description: "Tells the time.",
        side_effect: "read",
        input_schema: SCHEMA,
        run,
        ...more,
      },
    },
  });
}

async function passed(
  plugin: ToolPlugin,
  args: JsonObject,
  tool: JsonObject = {},
  asked: Partial<Asked> = {},
) {
  const plan = {
    kind: "tool_call" as const,
    call: {
      tool: {
        tool_id: "t1",
        plugin: "clock-tool",
        name: "Now",
        operation_id: "clock.now",
        connector_id: null,
        description: "",
        input_schema: SCHEMA,
        side_effect: "read" as const,
        ...tool,
      },
      arguments: args,
    },
    confidence: 1,
    reason: "test",
  };
  const context = createContext({
    session_id: "s1",
    logger: keepLogs(),
    asked,
    user_input: "what time is it?",
  });
  const { call } = plan;
  const planned = withResults(startThinking(context), { planned: { plan, more_steps: false }, call });
  return built({ ...planned, history: HISTORY }, plugin);
}

/** What `run` gets. */
async function runOf(more: Partial<ToolSpec>, asked: Partial<Asked> = {}): Promise<ToolRun> {
  let given: ToolRun | undefined;
  const plugin = build((_, run) => {
    given = run;
    return null;
  }, more)(PORTS);
  await plugin.execute(await passed(plugin, {}, {}, asked));
  if (!given) throw new Error("not run");
  return given;
}

it("defineTools() names the factory after the folder and returns the tools as data", () => {
  const clockTool = build(() => null);
  expect(clockTool.name).toBe("clockTool");
  expect(clockTool(PORTS)).toMatchObject({
    name: "clock-tool",
    version: "1.2.3",
    plugin_type: "TOOL",
    title: "Clock",
    tools: [{ operation_id: "clock.now", side_effect: "read", input_schema: SCHEMA }],
  });
  expect(JSON.stringify(clockTool(PORTS).tools)).not.toContain("run");
});

it.each<[effect: ToolSpec["side_effect"], own: ToolSpec["hints"], hints: object]>([
  ["read", undefined, { readOnlyHint: true, destructiveHint: false, idempotentHint: true }],
  ["write", undefined, { readOnlyHint: false, destructiveHint: true, idempotentHint: false }],
  ["write", { destructiveHint: false }, { readOnlyHint: false, destructiveHint: false }],
])("defineTools() derives the hints of a %s, unless given %j", (side_effect, own, hints) => {
  const plugin = build(() => null, { side_effect, ...(own && { hints: own }) })(PORTS);
  expect(plugin.tools?.[0]?.hints).toMatchObject(hints);
});

it("execute() passes the context only to a tool that declares it", async () => {
  expect((await runOf({})).context).toBeUndefined();
  const { context } = await runOf({ context: true });
  expect(context).toMatchObject({ session_id: "s1", user_input: "what time is it?" });
  expect(context?.history).toBe(HISTORY);
  expect(Object.keys(context ?? {}).sort()).toEqual(["history", "logger", "session_id", "user_input"]);
});

it("execute() passes the caller to the tool and aborts it with the run", async () => {
  const ended = new AbortController();
  const caller = { user_id: "u1", key_hash: null, key_id: "k1", agent_id: null };
  const run = await runOf({}, { caller, signal: ended.signal });
  expect(run.caller).toEqual(caller);
  expect(run.signal.aborted).toBe(false);
  ended.abort();
  expect(run.signal.aborted).toBe(true);
});

it("execute() returns result, request and outcome", async () => {
  const plugin = build(({ zone }) => ({ zone: zone ?? null }))(PORTS);
  const done = await plugin.execute(await passed(plugin, { zone: "UTC" }));
  expect(done.payload.called).toMatchObject({
    result: { zone: "UTC" },
    whole_answer: { zone: "UTC" },
    request: { arguments: { zone: "UTC" } },
    outcome: { sent: true, method: null, duration_ms: expect.any(Number) },
  });
});

const stale: [what: string, tool: JsonObject, effect: ToolSpec["side_effect"], runs: boolean][] = [
  ["the same tool", {}, "read", true],
  ["keys in another order", { input_schema: reversed(SCHEMA) }, "read", true],
  ["a stricter side effect", { side_effect: "write" }, "read", true],
  ["a laxer side effect", { side_effect: "read" }, "write", false],
  ["another schema", { input_schema: { type: "object" } }, "read", false],
  ["a tool that is gone", { operation_id: "clock.then" }, "read", false],
];
it.each(stale)("execute() with %s in the catalogue", async (_, tool, side_effect, runs) => {
  const run = vi.fn(() => null);
  const plugin = build(run, { side_effect })(PORTS);
  const { failure } = (await plugin.execute(await passed(plugin, {}, tool))).payload.called;
  const refused = { code: "CONFLICT", reason: "outdated", plugin: "clock-tool", version: "1.2.3" };
  expect(failure && { code: failure.code, ...failure.details }).toEqual(runs ? null : refused);
  expect(run).toHaveBeenCalledTimes(runs ? 1 : 0);
});

function reversed(value: JsonObject): JsonObject {
  const entries = Object.entries(value).reverse();
  const isObject = (member: unknown): member is JsonObject => typeof member === "object" && member !== null;
  return Object.fromEntries(
    entries.map(([key, member]) => [key, isObject(member) ? reversed(member) : member]),
  );
}

it("runWithin() aborts the signal, and does not wait for work that ignores it", async () => {
  vi.useFakeTimers();
  try {
    let given: AbortSignal | undefined;
    const never = runWithin(1_000, new AbortController().signal, (signal) => {
      given = signal;
      return new Promise(() => {});
    });
    const told = expect(never).rejects.toMatchObject({ code: "API_ERROR", details: { reason: "timeout" } });
    await vi.advanceTimersByTimeAsync(999);
    expect(given?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await told;
    expect(given?.aborted).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it("runWithin() starts nothing if the run is over, and clears its timer", async () => {
  const run = vi.fn();
  await expect(runWithin(1_000, AbortSignal.abort(), run)).rejects.toMatchObject({ code: "API_ERROR" });
  expect(run).not.toHaveBeenCalled();
  vi.useFakeTimers();
  try {
    expect(await runWithin(1_000, new AbortController().signal, () => 7)).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
