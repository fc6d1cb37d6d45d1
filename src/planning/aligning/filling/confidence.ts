import type { Proposal } from "../proposal.ts";
import { PAIR_WEIGHTS, WORD_SPAN_WEIGHTS } from "../weights.ts";

const NEEDED = 0.5;
/** Optional arguments require stronger evidence. */
const NEEDED_OPTIONAL = 0.58;
/** Minimum for a number that several optional arguments could take and only its type assigns. */
const NEEDED_GUESS = 0.9;
/** Minimum for unexplained words that become a value. */
const NEEDED_SPAN = 0.75;
const NEEDED_SPAN_OPTIONAL = 0.85;
/** Minimum for names, which no other argument or word of the operation explains. */
const NEEDED_NAME = 0.65;
/** A word that the operation itself contains is not a listed value. */
export const EXPLAINED = 0.74;

/** The minimum confidence for accepting a value. */
export function minimumOf({ traits, isWordSpan, isName, isSole, features }: Proposal): number {
  const isNamed = Math.max(features.before, features.owner) >= EXPLAINED;
  if (isWordSpan && isName && !traits.isList && features.topic >= 0.5) return NEEDED_NAME;
  // "commits on develop"
  const isOnBranch = traits.isBranch && features.topic >= 0.8;
  if (isWordSpan) return traits.slot.required || isNamed || isOnBranch ? NEEDED_SPAN : NEEDED_SPAN_OPTIONAL;
  if (traits.slot.required) return NEEDED;
  // If several optional arguments take a number, there must be evidence for one of them.
  const isGuess =
    traits.kind === "number" &&
    !isSole &&
    features.soleSlot === 0 &&
    !isNamed &&
    Math.max(
      features.after,
      features.near,
      features.unit,
      features.preposition,
      features.shape,
      features.limit,
      features.topic,
    ) <= 0;
  return isGuess ? NEEDED_GUESS : NEEDED_OPTIONAL;
}

export function confidenceOf({ features, isWordSpan }: Proposal): number {
  const weights = isWordSpan ? WORD_SPAN_WEIGHTS : PAIR_WEIGHTS;
  let total = weights.constant;
  for (const name in features)
    total += weights[name as keyof typeof features] * features[name as keyof typeof features];
  return 1 / (1 + Math.exp(-total));
}

export function isAnchoredBy({ traits, features, source }: Proposal): boolean {
  return (
    source.kind === "quoted" ||
    traits.kind !== "string" ||
    features.exact > 0 ||
    features.before > 0 ||
    features.after > 0 ||
    features.owner > 0 ||
    features.preposition > 0 ||
    features.shape > 0 ||
    (features.topic >= 0.8 && traits.topic !== "search")
  );
}
