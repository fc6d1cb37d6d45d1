import { isPlural } from "../../../../language/base-forms.ts";
import type { WordForm } from "../../../aligning/match-words.ts";
import type { Request } from "../../../aligning/request-words.ts";
import { NUMBER_WORDS } from "../../../aligning/values/bounds.ts";
import { isCountForAmount } from "../../../aligning/values/counted-things.ts";
import { areEnds, isExact, isInclusiveBound } from "../../../aligning/values/exact-numbers.ts";
import { createsInstead, STRONG_MATCH } from "../../../aligning/verb-agreement.ts";
import { BETWEEN_ENDS } from "../../../reading/share-units.ts";
import type { Ranked } from "../../score.ts";
import { LINKS, NAMED } from "../other-targets.ts";

/**
 * Whether a bare number that identifies the target is a count or belongs to something else: "delete 31
 * backups", "block the card ending 4711", "discharge the patient in room 4".
 */
export function isNumberOfOther(request: Request, best: Ranked, others: readonly Ranked[]): boolean {
  const { words } = request;
  return best.filling.chosen.some(({ traits: { slot }, value, source, tokens }) => {
    // "room 4" may be read as a code; the number is its end.
    const at = tokens.findLast((i) => words[i]?.token.kind === "number") ?? -1;
    const own = best.profile.owners.get(slot.name);
    if (own === undefined || !/^(number|code)$/.test(source.kind) || !/^\d+$/.test(String(value)))
      return false;
    if (at < 1) return false;
    const number = { at, own, forms: [...own, ...best.profile.nouns] };
    return (
      identifiesOther(request, number, best, others) ||
      (!isOwnNoun(request, number, at - 1) && isCountOrDescription(request, number, best))
    );
  });
}

/** A number that identifies the target of an operation. */
interface TargetNumber {
  /** Its token. */
  at: number;
  /** The nouns of what it identifies, and with them all nouns of the operation. */
  own: readonly WordForm[];
  forms: readonly WordForm[];
}

function isOwnNoun({ words, match }: Request, { forms }: TargetNumber, i: number): boolean {
  return words[i]?.token.kind === "word" && forms.some((form) => match(i, form) >= STRONG_MATCH);
}

/** Whether the noun before the number is what another operation of the API identifies by a number. */
function identifiesOther(
  { words, match, action }: Request,
  { at, own, forms }: TargetNumber,
  { candidate }: Ranked,
  others: readonly Ranked[],
): boolean {
  if (words[at - 1]?.token.kind !== "word" || words[at]?.token.gap !== " ") return false;
  const siblings = others.filter((other) => other.candidate.connector_id === candidate.connector_id);
  const isNoun = (form: WordForm) => match(at - 1, form) >= NAMED;
  // "block door 5" blocks no user, "cancel reservation 9" cancels no order.
  const isOfOther =
    !action?.tokens.includes(at - 1) &&
    !forms.some(isNoun) &&
    siblings.some(({ profile }) => [...profile.owners.values()].flat().some(isNoun));
  if (isOfOther) return true;
  // "book guest 7 for tour 9" is about no series of tours, if another operation takes a tour.
  return (
    !words.some(({ index }) => own.some((form) => match(index, form) >= STRONG_MATCH)) &&
    siblings.some(({ filling }) =>
      filling.chosen.some(
        ({ traits: { slot, forms: names }, tokens: [first = -1] }) =>
          first === at && slot.words.at(-1) === "id" && names.some(isNoun),
      ),
    )
  );
}

/** Whether the number, which does not follow its noun, counts the things after it or describes those before it. */
function isCountOrDescription(request: Request, number: TargetNumber, { profile }: Ranked): boolean {
  const { words, match, action, main, reading } = request;
  const { at, own } = number;
  const isOwn = (i: number) => isOwnNoun(request, number, i);
  const isEarlier = words.some(
    ({ index }) =>
      index < at - 1 && index >= main.first && own.some((form) => match(index, form) >= STRONG_MATCH),
  );
  const [before, next] = [words[at - 1], words[at + 1]];
  const isCounted = reading.lexicon.code === "en" ? isPlural(next?.token.word ?? "") : !isEarlier;
  if (next?.token.gap === " " && isOwn(at + 1) && isCounted) return true;
  if (before === undefined || !isEarlier) return false;
  const { kind, word } = before.token;
  const isLabel = NUMBER_WORDS.test(word) || LINKS.test(word) || /^(symbol|number|code)$/.test(kind);
  if (isLabel || action?.tokens.includes(at - 1) || main.frame.has(at - 1)) return false;
  if (words[at]?.token.gap !== " ") return false;
  // "the transfer of 55", "employees older than 42"
  if (!before.isContent) return !profile.reads;
  // "leave request 7" is a compound.
  const isVerb = /ing$/.test(word) && reading.lexicon.verbsOf(word).length > 0;
  // "commande de pressing 7"
  const isOfKind = /^(de|d|del|du)$/.test(words[at - 2]?.token.word ?? "") && isOwn(at - 3);
  return isVerb || !(isOwn(at - 2) || isOfKind);
}

/**
 * Whether what is created takes the number of the resource itself as the id of something else: "open chapter 88" for
 * `publisher_id`.
 */
export function isNumberOfCreated(request: Request, { profile, filling }: Ranked): boolean {
  const { words, match, action } = request;
  if (!createsInstead(request, profile)) return false;
  const isOpened = action?.verbs.includes("open") === true;
  return filling.chosen.some(({ traits: { slot, forms }, features, source, tokens: [at = 0] }) => {
    const before = words[at - 1];
    return (
      // "open vessel 8c2e" is about one that exists; "create vessel 8c2e" gives it a name.
      ((isOpened && /^(number|code|uuid)$/.test(source.kind)) ||
        (slot.words.at(-1) === "id" && forms.length > 0 && source.kind === "number")) &&
      (features.before <= 0 || isOpened) &&
      before?.token.kind === "word" &&
      words[at]?.token.gap === " " &&
      profile.nouns.some((noun) => match(at - 1, noun) >= STRONG_MATCH) &&
      !forms.some((form) => match(at - 1, form) >= STRONG_MATCH)
    );
  });
}

const COUNTED =
  /^(top|first|last|latest|newest|biggest|largest|oldest|best|worst|than|nez|niz|in|since|issued|prvnich|poslednich|ersten|letzten|ostatnich|pierwszych|ultimos|ultimas|derniers|dernieres|premiers)$/;

const SUPERLATIVES =
  /^((?!(interest|request|test|latest)$)\p{L}{3,}est|nej\p{L}{3,}|naj\p{L}{3,}|\p{L}{4,}st(e|en)|mas|plus|last|recent)$/u;

/** Whether a read takes a count or a year as an id: "the 5 newest cards", "employees hired in 2024". */
export function isCountForId({ words, reading }: Request, { filling }: Ranked): boolean {
  return filling.chosen.some(({ traits: { isId }, value, source, tokens }) => {
    const at = tokens.findLast((i) => words[i]?.token.kind === "number") ?? -1;
    if (!isId || at < 0 || !/^(number|code)$/.test(source.kind) || !/^\d+$/.test(String(value))) return false;
    const next = words[at + 1];
    const before = words[at - 1];
    const isYear =
      /^(19|20)\d\d$/.test(String(value)) &&
      (reading.lexicon.prepositions.has(before?.token.word ?? "") ||
        /^(expiring|die)$/.test(before?.token.word ?? ""));
    // "sensor 12 last week"
    const isDate = reading.values.some(({ kind, first }) => kind === "date" && first === at + 1);
    return (
      isYear ||
      COUNTED.test(before?.token.word ?? "") ||
      (next?.token.gap === " " && !isDate && SUPERLATIVES.test(next.token.word))
    );
  });
}

/** A year, as far as a bare number shows it. */
const YEAR = /^(1[5-9]|20)\d\d$/;

const YEAR_NAMES = /^(year|rok|roku|jahr|baujahr|ano|annee|vintage|season|rocznik|rocnik)$/;

/** Whether a read takes a year as another number: "exhibits made before 1900" for `hall`. */
export function isYearForNumber({ words, reading }: Request, { filling }: Ranked): boolean {
  return filling.chosen.some(({ traits: { kind, slot }, value, source, features }) => {
    const before = words[source.first - 1]?.token.word ?? "";
    const parts = reading.lexicon.prepositions.get(before) ?? [];
    return (
      kind === "number" &&
      source.kind === "number" &&
      source.unit === undefined &&
      YEAR.test(String(value)) &&
      features.before <= 0 &&
      features.after <= 0 &&
      !slot.words.some((word) => YEAR_NAMES.test(word)) &&
      (parts.some((part) => part === "in" || part === "from") || reading.lexicon.times.has(before))
    );
  });
}

/**
 * Whether a number before a noun in the plural identifies something that the operation takes one of: "enrol 5
 * students in course 7".
 */
export function isCountOfMany(
  { words, match, reading }: Request,
  { filling }: Pick<Ranked, "filling">,
): boolean {
  return filling.chosen.some(({ traits: { isId, isList, forms }, source, features, tokens }) => {
    const last = tokens.at(-1) ?? -1;
    const next = words[last + 1]?.token;
    if (!isId || isList || source.kind !== "number" || features.before > 0 || next?.gap !== " ") return false;
    const isSeveral = reading.lexicon.code !== "en" || isPlural(next.word);
    return isSeveral && forms.some((form) => match(last + 1, form) >= STRONG_MATCH);
  });
}

/** Whether a filter has the number of records that are wanted: "the first 10 permits" for `minPrice: 10`. */
export function isCountTaken(request: Request, { profile, filling }: Ranked): boolean {
  return profile.reads && filling.chosen.some((proposal) => isCountForAmount(request, profile, proposal));
}

/** Whether only one bound takes a number that is wanted exactly: "exactly 3 seats" for `min_seats`. */
export function isExactForBound(request: Request, { filling }: Ranked): boolean {
  return filling.chosen.some(
    ({ traits, source, tokens: [first = -1] }) =>
      source.kind === "number" &&
      isInclusiveBound(traits) &&
      isExact(request, source.first) &&
      filling.filled.filter(({ tokens }) => tokens.includes(first)).length < 2,
  );
}

/** Whether the ends of a range fill arguments for different things: "4 to 6 bells" for `min_bells` and `max_fee`. */
export function isRangeSplit({ words }: Request, { filling }: Ranked): boolean {
  const numbers = filling.chosen.filter(
    ({ traits, source }) => traits.kind === "number" && !traits.isId && source.kind === "number",
  );
  return numbers.some(({ traits, source, tokens: [first = -1] }) => {
    const gap = words[first]?.token.gap ?? "";
    const end = BETWEEN_ENDS.test(words[first - 1]?.token.word ?? "")
      ? first - 2
      : /[-–—]/.test(gap)
        ? first - 1
        : -1;
    const start = numbers.find(
      (other) =>
        other.source.first !== source.first &&
        other.tokens.at(-1) === end &&
        // "up to 30 kg and 2 m long"
        (other.source.unit === undefined || other.source.unit === source.unit),
    );
    return start !== undefined && !areEnds(start.traits, traits);
  });
}
