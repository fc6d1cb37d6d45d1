import type { Json, JsonObject } from "../contract/json.ts";
import type { SideEffect, ToolHints } from "../contract/tool.ts";
import type { ToolPlugin } from "../kernel/plugin.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import type { Caller } from "../kernel/stages.ts";
import { carryOut } from "./carry-out.ts";
import { describeOutcome } from "./describe-outcome.ts";
import { pickTool } from "./pick-tool.ts";
import type { PluginPorts } from "./plugin-ports.ts";
import { runWithin } from "./run-within.ts";
import { scopePorts } from "./scope-ports.ts";

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
