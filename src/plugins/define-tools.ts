import { canonicalJson } from "../base/canonical-json.ts";
import type { Json, JsonObject, JsonSchema } from "../base/json.ts";
import { tracedSender } from "../calling/egress/trace-sender.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { SideEffect } from "../contract/side-effect.ts";
import type { ToolCall, ToolHints } from "../contract/tool.ts";
import type { ToolPlugin } from "../kernel/plugin.ts";
import type { ActingContext, SharedContext } from "../kernel/shared-context.ts";
import type { Caller } from "../kernel/stages.ts";
import { carryOut, describeOutcome } from "./carry-out.ts";
import { type PluginPorts, runSender } from "./plugin-ports.ts";
import { runChat } from "./run-chat.ts";

/** Milliseconds one call of a tool may take, as long as a call of an API may. */
const TIME_LIMIT = 30_000;

/** What a tool that declares `context: true` receives. */
export type ToolContext = Pick<SharedContext, "logger" | "session_id" | "history" | "user_input">;

export interface ToolRun {
  caller: Caller;
  /** Those of this run: what is sent gives up with it. */
  ports: PluginPorts;
  /** Fires when the call or the run is out of time. */
  signal: AbortSignal;
  /** Undefined unless the tool declares `context: true`. */
  context: ToolContext | undefined;
}

/** One tool: data, and its execution bound beside it. */
export interface ToolSpec {
  name: string;
  description: string;
  side_effect: SideEffect;
  input_schema: JsonObject;
  /** Derived from `side_effect` where absent. */
  hints?: Partial<ToolHints>;
  /** Whether it receives the logger, the session and the earlier results. */
  context?: true;
  /** Arguments fit `input_schema`. @throws ToolgateError for what the caller should know; anything else is answered as INTERNAL */
  run(args: JsonObject, run: ToolRun): Json | Promise<Json>;
}

export interface PluginSpec {
  /** The folder's name. */
  name: string;
  version: string;
  title: string;
  description: string;
  /** By operation id. */
  tools: Record<string, ToolSpec>;
}

/**
 * A TOOL plugin from its tools: `export const clockTool = defineTools({ name: "clock-tool", … })`. The factory is named
 * after the folder, as stack traces and the list of plugins show it.
 */
export function defineTools(spec: PluginSpec): (ports: PluginPorts) => ToolPlugin {
  const factory = (ports: PluginPorts): ToolPlugin => createPlugin(spec, ports);
  const name = spec.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return Object.defineProperty(factory, "name", { value: name });
}

function createPlugin({ tools, ...about }: PluginSpec, ports: PluginPorts): ToolPlugin {
  const byId = new Map(Object.entries(tools));
  return {
    ...about,
    plugin_type: "TOOL",
    tools: [...byId].map(([operation_id, { name, description, side_effect, input_schema, hints }]) => ({
      operation_id,
      name,
      description,
      side_effect,
      input_schema: structuredClone(input_schema),
      hints: { ...defaultHints(side_effect), ...hints },
    })),
    setup() {},
    execute(context) {
      const { asked, call } = context.payload;
      return carryOut(context, async (note) => {
        const spec = pickTool(byId, call.tool, about);
        note({ outcome: describeOutcome(null, true) });
        const started = performance.now();
        const result = await runWithin(TIME_LIMIT, asked.signal, (signal) =>
          spec.run(call.arguments, {
            caller: asked.caller,
            ports: scopePorts(ports, context),
            signal,
            context: spec.context ? pickContext(context) : undefined,
          }),
        );
        const duration_ms = Math.round(performance.now() - started);
        note({ outcome: describeOutcome(null, true, { duration_ms }), whole_answer: result });
        return result;
      });
    },
  };
}

function pickContext({ logger, session_id, history, user_input }: SharedContext): ToolContext {
  return { logger, session_id, history, user_input };
}

/** What is not known to be harmless counts as harmful (MCP, ToolAnnotations). */
function defaultHints(effect: SideEffect): ToolHints {
  const isRead = effect === "read";
  return { readOnlyHint: isRead, destructiveHint: !isRead, idempotentHint: isRead, openWorldHint: false };
}

/**
 * The catalogue may still describe the tool of another version: then what was checked and let pass is not what would run.
 * @throws ToolgateError CONFLICT {reason: "outdated", plugin, version}
 */
function pickTool(
  tools: ReadonlyMap<string, ToolSpec>,
  { operation_id, side_effect, input_schema }: ToolCall["tool"],
  { name, version }: { name: string; version: string },
): ToolSpec {
  const spec = tools.get(operation_id);
  const isHarmless = spec?.side_effect === "read" || side_effect !== "read";
  if (spec && isHarmless && isSame(spec.input_schema, input_schema)) return spec;
  throw new ToolgateError(
    "CONFLICT",
    `Your catalogue has ${operation_id} of another version of ${name} than ${version}: list the plugins (GET /functions/v1/tools/plugins), which updates it, and try again.`,
    { details: { reason: "outdated", plugin: name, version } },
  );
}

/** As JSON: the order of keys says nothing, and a member that is undefined is none. */
function isSame(ours: JsonObject, stored: JsonSchema): boolean {
  return canonicalJson(JSON.parse(JSON.stringify(ours)) as JsonObject) === canonicalJson(stored);
}

/**
 * Runs something under a deadline and inside a run. It gets the signal to give up by; when it does not listen, it is left
 * behind.
 * @param outer ends with the run
 * @throws ToolgateError API_ERROR {reason: "timeout"}, or as `run` throws
 */
export async function runWithin<T>(
  milliseconds: number,
  outer: AbortSignal,
  run: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), milliseconds);
  const signal = AbortSignal.any([outer, deadline.signal]);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(timeOver()), { once: true });
  });
  // `run` may throw before it is awaited.
  late.catch(() => undefined);
  try {
    if (signal.aborted) throw timeOver();
    return await Promise.race([run(signal), late]);
  } finally {
    clearTimeout(timer);
  }
}

function timeOver(): ToolgateError {
  return new ToolgateError(
    "API_ERROR",
    "The tool did not finish in time; what it did until then is unknown.",
    { details: { reason: "timeout" } },
  );
}

/** The ports for one run: what is sent gives up with it and is traced below it, models get no personal data. */
function scopePorts(ports: PluginPorts, context: ActingContext): PluginPorts {
  return {
    ...ports,
    sender: tracedSender(runSender(ports.sender, context), context.telemetry, ""),
    chat: ports.chat && runChat(ports.chat, context),
  };
}
