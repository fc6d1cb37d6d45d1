import { gunzipSync, inflateSync } from "node:zlib";
import { MASK } from "./mask-url.ts";

/** Shorter than this, characters in a row occur by chance. */
const MIN_KEPT = 10;

/** Other characters between two of a secret's characters, at most: spaces, dashes, a line end with its indent. */
const MAX_GAP = 6;

/** What is compared: letters and digits, or, of secrets with other characters, everything but what separates. */
const KEPT = [/[A-Za-z0-9]/g, /[^\s_.,:;|-]/gu];

/** Base64 of either alphabet, folded or in one piece; line ends may be escaped as in JSON. */
const BASE64_RUN = /[A-Za-z0-9+/_-]{4,}(?:(?:\\r\\n|\\n|\r?\n|\r)[ \t]*[A-Za-z0-9+/_-]+)*={0,2}/g;

const FOLD = /\\r\\n|\\n|\s/g;

const MIN_RUN = 16;

/** Base64 in base64 in base64. */
const MAX_DEPTH = 3;

/** Bytes that are decoded and unpacked of one text, all levels together. */
const MAX_DECODED = 1_000_000;

/** Bytes in hexadecimal, with what people and languages put between them: `73:6b`, `\\x73\\x6b`, `%73%6b`, `0x73, 0x6b`. */
const HEX_RUN = /[0-9a-f]{2}(?:(?:[\s:,_-]|\\+x|%(?:25)?|0x){0,3}[0-9a-f]{2}){5,}/gi;

const HEX_GAPS = /[\s:,_-]|\\+x|%(?:25)?|0x/gi;

export interface Range {
  start: number;
  end: number;
}

/** Finds secrets, forwards or backwards, whose characters stand apart in a text: spaced, folded, dashed. */
export function createSpreadFinder(secrets: readonly string[]): (text: string) => Range[] {
  const searches = KEPT.map((kept) => {
    const forwards = secrets.map((secret) => keep(secret, kept)).filter(({ length }) => length >= MIN_KEPT);
    const both = forwards.flatMap((one) => [one, Array.from(one).reverse().join("")]);
    return { kept, wanted: [...new Set(both)] };
  });

  return function findSpread(text) {
    return searches.flatMap(({ kept, wanted }) => {
      const compact = wanted.length === 0 ? "" : keep(text, kept);
      const found = wanted.filter((one) => compact.includes(one));
      if (found.length === 0) return [];
      const places = placesOf(text, kept);
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

/** In lower case, as far as that keeps the length. */
function keep(text: string, kept: RegExp): string {
  return (text.match(kept) ?? []).join("").replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Where each unit of what is kept stands in the text. */
function placesOf(text: string, kept: RegExp): number[] {
  return Array.from(text.matchAll(kept), ({ 0: character, index }) =>
    Array.from({ length: character.length }, (_, unit) => index + unit),
  ).flat();
}

interface Budget {
  left: number;
}

/** Masks each piece of base64 that, decoded and unpacked as often as it takes, holds a secret. */
export function maskBase64(text: string, holds: (text: string) => boolean): string {
  return maskRuns(text, holds, 0, { left: MAX_DECODED });
}

function maskRuns(text: string, holds: (text: string) => boolean, depth: number, budget: Budget): string {
  return text.replace(BASE64_RUN, (run) => {
    const bare = run.replace(FOLD, "").replace(/=+$/, "");
    if (bare.length < MIN_RUN) return run;
    if (bare.length < run.length && holds(bare)) return MASK;
    const decoded = decodeBase64Run(bare, budget);
    if (decoded === null) return run;
    const found =
      holds(decoded) || (depth < MAX_DEPTH && maskRuns(decoded, holds, depth + 1, budget) !== decoded);
    return found ? MASK : run;
  });
}

function decodeBase64Run(bare: string, budget: Budget): string | null {
  const length = bare.length - (bare.length % 4 === 1 ? 1 : 0);
  budget.left -= length;
  if (budget.left < 0) return null;
  const binary = atob(bare.slice(0, length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = unpack(
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    budget,
  );
  return new TextDecoder().decode(bytes);
}

/** RFC 1952 §2.3.1, RFC 1950 §2.2: gzip and zlib by their first bytes; anything else as it is. */
function unpack(bytes: Uint8Array, budget: Budget): Uint8Array {
  const [first = 0, second = 0] = bytes;
  const isGzip = first === 0x1f && second === 0x8b;
  const isZlib = (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
  if (!isGzip && !isZlib) return bytes;
  try {
    const unpacked = (isGzip ? gunzipSync : inflateSync)(bytes, {
      maxOutputLength: Math.max(1, budget.left),
    });
    budget.left -= unpacked.length;
    return unpacked;
  } catch {
    return bytes;
  }
}

/** Masks each run of hexadecimal bytes that holds a secret; it may begin between two digits of a byte. */
export function maskHex(text: string, holds: (text: string) => boolean): string {
  return text.replace(HEX_RUN, (run) => {
    const digits = run.replace(HEX_GAPS, "");
    return holds(decodeHex(digits)) || holds(decodeHex(digits.slice(1))) ? MASK : run;
  });
}

function decodeHex(digits: string): string {
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(bytes);
}
