import { CONFIDENCE, FIT } from "./confidence-weights.ts";
import { type MatchFeatures, matchFeatures } from "./match-features.ts";
import type { RankedCandidate } from "./rank-candidates.ts";
import type { SearchQuery } from "./search-query.ts";

/**
 * How sure the first candidate is the wanted one: 0…1, calibrated so that 0.75 and more means act, less means ask (S5).
 * A logistic model of what the query's words, the tool's name, the next best candidate and the method say.
 */
export function estimateConfidence(query: SearchQuery, ranked: RankedCandidate[]): number {
  const features = matchFeatures(query, ranked);
  return features === null ? 0 : Number(logistic(weigh(features, CONFIDENCE)).toFixed(3));
}

/** Whether even the first candidate has too little to do with the request to be offered at all. */
export function nothingFits(query: SearchQuery, ranked: RankedCandidate[]): boolean {
  const features = matchFeatures(query, ranked);
  if (features === null) return true;
  const [first] = ranked;
  if (first !== undefined && first.ref.dense > 0) return false;
  return weigh(features, FIT) < 0;
}

type Weights = Record<keyof MatchFeatures | "constant", number>;

function weigh(features: MatchFeatures, weights: Weights): number {
  let total = weights.constant;
  for (const [name, value] of Object.entries(features)) total += weights[name as keyof MatchFeatures] * value;
  return total;
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
