import { Buffer } from "node:buffer";
import { baseForms } from "./base-forms.ts";
import { remember } from "./remember.ts";
import { foldText } from "./split-words.ts";
import { CENTROIDS, CODES, WORDS } from "./word-vectors.data.ts";

export interface NearWord {
  word: string;
  /** Cosine, at most 1. */
  similarity: number;
}

const DIMENSIONS = 100;
/** Parts of a vector; each is represented by one of `CHOICES` centroids. */
const PARTS = 25;
const CHOICES = 256;
const WIDTH = DIMENSIONS / PARTS;
/** Maximum words with cached neighbours, and maximum neighbours per word. */
const MAX_CACHED = 512;
const MAX_NEAR = 32;
/** More than the rounding error of a sum of products, so that rounding drops no word. */
const ROUNDING = 1e-3;
const MAX_DECODED = 2_000;

interface Vocabulary {
  /** Most frequent first. */
  words: string[];
  places: Map<string, number>;
  codes: Uint8Array;
  centroids: Float32Array;
}

let vocabulary: Vocabulary | undefined;
/** Norms of the decoded vectors; only the search of all words needs them. */
let scales: Float32Array | undefined;
/**
 * Words down to a similarity of `floor`. Keyed by index in the vocabulary, so that only dictionary words of users'
 * texts stay in memory.
 */
const nearest = new Map<number, { floor: number; words: NearWord[] }>();

/**
 * The unit vector of a word, so that the dot product of two is their cosine; null when the word and its
 * base forms are unknown. Contains 20,000 common English words without names.
 */
export function vectorOf(word: string): Float32Array | null {
  const place = placeOf(word);
  return place === undefined ? null : decode(place);
}

/** Cosine of two words, −1…1; 0 when one of them is unknown. Synonyms score about 0.5, unrelated words below 0.2. */
export function similarity(a: string, b: string): number {
  const first = placeOf(a);
  const second = first === undefined ? undefined : placeOf(b);
  if (first === undefined || second === undefined) return 0;
  return first === second ? 1 : dot(decode(first), decode(second));
}

/**
 * The words with the most similar meaning, best first, without the word itself.
 *
 * @param count at most 32
 * @param floor minimum similarity
 */
export function nearestWords(word: string, count: number, floor: number): NearWord[] {
  const place = placeOf(word);
  if (place === undefined) return [];
  let known = nearest.get(place);
  if (known === undefined || known.floor > floor) {
    known = { floor, words: searchNearest(place, floor) };
    const [oldest] = nearest.keys();
    if (nearest.size >= MAX_CACHED && oldest !== undefined) nearest.delete(oldest);
    nearest.set(place, known);
  }
  return known.words.filter(({ similarity }) => similarity >= floor).slice(0, count);
}

/** Whether the word itself, and not only a base form of it, has a vector. */
export function isVocabularyWord(word: string): boolean {
  return load().places.has(word);
}

/** Position of the word by frequency, most frequent first; infinite when it is unknown. */
export function frequencyRank(word: string): number {
  return placeOf(word) ?? Number.POSITIVE_INFINITY;
}

/** Dot product of two vectors of `vectorOf`. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < DIMENSIONS; k++) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
}

/** −1: unknown. */
const findPlace = remember((word) => {
  const { places } = load();
  const folded = foldText(word);
  return places.get(folded) ?? firstOf(places, baseForms(folded)) ?? -1;
});

function placeOf(word: string): number | undefined {
  const place = findPlace(word);
  return place < 0 ? undefined : place;
}

function firstOf(places: Map<string, number>, forms: string[]): number | undefined {
  const known = forms.find((form) => places.has(form));
  return known === undefined ? undefined : places.get(known);
}

/** Decodes on first use, because most requests need no vectors. */
function load(): Vocabulary {
  if (vocabulary !== undefined) return vocabulary;
  const words = WORDS.split(" ");
  const places = new Map<string, number>();
  words.forEach((word, place) => {
    places.set(word, place);
  });
  const centroids = new Float32Array(Int8Array.from(Buffer.from(CENTROIDS, "base64")));
  vocabulary = { words, places, codes: Buffer.from(CODES, "base64"), centroids };
  return vocabulary;
}

const decoded = new Map<number, Float32Array>();

/** Caches decoded vectors, because a request compares the same words with many operations. */
function decode(place: number): Float32Array {
  const before = decoded.get(place);
  if (before !== undefined) return before;
  if (decoded.size >= MAX_DECODED) decoded.clear();
  const vector = decodeAnew(place);
  decoded.set(place, vector);
  return vector;
}

function decodeAnew(place: number): Float32Array {
  const { codes, centroids } = load();
  const vector = new Float32Array(DIMENSIONS);
  let squares = 0;
  for (let part = 0; part < PARTS; part++) {
    const from = (part * CHOICES + (codes[place * PARTS + part] ?? 0)) * WIDTH;
    for (let k = 0; k < WIDTH; k++) {
      const value = centroids[from + k] ?? 0;
      vector[part * WIDTH + k] = value;
      squares += value * value;
    }
  }
  const scale = 1 / Math.sqrt(squares || 1);
  for (let k = 0; k < DIMENSIONS; k++) vector[k] = (vector[k] ?? 0) * scale;
  return vector;
}

/**
 * Compares with every word: one table lookup per part instead of four products. A word that may be similar enough is
 * summed again in the order of the parts, on which the last digits depend.
 */
function searchNearest(sought: number, lowest: number): NearWord[] {
  const { words, codes, centroids } = load();
  const products = productsWith(decode(sought), centroids);
  scales ??= scalesOf(codes, productsWithThemselves(centroids), words.length);
  const found: NearWord[] = [];
  let floor = Math.max(0, lowest - ROUNDING);
  for (let place = 0; place < words.length; place++) {
    const scale = scales[place] ?? 0;
    if ((roughSumOf(products, codes, place) + ROUNDING) * scale <= floor) continue;
    const similarity = sumOf(products, codes, place) * scale;
    if (similarity <= floor || place === sought) continue;
    const before = found.findIndex((other) => other.similarity < similarity);
    found.splice(before < 0 ? found.length : before, 0, { word: words[place] ?? "", similarity });
    if (found.length > MAX_NEAR) found.pop();
    if (found.length === MAX_NEAR) floor = found.at(-1)?.similarity ?? 0;
  }
  return found;
}

/** Several sums at once, because an addition that needs the result of the previous one waits for it. */
function roughSumOf(products: Float32Array, codes: Uint8Array, place: number): number {
  const row = place * PARTS;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let e = 0;
  for (let part = 0; part < PARTS; part += 5) {
    const at = part * CHOICES;
    const code = row + part;
    a += products[at + (codes[code] ?? 0)] ?? 0;
    b += products[at + CHOICES + (codes[code + 1] ?? 0)] ?? 0;
    c += products[at + 2 * CHOICES + (codes[code + 2] ?? 0)] ?? 0;
    d += products[at + 3 * CHOICES + (codes[code + 3] ?? 0)] ?? 0;
    e += products[at + 4 * CHOICES + (codes[code + 4] ?? 0)] ?? 0;
  }
  return a + b + c + d + e;
}

/** For each part and centroid, the product with that part of the vector. */
function productsWith(vector: Float32Array, centroids: Float32Array): Float32Array {
  const products = new Float32Array(PARTS * CHOICES);
  for (let entry = 0; entry < products.length; entry++) {
    const part = Math.floor(entry / CHOICES) * WIDTH;
    let sum = 0;
    for (let k = 0; k < WIDTH; k++)
      sum = Math.fround(sum + (centroids[entry * WIDTH + k] ?? 0) * (vector[part + k] ?? 0));
    products[entry] = sum;
  }
  return products;
}

function productsWithThemselves(centroids: Float32Array): Float32Array {
  const products = new Float32Array(PARTS * CHOICES);
  centroids.forEach((value, i) => {
    const entry = Math.floor(i / WIDTH);
    products[entry] = (products[entry] ?? 0) + value * value;
  });
  return products;
}

function scalesOf(codes: Uint8Array, squares: Float32Array, count: number): Float32Array {
  const scales = new Float32Array(count);
  for (let place = 0; place < count; place++)
    scales[place] = 1 / Math.sqrt(sumOf(squares, codes, place) || 1);
  return scales;
}

function sumOf(products: Float32Array, codes: Uint8Array, place: number): number {
  let sum = 0;
  for (let part = 0; part < PARTS; part++)
    sum += products[part * CHOICES + (codes[place * PARTS + part] ?? 0)] ?? 0;
  return sum;
}
