import type { ChoiceFeatures } from "./choice-features.ts";
import { CHOICE_WEIGHTS } from "./choice-weights.ts";

/** The likelihood that a model's choice is right, from how well the request explains it. */
export function confidenceOfChoice(features: ChoiceFeatures): number {
  let total = CHOICE_WEIGHTS.constant;
  for (const [name, value] of Object.entries(features))
    total += CHOICE_WEIGHTS[name as keyof ChoiceFeatures] * value;
  return 1 / (1 + Math.exp(-total));
}
