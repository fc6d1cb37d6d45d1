import { type Fault, isJsonObject, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { plainText } from "../openapi/parse/plain-text.ts";
import type { Conversion, SourceKind } from "./conversion.ts";

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
