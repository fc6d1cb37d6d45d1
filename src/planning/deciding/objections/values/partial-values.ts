import { foldText, splitWords } from "../../../../language/split-words.ts";
import { AND, OR } from "../../../aligning/filling/exclude-proposals.ts";
import { JOINERS } from "../../../aligning/kinds/propose-series.ts";
import { toWordForm } from "../../../aligning/match-words.ts";
import type { Proposal } from "../../../aligning/proposal.ts";
import { isLaterPlace } from "../../../aligning/read-orderings.ts";
import { type Request, range } from "../../../aligning/request-words.ts";
import type { SlotTraits } from "../../../aligning/slot-traits.ts";
import { BETWEEN, boundBefore, partsBefore } from "../../../aligning/values/bounds.ts";
import type { Ranked } from "../../score.ts";

// Values of which the call takes only a part: one of two, the end of a range, the start of a period.

/** Whether an argument that takes one listed value has two in the request: "list trucks and vans". */
export function isOtherValueSaid(request: Request, { profile, filling }: Ranked): boolean {
  const { words, match } = request;
  return filling.chosen.some(({ traits: { values, isList, slot }, source, value, tokens }) => {
    if (source.kind !== "listed" || isList || typeof value !== "string") return false;
    const isOther = (i: number) =>
      words[i]?.token.kind === "word" &&
      !filling.filled.some((each) => each.slot !== slot && each.tokens.includes(i)) &&
      values.some(
        (each) =>
          typeof each === "string" &&
          each !== value &&
          splitWords(each).length === 1 &&
          match(i, toWordForm(foldText(each), profile.lexicon)) >= LISTED,
      );
    const [first = 0, last = first] = [Math.min(...tokens), Math.max(...tokens)];
    return (
      joinedTo(request, first, last).some(isOther) ||
      (profile.reads && headBefore(request, first).some((i) => !tokens.includes(i) && isOther(i)))
    );
  });
}

/**
 * Whether a name that "and" or "or" joins to the value of one argument became the value of another one: "the boats of
 * Ada Lane and Ben Reed".
 */
export function isJoinedForOther({ words, reading }: Request, { filling }: Pick<Ranked, "filling">): boolean {
  const isAmong = (first: number) =>
    words.slice(Math.max(0, first - 3), first).some(({ token }) => BETWEEN.test(token.word));
  const isAnd = (i: number) =>
    [AND, OR].some((joints) => joints[reading.lexicon.code]?.test(words[i]?.token.word ?? ""));
  return filling.chosen.some(({ traits, isWordSpan, tokens: [first = 0], features }) => {
    const { before, after, owner, preposition } = features;
    const isArticle = words[first - 1]?.isContent === false && !isAnd(first - 1);
    const joint = isArticle ? first - 2 : first - 1;
    return (
      isWordSpan &&
      Math.max(before, after, owner, preposition) <= 0 &&
      isAnd(joint) &&
      !reading.lexicon.prepositions.has(words[first - 1]?.token.word ?? "") &&
      filling.chosen.some(
        (other) =>
          other.traits !== traits &&
          !other.traits.isList &&
          other.tokens.includes(joint - 1) &&
          // "a race between crew 4 and Ida Holm"
          !isAmong(Math.min(...other.tokens)),
      )
    );
  });
}

/** The words that "and" or "or" joins to a value, with or without an article: "the trucks and the vans". */
function joinedTo({ words }: Request, first: number, last: number): number[] {
  const isArticle = (i: number) => words[i]?.isContent === false && !JOINERS.test(words[i]?.token.word ?? "");
  const [start, end] = [isArticle(first - 1) ? first - 1 : first, last + 1];
  return [
    ...(JOINERS.test(words[start - 1]?.token.word ?? "") ? [start - 2] : []),
    ...(JOINERS.test(words[end]?.token.word ?? "") ? [isArticle(end + 1) ? end + 2 : end + 1] : []),
  ];
}

/** What a phrase is about if the value follows a preposition: the vans in "vans beside the truck". */
function headBefore(request: Request, first: number): number[] {
  const { words, main, reading } = request;
  const { prepositions } = reading.lexicon;
  const link = [first - 1, first - 2].find((i) => prepositions.has(words[i]?.token.word ?? ""));
  const isLinked = link !== undefined && range(link + 1, first - 1).every((i) => !words[i]?.isContent);
  return isLinked && words[link - 1]?.isContent === true && link - 1 >= main.first ? [link - 1] : [];
}

/** Minimum match of a word with a listed value. */
const LISTED = 0.8;

/** Words of names and descriptions of arguments for the start or end of a period, folded. */
const BOUNDS =
  /(^|[^a-z])(from|since|after|before|until|till|to|start\w*|begin\w*|end\w*|min|max|earliest|latest|oldest|newest|newer|older|range|period|gte?|lte?|od|do|po|pred|zacatek|konec|nejdrive|nejpozdeji|seit|ab|von|vor|bis|nach|beginn|ende|fruhestens|spatestens|desde|hasta|antes|despues|inicio|fin|depuis|avant|apres|jusqu|debut|przed|poczatek|koniec)([^a-z]|$)/;

/** Words of arguments whose day stands for the period that it begins. */
const PERIODS =
  /(^|[^a-z])(weeks?|months?|quarters?|tyden|tydne|mesice?|wochen?|monate?|tydzien|tygodnia|miesiac\p{L}*|semanas?|mes(es)?|semaines?|mois)([^a-z]|$)/u;

/** Whether an argument takes a day that is no start or end of a period, by its name and description. */
function takesOneDay({ kind, isList, slot }: SlotTraits): boolean {
  const texts = [slot.words.join(" "), slot.description].map(foldText);
  return /^date(time)?$/.test(kind) && !isList && !texts.some((text) => BOUNDS.test(text));
}

/** Whether a day is only the first one of the period that was said: "races next week", "logged in early May". */
export function isFirstDay({ reading }: Request, { traits, source, value }: Proposal): boolean {
  const date = reading.values.find(({ kind, first }) => kind === "date" && first === source.first);
  const texts = [traits.slot.words.join(" "), traits.slot.description].map(foldText);
  return (
    date?.lastDay !== undefined &&
    /^\d{4}-\d{2}-\d{2}/.test(String(value)) &&
    takesOneDay(traits) &&
    !texts.some((text) => PERIODS.test(text))
  );
}

/**
 * Whether a read takes one day of a period as the exact day: "reservations after 15 May", "races next week" for
 * `arrival_date`.
 */
export function isDayOfPeriod(request: Request, { filling }: Ranked): boolean {
  // "from 27 to 29 May" for `arrival` and `departure`
  if (filling.chosen.filter(({ source }) => source.kind === "date").length > 1) return false;
  return filling.chosen.some((proposal) => {
    const { traits, source } = proposal;
    if (source.kind !== "date" || !takesOneDay(traits)) return false;
    if (isFirstDay(request, proposal)) return true;
    const before = request.words[source.first - 1];
    if (before === undefined || before.isContent) return false;
    return partsBefore(request, source.first).some((each) => /^(before|after|since|until)$/.test(each));
  });
}

/** Prepositions that are bounds only before numbers, folded: "under repair", "über Bord". */
const BARE = /^(over|under|above|below|pod|nad|unter|uber|ponizej|powyzej|hasta|max|min)$/;

/** Whether a listed value is only an end of those that are meant: "at least fair", "mindestens mittel". */
export function isEndOfListed(request: Request, { filling, profile }: Ranked): boolean {
  const { words, reading } = request;
  return filling.chosen.some(({ traits: { slot, values }, source, tokens }) => {
    const first = Math.min(...tokens);
    const before = words[first - 1]?.token.word ?? "";
    const isBound = BOUNDS.test(slot.words.map(foldText).join(" "));
    // "raise it up to major" moves it there.
    const isMoved = !profile.reads && before === "to";
    // "at least 40 EUR"
    const isUnit = reading.values.some(
      ({ number, unit, first: start, last }) =>
        number !== undefined && unit !== undefined && start <= first && last >= first,
    );
    return (
      source.kind === "listed" &&
      values.length > 0 &&
      !isBound &&
      !BARE.test(before) &&
      !isMoved &&
      !isUnit &&
      boundBefore(request, first) !== null
    );
  });
}

/** What documents say of a list whose items all have to be met, folded. */
const ALL_OF =
  /\b(all of|(has|have|with|match(es|ing)?|contain(s|ing)?) all|alle (diese|genannten|angegebenen)|vsechny (tyto|uvedene)|wszystkie (te|podane)|tod[oa]s (est[oa]s|l[oa]s)|tou(te)?s (ces|les))\b/;

/** Whether a list that has to contain all of its items is given a choice: "with a sauna or a stove". */
export function isChoiceOfAll({ words, reading }: Request, { filling, profile }: Ranked): boolean {
  return filling.filled.some(({ slot, value }) => {
    if (!profile.reads || !Array.isArray(value) || value.length < 2) return false;
    const tokens = filling.filled.flatMap((each) => (each.slot === slot ? each.tokens : []));
    const between = words.slice(Math.min(...tokens), Math.max(...tokens));
    return (
      ALL_OF.test(foldText(slot.description)) &&
      between.some(({ token }) => OR[reading.lexicon.code]?.test(token.word) === true)
    );
  });
}

/** Whether the order of a list is that of the first one, and the second one is asked for: "the second longest". */
export function isPlaceIgnored(request: Request, { filling }: Ranked): boolean {
  return filling.chosen.some(({ source }) => source.kind === "order" && isLaterPlace(request, source.first));
}
