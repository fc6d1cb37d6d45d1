/** Mean and standard deviation of the cosines of a sample of `count` chunks of a site. */
export interface Spread {
  count: number;
  mean: number;
  deviation: number;
}

/** Standard deviations above the mean at which a chunk is relevant regardless of its words. */
const NEAR = 3;
/** Minimum deviation, because a few chunks may be close to each other by chance. */
const MIN_DEVIATION = 0.05;
/**
 * Below this sample size a chunk is compared with the other chunks only, because it would affect the mean.
 */
const SMALL_SAMPLE = 10;
/** Reference for a site with a single chunk: cosines of unrelated and of related texts. */
const ALONE = { unrelated: 0.3, related: 0.8 };

/**
 * 0 for an average chunk of the site or without vectors, 1 for a chunk that is `NEAR` deviations closer
 * than the others.
 */
export function nearness(similarity: number | null, spread: Spread | null): number {
  if (similarity === null || spread === null) return 0;
  const { count, mean, deviation } = spread;
  if (count === 1) return clamp((similarity - ALONE.unrelated) / (ALONE.related - ALONE.unrelated));
  const usual = count < SMALL_SAMPLE ? (count * mean - similarity) / (count - 1) : mean;
  return clamp((similarity - usual) / Math.max(MIN_DEVIATION, deviation) / NEAR);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
