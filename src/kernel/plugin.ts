import type { Fault, JsonObject } from "../base/json.ts";
import type { PluginTool } from "../contract/plugin-tool.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { ActingContext, PlannedContext, SharedContext, ThinkingContext } from "./shared-context.ts";
import type { BuiltRequest } from "./stages.ts";

/** INTERFACE: in and out. MEMORY: recalls. PLANNER: decides. TOOL: acts. */
export const PLUGIN_TYPES = ["INTERFACE", "MEMORY", "PLANNER", "TOOL"] as const;
export type PluginType = (typeof PLUGIN_TYPES)[number];

interface PluginBase {
  readonly name: string;
  /** Semantic version, e.g. "1.0.0". */
  readonly version: string;
  /** Among plugins of one type the lower number runs first; 100 when absent. */
  readonly order?: number;
  /** For people; plugins with `tools` have both. */
  readonly title?: string;
  readonly description?: string;
  /** TOOL only: what people can switch on. */
  readonly tools?: readonly PluginTool[];
  /** May be called again. */
  setup(): void | Promise<void>;
}

/** Runs in LISTENING, to read what arrived into `payload.asked`, and in RESPONDING, to write `payload.answered`. */
export interface InterfacePlugin extends PluginBase {
  readonly plugin_type: "INTERFACE";
  execute(context: SharedContext): Promise<SharedContext>;
}

/** Adds to `payload.found`. */
export interface MemoryPlugin extends PluginBase {
  readonly plugin_type: "MEMORY";
  execute(context: ThinkingContext): Promise<ThinkingContext>;
}

/** Decides about `payload.planned`. */
export interface PlannerPlugin extends PluginBase {
  readonly plugin_type: "PLANNER";
  execute(context: ThinkingContext): Promise<ThinkingContext>;
  /** Repairs arguments that failed validation, or returns null when it cannot. */
  repair?(call: ToolCall, faults: Fault[], context: ThinkingContext): Promise<JsonObject | null>;
}

/** Makes a call: `build` once, for the gate; `execute` with what the gate has let pass, into `payload.called`. */
export interface ToolPlugin extends PluginBase {
  readonly plugin_type: "TOOL";
  /** The request of the planned call; reads no secret and sends nothing. Absent: its arguments are all there is to show. */
  build?(context: PlannedContext): Promise<BuiltRequest>;
  /** Not run in a dry run. A call that fails is a result, too: what is thrown says nothing of what was sent. */
  execute(context: ActingContext): Promise<SharedContext<"asked" | "call" | "called">>;
}

/**
 * The plugin contract: `execute` takes the context and returns it, changed or not. Contexts and the results in them are
 * immutable: a change is a new one, from `withResults()`.
 */
export type Plugin = InterfacePlugin | MemoryPlugin | PlannerPlugin | ToolPlugin;
export type PluginOf<Type extends PluginType> = Extract<Plugin, { plugin_type: Type }>;
