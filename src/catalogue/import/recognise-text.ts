import {
  type Fault,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
  textOf,
} from "../../base/json.ts";
import { trimEnd } from "../../base/text.ts";
import { parseDocument } from "../openapi/parse/parse-document.ts";
import type { Conversion, RecogniseOptions, SourceKind } from "./conversion.ts";
import { isCurl, readCurlCommands } from "./read-curl-commands.ts";

/** What a text in one of the formats begins with. */
const SIGNS =
  /^[ \t]*["']?(openapi|swagger)["']?\s*:|"(openapi|swagger|_postman_id|discoveryVersion|__schema)"\s*:|"log"\s*:\s*\{/m;

/**
 * Recognises the format of a text and converts it to an OpenAPI document.
 * @returns null for a page or another text that is none of the formats
 * @throws ToolgateError INVALID_SYNTAX if it is one of the formats, but broken; INVALID_OPENAPI
 */
export async function recogniseText(text: string, options: RecogniseOptions): Promise<Conversion | null> {
  if (isMarkup(text) || text.trim() === "") return null;
  if (isCurl(text)) return readCurlCommands(text);
  const value = parse(text);
  return value === null ? null : convert(value, options);
}

/** Each format is loaded when it is needed, because a function's start loads all of its static imports. */
async function convert(value: JsonObject, options: RecogniseOptions): Promise<Conversion | null> {
  switch (kindOf(value)) {
    case "openapi":
      return readOpenApi(value, options);
    case "postman":
      return (await import("./read-postman.ts")).readPostman(value, options.server);
    case "discovery":
      return (await import("./read-discovery.ts")).readDiscovery(value);
    case "har":
      return (await import("./read-har.ts")).readHar(value);
    case "graphql":
      return (await import("./read-graphql.ts")).readGraphql(value, options.server);
    default:
      return null;
  }
}

function parse(text: string): JsonObject | null {
  try {
    return parseDocument(text);
  } catch (error) {
    // A text that only looks like a document is not worth an error about its syntax.
    if (!SIGNS.test(text.slice(0, 20_000))) return null;
    throw error;
  }
}

function kindOf(value: JsonObject): SourceKind | null {
  if (textOf(value["openapi"]) !== undefined || value["swagger"] !== undefined) return "openapi";
  const collection = isJsonObject(value["collection"]) ? value["collection"] : value;
  if (Array.isArray(collection["item"]) && isJsonObject(collection["info"])) return "postman";
  if (value["kind"] === "discovery#restDescription" || value["discoveryVersion"] !== undefined)
    return "discovery";
  if (Array.isArray(objectOf(value["log"])["entries"])) return "har";
  if (isJsonObject(value["__schema"]) || isJsonObject(objectOf(value["data"])["__schema"])) return "graphql";
  return null;
}

/** HTML or XML. */
function isMarkup(text: string): boolean {
  return /^\uFEFF?\s*</.test(text.slice(0, 1_000));
}

/** An OpenAPI document whose relative servers refer to where it came from (OpenAPI 3.1.1 §4.8.5). */
function readOpenApi(document: JsonObject, { url, server }: RecogniseOptions): Conversion {
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
    // A backslash counts as a slash, so that a host may follow (WHATWG URL, "relative slash state").
    if (!URL.canParse(given, base)) continue;
    server["url"] = trimEnd(new URL(given, base).href, "/");
  }
}

function assumed(pointer: string, origin: string): Fault {
  return {
    pointer,
    message: `The document names no server: calls go to ${origin}, where it came from. If the API is elsewhere, state its address as \`server\`.`,
  };
}
