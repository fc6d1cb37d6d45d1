import { canonicalJson, type Json, type JsonObject, type JsonSchema } from "../base/json.ts";
import { tracedSender } from "../calling/egress/wrap-sender.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ChatModel, WorkspaceOwner } from "../contract/ports.ts";
import { DEFAULT_LIMITS } from "../contract/sender-limits.ts";
import type { SideEffect, ToolCall, ToolHints } from "../contract/tool.ts";
import type { ToolPlugin } from "../kernel/plugin.ts";
import type { ActingContext, SharedContext } from "../kernel/shared-context.ts";
import type { Caller } from "../kernel/stages.ts";
import { chatForRun, findChat, type PluginPorts, senderForRun } from "./plugin-ports.ts";
import { describeOutcome, executeCall } from "./tool-call.ts";

/** Timeout of one call in milliseconds, the same as for calls of APIs. */
const TIME_LIMIT = DEFAULT_LIMITS.totalMs;

/** The ports of one run. `chat`: the model of its account, if there is one. */
type RunPorts = Omit<PluginPorts, "chat"> & { chat: ChatModel | null };

/** The context that a tool with `context: true` receives. */
export type ToolContext = Pick<SharedContext, "logger" | "session_id" | "history" | "user_input">;

export interface ToolRun {
  caller: Caller;
  /** What the caller's API key is bound to; empty: nothing. */
  binding: string;
  /** The ports of this run: requests are aborted with it. */
  ports: RunPorts;
  /** Aborts when the call or the run times out. */
  signal: AbortSignal;
  /** Undefined unless the tool declares `context: true`. */
  context: ToolContext | undefined;
}

/** One tool: its description and its implementation. */
export interface ToolSpec {
  name: string;
  description: string;
  side_effect: SideEffect;
  input_schema: JsonObject;
  /** Derived from `side_effect` if absent. */
  hints?: Partial<ToolHints>;
  /** Whether it receives the logger, the session and the earlier results. */
  context?: true;
  /**
   * Called with arguments that match `input_schema`. @throws ToolgateError for the caller; other errors
   * become INTERNAL
   */
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
 * Defines a TOOL plugin: `export const clockTool = defineTools({ name: "clock-tool", … })`. The factory's
 * name is derived from the folder's, for stack traces and the list of plugins.
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
      return executeCall(context, async (record) => {
        const spec = pickTool(byId, call.tool, about);
        record({ outcome: describeOutcome(null, true) });
        const started = performance.now();
        const result = await runWithin(TIME_LIMIT, asked.signal, (signal) =>
          spec.run(call.arguments, {
            caller: asked.caller,
            // The gate has refused a call without a policy.
            binding: asked.policy?.binding ?? "",
            ports: scopePorts(ports, context),
            signal,
            context: spec.context ? pickContext(context) : undefined,
          }),
        );
        const duration_ms = Math.round(performance.now() - started);
        record({ outcome: describeOutcome(null, true, { duration_ms }), whole_answer: result });
        return result;
      });
    },
  };
}

function pickContext({ logger, session_id, history, user_input }: SharedContext): ToolContext {
  return { logger, session_id, history, user_input };
}

/** Tools that are not reads count as destructive by default (MCP, ToolAnnotations). */
function defaultHints(effect: SideEffect): ToolHints {
  const isRead = effect === "read";
  return { readOnlyHint: isRead, destructiveHint: !isRead, idempotentHint: isRead, openWorldHint: false };
}

/**
 * Finds the tool, unless the catalogue describes another version of it: the checks were made for that version.
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
    `Your catalogue contains ${operation_id} of a version of ${name} other than ${version}. List the plugins (GET /functions/v1/tools/plugins) to update the catalogue, and try again.`,
    { details: { reason: "outdated", plugin: name, version } },
  );
}

/** Compares as JSON, regardless of the order of keys and of undefined members. */
function isSame(ours: JsonObject, stored: JsonSchema): boolean {
  return canonicalJson(JSON.parse(JSON.stringify(ours)) as JsonObject) === canonicalJson(stored);
}

/**
 * Runs a function until a deadline or the end of the run. The function receives the signal; if it ignores it,
 * its result is discarded.
 * @param outer aborts with the run
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
  const expired = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(timedOut()), { once: true });
  });
  // `run` may throw before it is awaited.
  expired.catch(() => undefined);
  try {
    if (signal.aborted) throw timedOut();
    return await Promise.race([run(signal), expired]);
  } finally {
    clearTimeout(timer);
  }
}

function timedOut(): ToolgateError {
  return new ToolgateError(
    "API_ERROR",
    "The tool did not finish in time. It is unknown what it did until then.",
    { details: { reason: "timeout" } },
  );
}

/** The ports for one run: requests are aborted with it and traced below it, and models receive no personal data. */
function scopePorts(ports: PluginPorts, context: ActingContext): RunPorts {
  const chat = findChat(ports, context);
  return {
    ...ports,
    sender: tracedSender(senderForRun(ports.sender, context), context.telemetry, ""),
    chat: chat && chatForRun(chat, context),
  };
}

/** The owner of the workspace of a call, and the calling agent. */
export function ownerOf({ caller, binding }: Pick<ToolRun, "caller" | "binding">): WorkspaceOwner {
  const { user_id, agent_id } = caller;
  if (user_id !== null) return { user_id, agent_id, binding };
  throw new ToolgateError(
    "UNAUTHENTICATED",
    "This call is not associated with a user: there is no workspace for it.",
  );
}
