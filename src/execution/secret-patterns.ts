import { encodeBase64 } from "./basic-header.ts";

/** From this length on a secret is replaced wherever it occurs, also inside a longer word. */
const LONG_ENOUGH_ANYWHERE = 8;
/** Base64 fragments shorter than this occur by chance. */
const MIN_BASE64 = 8;
/** Beyond this (a .pfx file) only the plain form is looked for. */
const MAX_VARIED = 2000;
/**
 * The forms a secret may travel in, as parts of a regular expression that ignores case.
 * @param letters whether letters and digits are looked for in escaped forms too, which costs several times as much
 */
export function patternsOf(secret: string, letters: boolean): string[] {
  if (secret.length > MAX_VARIED) return [escapeRegExp(secret)];
  const anywhere = secret.length >= LONG_ENOUGH_ANYWHERE;
  const characters = Array.from(secret);
  const plain = characters.map((character) => characterPattern(character, letters)).join("");
  if (!anywhere) return [`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, ...base64Patterns(secret)];
  const reversed = characters.map(escapeRegExp).reverse().join("");
  return [plain, reversed, ...base64Patterns(secret)];
}

/** A text in which letters may be escaped. */
export const HAS_ESCAPES = /%[0-9a-f]{2}|&#|\\u[0-9a-f]/i;

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
