import { encodeBase64 } from "../../base/basic-header.ts";
import { isJsonObject, type Json } from "../../base/json.ts";
import { MASK } from "./mask-url.ts";
import { createSpreadFinder, maskBase64, maskHex, type Range } from "./secret-encodings.ts";

/** Shorter than this it is never replaced in text: masking every "a" would destroy answers and reveal the "a". */
const TOO_SHORT = 4;

/** From this length on a secret is replaced wherever it occurs, also inside a longer word. */
const LONG_ENOUGH_ANYWHERE = 8;

/** Base64 fragments shorter than this occur by chance. */
const MIN_BASE64 = 8;

/** Beyond this (a .pfx file) only the plain form is looked for. */
const MAX_VARIED = 2000;

/** A text in which letters may be escaped. */
const HAS_ESCAPES = /%[0-9a-f]{2}|&#|\\u[0-9a-f]/i;

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

/**
 * The forms a secret may travel in, as parts of a regular expression that ignores case.
 * @param letters whether letters and digits are looked for in escaped forms too, which costs several times as much
 */
function patternsOf(secret: string, letters: boolean): string[] {
  if (secret.length > MAX_VARIED) return [escapeRegExp(secret)];
  const anywhere = secret.length >= LONG_ENOUGH_ANYWHERE;
  const characters = Array.from(secret);
  const plain = characters.map((character) => characterPattern(character, letters)).join("");
  if (!anywhere) return [`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, ...base64Patterns(secret)];
  const reversed = characters.map(escapeRegExp).reverse().join("");
  return [plain, reversed, ...base64Patterns(secret)];
}

/** One character in every form it may travel in. */
function characterPattern(character: string, letters: boolean): string {
  if (!letters && /^[A-Za-z0-9]$/.test(character)) return character;
  const percent = Array.from(new TextEncoder().encode(character), (byte) => `%${hex(byte, 2)}`).join("");
  const units = Array.from(
    { length: character.length },
    (_, index) => `\\\\u${hex(character.charCodeAt(index), 4)}`,
  ).join("");
  const point = character.codePointAt(0) ?? 0;
  const forms = [
    escapeRegExp(character),
    percent,
    percent.replaceAll("%", "%25"),
    units,
    `&#0*${point};`,
    `&#x0*${point.toString(16)};`,
  ];
  if (character === " ") forms.push("\\+");
  if (character === '"' || character === "\\" || character === "/")
    forms.push(`\\\\${escapeRegExp(character)}`);
  const entity = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" }[character];
  if (entity !== undefined) forms.push(`&${entity};`);
  const control = { "\n": "n", "\r": "r", "\t": "t" }[character];
  if (control !== undefined) forms.push(`\\\\${control}`);
  // Longest first, or "&" would match and leave "amp;" behind.
  return `(?:${forms.sort((a, b) => b.length - a.length).join("|")})`;
}

/** The characters of base64 text that depend on the secret alone, at each position it can have in a group of three bytes. */
function base64Patterns(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  return [0, 1, 2].flatMap((offset) => {
    const shifted = new Uint8Array(offset + bytes.length);
    shifted.set(bytes, offset);
    const whole = Math.floor(((offset + bytes.length) * 8) / 6);
    const core = encodeBase64(shifted).slice(Math.ceil((offset * 8) / 6), whole);
    if (core.length < MIN_BASE64) return [];
    // Either alphabet, and "/" as JSON may escape it.
    return [core.replaceAll("+", "[+\\-]").replaceAll("/", "(?:\\\\?/|_)")];
  });
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll("-", "\\x2d");
}
