import { isJsonObject, type Json, type JsonObject, objectOf, ownValue, textOf } from "../../../base/json.ts";
import type { OperationBody, PropertyEncoding } from "../../../contract/http-operation.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import { type CompiledArgument, claimArgument } from "./compile-parameters.ts";
import type { FlatObject, Flatten } from "./flatten-object.ts";

/** What is needed to read a body schema. */
export interface BodyTools {
  resolver: Resolver;
  flatten: Flatten;
  listMedia: ListMedia;
}

export interface CompiledBody {
  definition: OperationBody;
  arguments: CompiledArgument[];
}

/**
 * The request body (OpenAPI 3.1.1 §4.8.13). The properties of an object become separate arguments;
 * any other body is one argument.
 *
 * @returns undefined when there is no body, or the reason why it cannot be built
 */
export function compileBody(
  operation: JsonObject,
  { resolver, flatten, listMedia }: BodyTools,
  taken: Set<string>,
): CompiledBody | { reason: string } | undefined {
  if (operation["requestBody"] === undefined) return undefined;
  const body = resolver.follow(operation["requestBody"]);
  if (!isJsonObject(body)) return { reason: "Its request body is not in the document." };
  const [contentType, media] = preferredMedia(objectOf(body["content"]), listMedia) ?? [];
  if (contentType === undefined || media === undefined) return undefined;
  const kind = mediaKind(contentType);
  const query = body["x-toolgate-graphql"];
  if (query !== undefined) return graphqlBody(query, body, media, { flatten, resolver }, taken);
  const flat =
    kind === "text" || kind === "binary"
      ? undefined
      : (flatten(media["schema"], "request") ?? singleFile(kind, media["schema"], resolver));
  return flat
    ? flatBody(body, contentType, media, flat, resolver, taken)
    : wholeBody(body, contentType, media, kind, resolver, taken);
}

/** Longer texts are no operation that a generator or a person wrote. */
const MAX_QUERY = 100_000;

/** `x-toolgate-graphql`: the text of the operation; the schema describes its variables. */
function graphqlBody(
  query: Json,
  body: JsonObject,
  media: JsonObject,
  { flatten, resolver }: Pick<BodyTools, "flatten" | "resolver">,
  taken: Set<string>,
): CompiledBody | { reason: string } {
  if (typeof query !== "string" || query.trim() === "" || query.length > MAX_QUERY)
    return { reason: "Its `x-toolgate-graphql` is not the text of a GraphQL operation." };
  const flat = flatten(media["schema"], "request") ?? { properties: new Map(), required: new Set() };
  const type = "application/json";
  const { definition, arguments: args } = flatBody(body, type, {}, flat, resolver, taken);
  return { definition: { ...definition, required: true, graphql: query }, arguments: args };
}

/** A multipart body whose schema is only a file needs a name for its part: `file`. */
function singleFile(kind: MediaKind, schema: Json | undefined, resolver: Resolver): FlatObject | undefined {
  if (kind !== "multipart" || schema === undefined || !isFileSchema(schema, resolver)) return undefined;
  return { properties: new Map([["file", schema]]), required: new Set(["file"]) };
}

const PREFERENCE: readonly MediaKind[] = ["json", "form", "multipart", "text", "binary"];

/**
 * Plain JSON first, then the media types that are easiest to write. Equal ones keep the order of
 * the document.
 */
function preferredMedia(content: JsonObject, listMedia: ListMedia): [string, JsonObject] | undefined {
  const ranked = listMedia(content).map((type) => ({ type, rank: rankOf(type, objectOf(content[type])) }));
  const best = ranked.sort((a, b) => a.rank - b.rank)[0];
  return best === undefined ? undefined : [best.type, objectOf(content[best.type])];
}

function rankOf(type: string, media: JsonObject): number {
  const isExact = /^application\/json\b/i.test(type);
  const isBinary = type.includes("*") && isBinarySchema(media["schema"]);
  return (isBinary ? PREFERENCE.length : PREFERENCE.indexOf(mediaKind(type))) * 2 + (isExact ? 0 : 1);
}

function flatBody(
  body: JsonObject,
  contentType: string,
  media: JsonObject,
  flat: FlatObject,
  resolver: Resolver,
  taken: Set<string>,
): CompiledBody {
  // Most documents omit `required` although the body is required; only an explicit `false` makes
  // required properties optional.
  const required = body["required"] === true || (body["required"] !== false && flat.required.size > 0);
  const isMultipart = mediaKind(contentType) === "multipart";
  const encoding = readEncoding(media);
  const properties: { argument: string; property: string }[] = [];
  const args: CompiledArgument[] = [];
  for (const [property, schema] of flat.properties) {
    const argument = claimArgument(
      property,
      taken,
      `body_${property}`.replace(/[^A-Za-z0-9_.-]+/g, "_").slice(0, 56),
    );
    const isFile =
      isMultipart && isFileSchema(schema, resolver) && !isTextual(encoding[property]?.contentType);
    if (isFile) encoding[property] = { contentType: "application/octet-stream", ...encoding[property] };
    properties.push({ argument, property });
    args.push({
      argument,
      in: "body",
      required: required && flat.required.has(property),
      description: undefined,
      schema: isFile ? asBase64(schema, resolver) : schema,
      examples: [],
    });
  }
  const definition: OperationBody = {
    mode: "flat",
    contentType: concreteMediaType(contentType, false),
    required,
    properties,
  };
  return {
    definition: { ...definition, ...(Object.keys(encoding).length > 0 ? { encoding } : {}) },
    arguments: args,
  };
}

function wholeBody(
  body: JsonObject,
  contentType: string,
  media: JsonObject,
  kind: MediaKind,
  resolver: Resolver,
  taken: Set<string>,
): CompiledBody {
  const isBinary =
    kind === "binary" || (contentType.includes("*") && isBinarySchema(resolver.follow(media["schema"])));
  const described = media["schema"] ?? {};
  const schema = isBinary
    ? asBase64({}, resolver)
    : kind === "text"
      ? asText(contentType)
      : kind === "multipart" && ownValue(resolver.follow(described), "type") !== "object"
        ? { type: "object", allOf: [described] }
        : described;
  const argument = claimArgument("body", taken, "request_body");
  const required = body["required"] === true;
  const encoding = readEncoding(media);
  const definition: OperationBody = {
    mode: "whole",
    contentType: concreteMediaType(contentType, isBinary),
    required,
    argument,
  };
  return {
    definition: { ...definition, ...(Object.keys(encoding).length > 0 ? { encoding } : {}) },
    arguments: [
      { argument, in: "body", required, description: textOf(body["description"]), schema, examples: [] },
    ],
  };
}

/** A media type range cannot be sent, so it is replaced by its simplest member. */
function concreteMediaType(contentType: string, isBinary: boolean): string {
  if (!contentType.includes("*")) return contentType;
  if (isBinary) return "application/octet-stream";
  return contentType.startsWith("multipart/")
    ? "multipart/form-data"
    : contentType.startsWith("text/")
      ? "text/plain"
      : "application/json";
}

function readEncoding(media: JsonObject): Record<string, PropertyEncoding> {
  const entries = Object.entries(objectOf(media["encoding"])).map(
    ([property, value]) => [property, readPropertyEncoding(objectOf(value))] as const,
  );
  return Object.fromEntries(entries);
}

function readPropertyEncoding({ contentType, style, explode, allowReserved }: JsonObject): PropertyEncoding {
  const known = (["form", "spaceDelimited", "pipeDelimited", "deepObject"] as const).find(
    (one) => one === style,
  );
  return {
    ...(typeof contentType === "string" ? { contentType } : {}),
    ...(known === undefined ? {} : { style: known }),
    ...(typeof explode === "boolean" ? { explode } : {}),
    ...(typeof allowReserved === "boolean" ? { allowReserved } : {}),
  };
}

function isFileSchema(schema: Json, resolver: Resolver): boolean {
  const target = resolver.follow(schema);
  return isBinarySchema(target) || isBinarySchema(resolver.follow(ownValue(target, "items")));
}

function isTextual(contentType: string | undefined): boolean {
  return contentType !== undefined && ["json", "text"].includes(mediaKind(contentType));
}

function asBase64(schema: Json | undefined, resolver: Resolver): JsonObject {
  const target = objectOf(resolver.follow(schema));
  const text = textOf(ownValue(schema, "description")) ?? textOf(target["description"]);
  const base64: JsonObject = {
    type: "string",
    contentEncoding: "base64",
    description: [text, "File content as base64."].filter(Boolean).join(" "),
  };
  return target["items"] === undefined ? base64 : { type: "array", items: base64 };
}

function asText(contentType: string): JsonObject {
  return { type: "string", description: `The body as text (${contentType}).` };
}

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
type MediaKind = "json" | "form" | "multipart" | "text" | "binary";

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
