import { readWords } from "./read-words.ts";
import { hashTerm, wordTerms } from "./word-terms.ts";

/** BM25 (Robertson & Zaragoza 2009): saturation and the share of length normalisation. */
const K1 = 1.2;
const B = 0.6;
/** Terms of a chunk of ordinary size. */
const AVERAGE_TERMS = 340;
/** A weight is BM25's term part, at most 2.2, times this: it fits a byte. */
export const WEIGHT_SCALE = 100;

/** Each term of a chunk, by hash, with its weight 1…220. The headings above a chunk count as its text. */
export function weighTerms(content: string, headings: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  let length = 0;
  for (const word of readWords(`${headings.join("\n")}\n${content}`)) {
    for (const term of wordTerms(word)) {
      const hash = hashTerm(term);
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
      length += 1;
    }
  }
  const norm = K1 * (1 - B + (B * length) / AVERAGE_TERMS);
  for (const [hash, count] of counts) {
    const weight = Math.round((WEIGHT_SCALE * count * (K1 + 1)) / (count + norm));
    counts.set(hash, Math.max(1, weight));
  }
  return counts;
}

/** As the database stores them: hash · 256 + weight. */
export function packTerms(content: string, headings: readonly string[]): number[] {
  return Array.from(weighTerms(content, headings), ([hash, weight]) => hash * 256 + weight);
}

/** The distinct terms of a message, by hash; long messages up to `limit` terms. */
export function hashTerms(text: string, limit = 400): number[] {
  const hashes = new Set<number>();
  for (const word of readWords(text)) {
    for (const term of wordTerms(word)) hashes.add(hashTerm(term));
    if (hashes.size >= limit) break;
  }
  return [...hashes].slice(0, limit);
}
