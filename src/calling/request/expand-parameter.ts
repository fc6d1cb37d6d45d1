import { isJsonType } from "../../base/headers.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { hasControlCharacters } from "../../base/text.ts";
import { hasDotSegment } from "../../base/url-parts.ts";
import type { HttpOperation, OperationParameter } from "../../contract/http-operation.ts";
import { type ArgumentFaults, UnusableArgument } from "./invalid-arguments.ts";

/**
 * Fills the path template. A value cannot leave its segment: `/`, `?` and `#` are encoded, and values that result in an
 * empty segment or a dot segment (`.`, `..`, also as `%2e`: RFC 3986 §5.2.4 and the URL standard) are rejected.
 */
export function buildPath(operation: HttpOperation, args: JsonObject, faults: ArgumentFaults): string {
  const parameters = new Map(
    operation.parameters.filter(({ in: place }) => place === "path").map((p) => [p.name, p]),
  );
  const segments = operation.path.split("/").map((segment) => {
    const used: string[] = [];
    const filled = segment.replace(/\{([^{}]+)\}/g, (_, name: string) => {
      const parameter = parameters.get(name);
      used.push(parameter?.argument ?? name);
      return faults.collect(parameter?.argument ?? name, () => expandPathParameter(parameter, args)) ?? "";
    });
    if (used.length > 0 && hasDotSegment(filled))
      faults.add(used[0] ?? "", 'contains "." or ".." as a path segment, which would change the path');
    return filled;
  });
  return segments.join("/");
}

function expandPathParameter(parameter: OperationParameter | undefined, args: JsonObject): string {
  if (parameter === undefined)
    throw new UnusableArgument("is used in the path but not declared as a parameter");
  const value = Object.hasOwn(args, parameter.argument) ? (args[parameter.argument] ?? null) : null;
  if (value === null) throw new UnusableArgument("is required");
  guardPathValue(value);
  const text = expandByStyle(parameter, value);
  if (text === null || /^[.;]?$/.test(text))
    throw new UnusableArgument("must not be empty: this would change the path");
  return text;
}

function expandByStyle(
  { name, style, explode, contentType }: OperationParameter,
  value: Json,
): string | null {
  const encode: Encode = percentEncode;
  if (contentType !== undefined) return percentEncode(serializeContent(value, contentType));
  if (style === "label") return expandLabel(value, explode, encode);
  if (style === "matrix") return expandMatrix(name, value, explode, encode);
  return expandSimple(value, explode, encode);
}

function guardPathValue(value: Json): void {
  if (textsOf(value).some(hasControlCharacters)) throw new UnusableArgument("contains control characters");
}

/** Escapes a name or a value for its place in the request. */
type Encode = (text: string) => string;

/** A value in the terms of RFC 6570 §2.3: a string, a list, or pairs; null if undefined, which expands to nothing. */
type Expandable = string | string[] | [string, string][] | null;

/** Converts a scalar to text, and nested values, which RFC 6570 does not define, to JSON. Null counts as undefined. */
export function scalarText(value: Json): string | null {
  if (value === null) return null;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function toExpandable(value: Json, encode: Encode): Expandable {
  if (Array.isArray(value)) {
    const items = value.map(scalarText).filter((item) => item !== null);
    return items.length > 0 ? items.map(encode) : null;
  }
  if (isJsonObject(value)) {
    const pairs: [string, string][] = [];
    for (const [key, member] of Object.entries(value)) {
      const text = scalarText(member);
      if (text !== null) pairs.push([encode(key), encode(text)]);
    }
    return pairs.length > 0 ? pairs : null;
  }
  const text = scalarText(value);
  return text === null ? null : encode(text);
}

function isPairs(list: string[] | [string, string][]): list is [string, string][] {
  return Array.isArray(list[0]);
}

/** `simple` (path, header): `blue,black` or, exploded objects, `R=100,G=200` (RFC 6570 §3.2.2). */
export function expandSimple(value: Json, explode: boolean, encode: Encode): string | null {
  const expandable = toExpandable(value, encode);
  if (expandable === null || typeof expandable === "string") return expandable;
  return listText(expandable, explode, ",");
}

/** `label` (path): `.blue`, exploded `.blue.black`, `.R=100.G=200` (RFC 6570 §3.2.5). */
function expandLabel(value: Json, explode: boolean, encode: Encode): string | null {
  const expandable = toExpandable(value, encode);
  if (expandable === null || typeof expandable === "string")
    return expandable === null ? null : `.${expandable}`;
  return `.${listText(expandable, explode, explode ? "." : ",")}`;
}

/** `matrix` (path): `;color=blue`, exploded `;color=blue;color=black`, `;R=100;G=200` (RFC 6570 §3.2.7). */
function expandMatrix(name: string, value: Json, explode: boolean, encode: Encode): string | null {
  const expandable = toExpandable(value, encode);
  if (expandable === null) return null;
  const pairs = namedPairs(encode(name), expandable, explode, ",");
  return pairs.map(([key, text]) => (text === "" ? `;${key}` : `;${key}=${text}`)).join("");
}

/**
 * `form`, `spaceDelimited` and `pipeDelimited` (query, cookie): `name=value` pairs (RFC 6570 §3.2.8;
 * OpenAPI 3.1 §4.8.12.6). The three styles are equal if exploded.
 * @param separator escaped separator between the items of a list that is not exploded
 */
export function expandForm(
  name: string,
  value: Json,
  explode: boolean,
  encode: Encode,
  separator: string,
): string[] {
  const expandable = toExpandable(value, encode);
  if (expandable === null) return [];
  return namedPairs(encode(name), expandable, explode, separator).map(([key, text]) => `${key}=${text}`);
}

/**
 * `deepObject` (query): `name[key]=value`. The specification defines one level only. Deeper levels add brackets, and
 * arrays use indexes, as servers with this style (Rails, PHP, Express, Stripe) expect. Names are always fully encoded,
 * so that they cannot change the structure of the pair.
 */
export function expandDeepObject(name: string, value: Json, encode: Encode): string[] {
  if (typeof value !== "object" || value === null) {
    const text = scalarText(value);
    return text === null ? [] : [`${percentEncode(name)}=${encode(text)}`];
  }
  const members: [string, Json][] = Array.isArray(value)
    ? value.map((item, index) => [String(index), item])
    : Object.entries(value);
  return members.flatMap(([key, member]) => expandDeepObject(`${name}[${key}]`, member, encode));
}

function listText(list: string[] | [string, string][], explode: boolean, separator: string): string {
  if (!isPairs(list)) return list.join(separator);
  return list
    .map(([key, text]) => (explode ? `${key}=${text}` : `${key}${separator}${text}`))
    .join(separator);
}

function namedPairs(
  name: string,
  value: string | string[] | [string, string][],
  explode: boolean,
  separator: string,
): [string, string][] {
  if (typeof value === "string") return [[name, value]];
  if (!explode) return [[name, listText(value, false, separator)]];
  return isPairs(value) ? value : value.map((item) => [name, item]);
}

/**
 * Serializes a parameter with `content` (OpenAPI 3.1 §4.8.12.1): strings of non-JSON types unchanged, others
 * as JSON.
 */
export function serializeContent(value: Json, contentType: string): string {
  return typeof value === "string" && !isJsonType(contentType) ? value : JSON.stringify(value);
}

/** All strings in a value, including keys, at any depth. */
export function textsOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, member]) => [key, ...textsOf(member)]);
}

/**
 * Percent-encodes everything except the unreserved characters of RFC 3986, as UTF-8 (RFC 6570 §3.2.1, `U` expansion).
 * @throws UnusableArgument for a lone surrogate, which UTF-8 cannot encode
 */
export function percentEncode(text: string): string {
  return encodeUtf8(text).replace(/[!'()*]/g, toTriplet);
}

/**
 * Encoding for `allowReserved` (RFC 6570 §3.2.3, `U+R`): reserved characters and existing triplets stay unchanged,
 * except `#`, `&` and `+`, which would end the value or the query, or are read as a space.
 */
export function percentEncodeReserved(text: string): string {
  return text
    .split(/(%[0-9a-f]{2})/i)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : encodeUtf8(part).replace(/%(?:3A|2F|3F|5B|5D|40|24|2C|3B|3D)/g, decodeURIComponent),
    )
    .join("");
}

/** `application/x-www-form-urlencoded` (URL standard): like `percentEncode`, with `+` for a space. */
export function formEncode(text: string): string {
  return percentEncode(text).replaceAll("%20", "+");
}

function encodeUtf8(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    throw new UnusableArgument("contains a lone surrogate, which is not a valid character");
  }
}

function toTriplet(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
