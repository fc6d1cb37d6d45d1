import { type Json, type JsonObject, ownValue } from "../../../base/json.ts";

/** Maximum media types read from one body or response. */
const MAX_TYPES = 20;

/** The first media types of a Content map, with a cache: thousands of operations may share a large one. */
export type ListMedia = (content: JsonObject) => string[];

export function createMediaLister(): ListMedia {
  const known = new Map<JsonObject, string[]>();
  return (content) => {
    const types = known.get(content) ?? Object.keys(content).slice(0, MAX_TYPES);
    known.set(content, types);
    return types;
  };
}

/** How a body of a media type is read and written. */
export type MediaKind = "json" | "form" | "multipart" | "text" | "binary";

export function mediaKind(contentType: string): MediaKind {
  const essence = (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();
  if (/^(application|text)\/json$|\+json$|^(\*|application)\/\*$/.test(essence)) return "json";
  if (essence === "application/x-www-form-urlencoded") return "form";
  if (/^multipart\/(form-data|\*)$/.test(essence)) return "multipart";
  return /^text\/|[/+](xml|yaml|x-yaml|graphql|javascript|x-ndjson|ndjson|jsonl|sql|sdp)$/.test(essence)
    ? "text"
    : "binary";
}

/**
 * Binary content in the notation of 3.0 (`format: binary`) or 3.1 (§4.8.14.4: a media type without
 * an encoding).
 */
export function isBinarySchema(schema: Json | undefined): boolean {
  if (ownValue(schema, "format") === "binary") return true;
  return (
    ownValue(schema, "contentMediaType") !== undefined && ownValue(schema, "contentEncoding") === undefined
  );
}
