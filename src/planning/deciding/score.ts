import type { Alignment } from "../aligning/align.ts";
import type { AlignmentFeatures, SureFeatures } from "../aligning/features.ts";
import { RANK_WEIGHTS, SURE_WEIGHTS } from "../aligning/weights.ts";

export interface Ranked extends Alignment {
  /** Ranking score; higher is better. */
  score: number;
}

export function rank(features: AlignmentFeatures): number {
  return weigh(features, RANK_WEIGHTS);
}

export function weigh<T extends object>(features: T, weights: T): number {
  let total = 0;
  for (const name of Object.keys(weights) as (keyof T)[])
    total += Number(weights[name]) * Number(features[name]);
  return total;
}

export function sureFeatures(ranked: readonly Ranked[], best: Ranked): SureFeatures {
  const { features, filling } = best;
  const share = 1 / ranked.slice(0, 20).reduce((total, { score }) => total + Math.exp(score - best.score), 0);
  const values = filling.filled.filter(({ source }) => source === "query").map(({ sure }) => sure);
  return {
    share,
    leftover: features.leftover,
    unused: features.unused,
    verb: features.verb,
    otherVerb: features.otherVerb,
    mood: features.mood,
    nouns: features.nouns,
    head: features.head,
    covered: features.covered,
    missing: features.missing,
    values: Math.min(1, ...values),
    swallowed: features.swallowed,
    supplied: features.supplied,
    optional: features.optional,
    retrieval: features.retrieval,
    writes: best.profile.reads ? 0 : 1,
  };
}

export function confidenceOf(features: SureFeatures): number {
  return logistic(features, SURE_WEIGHTS);
}

/** The likelihood of a logistic model. */
export function logistic<T extends object>(features: T, weights: T & { constant: number }): number {
  let total = weights.constant;
  for (const name of Object.keys(features) as (keyof T)[])
    total += Number(weights[name]) * Number(features[name]);
  return 1 / (1 + Math.exp(-total));
}
