import type { JsonObject } from "../base/json.ts";
import type { SideEffect } from "./side-effect.ts";

export const HTTP_TOOL_METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type HttpToolMethod = (typeof HTTP_TOOL_METHODS)[number];
export type ToolType = "prompt" | "http_api";

/** `custom_tools.http_config`: one HTTP request with `{{placeholders}}`. The database checks it. */
export interface HttpToolConfig {
  /** Absolute, at most 4,096 characters. */
  url: string;
  method: HttpToolMethod;
  headers?: Record<string, string>;
  body_template?: string | null;
  /** Path of the result in the answer; absent or empty: the whole answer. */
  response_path?: string | null;
}

/** A row of `custom_tools`, which users edit. */
export interface CustomTool {
  id: string;
  user_id: string;
  name: string;
  description: string;
  tool_type: ToolType;
  prompt_template: string | null;
  http_config: HttpToolConfig | null;
  /** Names of the headers in the order of their author; headers that it does not name come last. */
  header_order: string[];
  /** JSON Schema (2020-12) of the arguments: an object, `additionalProperties: false`. */
  parameters: JsonObject;
  side_effect: SideEffect;
  rate_limit_per_min: number | null;
  /** Placeholders that are filled from the vault, never by a caller. */
  secret_names: string[];
  enabled: boolean;
  created_at: string;
  updated_at: string;
}

/** `tools.definition` of an HTTP tool. */
export interface HttpToolDefinition {
  kind: "http-tool";
  http_config: HttpToolConfig;
  parameters: JsonObject;
  secret_names: string[];
  rate_limit_per_min: number | null;
}

/** `tools.definition` of a prompt tool. */
export interface PromptToolDefinition {
  kind: "prompt-tool";
  prompt_template: string;
  parameters: JsonObject;
  secret_names: string[];
  rate_limit_per_min: number | null;
}
