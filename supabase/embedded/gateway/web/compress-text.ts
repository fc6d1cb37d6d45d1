import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Minimum size for compression (bytes). */
const MIN_BYTES = 1024;
const TEXT = /^(text\/|application\/(json|manifest)|image\/svg)/;
const MAX_KEPT = 200;

/** Each version of a file is compressed once. */
const kept = new Map<string, Buffer>();

/** A text file compressed with gzip if the client accepts it, otherwise undefined. */
export function compressText(
  file: { path: string; size: number },
  etag: string,
  type: string,
  accepts: string,
): Buffer | undefined {
  if (file.size < MIN_BYTES || !TEXT.test(type) || !/\bgzip\b/.test(accepts)) return undefined;
  const key = `${file.path} ${etag}`;
  const known = kept.get(key);
  if (known) return known;
  const compressed = gzipSync(readFileSync(file.path), { level: 9 });
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, compressed);
  return compressed;
}
