/** Whether a passage is relevant for the question, or only the closest one. */
export type Strength = "strong" | "weak";

/** Minimum relevance (0…1) of a strong passage; measured with `npm run bench memory-recall`. */
const MIN_RELEVANCE = 0.3;
/** Minimum share of the best passage's relevance. */
const MIN_SHARE = 0.3;

/**
 * @param relevance the relevance of the passage from `rankChunks`
 * @param best the highest relevance among the passages for the same question
 */
export function strengthOf(relevance: number, best: number): Strength {
  return relevance >= Math.max(MIN_RELEVANCE, MIN_SHARE * best) ? "strong" : "weak";
}
