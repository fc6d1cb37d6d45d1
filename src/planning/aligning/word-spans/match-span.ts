import { isPlace, placeName } from "../../../language/places.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { PairFeatures } from "../features.ts";
import { isPartOfCode } from "../grouped-codes.ts";
import { SURE } from "../match-words.ts";
import { explainedShare } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { isNameBefore } from "../values/adjacent-names.ts";
import { partsBefore } from "../values/bounds.ts";
import { placeFeatures } from "../values/place-features.ts";
import { NAMED, type WordSpan } from "./find-word-spans.ts";
import { isExample, isSearchedBy } from "./narrow-word-spans.ts";
import {
  areNames,
  COMPANIES,
  commonShare,
  isContainedName,
  isKindOf,
  isKindOfOwner,
  isModifier,
  isNameOfResource,
} from "./nouns-around.ts";
import { isOfOtherTopic, OF_OTHER, roleFeature, shapeText, topicFeature } from "./topics.ts";

/** A request and the open text arguments of an operation, before one of them is compared with words. */
export interface OpenTexts {
  readonly request: Request;
  readonly profile: OperationProfile;
  /** The arguments for texts that have no value yet. */
  readonly texts: readonly SlotTraits[];
  /** Tokens that have a use. */
  readonly taken: ReadonlySet<number>;
}

/** A word span as the value of one argument: what the checks and the features are derived from. */
export interface SpanMatch extends OpenTexts {
  readonly traits: SlotTraits;
  readonly span: WordSpan;
  /** Indexes of its tokens. */
  readonly tokens: readonly number[];
  /** Its text as the argument expects it. */
  readonly value: string;
  /** What the words around it say about the argument. */
  readonly place: PairFeatures;
  /** How well its writing and introduction match the topic of the argument: 0…1. */
  readonly topic: number;
  /** Share of lowercase common words. */
  readonly common: number;
  /** Whether it is what the argument is for by its meaning: a known town, a kind of the resource. */
  readonly isKind: boolean;
  /** Whether its meaning or a word beside it assigns it to this argument. Otherwise it is only left over. */
  readonly isAnchored: boolean;
  /** Whether one of its words is written like a name. */
  readonly isNamed: boolean;
  /** Whether a preposition stands before it, and whether that is "in" or "at". */
  readonly isIntroduced: boolean;
  readonly isWhere: boolean;
  /** Whether it is the name of a known place. */
  readonly isTown: boolean;
  /** Whether it is what the request searches for. */
  readonly isSought: boolean;
}

const LEGAL_FORM =
  / (gmbh|ag|kg|ohg|ug|ltd|llc|inc|corp|plc|bv|oy|sarl|sas|s\.? ?r\.? ?o|a\.s|sp\. z ?o\.? ?o)\.?$/i;

function isCompany({ slot }: SlotTraits): boolean {
  return COMPANIES.test(slot.words.at(-1) ?? "");
}

/** Words that leave out what follows them, folded. */
const WITHOUT =
  /^(without|except|excluding|ohne|ausser|bez|krome|mimo|oprocz|poza|sin|excepto|salvo|sans|sauf|hormis)$/;

/** Compares a word span with an argument. Null if the argument cannot take it at all. */
export function matchSpan(texts: OpenTexts, traits: SlotTraits, span: WordSpan): SpanMatch | null {
  const { request, profile, taken } = texts;
  const value = shapeText(span, traits, request);
  if (value === null || !meetsSchema(value, traits)) return null;
  // "customers without orders"
  if (profile.reads && WITHOUT.test(request.words[span.first - 1]?.token.word ?? "")) return null;
  // "Ada Lane from Harbour GmbH": a legal form names the company and not the person.
  if (LEGAL_FORM.test(value) && traits.topic !== "text" && !isCompany(traits) && texts.texts.some(isCompany))
    return null;
  // "Nachname Lane": the name of another argument directly before it
  const isLabelled = (each: SlotTraits) => isNameBefore(request, span.first, each);
  if (!isLabelled(traits) && texts.texts.some(isLabelled)) return null;
  const { first, last, text } = span;
  const around = placeFeatures(request, profile, traits, { first, last, text, kind: "code" });
  if (around.shape <= 0 && isPartOfCode(request, first, last)) return null;
  // "the glass repair" is no text about glass.
  if (traits.topic === "text" && around.before === 0 && isModifier(request, profile, span)) return null;
  const tokens = range(first, last);
  const isOthers = isLabelledByOther(request, span, traits, texts.texts);
  const isSought = isSoughtThing(request, profile, span, traits);
  const changed = placeOf({ request, profile, taken, traits, span, tokens, isOthers, isSought });
  const isOfKind = isNamedByKind(request, traits, span);
  const place = { ...around, ...changed, ...(isOfKind && { after: 1 }) };
  const isKind = isKindOfValue(request, profile, span, traits);
  return {
    request,
    profile,
    texts: texts.texts,
    taken,
    traits,
    span,
    tokens,
    value,
    place,
    topic: isKind ? 1 : isOthers ? 0 : topicOf({ request, texts: texts.texts, traits, span, tokens, place }),
    common: commonShare(request, tokens, traits.topic === "person"),
    isKind,
    // Common words are not names by themselves: "cancel the booking with purple stripes".
    isAnchored:
      isKind ||
      isExample(request, span, traits) ||
      place.before > 0 ||
      place.owner > 0 ||
      place.after > 0 ||
      place.preposition > 0,
    isNamed: tokens.some((i) => request.words[i]?.token.name),
    isIntroduced: partsBefore(request, span.first).length > 0,
    isWhere: partsBefore(request, span.first).some((part) => part === "in" || part === "at"),
    isTown: placeName(span.text, request.reading.lexicon.code) !== null,
    isSought,
  };
}

/** Names of arguments for a group of people. */
const GROUPS =
  /^(department|dept|team|division|unit|squad|faculty|abteilung|oddeleni|dzial|departamento|service|equipe)$/;

/** "the sailors in navigation", "crew from catering": the group in which people are. */
function isGroupOf(request: Request, { slot, topic }: SlotTraits, { first, last }: WordSpan): boolean {
  const parts = partsBefore(request, first);
  return (
    first === last &&
    topic === "thing" &&
    GROUPS.test(slot.words.at(-1) ?? "") &&
    (parts.includes("in") || parts.includes("from"))
  );
}

/** "the Lee Shore Hangar" for `hangar`: a name of several words whose last one is the noun of the argument. */
function isNamedByKind({ words, match }: Request, { forms }: SlotTraits, { first, last }: WordSpan): boolean {
  return (
    first < last &&
    range(first, last).every((i) => words[i]?.token.name && words[i].token.quote < 0) &&
    forms.some((form) => match(last, form) >= SURE)
  );
}

/** What the words themselves change about the features of their place. */
function placeOf({
  request,
  profile,
  taken,
  traits,
  span,
  tokens,
  isOthers,
  isSought,
}: Pick<SpanMatch, "request" | "profile" | "taken" | "traits" | "span" | "tokens" | "isSought"> & {
  isOthers: boolean;
}): Partial<PairFeatures> {
  // "how many hours Ada Lane worked": a name of two words needs no introduction.
  const isFullName =
    traits.topic === "person" &&
    tokens.length >= 2 &&
    tokens.every((i) => /^\p{Lu}/u.test(request.words[i]?.token.text ?? ""));
  // "the VAT rates": a word of the operation is no name
  const isNamedResource =
    isNameOfResource(request, profile, span, traits) && explainedShare(request, profile, tokens) < 1;
  const isContained = traits.topic === "search" && isContainedName(request, span);
  const isSearched = isSearchedBy(request, span, traits);
  return {
    // "treasurer Olga Reyes", where the role is a separate argument
    ...((taken.has(span.first - 1) || isFullName || isNamedResource) && { foreign: 0 }),
    ...(isOthers && { foreign: 1 }),
    ...(isOfOtherTopic(request, span, traits.topic) && { preposition: 0 }),
    ...(isGroupOf(request, traits, span) && { preposition: 1 }),
    ...((isNamedResource || isSought || isSearched || isContained) && { before: 1 }),
  };
}

function isKindOfValue(
  request: Request,
  profile: OperationProfile,
  span: WordSpan,
  traits: SlotTraits,
): boolean {
  return (
    (traits.topic === "place" && isPlace(span.text.replace(/['’]s$/u, ""), request.reading.lexicon.code)) ||
    isKindOf(request, profile, span, traits) ||
    isKindOfOwner(request, profile, span, traits)
  );
}

function topicOf({
  request,
  texts,
  traits,
  span,
  tokens,
  place,
}: Pick<SpanMatch, "request" | "texts" | "traits" | "span" | "tokens" | "place">): number {
  if (place.after === 1 && areNames(request, tokens)) return 1;
  if (isOwnerOf(request, span, traits, texts)) return 1;
  const other = isOfOtherTopic(request, span, traits.topic) ? OF_OTHER : null;
  return other ?? roleFeature(request, span, traits) ?? topicFeature(request, span, traits.topic);
}

/** Whether the noun of another argument follows directly: "to the Maple branch" is no value for `name`. */
function isLabelledByOther(
  { words, match }: Request,
  { first, last }: WordSpan,
  traits: SlotTraits,
  others: readonly SlotTraits[],
): boolean {
  const next = words[last + 1];
  if (next?.token.gap !== " " || next.token.kind !== "word" || !words[first]?.token.name) return false;
  const isNoun = ({ forms }: SlotTraits) => forms.some((form) => match(last + 1, form) >= SURE);
  return !isNoun(traits) && others.some((other) => other !== traits && isNoun(other));
}

/** "chapters of Blue Harbour": the only argument that could say whose they are. */
function isOwnerOf(
  request: Request,
  { first, last }: WordSpan,
  traits: SlotTraits,
  texts: readonly SlotTraits[],
): boolean {
  const owners = texts.filter(({ topic, isId, isList }) => topic === "none" && !isId && !isList);
  return (
    owners.length === 1 &&
    owners[0] === traits &&
    texts.every(({ topic }) => topic !== "person") &&
    !traits.slot.required &&
    areNames(request, range(first, last)) &&
    request.reading.lexicon.prepositions.get(request.words[first - 1]?.token.word ?? "")?.includes("of") ===
      true
  );
}

const SEEKS = /^(search|find|look-up|query)$/;

/** Whether the request searches for something. */
export function isSearch({ action }: Request): boolean {
  return action?.verbs.some((verb) => SEEKS.test(verb)) === true;
}

/** Whether the words are what is searched for: "find brass lanterns", "search the archive for old maps". */
function isSoughtThing(
  request: Request,
  { lexicon, nouns }: OperationProfile,
  { first, last }: WordSpan,
  { topic }: SlotTraits,
): boolean {
  const { words, action, reading, match } = request;
  const verb = action?.tokens.at(-1) ?? -1;
  const isObject = words
    .slice(verb + 1, first)
    .every(({ isContent, token }) => !isContent && !reading.lexicon.prepositions.has(token.word));
  // In another language than the document's, an unknown noun may be the resource itself.
  const isResource =
    lexicon.code !== reading.lexicon.code &&
    !words.some(({ index }) => nouns.some((noun) => match(index, noun) >= SURE));
  return (
    topic === "search" &&
    action?.verbs.some((verb) => SEEKS.test(verb)) === true &&
    first > verb &&
    // "find late orders" describes the orders.
    !nouns.some((noun) => match(last + 1, noun) >= SURE) &&
    words.slice(first, last + 1).every(({ isContent }) => isContent) &&
    !isResource &&
    (isObject ||
      partsBefore(request, first).includes("for") ||
      NAMED.test(words[first - 1]?.token.word ?? ""))
  );
}
