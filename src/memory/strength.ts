/** Whether a passage is about the question, or only the closest there is. */
export type Strength = "strong" | "weak";

/** Relevance (0…1) below which a passage is only the closest there is; measured by `npm run bench memory-recall`. */
const MIN_RELEVANCE = 0.3;
/** Of the best passage's relevance: what answers much less of the question is weak beside it. */
const MIN_SHARE = 0.3;

/**
 * @param relevance of the passage, as `rankChunks` tells it
 * @param best the highest relevance among the passages found for the same question
 */
export function strengthOf(relevance: number, best: number): Strength {
  return relevance >= Math.max(MIN_RELEVANCE, MIN_SHARE * best) ? "strong" : "weak";
}
