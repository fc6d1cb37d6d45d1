import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { objectOf, ownValue } from "./json-pointer.ts";
import type { ListMedia } from "./list-media.ts";
import { isBinarySchema, mediaKind } from "./media-kind.ts";
import type { Resolver } from "./resolve-reference.ts";
import { shapeFinalData, wrapResult } from "./shape-final-data.ts";
import { successCode, successResponse } from "./write-chunk.ts";
import { writeOutputSchema } from "./write-output-schema.ts";

/** Characters written for a whole document, attempts included; whatever comes later has no output schema. */
const MAX_WORK = 16 * 1024 * 1024;
/** Schemas up to this length are recognized when they come again: thousands of operations answer with the same few. */
const MAX_KEY = 400;

/** What `final_data` of an operation looks like, or null when its document does not say. */
export type CompileOutput = (operation: JsonObject) => JsonObject | null;

/**
 * A `CompileOutput` for one document, which remembers what it wrote.
 * @param spent.outputWork characters written for the document so far; counted on
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
    const key = JSON.stringify(shape);
    if (key.length > MAX_KEY) return write(shape);
    const schema = known.has(key) ? known.get(key) : write(shape);
    known.set(key, schema ?? null);
    return schema ?? null;
  };
}

/** Of the lowest 2XX response, else of `default`, as the chunk tells it: the schema of `final_data`, references and all. */
function answerShape(
  responses: JsonObject,
  resolver: Resolver,
  listMedia: ListMedia,
): JsonObject | undefined {
  const response = resolver.follow(successResponse(responses));
  if (!isJsonObject(response)) return undefined;
  const content = objectOf(response["content"]);
  const types = listMedia(content);
  // 204 and 205 have no body (RFC 9110 §15.3.5, §15.3.6); an answer that only lacks a description may well have one.
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
  // JSON lines and event streams come as text or as a list, by what they hold.
  if (kind === "text") return /json|event-stream/.test(type) ? undefined : wrapResult({ type: "string" });
  return kind === "binary" && /^(image|audio|video|font)\/|^application\/(pdf|zip)$/.test(type)
    ? BYTES
    : undefined;
}

/** How an answer of bytes is given. */
const BYTES: JsonObject = {
  type: "object",
  properties: { content_type: { type: "string" }, base64: { type: "string", contentEncoding: "base64" } },
  required: ["content_type", "base64"],
};
