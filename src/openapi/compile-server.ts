import type { ServerTemplate } from "../contract/http-operation.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { listOf, objectOf, textOf } from "./json-pointer.ts";
import { checkServer } from "./validate-connector-parts.ts";

/**
 * The server of an operation: the first usable one of the operation, else of the path, else of the document
 * (OpenAPI 3.1.1 §4.8.5, §4.8.9, §4.8.10).
 */
export function compileServer(
  document: JsonObject,
  item: JsonObject,
  operation: JsonObject,
): ServerTemplate | undefined {
  const lists = [operation["servers"], item["servers"], document["servers"]].map(listOf);
  const usable = lists.map((list) =>
    list.filter((server) => isJsonObject(server) && checkServer(server) === undefined),
  );
  const server = usable.find((list) => list.length > 0)?.[0];
  return server === undefined ? undefined : asTemplate(objectOf(server));
}

function asTemplate(server: JsonObject): ServerTemplate {
  const url = textOf(server["url"]) ?? "";
  const variables = Object.entries(objectOf(server["variables"]))
    .filter(([name]) => url.includes(`{${name}}`))
    .map(([name, variable]) => [name, asVariable(objectOf(variable))] as const);
  return { url: url.replace(/\/+$/, ""), variables: Object.fromEntries(variables) };
}

function asVariable(variable: Record<string, Json>): { default: string; enum?: string[] } {
  const values = listOf(variable["enum"]).map(String);
  return { default: String(variable["default"]), ...(values.length > 0 ? { enum: values } : {}) };
}
