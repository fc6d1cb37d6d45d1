/** Mean and standard deviation of the cosines of a sample of `count` chunks of a site. */
export interface Spread {
  count: number;
  mean: number;
  deviation: number;
}

/** A chunk so many deviations nearer than the site's others is about the question, whatever its words. */
const NEAR = 3;
/** Cosines of unrelated texts deviate at least so much: a few chunks may lie closer together by accident. */
const MIN_DEVIATION = 0.05;
/** Below so many chunks a chunk is compared with the others only: it would move the mean itself. */
const SMALL_SAMPLE = 10;
/** Of a site's only chunk, which has nothing beside it: cosines of unrelated and of clearly related texts. */
const ALONE = { unrelated: 0.3, related: 0.8 };

/** 0 for an ordinary chunk of the site and without vectors, 1 for one that is `NEAR` deviations closer than the others. */
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
