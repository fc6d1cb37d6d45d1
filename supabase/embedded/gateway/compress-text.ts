import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Files below this gain nothing (bytes). */
const WORTH_IT = 1024;
const TEXT = /^(text\/|application\/(json|manifest)|image\/svg)/;
const MAX_KEPT = 200;

/** Compressed once per version of a file. */
const kept = new Map<string, Buffer>();

/** A text file gzipped, for who accepts that; undefined where it is sent as it is. */
export function compressText(
  file: { path: string; size: number },
  etag: string,
  type: string,
  accepts: string,
): Buffer | undefined {
  if (file.size < WORTH_IT || !TEXT.test(type) || !/\bgzip\b/.test(accepts)) return undefined;
  const key = `${file.path} ${etag}`;
  const known = kept.get(key);
  if (known) return known;
  const compressed = gzipSync(readFileSync(file.path), { level: 9 });
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(key, compressed);
  return compressed;
}
