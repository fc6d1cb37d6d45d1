import { encodeBase64 } from "../../base/headers.ts";
import { isJsonObject, type Json } from "../../base/json.ts";
import { decodeEscapes } from "./decode-escapes.ts";
import { MASK } from "./mask-url.ts";
import {
  createSpreadFinder,
  findNumbers,
  maskBase32,
  maskBase64,
  maskHex,
  type Range,
  startUnpacking,
  type Unpacking,
} from "./secret-encodings.ts";

/** Minimum length of secrets that are replaced in texts: masking every "a" would destroy answers and reveal the "a". */
const MIN_LENGTH = 4;

/** Minimum length of secrets that are also replaced inside a longer word. */
const MIN_LENGTH_IN_WORD = 8;

/** Minimum length of base64 fragments: shorter ones occur by chance. */
const MIN_BASE64 = 8;

/** Lines of base64 have 64 or 76 characters. */
const PIECE = /^[A-Za-z0-9+/_=-]{1,128}$/;

/** Longer secrets, such as .pfx files, are only searched for in plain form. */
const MAX_VARIED = 2000;

/** Matches texts that may contain escaped letters. */
const HAS_ESCAPES = /%[0-9a-f]{2}|&#|\\u[0-9a-f]/i;

export interface Redactor {
  (text: string): string;
  /** Finds secrets with separators between their characters, or between the numbers of these. */
  findSpread(text: string): Range[];
  /** The same for the texts of one answer, which share the limit of what is decompressed. */
  forAnswer(): (text: string) => string;
}

/**
 * Creates a function that replaces secrets by `***`: plain, reversed, percent- or form-encoded, JSON- or
 * HTML-escaped (also mixed, nested, in any case), in hexadecimal, as numbers of characters, with separators
 * or markup between the characters, in base32, and in base64 (at each of the three offsets, with line breaks,
 * nested, compressed). Secrets of 4 to 7 characters are only replaced as whole words, and shorter ones never.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const usable = [...new Set(secrets.flatMap(writtenForms))].filter(({ length }) => length >= MIN_LENGTH);
  if (usable.length === 0) {
    const keepText = (text: string) => text;
    return Object.assign(keepText, { findSpread: () => [], forAnswer: () => keepText });
  }
  // Longest first, because one secret may be a prefix of another.
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
  const findSeparated = createSpreadFinder(usable);
  const findSpread = (text: string) => [
    ...findSeparated(text),
    ...findNumbers(text, (decoded) => decoded.search(patternFor(decoded)) >= 0),
  ];
  const containsPlainSecret = (text: string) =>
    text.search(patternFor(text)) >= 0 || findSpread(text).length > 0;
  const containsSecret = (text: string) =>
    containsPlainSecret(text) || maskHex(text, containsPlainSecret) !== text;

  function redactAsWritten(text: string, unpacking: Unpacking): string {
    const plainly = maskHex(text.replace(patternFor(text), MASK), containsPlainSecret);
    const masked = maskBase64(maskBase32(plainly, containsPlainSecret), containsSecret, unpacking);
    return maskRanges(masked, findSpread(masked));
  }

  /** A text whose secret is only found after decoding is replaced by its decoded form. */
  function redact(text: string, unpacking: Unpacking): string {
    const masked = redactAsWritten(text, unpacking);
    for (const decoded of decodeEscapes(masked)) {
      const shown = redactAsWritten(decoded, unpacking);
      if (shown !== decoded) return redact(shown, unpacking);
    }
    return masked;
  }

  const forAnswer = () => {
    const unpacking = startUnpacking();
    return (text: string) => redact(text, unpacking);
  };
  return Object.assign((text: string) => redact(text, startUnpacking()), { findSpread, forAnswer });
}

/** A secret of more than 15 digits loses the last ones when an answer contains it as a number. */
function writtenForms(secret: string): string[] {
  const text = secret.trim();
  return [secret, text, ...(/^\d{16,}$/.test(text) ? [String(Number(text))] : [])];
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

/** Redacts every string and key of a JSON value, and replaces numbers that are a secret. */
export function redactJson(value: Json, redact: Redactor): Json {
  const redactText = redact.forAnswer();
  const masked = mapTexts(value, redactText, redactText);
  const texts: Place[] = [];
  mapTexts(masked, (text, kind) => {
    texts.push({ text, kind });
    return text;
  });
  // Keys and numbers may stand between the pieces, or be pieces themselves.
  const selections = [["key", "text", "number"], ["text", "number"], ["text"]].map((kinds) =>
    texts.filter(({ kind }) => kinds.includes(kind)),
  );
  const spread: ReadonlySet<unknown> = new Set(selections.flatMap((some) => findSpreadTexts(some, redact)));
  if (spread.size === 0) return masked;
  let next = 0;
  return mapTexts(masked, (text) => (spread.has(texts[next++]) ? MASK : text));
}

/** Returns the texts that form a secret when joined: an answer may contain it in pieces, also in keys. */
function findSpreadTexts<T extends { text: string }>(texts: readonly T[], { findSpread }: Redactor): T[] {
  const ranges = findSpread(texts.map(({ text }) => text).join(" "));
  if (ranges.length === 0) return [];
  let at = 0;
  return texts.filter(({ text }) => {
    const from = at;
    at += text.length + 1;
    return ranges.some(({ start, end }) => start < from + text.length && end > from);
  });
}

type Kind = "key" | "text" | "number";

interface Place {
  text: string;
  kind: Kind;
}

type MapText = (text: string, kind: Kind) => string;

/** @param mapJoined maps the items of a list joined to one text; if it changes that text, the list is masked */
function mapTexts(value: Json, map: MapText, mapJoined?: MapText): Json {
  if (typeof value === "string") return map(value, "text");
  if (typeof value === "number") {
    const text = String(value);
    return map(text, "number") === text ? value : MASK;
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => mapTexts(item, map, mapJoined));
    const joined = mapJoined && joinPieces(items);
    return joined === undefined || mapJoined?.(joined, "text") === joined ? items : MASK;
  }
  if (!isJsonObject(value)) return value;
  // fromEntries defines own properties, also for a key named __proto__.
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [map(key, "key"), mapTexts(member, map, mapJoined)]),
  );
}

/** The text that a list of bytes, or of pieces of base64 or hexadecimal, stands for. */
function joinPieces(items: readonly Json[]): string | undefined {
  if (items.length < 2) return undefined;
  let joined: string | undefined;
  if (items.every(isByte)) joined = new TextDecoder().decode(Uint8Array.from(items));
  else if (items.every(isPiece)) joined = items.join("");
  return joined !== undefined && joined.length >= MIN_LENGTH_IN_WORD ? joined : undefined;
}

function isByte(item: Json): item is number {
  return typeof item === "number" && Number.isInteger(item) && item >= 0 && item <= 255;
}

function isPiece(item: Json): item is string {
  return typeof item === "string" && PIECE.test(item);
}

/**
 * The encoded forms of a secret as alternatives of a case-insensitive regular expression.
 * @param letters whether to match escaped letters and digits too, which takes several times as long
 */
function patternsOf(secret: string, letters: boolean): string[] {
  if (secret.length > MAX_VARIED) return [escapeRegExp(secret)];
  const anywhere = secret.length >= MIN_LENGTH_IN_WORD;
  const characters = Array.from(secret);
  const plain = characters.map((character) => characterPattern(character, letters)).join("");
  if (!anywhere) return [`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, ...base64Patterns(secret)];
  const reversed = characters.map(escapeRegExp).reverse().join("");
  return [plain, reversed, ...base64Patterns(secret)];
}

/** All encoded forms of one character. */
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
  // Longest first: otherwise "&" would match and leave "amp;".
  return `(?:${forms.sort((a, b) => b.length - a.length).join("|")})`;
}

/** The base64 characters that depend only on the secret, for each of its three possible offsets in a group of bytes. */
function base64Patterns(secret: string): string[] {
  const bytes = new TextEncoder().encode(secret);
  return [0, 1, 2].flatMap((offset) => {
    const shifted = new Uint8Array(offset + bytes.length);
    shifted.set(bytes, offset);
    const whole = Math.floor(((offset + bytes.length) * 8) / 6);
    const core = encodeBase64(shifted).slice(Math.ceil((offset * 8) / 6), whole);
    if (core.length < MIN_BASE64) return [];
    // Both alphabets, and "/" as escaped in JSON.
    return [core.replaceAll("+", "[+\\-]").replaceAll("/", "(?:\\\\?/|_)")];
  });
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, "0");
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll("-", "\\x2d");
}
