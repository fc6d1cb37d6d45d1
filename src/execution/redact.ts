import { isJsonObject, type Json } from "../contract/json.ts";
import { encodeBase64 } from "./basic-header.ts";
import { MASK } from "./mask-url.ts";

/** From this length on a secret is replaced wherever it occurs, also inside a longer word. */
const LONG_ENOUGH_ANYWHERE = 8;
/** Shorter than this it is never replaced in text: masking every "a" would destroy answers and reveal the "a". */
const TOO_SHORT = 4;
/** Base64 fragments shorter than this occur by chance. */
const MIN_BASE64 = 8;
/** Beyond this (a .pfx file) only the plain form is looked for. */
const MAX_VARIED = 2000;

export type Redactor = (text: string) => string;

/**
 * Makes a function that replaces secrets by `***`: plain, percent- or form-encoded, JSON- or HTML-escaped, in any mix
 * and case, and base64 (at each of the three offsets, so inside a Basic header or a larger text too).
 * Secrets of 4–7 characters are replaced as whole words only, shorter ones not at all.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const usable = [...new Set(secrets.flatMap((secret) => [secret, secret.trim()]))].filter(
    ({ length }) => length >= TOO_SHORT,
  );
  if (usable.length === 0) return (text) => text;
  // Longest first: one secret may be the beginning of another.
  usable.sort((a, b) => b.length - a.length);
  const pattern = new RegExp(usable.flatMap(patternsOf).join("|"), "giu");
  return (text) => text.replace(pattern, MASK);
}

/** Redacts every string and every key of a JSON value; numbers that are a secret become `***` too. */
export function redactJson(value: Json, redact: Redactor): Json {
  if (typeof value === "string") return redact(value);
  if (typeof value === "number") {
    const text = String(value);
    return redact(text) === text ? value : MASK;
  }
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redact));
  if (!isJsonObject(value)) return value;
  // fromEntries defines own properties, so a key named __proto__ stays an ordinary key.
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [redact(key), redactJson(member, redact)]),
  );
}

function patternsOf(secret: string): string[] {
  if (secret.length > MAX_VARIED) return [escapeRegExp(secret)];
  const anywhere = secret.length >= LONG_ENOUGH_ANYWHERE;
  const plain = Array.from(secret, characterPattern).join("");
  return [anywhere ? plain : `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, ...base64Patterns(secret)];
}

/** One character in every form it may travel in; letters and digits are rarely escaped, so they stay plain. */
function characterPattern(character: string): string {
  if (/^[A-Za-z0-9]$/.test(character)) return character;
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
