import { readWords } from "./read-words.ts";
import { hashTerm, wordTerms } from "./word-terms.ts";

/** BM25 (Robertson & Zaragoza 2009): saturation and share of length normalization. */
const K1 = 1.2;
const B = 0.6;
/** Terms of an average chunk. */
const AVERAGE_TERMS = 340;
/** Factor of weights: BM25's term weight is at most 2.2, so that a weight fits into a byte. */
export const WEIGHT_SCALE = 100;

/** Each term of a chunk, by hash, with its weight 1…220. The headings of a chunk are part of its text. */
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

/** The storage format: hash · 256 + weight. */
export function packTerms(content: string, headings: readonly string[]): number[] {
  return Array.from(weighTerms(content, headings), ([hash, weight]) => hash * 256 + weight);
}

/** The distinct terms of a message, by hash; at most `limit`. */
export function hashTerms(text: string, limit = 400): number[] {
  const hashes = new Set<number>();
  for (const word of readWords(text)) {
    for (const term of wordTerms(word)) hashes.add(hashTerm(term));
    if (hashes.size >= limit) break;
  }
  return [...hashes].slice(0, limit);
}
