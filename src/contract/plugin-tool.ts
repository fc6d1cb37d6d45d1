import type { JsonObject } from "./json.ts";
import type { SideEffect, ToolFields, ToolHints } from "./tool.ts";

/** A tool that a plugin brings along: data, put into the catalogue of whoever switches the plugin on. */
export interface PluginTool {
  /** Lower-case words joined by dots, e.g. "clock.now"; no other plugin may have it. */
  operation_id: string;
  /** For people. */
  name: string;
  /** What it does, for search and for models: the first sentence counts most. */
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
