import { isPlural } from "../../../language/base-forms.ts";
import { foldText } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { isCountSlot, isMoney } from "./bounds.ts";

/** Words before a number of records of a list, folded. */
const RANKED =
  /^(first|last|latest|top|newest|oldest|recent|next|prvni\p{L}*|posledni\p{L}*|nejnovejsi\p{L}*|ersten|letzten|neuesten|nachsten|pierwsz\p{L}*|ostatni\p{L}*|najnowsz\p{L}*|primer[oa]s|ultim[oa]s|premier(e)?s|dernier(e)?s)$/u;

/** "the first 10 permits", "a crate of 5 kites": a number of things is no amount of something else. */
export function isCountForAmount(
  { words, match }: Request,
  { nouns, reads, owners }: OperationProfile,
  { traits, source, features, tokens }: Proposal,
): boolean {
  if (traits.kind !== "number" || source.kind !== "number" || source.measured || owners.has(traits.slot.name))
    return false;
  if (isCountSlot(traits) || features.before > 0 || features.after > 0 || features.limit > 0) return false;
  const next = (tokens.at(-1) ?? source.first) + 1;
  if (words[next]?.token.gap !== " " || words[next].token.kind !== "word") return false;
  const isNamed = traits.forms.some((form) => match(next, form) >= SURE);
  if (isNamed) return false;
  if (reads) {
    const isThing = nouns.some((noun) => match(next, noun) >= SURE);
    const isRanked = RANKED.test(words[source.first - 1]?.token.word ?? "");
    return isThing && (isRanked || traits.part !== null) && isValueName(traits);
  }
  return (
    !traits.slot.required && isValueName(traits) && isPlural(words[next].token.word) && features.unit <= 0
  );
}

/** Names of arguments that hold a measure, and no number of things. */
const MEASURES =
  /(^| )(value|weight|length|width|height|depth|distance|temperature|percent|hodnota|vaha|wert|gewicht|wartosc|waga|valor|peso|valeur|poids)( |$)/;

function isValueName(traits: SlotTraits): boolean {
  return isMoney(traits) || MEASURES.test(traits.slot.words.map(foldText).join(" "));
}
