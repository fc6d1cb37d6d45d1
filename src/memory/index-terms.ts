import { addRun, foldText } from "../language/split-words.ts";

/** BM25 (Robertson & Zaragoza 2009): saturation and share of length normalization. */
const K1 = 1.2;

const B = 0.6;

/** Terms of an average chunk. */
const AVERAGE_TERMS = 340;

/** Factor of weights: BM25's term weight is at most 2.2, so that a weight fits into a byte. */
export const WEIGHT_SCALE = 100;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

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

/**
 * The index terms of a word: itself and its first four and six letters. Truncation replaces stemming in
 * every language: on XQuAD it finds as much as character 4-grams (McNamee & Mayfield 2004, "Character
 * N-Gram Tokenization for European Language Text Retrieval") with a quarter of the terms.
 */
export function wordTerms(word: string): string[] {
  const terms = [word];
  if (word.length >= 4) terms.push(`4${word.slice(0, 4)}`);
  if (word.length >= 6) terms.push(`6${word.slice(0, 6)}`);
  return terms;
}

/** FNV-1a, 32 bit, with the finalizer of Murmur3, because the low bits select the bucket of a term. */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The words of prose in any language, folded, in order. Unlike `splitWords()` for identifiers, it keeps
 * digits, single letters and camel case, which matter in prose: "B2B", "vitamin C", "iPhone 15".
 */
export function readWords(text: string): string[] {
  const words: string[] = [];
  for (const run of foldText(text).match(WORD) ?? []) addRun(words, run);
  return words;
}
