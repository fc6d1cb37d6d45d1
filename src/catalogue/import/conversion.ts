import { type Fault, isJsonObject, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { plainText } from "../../base/text.ts";
import type { Sender } from "../../contract/ports.ts";

/** The formats that become an OpenAPI document. */
export type SourceKind = "openapi" | "postman" | "discovery" | "graphql" | "har" | "curl";

/** Operations of a converted document. */
export const MAX_OPERATIONS = 2_000;

/** A text in one of the formats, as an OpenAPI document without a secret. */
export interface Conversion {
  kind: SourceKind;
  /** The format with its version: "OpenAPI 3.0.3", "Postman collection 2.1". */
  format: string;
  document: JsonObject;
  /** What was left out or assumed, and which secrets must be entered. */
  notes: Fault[];
  /** Ids of operations that only read although their method is POST (queries of GraphQL). */
  reads: string[];
}

export interface RecogniseOptions {
  /** Where the text came from, after redirects; null if it was sent with the request. */
  url: string | null;
  /** The API's address, for formats that do not contain it. */
  server: string | null;
}

export interface SourcePorts {
  sender: Sender;
  signal: AbortSignal;
}

/** Gives a document the name that the import stated, in place of its title. */
export function nameDocument({ document }: Conversion, name: string | null): void {
  if (name !== null) document["info"] = { ...objectOf(document["info"]), title: name };
}

/** Milliseconds of one import or check of a source, with everything that is fetched for it. */
const TIMEOUT_MS = 40_000;

/** The same ports, with one time limit for everything that is fetched. */
export function limitTime({ sender, signal }: SourcePorts): SourcePorts {
  return { sender, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) };
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];
const MAX_NOTES = 50;

/** Something at an address, or in a text, that can become a connector. Its texts are external. */
export interface Candidate {
  kind: SourceKind | "mcp";
  /** Where it is; null for a text that was sent with the request. */
  url: string | null;
  format: string;
  title: string;
  version: string;
  /** Null if it is not known before it is imported. */
  operation_count: number | null;
  /** Where its calls would go. */
  servers: string[];
  /** How it was found: "at this address", "linked as service-desc". */
  found: string;
  notes: Fault[];
  /** Whether an MCP server refused a request without credentials. */
  requires_auth?: boolean;
}

export function describeConversion(conversion: Conversion, url: string | null, found: string): Candidate {
  const { kind, format, document, notes } = conversion;
  const info = objectOf(document["info"]);
  return {
    kind,
    url,
    format,
    title: plainText(textOf(info["title"]), 200),
    version: String(info["version"] ?? "").slice(0, 50),
    operation_count: countOperations(document),
    servers: listServers(document),
    found,
    notes: notes.slice(0, MAX_NOTES),
  };
}

/** Null if some are in other files, which are read when the document is imported. */
function countOperations(document: JsonObject): number | null {
  const items = Object.values(objectOf(document["paths"])).filter(isJsonObject);
  if (items.some((item) => textOf(item["$ref"])?.startsWith("#") === false)) return null;
  return items.reduce((sum, item) => sum + METHODS.filter((method) => isJsonObject(item[method])).length, 0);
}

function listServers(document: JsonObject): string[] {
  const host = textOf(document["host"]);
  if (document["openapi"] === undefined && host !== undefined)
    return [`${host}${textOf(document["basePath"]) ?? ""}`];
  return listOf(document["servers"])
    .map((server) => (textOf(objectOf(server)["url"]) ?? "").slice(0, 300))
    .slice(0, 10);
}
