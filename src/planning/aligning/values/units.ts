import { foldText } from "../../../language/split-words.ts";
import { vectorOf } from "../../../language/word-vectors.ts";
import { isSameMeasure } from "../../reading/convert-measure.ts";
import type { Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE, toWordForm } from "../match-words.ts";
import { comparisonOf, readOrderings } from "../read-orderings.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { degreeFeature, isCountSlot, isMoney, moneyFeature, partsBefore } from "./bounds.ts";

/** Nouns of arguments that count people, and of the people they count. */
export const PEOPLE =
  /^(people|person|persons|party|guest|guests|seats?|adults?|pax|travelers?|travellers?|passengers?|attendees?|covers)$/;

/** Names of arguments whose numbers count or measure nothing. */
const PLACES =
  /floor|district|zone|room|level|storey|gate|platform|lane|row|shelf|line|channel|page|house|grade|star|rating|chapter|episode|season|version/;

/** For counted nouns and measures: whether the unit matches the argument or contradicts it. */
export function unitFeature(
  request: Request,
  { unit, kind, last, measured }: Pick<Value, "unit" | "kind" | "last" | "measured">,
  traits: SlotTraits,
  others: readonly SlotTraits[],
): number {
  if (unit === undefined || traits.kind !== "number") return 0;
  // "logs of the last 2 hours" states no number of lines.
  if (kind === "duration") {
    if (traits.unit !== null) return 1;
    // "dogs older than 5 years" for a district
    const isOther = isCountSlot(traits) || PLACES.test(traits.slot.words.join(" "));
    return isOther ? -1 : -0.5;
  }
  const forms = [...traits.forms, ...traits.descriptionForms];
  if (isMoneyOf({ unit })) return moneyFeature(traits, others);
  const degrees = degreeFeature(request, { unit, last }, traits);
  if (degrees !== null) return degrees;
  if (unit === "%")
    return forms.some(({ word }) =>
      /percent|rate|discount|brightness|volume|level|share|humidity|prozent|procent/.test(word),
    )
      ? 1
      : // "refund 20 % of order 7" states no amount.
        isMoney(traits)
        ? -1
        : 0;
  const isUnit = (name: string) => MEASURE_NAMES[unit]?.test(name) === true || isSameMeasure(unit, name);
  if (forms.some(({ english, word }) => [word, ...english].some(isUnit))) return 1;
  const form = toWordForm(unit, request.reading.lexicon);
  const next = last + 1;
  // "para 9 invitados" for `minSeats`
  if (form.english.some((word) => PEOPLE.test(word))) {
    const counts = (each: SlotTraits) =>
      [...each.forms, ...each.descriptionForms].some(({ english }) =>
        english.some((word) => PEOPLE.test(word)),
      );
    if (counts(traits)) return 1;
    if (others.some(counts)) return -1;
  }
  const isNamed = forms.some(
    (each) => request.match(next, each) >= SURE || each.word === unit || each.stem === form.stem,
  );
  if (isNamed) return 1;
  if (measured && forms.length > 0 && isOtherMeasure(unit, traits)) return -1;
  // "a cabin for two nights" has no two stars, unlike "floor 2, rooms …".
  const isLabelled = forms.some((each) => request.match(last - 1, each) >= SURE);
  const isRank = PLACES.test(traits.slot.words.join(" ")) && !isLabelled;
  return request.words[next]?.isContent &&
    isPluralNoun(request.words[next]?.token.word ?? "") &&
    (traits.isId || isRank)
    ? -1
    : 0;
}

export function isMoneyOf({ unit = "" }: Pick<Value, "unit">): boolean {
  return /^[A-Z]{3}$/.test(unit);
}

/** Names of arguments that hold a measure, and no number of things. */
const MEASURES =
  /(^| )(value|weight|length|width|height|depth|distance|temperature|percent|hodnota|vaha|wert|gewicht|wartosc|waga|valor|peso|valeur|poids)( |$)/;

/** Whether the name says that the argument holds an amount of money or a measure. */
export function isValueName(traits: SlotTraits): boolean {
  return isMoney(traits) || MEASURES.test(traits.slot.words.map(foldText).join(" "));
}

/** Units of what is counted and not measured. */
export const PIECES =
  /^(ks|kus(y|u|ech)?|pcs|pieces?|units?|items?|stuck|einheiten|szt|sztuk[ai]?|piezas?|unidad(es)?|unites?)$/;

/** Words of arguments that take a weight, a volume or a length. */
const WEIGHTS =
  /^(kg|kilos?|kilograms?|grams?|mg|lbs?|oz|litres?|liters?|ml|cm|mm|km|weight|length|width|height|hmotnost|vaha|gewicht|waga|peso|poids)$/;

/** "20 pieces" are no `weight_kg` and no hours. */
export function isPiecesForMeasure(value: Pick<Value, "unit">, { unit, slot }: SlotTraits): boolean {
  return (
    PIECES.test(value.unit ?? "") &&
    (unit !== null || slot.words.some((word) => WEIGHTS.test(foldText(word))))
  );
}

/** Names of arguments for the abbreviations of other units. */
const MEASURE_NAMES: Readonly<Record<string, RegExp>> = {
  kwh: /^(kwh|kilowatt hour|energy)$/,
  kw: /^(kw|kilowatt|power)$/,
  mb: /^(mb|megabyte)s?$/,
  gb: /^(gb|gigabyte)s?$/,
};

/** Words of arguments that are measured in any unit. */
const MEASURABLE =
  /^(amount|quantity|qty|value|limit|max|min|maximum|minimum|total|size|level|threshold|target|step|number|count|measure|reading|result|dose|dosage|capacity|weight|mass|payload|load|distance|length|width|height|depth|radius|range|area|volume|power|energy|consumption|usage|temperature|temp|heat|speed|pressure|memory|storage|disk|ram|quota|brightness|humidity|kilometer|kilometre|mileage|odometer|fuel|charge)$/;

/**
 * Whether the unit contradicts an argument that is not a measure: "8 litres" for the number of a shelf.
 */
function isOtherMeasure(unit: string, { forms }: SlotTraits): boolean {
  return (
    !PIECES.test(unit) &&
    forms.length > 0 &&
    forms.every(
      ({ english, word }) =>
        english.length > 0 &&
        ![word, ...english].some((each) => MEASURABLE.test(each)) &&
        english.some((each) => vectorOf(each) !== null),
    )
  );
}

/** Whether the noun after a number is plural in any of the languages: "6 chairs". */
function isPluralNoun(word: string): boolean {
  return (
    /[^s]s$/.test(word) ||
    /^(people|children|men|women|lidi|lide|osob|osoby|leute|personen|kinder|ludzi|osob)$/.test(word)
  );
}

/** Whether the word is a superlative after a count: "7 tallest", "6 nejkratších", "los 3 más altos". */
function isSuperlative({ reading }: Request, i: number): boolean {
  const word = reading.tokens[i]?.word ?? "";
  switch (reading.lexicon.code) {
    case "en":
      return (
        /^(most|least|best|worst)$|[^aeiou]est$/.test(word) &&
        comparisonOf(word.replace(/^(most|least)$/, "best")) !== undefined
      );
    case "cs":
      return /^nej\p{L}{4,}/u.test(word);
    case "pl":
      return /^naj\p{L}{4,}/u.test(word);
    case "de":
      return /\p{L}{2,}(st|ss)(e|en|er|es)$/u.test(word);
    default:
      return /^(mas|menos|plus|moins|mejores|peores|meilleur\w*|pires?)$/.test(word);
  }
}

const TOPS =
  /^(top|first|last|latest|newest|recent|max|maximum|most|limit|up|next|only|just|oldest|previous|past)$/;

export function limitFeature(
  request: Request,
  { first, ordinal, kind }: Pick<Value, "first" | "ordinal" | "kind">,
  { isLimit, isId, kind: slotKind }: SlotTraits,
  { nouns, reads, words: own }: OperationProfile,
): number {
  if ((slotKind !== "number" && !isId) || ordinal || kind !== "number") return 0;
  const { reading } = request;
  const before = reading.tokens.slice(Math.max(0, first - 2), first);
  const after = isId ? [] : reading.tokens.slice(first + 1, first + 2);
  // "20 invoices" in a list of invoices
  const isCounted =
    reads &&
    !isId &&
    (isPluralNoun(reading.tokens[first + 1]?.word ?? "") || reading.lexicon.code !== "en") &&
    nouns.some((noun) => request.match(first + 1, noun) >= SURE);
  // "the ten best of …", "the ten kites with the highest deposit": an order makes the number one of records.
  const next = request.words[first + 1];
  const isRanked =
    reads &&
    !isId &&
    next?.token.gap === " " &&
    isPluralNoun(next.token.word) &&
    !reading.lexicon.prepositions.has(reading.tokens[first - 1]?.word ?? "") &&
    !own.some((word) => word.place === "slot" && request.match(first + 1, word) >= SURE) &&
    readOrderings(request).some(({ direction, tokens: [at = 0] }) => direction !== null && at > first);
  const said =
    isCounted ||
    isRanked ||
    (!isId && isSuperlative(request, first + 1)) ||
    (partsBefore(request, first).includes("most") &&
      (isId || isCounted || !isPluralNoun(next?.token.word ?? ""))) ||
    [...before, ...after].some(
      ({ word }) =>
        TOPS.test(word) ||
        reading.lexicon.ordinals.get(word) === -1 ||
        reading.lexicon.ordinals.get(word) === 1 ||
        (reading.lexicon.times.get(word) ?? []).some((each) => each === "last" || each === "next"),
    );
  if (said) return isLimit ? 1 : -1;
  return isLimit ? -0.5 : 0;
}
