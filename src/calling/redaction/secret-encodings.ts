import { constants, gunzipSync, inflateSync } from "node:zlib";
import { MASK } from "./mask-url.ts";

/** Minimum number of compared characters: shorter sequences occur by chance. */
const MIN_COMPARED = 10;

/** Maximum number of separators between two characters of a secret: spaces, dashes, a line break with its indent. */
const MAX_GAP = 6;

/** The characters that are compared: letters and digits, or everything except separators and invisible characters. */
const COMPARED = [/[A-Za-z0-9]/g, /[^\s\p{Cc}\p{Cf}_.,:;|-]/gu];

/** Base64 in both alphabets, with or without line breaks, which may be escaped as in JSON. */
const BASE64_RUN = /[A-Za-z0-9+/_-]{4,}(?:(?:\\r\\n|\\n|\r?\n|\r)[ \t]*[A-Za-z0-9+/_-]+)*={0,2}/g;

const FOLD = /\\r\\n|\\n|\s/g;

const MIN_RUN = 16;

/** Maximum nesting of base64 in base64. */
const MAX_DEPTH = 3;

/** Maximum number of characters that are decoded per text, over all levels. */
const MAX_DECODED = 1_000_000;

/** Maximum number of decompressed bytes of one answer: 100 kB of base64 contain about 400 kB of compressed JSON. */
const MAX_UNPACKED = 500_000;

/** Counted for each attempt, because one that fails also takes time: about as much as decompressing these bytes. */
const ATTEMPT = 200;

/** Compressed bytes by which a decompressed part grows. */
const FIRST_STEP = 1_024;
const LAST_STEP = 8_192;

/** Bytes in hexadecimal with common separators and prefixes: `73:6b`, `\\x73\\x6b`, `%73%6b`, `0x73, 0x6b`. */
const HEX_RUN = /[0-9a-f]{2}(?:(?:[\s:,_-]|\\+x|%(?:25)?|0x){0,3}[0-9a-f]{2}){5,}/gi;

const HEX_GAPS = /[\s:,_-]|\\+x|%(?:25)?|0x/gi;

/** Numbers of characters, with common separators: `115 107`, `163, 153`, `01110011 01101011`. */
const NUMBER_RUN = /(?<![\w.])(?:0[ob])?\d{1,8}(?:[\s,;:]{1,3}(?:0[ob])?\d{1,8}){7,}(?![\w.])/g;

const NUMBER_BASES = [10, 8, 2];

const BASE32_RUN = /(?<![A-Z2-7])[A-Z2-7]{16,}/gi;

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export interface Range {
  start: number;
  end: number;
}

/** Creates a function that finds secrets, also reversed, with separators between their characters. */
export function createSpreadFinder(secrets: readonly string[]): (text: string) => Range[] {
  const searches = COMPARED.map((kept) => {
    const forwards = secrets
      .map((secret) => keep(secret, kept))
      .filter(({ length }) => length >= MIN_COMPARED);
    const both = forwards.flatMap((one) => [one, Array.from(one).reverse().join("")]);
    return { kept, wanted: [...new Set(both)] };
  });

  return function findSpread(text) {
    return searches.flatMap(({ kept, wanted }) => {
      const compact = wanted.length === 0 ? "" : keep(text, kept);
      const found = wanted.filter((one) => compact.includes(one));
      if (found.length === 0) return [];
      const places = positionsOf(text, kept);
      return found.flatMap((one) => rangesOf(one, compact, places));
    });
  };
}

function rangesOf(wanted: string, compact: string, places: readonly number[]): Range[] {
  const ranges: Range[] = [];
  for (let at = compact.indexOf(wanted); at >= 0; at = compact.indexOf(wanted, at + wanted.length)) {
    const [start = 0, last = 0] = [places[at], places[at + wanted.length - 1]];
    if (last - start <= wanted.length * (MAX_GAP + 1)) ranges.push({ start, end: last + 1 });
  }
  return ranges;
}

/** Removes other characters. Only ASCII letters are converted to lower case, because others may change their length. */
function keep(text: string, kept: RegExp): string {
  return (text.match(kept) ?? []).join("").replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The position in the text of each UTF-16 unit that is kept. */
function positionsOf(text: string, kept: RegExp): number[] {
  return Array.from(text.matchAll(kept), ({ 0: character, index }) =>
    Array.from({ length: character.length }, (_, unit) => index + unit),
  ).flat();
}

/** Finds sequences of numbers that are the characters of a secret in decimal, octal or binary form. */
export function findNumbers(text: string, containsSecret: (text: string) => boolean): Range[] {
  return Array.from(text.matchAll(NUMBER_RUN), ({ 0: run, index }) => ({ run, index })).flatMap(
    ({ run, index }) => {
      const numbers = run.replace(/0[ob]/g, "").split(/[\s,;:]+/);
      const isSecret = NUMBER_BASES.some((base) => containsSecret(decodeNumbers(numbers, base)));
      return isSecret ? [{ start: index, end: index + run.length }] : [];
    },
  );
}

function decodeNumbers(numbers: readonly string[], base: number): string {
  const bytes = numbers.map((digits) => {
    const byte = Number.parseInt(digits, base);
    return byte <= 255 ? byte : 0;
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** Masks each base32 sequence that contains a secret (RFC 4648 §6). */
export function maskBase32(text: string, containsSecret: (text: string) => boolean): string {
  return text.replace(BASE32_RUN, (run) => (containsSecret(decodeBase32(run)) ? MASK : run));
}

function decodeBase32(run: string): string {
  const bytes = new Uint8Array(Math.floor((run.length * 5) / 8));
  let [bits, held, at] = [0, 0, 0];
  for (const letter of run.toUpperCase()) {
    held = ((held << 5) | BASE32.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 0xff;
  }
  return new TextDecoder().decode(bytes);
}

/** How much may still be decompressed. */
export interface Unpacking {
  left: number;
}

export function startUnpacking(): Unpacking {
  return { left: MAX_UNPACKED };
}

interface Budget {
  left: number;
  unpacking: Unpacking;
}

/**
 * Masks each base64 sequence that contains a secret after decoding and decompressing, also nested.
 * @param unpacking shared by all texts of one answer
 */
export function maskBase64(
  text: string,
  containsSecret: (text: string) => boolean,
  unpacking: Unpacking,
): string {
  return maskRuns(text, containsSecret, 0, { left: MAX_DECODED, unpacking });
}

function maskRuns(
  text: string,
  containsSecret: (text: string) => boolean,
  depth: number,
  budget: Budget,
): string {
  return text.replace(BASE64_RUN, (run) => {
    const bare = run.replace(FOLD, "").replace(/=+$/, "");
    if (bare.length < MIN_RUN) return run;
    if (bare.length < run.length && containsSecret(bare)) return MASK;
    const bytes = decodeBase64Run(bare, budget);
    if (bytes === null) return run;
    const unpacked = decompress(bytes, budget.unpacking);
    if (unpacked === null) return MASK;
    const decoded = new TextDecoder().decode(unpacked);
    const found =
      containsSecret(decoded) ||
      (depth < MAX_DEPTH && maskRuns(decoded, containsSecret, depth + 1, budget) !== decoded);
    return found ? MASK : run;
  });
}

function decodeBase64Run(bare: string, budget: Budget): Uint8Array | null {
  const length = bare.length - (bare.length % 4 === 1 ? 1 : 0);
  budget.left -= length;
  if (budget.left < 0) return null;
  const binary = atob(bare.slice(0, length).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Decompresses gzip and zlib, recognized by their first bytes (RFC 1952 §2.3.1, RFC 1950 §2.2).
 * @returns null for compressed bytes beyond the limit: an upstream could use it up before it returns a secret
 */
function decompress(bytes: Uint8Array, unpacking: Unpacking): Uint8Array | null {
  const [first = 0, second = 0] = bytes;
  const isGzip = first === 0x1f && second === 0x8b;
  const isZlib = (first & 0x8f) === 8 && (second & 0x20) === 0 && ((first << 8) | second) % 31 === 0;
  if (!isGzip && !isZlib) return bytes;
  unpacking.left -= ATTEMPT;
  if (unpacking.left < 0) return null;
  try {
    const unpacked = unpack(bytes, isGzip ? gunzipSync : inflateSync, unpacking.left);
    unpacking.left -= unpacked.length;
    return unpacking.left < 0 ? null : unpacked;
  } catch {
    return bytes;
  }
}

/**
 * Decompresses growing parts until the limit is exceeded, because Deno 2.1.4 ignores `maxOutputLength`. A step of 8 KiB
 * adds 8 MiB at most.
 */
function unpack(bytes: Uint8Array, decode: typeof gunzipSync, limit: number): Uint8Array {
  let unpacked: Uint8Array = new Uint8Array(0);
  for (let end = 0; end < bytes.length && unpacked.length <= limit; ) {
    end += Math.min(Math.max(end, FIRST_STEP), LAST_STEP);
    unpacked = decode(bytes.subarray(0, end), { finishFlush: constants.Z_SYNC_FLUSH });
  }
  return unpacked;
}

/** Masks each sequence of hexadecimal bytes that contains a secret, also one that starts at the second digit. */
export function maskHex(text: string, containsSecret: (text: string) => boolean): string {
  return text.replace(HEX_RUN, (run) => {
    const digits = run.replace(HEX_GAPS, "");
    return containsSecret(decodeHex(digits)) || containsSecret(decodeHex(digits.slice(1))) ? MASK : run;
  });
}

function decodeHex(digits: string): string {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(bytes);
}
