import { essenceOf, isJsonType, isTextType } from "../../base/headers.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { HttpOperation, OperationBody, PropertyEncoding } from "../../contract/http-operation.ts";
import {
  expandDeepObject,
  expandForm,
  formEncode,
  percentEncodeReserved,
  scalarText,
} from "./expand-parameter.ts";
import { type ArgumentFaults, guardMembers, UnusableArgument } from "./invalid-arguments.ts";

interface EncodedBody {
  contentType: string;
  bytes: Uint8Array;
}

/** Builds the request body; undefined if there is none. */
export function buildBody(
  operation: HttpOperation,
  args: JsonObject,
  faults: ArgumentFaults,
): EncodedBody | undefined {
  const { body } = operation;
  if (body === undefined) return undefined;
  const value = bodyValue(body, args);
  if (value === undefined) {
    if (body.required)
      faults.add(body.mode === "whole" ? body.argument : "", "is required: the request needs a body");
    return undefined;
  }
  const argument = body.mode === "whole" ? body.argument : "";
  const sent = body.graphql === undefined ? value : { query: body.graphql, variables: value };
  return faults.collect(argument, () => encodeBody(body, sent, operation.hidden ?? []));
}

/** The value of the whole body; undefined if no argument was given for it. */
function bodyValue(body: OperationBody, args: JsonObject): Json | undefined {
  if (body.mode === "whole") return Object.hasOwn(args, body.argument) ? args[body.argument] : undefined;
  const given = body.properties.filter(({ argument }) => Object.hasOwn(args, argument));
  if (given.length === 0 && !body.required) return undefined;
  // fromEntries defines own properties, also for one named __proto__.
  return Object.fromEntries(given.map(({ argument, property }) => [property, args[argument] ?? null]));
}

function encodeBody(body: OperationBody, value: Json, hidden: readonly string[]): EncodedBody {
  const contentType = concreteType(body.contentType);
  const essence = essenceOf(contentType);
  if (isJsonType(essence)) return { contentType, bytes: utf8(JSON.stringify(value)) };
  if (essence === "application/x-www-form-urlencoded") {
    return {
      contentType,
      bytes: utf8(typeof value === "string" ? value : buildForm(asObject(value), body, hidden)),
    };
  }
  if (essence.startsWith("multipart/")) return buildMultipart(asObject(value), body.encoding ?? {}, essence);
  if (isTextType(essence)) return { contentType, bytes: utf8(bodyText(value, essence)) };
  return { contentType, bytes: decodeBase64(value, contentType) };
}

/** Replaces a media type range by its most common member. */
function concreteType(mediaType: string): string {
  const essence = essenceOf(mediaType);
  if (essence === "*/*" || essence === "application/*" || essence === "") return "application/json";
  if (essence === "text/*") return "text/plain; charset=utf-8";
  return essence.endsWith("/*") ? "application/octet-stream" : mediaType;
}

function asObject(value: Json): JsonObject {
  if (!isJsonObject(value)) throw new UnusableArgument("must be an object: the body is a form");
  return value;
}

function bodyText(value: Json, essence: string): string {
  if (typeof value === "string") return value;
  if (/xml$/.test(essence)) throw new UnusableArgument("must be the XML document as text");
  return JSON.stringify(value);
}

function utf8(text: string): Uint8Array {
  if (/\p{Surrogate}/u.test(text))
    throw new UnusableArgument("contains a lone surrogate, which is not a valid character");
  return new TextEncoder().encode(text);
}

/**
 * Builds an `application/x-www-form-urlencoded` body (OpenAPI 3.1 §4.8.14.4, §4.8.15). With `style`, `explode` or
 * `allowReserved`, a property is written like a query parameter. Otherwise objects are written as JSON, and arrays
 * repeat the name.
 */
function buildForm(value: JsonObject, body: OperationBody, hidden: readonly string[]): string {
  const { encoding = {} } = body;
  const names = body.mode === "flat" ? body.properties.map(({ property }) => property) : [];
  return Object.entries(value)
    .flatMap(([name, member]) => {
      const stated = Object.hasOwn(encoding, name) ? encoding[name] : undefined;
      if (isExploded(stated)) guardMembers(member, name, [...names, ...hidden]);
      return expandProperty(name, member, stated);
    })
    .join("&");
}

/** Whether the members of a property become properties of their own. */
function isExploded({ style, explode, allowReserved }: PropertyEncoding = {}): boolean {
  const isStyled = style !== undefined || explode !== undefined || allowReserved !== undefined;
  return isStyled && style !== "deepObject" && (explode ?? (style ?? "form") === "form");
}

function expandProperty(name: string, value: Json, encoding: PropertyEncoding = {}): string[] {
  if (value === null) return [];
  const { style, explode, allowReserved, contentType } = encoding;
  const encode = allowReserved ? percentEncodeReserved : formEncode;
  if (style === "deepObject") return expandDeepObject(name, value, encode);
  const styled = style !== undefined || explode !== undefined || allowReserved !== undefined;
  if (styled) {
    const separator = style === "spaceDelimited" ? "+" : style === "pipeDelimited" ? "%7C" : ",";
    return expandForm(name, value, explode ?? (style ?? "form") === "form", encode, separator);
  }
  if (isJsonObject(value) || contentType !== undefined) {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    return [`${formEncode(name)}=${formEncode(text)}`];
  }
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => {
    const text = scalarText(item);
    return text === null ? [] : [`${formEncode(name)}=${formEncode(text)}`];
  });
}

interface Part {
  name: string;
  /** Absent for plain text. */
  contentType?: string;
  bytes: Uint8Array;
  isFile: boolean;
}

/**
 * Builds a multipart body (RFC 7578; OpenAPI 3.1 §4.8.14.5). A property with a binary content type is given as base64
 * and sent as a file; objects are sent as JSON; arrays repeat the part. The boundary is random, so that no value can
 * end a part.
 */
function buildMultipart(
  value: JsonObject,
  encoding: Record<string, PropertyEncoding>,
  essence: string,
): { contentType: string; bytes: Uint8Array } {
  const boundary = `toolgate-${crypto.randomUUID()}`;
  const parts = Object.entries(value).flatMap(([name, member]) => {
    const contentType = Object.hasOwn(encoding, name) ? encoding[name]?.contentType : undefined;
    const items =
      Array.isArray(member) && (contentType === undefined || !isJsonType(contentType)) ? member : [member];
    return items.filter((item) => item !== null).map((item) => toPart(name, item, contentType));
  });
  const chunks = parts.flatMap((part) => [utf8(partHead(part, boundary)), part.bytes, utf8("\r\n")]);
  const type = essence === "multipart/*" ? "multipart/form-data" : essence;
  return {
    contentType: `${type}; boundary=${boundary}`,
    bytes: join([...chunks, utf8(`--${boundary}--\r\n`)]),
  };
}

function toPart(name: string, value: Json, declared: string | undefined): Part {
  // The content type may be a list; the first one is used.
  const contentType = declared?.split(",", 1)[0]?.trim();
  if (contentType === undefined) {
    if (typeof value !== "object") return { name, bytes: utf8(scalarText(value) ?? ""), isFile: false };
    return { name, contentType: "application/json", bytes: utf8(JSON.stringify(value)), isFile: false };
  }
  if (isJsonType(contentType))
    return { name, contentType, bytes: utf8(JSON.stringify(value)), isFile: false };
  if (isTextType(contentType))
    return { name, contentType, bytes: utf8(scalarText(value) ?? ""), isFile: false };
  const concrete = essenceOf(contentType).endsWith("/*") ? "application/octet-stream" : contentType;
  return { name, contentType: concrete, bytes: decodeBase64(value, concrete), isFile: true };
}

function partHead({ name, contentType, isFile }: Part, boundary: string): string {
  const quoted = `"${escapeName(name)}"`;
  const file = isFile ? `; filename=${quoted}` : "";
  const type =
    contentType === undefined ? "" : `Content-Type: ${contentType.replace(/[^\t\x20-\x7e]/g, "")}\r\n`;
  return `--${boundary}\r\nContent-Disposition: form-data; name=${quoted}${file}\r\n${type}\r\n`;
}

/** HTML standard, "multipart/form-data encoding algorithm". */
function escapeName(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}

function join(chunks: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.byteLength, 0));
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return joined;
}

/**
 * Decodes base64 (RFC 4648 §4 or §5, padding optional, line breaks ignored).
 * @param what the media type that needs bytes, for the message
 */
function decodeBase64(value: Json, what: string): Uint8Array {
  const text =
    typeof value === "string" ? value.replace(/\s/g, "").replaceAll("-", "+").replaceAll("_", "/") : null;
  const bare = text?.replace(/={0,2}$/, "");
  if (bare === undefined || !/^[A-Za-z0-9+/]*$/.test(bare) || bare.length % 4 === 1) {
    throw new UnusableArgument(`must be base64 text: ${what} is sent as bytes`);
  }
  return Uint8Array.from(atob(bare), (character) => character.charCodeAt(0));
}
