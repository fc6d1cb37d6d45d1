import type { Fault, JsonObject } from "../contract/json.ts";
import type { PluginTool } from "../contract/plugin-tool.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "./shared-context.ts";

/** INTERFACE: in and out. MEMORY: recalls. PLANNER: decides. TOOL: acts. */
export const PLUGIN_TYPES = ["INTERFACE", "MEMORY", "PLANNER", "TOOL"] as const;
export type PluginType = (typeof PLUGIN_TYPES)[number];

/** The plugin contract. `execute` takes the context and returns it, changed or not. */
export interface Plugin {
  readonly name: string;
  readonly plugin_type: PluginType;
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
  execute(context: SharedContext): Promise<SharedContext>;
  /** TOOL only: the exact request of the planned call, secrets masked; sends nothing. */
  preview?(context: SharedContext): Promise<JsonObject>;
  /** PLANNER only: mends arguments that failed validation, or returns null when it cannot. */
  repair?(call: ToolCall, faults: Fault[], context: SharedContext): Promise<JsonObject | null>;
}
