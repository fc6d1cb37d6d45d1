import { DIMENSIONS, type WordTable } from "./word-table.ts";

/** Keeps the system solvable: a direction in which the examples do not differ must not decide. */
const RIDGE = 0.05;

/**
 * Fisher's linear discriminant between names and words: the vectors of names lie apart from those of words.
 * @returns score of a row: about 1 for a name, −1 for a word
 */
export function fitNames(table: WordTable, names: number[], words: number[]): (row: number) => number {
  const nameMean = meanVector(table, names);
  const wordMean = meanVector(table, words);
  const scatter = square();
  addScatter(table, names, nameMean, scatter);
  addScatter(table, words, wordMean, scatter);
  for (let k = 0; k < DIMENSIONS; k++) add(scatter[k], k, RIDGE);
  const difference = nameMean.map((value, k) => value - (wordMean[k] ?? 0));
  const direction = solve(scatter, difference);
  const middle = nameMean.map((value, k) => (value + (wordMean[k] ?? 0)) / 2);
  const half = dot(direction, difference) / 2;
  return (row) =>
    dot(
      direction,
      vectorAt(table, row).map((value, k) => value - (middle[k] ?? 0)),
    ) / half;
}

function vectorAt({ values }: WordTable, row: number): Float64Array {
  return Float64Array.from(values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS));
}

function meanVector(table: WordTable, rows: number[]): Float64Array {
  const mean = new Float64Array(DIMENSIONS);
  for (const row of rows)
    vectorAt(table, row).forEach((value, k) => {
      add(mean, k, value / rows.length);
    });
  return mean;
}

function addScatter(table: WordTable, rows: number[], mean: Float64Array, scatter: Float64Array[]): void {
  for (const row of rows) {
    const offset = vectorAt(table, row).map((value, k) => value - (mean[k] ?? 0));
    offset.forEach((a, i) => {
      offset.forEach((b, k) => {
        add(scatter[i], k, (a * b) / rows.length / 2);
      });
    });
  }
}

/** Gauss–Jordan elimination; the matrix is symmetric and positive definite, so that no pivot vanishes. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const rows = matrix.map((row, i) => Float64Array.from([...row, right[i] ?? 0]));
  rows.forEach((pivot, i) => {
    rows.forEach((row, j) => {
      if (j === i) return;
      const factor = (row[i] ?? 0) / (pivot[i] ?? 1);
      pivot.forEach((value, k) => {
        add(row, k, -factor * value);
      });
    });
  });
  return Float64Array.from(rows, (row, i) => (row[DIMENSIONS] ?? 0) / (row[i] ?? 1));
}

function square(): Float64Array[] {
  return Array.from({ length: DIMENSIONS }, () => new Float64Array(DIMENSIONS));
}

function add(vector: Float64Array | undefined, k: number, value: number): void {
  if (vector !== undefined) vector[k] = (vector[k] ?? 0) + value;
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0);
}
