import type { Json } from "../contract/json.ts";
import { isJsonType } from "./media-type.ts";

/** A parameter described by `content` (OpenAPI 3.1 §4.8.12.1): JSON types as JSON, others as the text they are given as. */
export function serializeContent(value: Json, contentType: string): string {
  return typeof value === "string" && !isJsonType(contentType) ? value : JSON.stringify(value);
}
