import type { JsonObject } from "../../src/base/json.ts";
import type { Logger } from "../../src/contract/ports.ts";
import { Sealed } from "../../src/contract/sealed.ts";
import type { Plan, Tool } from "../../src/contract/tool.ts";
import type { Gate, PluginOf, PluginType, ToolPlugin } from "../../src/kernel/plugin.ts";
import {
  type ActingContext,
  createContext,
  type PlannedContext,
  spentBefore,
  type ThinkingContext,
  withResults,
} from "../../src/kernel/shared-context.ts";
import type { BuiltRequest, Called, Gated } from "../../src/kernel/stages.ts";

export interface LogRecord {
  level: string;
  message: string;
  fields: JsonObject;
}

/** A logger that collects its records. */
export function keepLogs(records: LogRecord[] = [], stamp: JsonObject = {}): Logger {
  const write =
    (level: string) =>
    (message: string, fields: JsonObject = {}) =>
      void records.push({ level, message, fields: { ...stamp, ...fields } });
  return {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    with: (fields) => keepLogs(records, { ...stamp, ...fields }),
  };
}

export const echoTool: Tool = {
  tool_id: "t1",
  plugin: "echo",
  name: "Echo",
  operation_id: "echo",
  connector_id: null,
  description: "",
  input_schema: { type: "object" },
  side_effect: "read",
};

export function callOf(args: JsonObject, tool: Tool = echoTool): Plan & { kind: "tool_call" } {
  return { kind: "tool_call", call: { tool, arguments: args }, confidence: 0.9, reason: "test" };
}

export function plugin<Type extends PluginType>(
  parts: Partial<PluginOf<Type>> & { name: string; plugin_type: Type },
): PluginOf<Type> {
  return { version: "1.0.0", setup() {}, execute: async (context: unknown) => context, ...parts } as never;
}

/** The context with this plan. */
export function withPlan(context: ThinkingContext, plan: Plan | null, more_steps = false): ThinkingContext {
  return withResults(context, { planned: { plan, more_steps } });
}

/** The context with the result of a call. */
export function withCalled(context: ActingContext, called: Partial<Called>) {
  const nothing = { result: null, whole_answer: null, outcome: null, request: null, failure: null };
  return withResults(context, { called: { ...nothing, ...called } });
}

/** A TOOL that returns its arguments. */
export const echo = plugin({
  name: "echo",
  plugin_type: "TOOL",
  execute: async (context) => withCalled(context, { result: context.payload.call.arguments }),
});

export const openGate: Gate = {
  check: async (context, build) => letPass(context, await build()),
};

function letPass(context: PlannedContext, request: BuiltRequest): Gated {
  return { ...spentBefore(context), decision: "proceed", request, sends_once: false, secrets: null };
}

/** The context for a TOOL, with a built and allowed request. */
export async function built(context: PlannedContext, tool: ToolPlugin): Promise<ActingContext> {
  const request = (await tool.build?.(context)) ?? {
    shown: { arguments: context.payload.call.arguments },
    outcome: null,
    content: new Sealed(null),
    secrets_for: null,
  };
  return withResults(context, { gated: letPass(context, request) }) as ActingContext;
}

export function newContext(records: LogRecord[] = []) {
  return createContext({ session_id: "s1", logger: keepLogs(records) });
}
