import { DIMENSIONS, meanOf, type WordTable } from "./word-table.ts";

/** Directions that frequency rather than meaning explains (Mu & Viswanath 2018, "All-but-the-Top"). */
const COMMON_DIRECTIONS = 2;
const POWER_STEPS = 300;

/** Subtracts what all vectors share, their mean and main directions, and scales them to length 1; in place. */
export function spreadVectors(table: WordTable): void {
  const { values, words } = table;
  const mean = meanOf(table, words.length);
  for (let i = 0; i < values.length; i++) values[i] = (values[i] ?? 0) - (mean[i % DIMENSIONS] ?? 0);
  for (let i = 0; i < COMMON_DIRECTIONS; i++) removeDirection(values, mainDirection(values));
  for (let from = 0; from < values.length; from += DIMENSIONS)
    scaleToLength(values.subarray(from, from + DIMENSIONS));
}

/** First principal component, by power iteration on the covariance. */
function mainDirection(values: Float32Array): Float64Array {
  const covariance = covarianceOf(values);
  let direction = new Float64Array(DIMENSIONS).fill(1);
  for (let step = 0; step < POWER_STEPS; step++) {
    const next = new Float64Array(DIMENSIONS);
    for (let i = 0; i < DIMENSIONS; i++)
      for (let k = 0; k < DIMENSIONS; k++)
        next[i] = (next[i] ?? 0) + (covariance[i * DIMENSIONS + k] ?? 0) * (direction[k] ?? 0);
    scaleToLength(next);
    direction = next;
  }
  return direction;
}

function covarianceOf(values: Float32Array): Float64Array {
  const covariance = new Float64Array(DIMENSIONS * DIMENSIONS);
  for (let from = 0; from < values.length; from += DIMENSIONS)
    for (let i = 0; i < DIMENSIONS; i++)
      for (let k = 0; k < DIMENSIONS; k++)
        covariance[i * DIMENSIONS + k] =
          (covariance[i * DIMENSIONS + k] ?? 0) + (values[from + i] ?? 0) * (values[from + k] ?? 0);
  return covariance;
}

function removeDirection(values: Float32Array, direction: Float64Array): void {
  for (let from = 0; from < values.length; from += DIMENSIONS) {
    let share = 0;
    for (let k = 0; k < DIMENSIONS; k++) share += (values[from + k] ?? 0) * (direction[k] ?? 0);
    for (let k = 0; k < DIMENSIONS; k++)
      values[from + k] = (values[from + k] ?? 0) - share * (direction[k] ?? 0);
  }
}

function scaleToLength(vector: Float32Array | Float64Array): void {
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  for (let k = 0; k < vector.length; k++) vector[k] = (vector[k] ?? 0) / length;
}
