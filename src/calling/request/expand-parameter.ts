import { isJsonObject, type Json } from "../../base/json.ts";
import { isJsonType } from "../../base/media-type.ts";
import { percentEncode } from "./percent-encode.ts";

/** How names and values are escaped in the place they go to. */
export type Encode = (text: string) => string;

/** A value as RFC 6570 §2.3 sees it: a string, a list, or pairs; null when it is undefined and expands to nothing. */
type Expandable = string | string[] | [string, string][] | null;

/** A scalar as text; nested values, which RFC 6570 does not know, as JSON; null is undefined. */
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
export function expandLabel(value: Json, explode: boolean, encode: Encode): string | null {
  const expandable = toExpandable(value, encode);
  if (expandable === null || typeof expandable === "string")
    return expandable === null ? null : `.${expandable}`;
  return `.${listText(expandable, explode, explode ? "." : ",")}`;
}

/** `matrix` (path): `;color=blue`, exploded `;color=blue;color=black`, `;R=100;G=200` (RFC 6570 §3.2.7). */
export function expandMatrix(name: string, value: Json, explode: boolean, encode: Encode): string | null {
  const expandable = toExpandable(value, encode);
  if (expandable === null) return null;
  const pairs = namedPairs(encode(name), expandable, explode, ",");
  return pairs.map(([key, text]) => (text === "" ? `;${key}` : `;${key}=${text}`)).join("");
}

/**
 * `form`, `spaceDelimited` and `pipeDelimited` (query, cookie): `name=value` pairs (RFC 6570 §3.2.8;
 * OpenAPI 3.1 §4.8.12.6). Exploded, the three are the same.
 * @param separator between the items of a list that is not exploded, already escaped
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
 * `deepObject` (query): `name[key]=value`. The specification stops at one level; deeper ones continue with further
 * brackets and arrays count theirs, the form that servers with this style (Rails, PHP, Express, Stripe) read.
 * Names are always encoded in full, so that only our own brackets and `=` structure the pair.
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

/** A parameter described by `content` (OpenAPI 3.1 §4.8.12.1): JSON types as JSON, others as the text they are given as. */
export function serializeContent(value: Json, contentType: string): string {
  return typeof value === "string" && !isJsonType(contentType) ? value : JSON.stringify(value);
}

/** Every string in a value, keys included, at any depth. */
export function textsOf(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, member]) => [key, ...textsOf(member)]);
}
