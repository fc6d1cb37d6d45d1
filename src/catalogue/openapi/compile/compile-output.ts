import {
  isJsonObject,
  isLonger,
  type Json,
  type JsonObject,
  objectOf,
  ownValue,
  textOf,
} from "../../../base/json.ts";
import { cutText, plainText } from "../../../base/text.ts";
import type { ToolFields } from "../../../contract/tool.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import { isBinarySchema, type ListMedia, mediaKind } from "./compile-body.ts";
import type { Flatten } from "./flatten-object.ts";
import { shapeFinalData, wrapResult, writeOutputSchema } from "./write-output-schema.ts";

/**
 * Maximum characters written for a document, including discarded attempts. Later operations have no
 * output schema.
 */
const MAX_WORK = 16 * 1024 * 1024;
/** Schemas up to this length are cached: thousands of operations may return the same few. */
const MAX_KEY = 400;

/** The schema of an operation's `final_data`, or null when the document does not describe it. */
export type CompileOutput = (operation: JsonObject) => JsonObject | null;

/**
 * Creates a `CompileOutput` for one document, with a cache.
 *
 * @param spent.outputWork characters written for the document so far; updated by each call
 */
export function createOutputCompiler(
  resolver: Resolver,
  listMedia: ListMedia,
  spent: { outputWork: number } = { outputWork: 0 },
): CompileOutput {
  const known = new Map<string, JsonObject | null>();

  function write(shape: JsonObject): JsonObject | null {
    if (spent.outputWork > MAX_WORK) return null;
    const written = writeOutputSchema(shape, resolver);
    spent.outputWork += written.work;
    return written.schema;
  }

  return (operation) => {
    const shape = answerShape(objectOf(operation["responses"]), resolver, listMedia);
    if (shape === undefined) return null;
    // The alternatives of a shape may contain the same large schema many times.
    if (isLonger(shape, MAX_KEY)) return write(shape);
    const key = JSON.stringify(shape);
    if (key.length > MAX_KEY) return write(shape);
    const schema = known.has(key) ? known.get(key) : write(shape);
    known.set(key, schema ?? null);
    return schema ?? null;
  };
}

/**
 * The schema of `final_data`, with its references, from the lowest 2XX response or from `default`.
 * `writeChunk` describes the same response.
 */
function answerShape(
  responses: JsonObject,
  resolver: Resolver,
  listMedia: ListMedia,
): JsonObject | undefined {
  const response = resolver.follow(successResponse(responses));
  if (!isJsonObject(response)) return undefined;
  const content = objectOf(response["content"]);
  const types = listMedia(content);
  // 204 and 205 have no body (RFC 9110 §15.3.5, §15.3.6). Other responses without a description may
  // have one.
  if (types.length === 0)
    return /^20[45]$/.test(successCode(responses)) ? wrapResult({ type: "null" }) : undefined;
  const type = types.find((one) => mediaKind(one) === "json") ?? types[0] ?? "";
  return shapeContent(type, ownValue(content[type], "schema"), resolver);
}

function shapeContent(type: string, schema: Json | undefined, resolver: Resolver): JsonObject | undefined {
  const kind = mediaKind(type);
  if (kind === "json") {
    const isBinary = isBinarySchema(resolver.follow(schema));
    return schema === undefined || isBinary ? undefined : shapeFinalData(schema, resolver);
  }
  // JSON lines and event streams are returned as text or as a list, depending on their content.
  if (kind === "text") return /json|event-stream/.test(type) ? undefined : wrapResult({ type: "string" });
  return kind === "binary" && /^(image|audio|video|font)\/|^application\/(pdf|zip)$/.test(type)
    ? BYTES
    : undefined;
}

/** How a binary response is returned. */
const BYTES: JsonObject = {
  type: "object",
  properties: { content_type: { type: "string" }, base64: { type: "string", contentEncoding: "base64" } },
  required: ["content_type", "base64"],
};

/** Embedding models read about 512 tokens. */
const MAX_CHUNK = 2_000;

/** What is needed to read a response schema. */
export interface ResponseTools {
  resolver: Resolver;
  flatten: Flatten;
}

/**
 * Describes one operation in plain text: connector, function, purpose, arguments and result. At
 * most 2,000 characters.
 */
export function writeChunk(fields: ToolFields, operation: JsonObject, tools: ResponseTools): string {
  const lines = [
    fields.api,
    `${identifierWords(fields.operation_id)} (${fields.method} ${fields.path})`,
    fields.summary,
    fields.description === fields.summary ? "" : cutText(fields.description, 700),
    fields.tags.length > 0 ? `Topics: ${fields.tags.join(", ")}` : "",
    listParameters(fields),
    describeReturn(operation, tools),
  ];
  return cutText(lines.filter((line) => line !== "").join("\n"), MAX_CHUNK);
}

/** `getUserById` → `get user by id`; `repos/list-tags` → `repos list tags`. */
export function identifierWords(identifier: string): string {
  return identifier
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
}

function listParameters(fields: ToolFields): string {
  if (fields.parameters.length === 0) return "";
  const texts = fields.parameters.slice(0, 30).map(({ name, required, description }) => {
    const about = description === "" ? "" : `: ${cutText(description, 80)}`;
    return `${name}${required ? " (required)" : ""}${about}`;
  });
  return cutText(`Takes: ${texts.join("; ")}`, 700);
}

function describeReturn(operation: JsonObject, { resolver, flatten }: ResponseTools): string {
  const response = objectOf(resolver.follow(successResponse(objectOf(operation["responses"]))));
  const names = returnedNames(response, { resolver, flatten });
  const about = plainText(textOf(response["description"]), 150);
  const parts = [about, names.length > 0 ? `with ${names.join(", ")}` : ""].filter((part) => part !== "");
  return parts.length > 0 ? cutText(`Returns: ${parts.join(" ")}`, 400) : "";
}

/** The first 2XX response, else the default one. */
export function successResponse(responses: JsonObject): Json | undefined {
  return ownValue(responses, successCode(responses));
}

/**
 * The key of that response: the lowest number, since integer keys come first and in order (ECMA-262
 * §10.1.11.1).
 */
function successCode(responses: JsonObject): string {
  return Object.keys(responses).find((key) => key.startsWith("2")) ?? "default";
}

/** Names of the returned properties, or of the items' properties for a list. */
function returnedNames(response: JsonObject, { resolver, flatten }: ResponseTools): string[] {
  const media = Object.values(objectOf(response["content"])).find(isJsonObject);
  const schema = resolver.follow(media?.["schema"]);
  const items = ownValue(schema, "items");
  const flat = flatten(items === undefined ? media?.["schema"] : items, "response");
  return [...(flat?.properties.keys() ?? [])].slice(0, 25);
}
