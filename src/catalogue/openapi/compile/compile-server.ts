import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
  textOf,
} from "../../../base/json.ts";
import { trimEnd } from "../../../base/text.ts";
import type { ServerTemplate } from "../../../contract/http-operation.ts";
import { checkServer } from "../validate/validate-connector-parts.ts";

/**
 * The server of an operation: the first usable one of the operation, else of the path, else of the document
 * (OpenAPI 3.1.1 §4.8.5, §4.8.9, §4.8.10).
 */
export function compileServer(
  item: JsonObject,
  operation: JsonObject,
  fallback: ServerTemplate | undefined,
): ServerTemplate | undefined {
  return firstServer(operation["servers"]) ?? firstServer(item["servers"]) ?? fallback;
}

/** The first server of a list that has an absolute http(s) URL. */
export function firstServer(servers: Json | undefined): ServerTemplate | undefined {
  const server = listOf(servers).find((one) => isJsonObject(one) && checkServer(one) === undefined);
  return server === undefined ? undefined : asTemplate(objectOf(server));
}

function asTemplate(server: JsonObject): ServerTemplate {
  const url = textOf(server["url"]) ?? "";
  const variables = Object.entries(objectOf(server["variables"]))
    .filter(([name]) => url.includes(`{${name}}`))
    .map(([name, variable]) => [name, asVariable(objectOf(variable))] as const);
  // A fragment is never sent to the server.
  return { url: trimEnd(url.replace(/#.*$/s, ""), "/"), variables: Object.fromEntries(variables) };
}

function asVariable(variable: Record<string, Json>): { default: string; enum?: string[] } {
  const values = listOf(variable["enum"]).map(stringOf);
  return { default: stringOf(variable["default"]), ...(values.length > 0 ? { enum: values } : {}) };
}
