import { isJsonObject, type Json } from "../contract/json.ts";
import { maskBase64 } from "./mask-base64.ts";
import { maskHex } from "./mask-hex.ts";
import { MASK } from "./mask-url.ts";
import { HAS_ESCAPES, patternsOf } from "./secret-patterns.ts";
import { createSpreadFinder, type Range } from "./spread-secret.ts";

/** Shorter than this it is never replaced in text: masking every "a" would destroy answers and reveal the "a". */
const TOO_SHORT = 4;

export interface Redactor {
  (text: string): string;
  /** Where a secret stands with other characters between its letters; also across the texts of one answer. */
  findSpread(text: string): Range[];
}

/**
 * Makes a function that replaces secrets by `***`: plain, reversed, percent- or form-encoded, JSON- or HTML-escaped, in any
 * mix and case, in hexadecimal, spaced or folded, and in base64 (at each of the three offsets, folded, repeated, packed).
 * Secrets of 4–7 characters are replaced as whole words only, shorter ones not at all.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const usable = [...new Set(secrets.flatMap((secret) => [secret, secret.trim()]))].filter(
    ({ length }) => length >= TOO_SHORT,
  );
  if (usable.length === 0) return Object.assign((text: string) => text, { findSpread: () => [] });
  // Longest first: one secret may be the beginning of another.
  usable.sort((a, b) => b.length - a.length);
  const compile = (letters: boolean) =>
    new RegExp(usable.flatMap((secret) => patternsOf(secret, letters)).join("|"), "giu");
  const plain = compile(false);
  let escaped: RegExp | undefined;
  const patternFor = (text: string) => {
    if (!HAS_ESCAPES.test(text)) return plain;
    escaped ??= compile(true);
    return escaped;
  };
  const findSpread = createSpreadFinder(usable);
  const holdsPlain = (text: string) => text.search(patternFor(text)) >= 0 || findSpread(text).length > 0;
  const holds = (text: string) => holdsPlain(text) || maskHex(text, holdsPlain) !== text;

  function redact(text: string): string {
    const masked = maskBase64(maskHex(text.replace(patternFor(text), MASK), holdsPlain), holds);
    return maskRanges(masked, findSpread(masked));
  }
  return Object.assign(redact, { findSpread });
}

function maskRanges(text: string, ranges: readonly Range[]): string {
  let [result, at] = ["", 0];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    result += text.slice(at, start) + MASK;
    at = end;
  }
  return result + text.slice(at);
}

/** Redacts every string and every key of a JSON value; numbers that are a secret become `***` too. */
export function redactJson(value: Json, redact: Redactor): Json {
  const masked = mapTexts(value, redact);
  const texts: string[] = [];
  mapTexts(masked, (text, isKey) => {
    if (!isKey) texts.push(text);
    return text;
  });
  const spread = findSpreadTexts(texts, redact);
  if (spread.size === 0) return masked;
  let next = 0;
  return mapTexts(masked, (text, isKey) => (!isKey && spread.has(next++) ? MASK : text));
}

/** Which texts, read one after the other, make up a secret: an answer may hand it out in pieces. */
function findSpreadTexts(texts: readonly string[], { findSpread }: Redactor): Set<number> {
  const ranges = findSpread(texts.join(" "));
  const spread = new Set<number>();
  if (ranges.length === 0) return spread;
  let at = 0;
  texts.forEach((text, index) => {
    if (ranges.some(({ start, end }) => start < at + text.length && end > at)) spread.add(index);
    at += text.length + 1;
  });
  return spread;
}

type MapText = (text: string, isKey: boolean) => string;

function mapTexts(value: Json, map: MapText): Json {
  if (typeof value === "string") return map(value, false);
  if (typeof value === "number") {
    const text = String(value);
    return map(text, false) === text ? value : MASK;
  }
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map));
  if (!isJsonObject(value)) return value;
  // fromEntries defines own properties, so a key named __proto__ stays an ordinary key.
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [map(key, true), mapTexts(member, map)]),
  );
}
