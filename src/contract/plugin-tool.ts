import type { JsonObject } from "../base/json.ts";
import type { SideEffect } from "./side-effect.ts";
import type { ToolFields, ToolHints } from "./tool.ts";

/** A tool of a plugin, as data. It is stored in the catalogue of every user who enables the plugin. */
export interface PluginTool {
  /** Lower-case words joined by dots, e.g. "clock.now"; unique among plugins. */
  operation_id: string;
  /** For people. */
  name: string;
  /** What it does, for search and for models. The first sentence has the most weight. */
  description: string;
  side_effect: SideEffect;
  /** Object schema (2020-12), `additionalProperties: false`, every argument described. */
  input_schema: JsonObject;
  hints: ToolHints;
}

/** The same as a row of the catalogue. */
export interface PluginToolRow extends PluginTool {
  fields: ToolFields;
  chunk: string;
}
