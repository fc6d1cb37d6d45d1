import { DIMENSIONS } from "./word-table.ts";

/** One byte says which centroid stands for four numbers. */
export const PARTS = 25;
export const CENTROIDS = 256;
const WIDTH = DIMENSIONS / PARTS;
const STEPS = 15;

export interface Quantised {
  /** `PARTS` bytes a word. */
  codes: Uint8Array;
  /** Part by part, `CENTROIDS` of `WIDTH` numbers each; as integers, because only their proportions matter. */
  centroids: Int8Array;
}

/** Product quantisation (Jégou, Douze & Schmid 2011): k-means on each part of the vectors by itself. Same input, same output. */
export function quantise(values: Float32Array): Quantised {
  const count = values.length / DIMENSIONS;
  const codes = new Uint8Array(count * PARTS);
  const centroids = new Float64Array(PARTS * CENTROIDS * WIDTH);
  for (let part = 0; part < PARTS; part++) {
    const own = centroids.subarray(part * CENTROIDS * WIDTH, (part + 1) * CENTROIDS * WIDTH);
    const points = pointsOf(values, part);
    // Rows are in the order of frequency, which has little to do with meaning: every 78th is as good as a random one.
    for (let i = 0; i < CENTROIDS; i++) {
      const row = Math.floor((i * count) / CENTROIDS);
      own.set(points.subarray(row * WIDTH, (row + 1) * WIDTH), i * WIDTH);
    }
    for (let step = 0; step < STEPS; step++) moveCentroids(points, own);
    nearest(points, own).forEach((code, row) => {
      codes[row * PARTS + part] = code;
    });
  }
  return { codes, centroids: toIntegers(centroids) };
}

function pointsOf(values: Float32Array, part: number): Float64Array {
  const count = values.length / DIMENSIONS;
  const points = new Float64Array(count * WIDTH);
  for (let row = 0; row < count; row++)
    for (let k = 0; k < WIDTH; k++)
      points[row * WIDTH + k] = values[row * DIMENSIONS + part * WIDTH + k] ?? 0;
  return points;
}

function moveCentroids(points: Float64Array, centroids: Float64Array): void {
  const sums = new Float64Array(centroids.length);
  const counts = new Float64Array(CENTROIDS);
  nearest(points, centroids).forEach((code, row) => {
    counts[code] = (counts[code] ?? 0) + 1;
    for (let k = 0; k < WIDTH; k++)
      sums[code * WIDTH + k] = (sums[code * WIDTH + k] ?? 0) + (points[row * WIDTH + k] ?? 0);
  });
  for (let i = 0; i < sums.length; i++) {
    const members = counts[Math.floor(i / WIDTH)] ?? 0;
    if (members > 0) centroids[i] = (sums[i] ?? 0) / members;
  }
}

function nearest(points: Float64Array, centroids: Float64Array): Uint8Array {
  const codes = new Uint8Array(points.length / WIDTH);
  for (let row = 0; row < codes.length; row++) {
    let best = Number.POSITIVE_INFINITY;
    for (let code = 0; code < CENTROIDS; code++) {
      let distance = 0;
      for (let k = 0; k < WIDTH; k++) {
        const gap = (points[row * WIDTH + k] ?? 0) - (centroids[code * WIDTH + k] ?? 0);
        distance += gap * gap;
      }
      if (distance < best) {
        best = distance;
        codes[row] = code;
      }
    }
  }
  return codes;
}

function toIntegers(centroids: Float64Array): Int8Array {
  const largest = centroids.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return Int8Array.from(centroids, (value) => Math.round((value / largest) * 127));
}
