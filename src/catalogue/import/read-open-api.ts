import type { Fault, Json, JsonObject } from "../../base/json.ts";
import { isJsonObject } from "../../base/json.ts";
import { listOf, objectOf, stringOf, textOf } from "../../base/json-pointer.ts";
import { trimEnd } from "../../base/trim-end.ts";
import type { Conversion, RecogniseOptions } from "./conversion.ts";

/** An OpenAPI document whose relative servers refer to where it came from (OpenAPI 3.1.1 §4.8.5). */
export function readOpenApi(document: JsonObject, { url, server }: RecogniseOptions): Conversion {
  const version = textOf(document["openapi"]) ?? stringOf(document["swagger"]);
  const isSwagger = document["openapi"] === undefined;
  const notes: Fault[] = [];
  // A stated server is placed when the document is annotated.
  if (url !== null && server === null) {
    if (isSwagger) placeHost(document, url, notes);
    else placeServers(document, url, notes);
  }
  const format = `${isSwagger ? "Swagger" : "OpenAPI"} ${version.slice(0, 20)}`;
  return { kind: "openapi", format, document, notes, reads: [] };
}

/** Swagger 2.0: without `host`, it is the host that serves the document. */
function placeHost(document: JsonObject, url: string, notes: Fault[]): void {
  if (textOf(document["host"])) return;
  const { host, protocol } = new URL(url);
  document["host"] = host;
  document["schemes"] = [protocol.replace(":", "")];
  notes.push(assumed("/host", new URL(url).origin));
}

function placeServers(document: JsonObject, url: string, notes: Fault[]): void {
  if (listOf(document["servers"]).length === 0) {
    document["servers"] = [{ url: new URL(url).origin }];
    notes.push(assumed("/servers", new URL(url).origin));
    return;
  }
  const items = Object.values(objectOf(document["paths"])).filter(isJsonObject);
  const operations = items.flatMap((item) => Object.values(item).filter(isJsonObject));
  for (const holder of [document, ...items, ...operations]) resolveServers(holder, url);
}

function resolveServers(holder: JsonObject, base: string): void {
  for (const server of listOf(holder["servers"])) {
    if (!isJsonObject(server)) continue;
    const given: Json | undefined = server["url"];
    if (typeof given !== "string" || !/^\.{0,2}\/(?!\/)|^\.{1,2}$/.test(given) || given.includes("{"))
      continue;
    server["url"] = trimEnd(new URL(given, base).href, "/");
  }
}

function assumed(pointer: string, origin: string): Fault {
  return {
    pointer,
    message: `The document names no server: calls go to ${origin}, where it came from. If the API is elsewhere, state its address as \`server\`.`,
  };
}
