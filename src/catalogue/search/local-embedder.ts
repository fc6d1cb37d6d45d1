import type { Embedder } from "../../contract/ports.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { STOP_WORDS } from "../../language/stop-words.ts";

const DIMENSIONS = 256;
const NGRAM = 4;
/** A word has several n-grams, which together should weigh about as much as the word. */
const NGRAM_WEIGHT = 0.3;
/** Maximum characters that are embedded; chunks are far shorter. */
const MAX_LENGTH = 20_000;

/**
 * An embedder without key, download or network: stems and character 4-grams, hashed into 256 signed
 * dimensions (Weinberger et al. 2009, "Feature hashing"), L2-normalized. It reflects spelling and not
 * meaning, hence `dense: false`. An empty text results in a zero vector.
 */
export function createLocalEmbedder(): Embedder {
  return {
    model: "local-hash-256",
    dense: false,
    batchSize: 256,
    embed: (texts) => Promise.resolve(texts.map(embedText)),
  };
}

function embedText(text: string): number[] {
  const counts = new Map<string, number>();
  for (const word of splitWords(text.slice(0, MAX_LENGTH)))
    if (!STOP_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const vector = new Float64Array(DIMENSIONS);
  for (const [word, count] of counts) addWord(vector, word, 1 + Math.log(count));
  return normalise(vector);
}

function addWord(vector: Float64Array, word: string, weight: number): void {
  addFeature(vector, stemWord(word), weight);
  const padded = `^${word}$`;
  for (let i = 0; i + NGRAM <= padded.length; i++)
    addFeature(vector, padded.slice(i, i + NGRAM), weight * NGRAM_WEIGHT);
}

/** FNV-1a, 32 bit: the low bits select the dimension, a high bit the sign. */
function addFeature(vector: Float64Array, feature: string, weight: number): void {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  const dimension = hash & (DIMENSIONS - 1);
  vector[dimension] = (vector[dimension] ?? 0) + ((hash & 0x10000) === 0 ? weight : -weight);
}

function normalise(vector: Float64Array): number[] {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return Array.from(vector, (value) => (length === 0 ? 0 : Number((value / length).toFixed(6))));
}
