import type { Fault, JsonObject } from "../base/json.ts";
import type { PluginTool, ToolCall } from "../contract/tool.ts";
import type { ActingContext, PlannedContext, SharedContext, ThinkingContext } from "./shared-context.ts";
import type { BuiltRequest } from "./stages.ts";

/** INTERFACE reads requests and composes answers, MEMORY finds candidates, PLANNER decides, TOOL executes calls. */
export const PLUGIN_TYPES = ["INTERFACE", "MEMORY", "PLANNER", "TOOL"] as const;
export type PluginType = (typeof PLUGIN_TYPES)[number];

interface PluginBase {
  readonly name: string;
  /** Semantic version, e.g. "1.0.0". */
  readonly version: string;
  /** Plugins of one type run in ascending order; 100 by default. */
  readonly order?: number;
  /** Shown to people. Required, with the description, for plugins with `tools`. */
  readonly title?: string;
  readonly description?: string;
  /** TOOL only: the tools that people can enable. */
  readonly tools?: readonly PluginTool[];
  /** Initializes the plugin. May be called several times. */
  setup(): void | Promise<void>;
}

/** Runs in LISTENING, to read the request into `payload.asked`, and in RESPONDING, to set `payload.answered`. */
export interface InterfacePlugin extends PluginBase {
  readonly plugin_type: "INTERFACE";
  execute(context: SharedContext): Promise<SharedContext>;
}

/** Adds to `payload.found`. */
export interface MemoryPlugin extends PluginBase {
  readonly plugin_type: "MEMORY";
  execute(context: ThinkingContext): Promise<ThinkingContext>;
}

/** Sets `payload.planned`. */
export interface PlannerPlugin extends PluginBase {
  readonly plugin_type: "PLANNER";
  execute(context: ThinkingContext): Promise<ThinkingContext>;
  /** Repairs arguments that failed validation; null if it cannot. */
  repair?(call: ToolCall, faults: Fault[], context: ThinkingContext): Promise<JsonObject | null>;
}

/** Executes calls: `build` creates the request for the gate, and `execute` sends it and sets `payload.called`. */
export interface ToolPlugin extends PluginBase {
  readonly plugin_type: "TOOL";
  /** Builds the request of the planned call without reading secrets or sending. If absent, the arguments are shown. */
  build?(context: PlannedContext): Promise<BuiltRequest>;
  /** Not called in a dry run. A failed call should be returned as a result, because an exception has no outcome. */
  execute(context: ActingContext): Promise<SharedContext<"asked" | "call" | "called">>;
}

/**
 * The plugin contract: `execute` receives a context and returns it or a new one. Contexts and their results are
 * immutable; `withResults()` creates a changed context.
 */
export type Plugin = InterfacePlugin | MemoryPlugin | PlannerPlugin | ToolPlugin;
export type PluginOf<Type extends PluginType> = Extract<Plugin, { plugin_type: Type }>;
