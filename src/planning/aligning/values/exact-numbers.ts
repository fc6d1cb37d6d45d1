import { foldText } from "../../../language/split-words.ts";
import type { Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { saidBefore } from "./bounds.ts";
import { isValueName } from "./units.ts";

// Numbers that a request excludes or wants exactly, for arguments that include them: `min_seats`, `max_seats`.

/** Words directly before a number that exclude it, by language; folded. */
const STRICT: Readonly<Record<string, readonly [more: RegExp, less: RegExp]>> = {
  en: [
    /(^| )((more|greater|higher|larger) than|over|above|exceeding)$/,
    /(^| )((less|fewer|lower|smaller) than|under|below)$/,
  ],
  cs: [/(^| )(vic|vice|vetsi) nez$|(^| )nad$/, /(^| )(mene|min|mensi) nez$|(^| )pod$/],
  de: [/(^| )(mehr|hoher|grosser) als$|(^| )uber$/, /(^| )(weniger|niedriger|kleiner) als$|(^| )unter$/],
  pl: [/(^| )(wiecej niz|powyzej|ponad)$/, /(^| )(mniej niz|ponizej)$/],
  es: [/(^| )(mas de|por encima de|superior a)$/, /(^| )(menos de|por debajo de|inferior a)$/],
  fr: [
    /(^| )(plus d[eu]?|au dessus d[eu]?|superieur a)$/,
    /(^| )(moins d[eu]?|au dessous d[eu]?|inferieur a)$/,
  ],
};
/** "no more than", "nicht weniger als": the number is included. */
const DENIED = /(^| )(no|not|ne|nicht|nie|pas|keine)( \S+){1,2}$/;

/** Words directly before a number that is wanted exactly, by language; folded. */
const EXACTLY: Readonly<Record<string, RegExp>> = {
  en: /^(exactly|precisely)$/,
  cs: /^(presne|prave)$/,
  de: /^(genau|exakt)$/,
  pl: /^(dokladnie|rowno)$/,
  es: /^(exactamente|justamente)$/,
  fr: /^(exactement|precisement)$/,
};

/** Names of arguments that include their number. */
const INCLUSIVE_NAME = /^(min|max|minimum|maximum|least|most|atleast|atmost|gte|lte|ge|le)$/;
const INCLUSIVE =
  /\b(at least|at most|min(imum|imal)?|max(imum|imal)?|or more|or fewer|or less|inclusive|up to|aspon|alespon|nejmene|nejvyse|mindestens|hochstens|co najmniej|najwyzej|al menos|como maximo|au moins|au plus)\b/;
/** Names and descriptions of arguments that exclude it. */
const EXCLUSIVE_NAME = /^(gt|lt|above|below|over|under|more|less|fewer|than|exclusive)$/;
const EXCLUSIVE =
  /\b(exclusive|excluding|excluded|strictly|(more|greater|less|fewer) than|above|below|over|under|(vice|mene) nez|(mehr|weniger) als|(wiecej|mniej) niz|powyzej|ponizej|(mas|menos) de|(plus|moins) de)\b/;

/** Names of arguments for ages, which are not counted in whole years: "over 18". */
const AGES = /^(age|vek|alter|wiek|edad)$/;

/** Whether the argument is the least or the largest number that is still meant. */
export function isInclusiveBound({ kind, part, isLimit, isId, slot }: SlotTraits): boolean {
  if (kind !== "number" || part === null || isLimit || isId) return false;
  const words = slot.words.map(foldText);
  const description = foldText(slot.description);
  if (words.some((word) => EXCLUSIVE_NAME.test(word)) || EXCLUSIVE.test(description)) return false;
  return words.some((word) => INCLUSIVE_NAME.test(word)) || INCLUSIVE.test(description);
}

/** What an argument that includes its number adds to it: −1 for "fewer than 2 seats", 1 for "more than 3". */
export function offsetOfStrict(
  request: Request,
  { reads }: OperationProfile,
  traits: SlotTraits,
  { kind, first, measured, number = 0 }: Value,
): number {
  const [more, less] = STRICT[request.reading.lexicon.code] ?? [];
  const isWhole = traits.slot.types.includes("integer") && Number.isInteger(number);
  if (!reads || !isWhole || kind !== "number" || measured === true) return 0;
  if (!isInclusiveBound(traits) || traits.unit !== null || isValueName(traits)) return 0;
  if (traits.slot.words.some((word) => AGES.test(foldText(word)))) return 0;
  const said = saidBefore(request, first);
  const isStrict = (traits.part === "from" ? more : less)?.test(said) === true && !DENIED.test(said);
  return isStrict ? (traits.part === "from" ? 1 : -1) : 0;
}

/** Whether the request wants exactly the number: "exactly 3 seats". */
export function isExact({ reading, words }: Request, first: number): boolean {
  return EXACTLY[reading.lexicon.code]?.test(words[first - 1]?.token.word ?? "") === true;
}

/** Whether two arguments are both ends of one number. */
export function areEnds(one: SlotTraits, other: SlotTraits): boolean {
  const [[first], [second]] = [one.forms, other.forms];
  if (one.part === other.part) return false;
  const includes = (all: SlotTraits["forms"], stem: string) => all.some((form) => form.stem === stem);
  return (
    first === second ||
    (one.forms.length === other.forms.length &&
      one.forms.every(({ stem }) => includes(other.forms, stem)) &&
      other.forms.every(({ stem }) => includes(one.forms, stem)))
  );
}

/** Uses a number that is wanted exactly for both bounds: "exactly 3 seats" for `min_seats` and `max_seats`. */
export function shareExact(chosen: readonly Proposal[], open: readonly SlotTraits[], request: Request) {
  return chosen.flatMap(({ traits, value, source, tokens }) => {
    if (source.kind !== "number" || !isInclusiveBound(traits) || !isExact(request, source.first)) return [];
    const other = open.find((each) => isInclusiveBound(each) && areEnds(each, traits));
    return other === undefined ? [] : [{ slot: other.slot, value, tokens, sure: 1 }];
  });
}
