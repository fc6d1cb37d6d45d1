import { foldText, splitWords } from "../../../../language/split-words.ts";
import { isThing } from "../../../aligning/kinds/propose-counted.ts";
import { QUANTITIES } from "../../../aligning/kinds/propose-items.ts";
import type { Proposal } from "../../../aligning/proposal.ts";
import type { Request } from "../../../aligning/request-words.ts";
import { traitsOf } from "../../../aligning/slot-traits.ts";
import { isMoney, partsBefore } from "../../../aligning/values/bounds.ts";
import { PEOPLE, PIECES } from "../../../aligning/values/units.ts";
import { kindOfMeasure } from "../../../reading/convert-measure.ts";
import { MEASURES } from "../../../reading/read-units.ts";
import type { Ranked } from "../../score.ts";

// Numbers of a write that mean something else than the argument that takes them.

/** Whether a number without a name is a part of a code, says for whom or until when, or loses its unit. */
export function isStrayNumber(request: Request, best: Ranked): boolean {
  const { filling, profile } = best;
  return filling.chosen.some((proposal) => {
    const { traits, value, source, features } = proposal;
    if (typeof value !== "number" || source.kind !== "number" || profile.owners.has(traits.slot.name))
      return false;
    if (isMeasureLost(request, best, proposal)) return true;
    if (Math.max(features.before, features.after, features.unit) > 0) return false;
    return (
      isPartOfCode(request, best, proposal) ||
      isForNumber(request, proposal) ||
      isOwned(request, proposal) ||
      isEndOfTimes(request, proposal)
    );
  });
}

/** "paint b 40": the letter between a noun and a number belongs to both. */
function isPartOfCode({ words, reading }: Request, { filling }: Ranked, { source }: Proposal): boolean {
  const [noun, letter] = [words[source.first - 2], words[source.first - 1]];
  const { functionWords, prepositions } = reading.lexicon;
  return (
    noun?.isContent === true &&
    letter !== undefined &&
    /^\p{L}$/u.test(letter.token.text) &&
    letter.token.gap === " " &&
    words[source.first]?.token.gap === " " &&
    !functionWords.has(letter.token.word) &&
    !prepositions.has(letter.token.word) &&
    !filling.filled.some(({ tokens }) => tokens.includes(letter.index))
  );
}

/** "add rope for 12": a bare number after "for" counts people, days or money, and not what is added. */
function isForNumber(request: Request, { traits, source }: Proposal): boolean {
  const before = request.words[source.first - 1]?.token.word ?? "";
  const names = traits.slot.words.map(foldText);
  return (
    source.unit === undefined &&
    request.reading.lexicon.prepositions.get(before)?.includes("for") === true &&
    QUANTITIES.test(names.join("_")) &&
    !names.some((name) => PEOPLE.test(name)) &&
    !isMoney(traits)
  );
}

/** Words for what there is already, folded. */
export const HAVE =
  /(^| )((i|we|they)( only| just| still| already)? (have|had|got|ve got)|(we|i) ve|mam|mame|(ich|wir) (habe|haben|hab)|mamy|tengo|tenemos|j ai|(nous )?avons|on a)( got| only| just| noch| nur| uz| jeszcze| tylko)?$/;

/** "add rope, we have none": the number says what there is. */
function isOwned({ words, action }: Request, { traits, source }: Proposal): boolean {
  const verb = action?.tokens.at(-1) ?? source.first;
  const said = words
    .slice(Math.max(verb + 1, source.first - 4), source.first)
    .map(({ token }) => token.word)
    .join(" ");
  return QUANTITIES.test(traits.slot.words.map(foldText).join("_")) && HAVE.test(said);
}

/** "tomorrow from 12 to 2": the number after a time is the time when something ends. */
function isEndOfTimes(request: Request, { source }: Proposal): boolean {
  const parts = partsBefore(request, source.first);
  return (
    source.unit === undefined &&
    parts.some((part) => part === "to" || part === "until") &&
    request.reading.values.some(({ time, last }) => time !== undefined && last === source.first - 2)
  );
}

/** "two gallons of oil" for a count without a unit: neither the number nor another argument says what is measured. */
function isMeasureLost(
  { reading }: Request,
  { filling, candidate, profile }: Ranked,
  { traits, source, features }: Proposal,
): boolean {
  const value = reading.values.find(({ kind, first }) => kind === source.kind && first === source.first);
  if (value?.measured !== true || value.unit === undefined || features.unit > 0) return false;
  if (!MEASURES.test(value.unit) || PIECES.test(value.unit)) return false;
  const kind = kindOfMeasure(value.unit) ?? value.unit;
  if (!QUANTITIES.test(traits.slot.words.map(foldText).join("_"))) return false;
  const { slot } = traits;
  const about = [
    ...splitWords(slot.name),
    ...splitWords(slot.description),
    ...splitWords(candidate.fields.summary),
  ];
  // The unit of "15 kg of RS-9" belongs to the record.
  const isNamed = traitsOf(profile).some(
    (each) => isThing(each, profile) && filling.filled.some((other) => other.slot === each.slot),
  );
  if (!isNamed) return false;
  if (about.some((word) => (kindOfMeasure(foldText(word)) ?? foldText(word)) === kind)) return false;
  return !filling.filled.some(
    (other) =>
      other.slot !== slot &&
      !profile.owners.has(other.slot.name) &&
      other.tokens.some((i) => i > value.first && i <= value.last),
  );
}
