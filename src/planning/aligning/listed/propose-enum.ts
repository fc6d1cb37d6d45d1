import type { OperationProfile } from "../describe-operation.ts";
import { explainedShare } from "../explained-share.ts";
import { SURE } from "../match-words.ts";
import { originOf, type Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import { readTraits, type SlotTraits } from "../slot-traits.ts";
import { placeFeatures } from "../values/place-features.ts";
import { compoundsOf, type Place, placesOf, WEAK } from "./find-places.ts";
import { listedValues } from "./listed-values.ts";

export function proposeEnum(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  isActionTaken: boolean,
): Proposal[] {
  const places = listedValues(traits, profile.lexicon).flatMap((listed) =>
    [...placesOf(request, listed, traits, isActionTaken), ...compoundsOf(request, profile, listed)].map(
      (place) => ({ listed, ...place }),
    ),
  );
  return withoutTies(places).flatMap(({ listed, tokens, strength, isPart }) => {
    if (labelsDate(request, profile, tokens)) return [];
    const explained = isPart ? 0 : explainedShare(request, profile, tokens);
    // The resource's own name does not select a value: "bookings" is not the status `booked`.
    if (explained === 1 && strength < 1) return [];
    return [propose(request, profile, traits, { listed, tokens, strength }, explained)];
  });
}

/**
 * Whether the word says what happened at a date that an argument takes: "invoices issued since 1 October" for `issued_from`
 * is not the status `issued`. Before its noun, as in "issued invoices since …", it describes the invoices.
 */
function labelsDate(
  { words, reading, match }: Request,
  { slots, candidate, lexicon, nouns }: OperationProfile,
  tokens: readonly number[],
): boolean {
  const last = Math.max(...tokens);
  const clause = words[last]?.clause;
  const follows = reading.values.some(
    ({ kind, first }) => kind === "date" && first > last && words[first]?.clause === clause,
  );
  const isAfterNoun = words.some(
    ({ index }) => index < last && nouns.some((noun) => match(index, noun) >= SURE),
  );
  const isBeforeNoun = nouns.some((noun) => match(last + 1, noun) >= SURE);
  // "by bank transfer, received on 3 May": another verb says what happened at the date.
  const date = reading.values.find(({ kind, first }) => kind === "date" && first > last);
  const isOfOther = words.some(
    ({ index, token, isContent }) =>
      index > last &&
      index < (date?.first ?? 0) &&
      isContent &&
      (/^,/.test(token.gap) || reading.lexicon.verbsOf(token.word).length > 0),
  );
  if (!follows || !isAfterNoun || isBeforeNoun || isOfOther) return false;
  return slots.some((slot) => {
    const traits = readTraits(slot, candidate.input_schema, lexicon);
    return (
      (traits.kind === "date" || traits.kind === "datetime") &&
      [...traits.forms, ...traits.descriptionForms].some((form) => match(last, form) >= WEAK)
    );
  });
}

export function propose(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  { listed, tokens, strength }: Place,
  explained: number,
): Proposal {
  const [first = 0, last = first] = [Math.min(...tokens), Math.max(...tokens)];
  const isUnit = request.reading.values.some(
    (value) =>
      value.number !== undefined && value.unit !== undefined && value.first <= first && value.last >= last,
  );
  const place = placeFeatures(request, profile, traits, { first, last, text: listed.plain, kind: "code" });
  return {
    traits,
    value: listed.value,
    tokens,
    claims: tokens.map((i) => (isUnit ? `${i} unit` : `${i}`)),
    ...originOf(profile, traits, { kind: "listed", first }, "sole"),
    features: {
      ...place,
      shape: 0,
      fit: strength,
      exact: strength >= SURE ? 1 : 0,
      soleSlot: 1,
      soleValue: 1,
      explained,
    },
  };
}
/** If a word matches several values, one must be better by this much. */
const MARGIN = 0.04;

/** Removes words that match several values equally well. */
function withoutTies(places: readonly Place[]): Place[] {
  return places.filter((place) =>
    places.every(
      (other) =>
        other.listed === place.listed ||
        !other.tokens.some((i) => place.tokens.includes(i)) ||
        place.strength > other.strength + MARGIN ||
        (place.strength >= 0.95 && place.strength >= other.strength) ||
        (place.tokens.length > other.tokens.length && place.strength >= other.strength),
    ),
  );
}
