import { gunzipSync, inflateSync } from "node:zlib";
import { MASK } from "./mask-url.ts";

/** Base64 of either alphabet, folded or in one piece; line ends may be escaped as in JSON. */
const RUN = /[A-Za-z0-9+/_-]{4,}(?:(?:\\r\\n|\\n|\r?\n|\r)[ \t]*[A-Za-z0-9+/_-]+)*={0,2}/g;
const FOLD = /\\r\\n|\\n|\s/g;
const MIN_RUN = 16;
/** Base64 in base64 in base64. */
const MAX_DEPTH = 3;
/** Bytes that are decoded and unpacked of one text, all levels together. */
const MAX_DECODED = 1_000_000;

interface Budget {
  left: number;
}

/** Masks each piece of base64 that, decoded and unpacked as often as it takes, holds a secret. */
export function maskBase64(text: string, holds: (text: string) => boolean): string {
  return maskRuns(text, holds, 0, { left: MAX_DECODED });
}

function maskRuns(text: string, holds: (text: string) => boolean, depth: number, budget: Budget): string {
  return text.replace(RUN, (run) => {
    const bare = run.replace(FOLD, "").replace(/=+$/, "");
    if (bare.length < MIN_RUN) return run;
    if (bare.length < run.length && holds(bare)) return MASK;
    const decoded = decode(bare, budget);
    if (decoded === null) return run;
    const found =
      holds(decoded) || (depth < MAX_DEPTH && maskRuns(decoded, holds, depth + 1, budget) !== decoded);
    return found ? MASK : run;
  });
}

function decode(bare: string, budget: Budget): string | null {
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
