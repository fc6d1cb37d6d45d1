import { CHOICE_WEIGHTS } from "./choice-weights.ts";

/** What the alignment of a model's choice with the request says about it; shares 0…1, counts are capped. */
export interface ChoiceFeatures {
  /** How well the verb asked for agrees with what the operation does: 1 same … −1 opposite. */
  verb: number;
  otherVerb: number;
  mood: number;
  nouns: number;
  head: number;
  /** Share of the request's words that the operation or an argument uses. */
  covered: number;
  /** Weight of what nothing uses. */
  leftover: number;
  /** Typed or quoted values that nothing uses. */
  unused: number;
  /** Arguments that say a part of the request in other words. */
  meant: number;
  /** Arguments that stand in the request. */
  said: number;
  /** Required arguments without a value. */
  missing: number;
  writes: number;
}

/** How likely a model's choice is right, by how well the request explains it. */
export function confidenceOfChoice(features: ChoiceFeatures): number {
  let total = CHOICE_WEIGHTS.constant;
  for (const [name, value] of Object.entries(features))
    total += CHOICE_WEIGHTS[name as keyof ChoiceFeatures] * value;
  return 1 / (1 + Math.exp(-total));
}
