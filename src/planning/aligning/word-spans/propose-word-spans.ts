import { isPlace, placeName } from "../../../language/places.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { PairFeatures } from "../features.ts";
import { AND } from "../filling/exclude-proposals.ts";
import { explainedShare, originOf, type Proposal } from "../proposal.ts";
import { type Request, range } from "../request-words.ts";
import { LAST_NAME, type SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { findWordSpans, type WordSpan } from "./find-word-spans.ts";
import { matchSpan, type OpenTexts, type SpanMatch } from "./match-span.ts";
import {
  extendPlaces,
  isClassOnly,
  isExample,
  joinMeasured,
  namesWithin,
  narrowToExample,
  withNumber,
  withoutClass,
  withoutNextPhrase,
  withoutPlace,
  withoutPredicate,
  withoutSpeaking,
} from "./narrow-word-spans.ts";
import { isNameOfNew, withoutTarget } from "./new-records.ts";
import {
  areNames,
  COMPANIES,
  isBeforeDate,
  isDefinite,
  isDirect,
  isLabelOf,
  isMeasured,
  isNamedAtEnd,
  isNameOfOther,
  isUnidentified,
} from "./nouns-around.ts";
import { proposeKinds } from "./propose-kinds.ts";
import { findSlugs, isIdentifying, proposeNames, proposeSlugs, proposeTitleRest } from "./propose-names.ts";
import { isIntroducedThing, isOpenText, MAKERS, VENUES } from "./topics.ts";
import { isUnfitKey, isUnfitOwner } from "./unfit-keys.ts";
import { isUnfitName, isUnfitPlace, isUnfitTitle } from "./unfit-names.ts";
import { isUnfitText } from "./unfit-texts.ts";

/** A request with more sequences than this has no recognizable values. */
const MAX_SPANS = 40;
/** The same for sequences without function words. */
const MAX_TIGHT = 100;

/** Proposes word sequences as values of text arguments, with their features. */
export function proposeWordSpans(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal[] {
  const texts = open.filter(({ kind }) => kind === "string");
  if (texts.length === 0) return [];
  const tight = findWordSpans(request, profile, taken, false);
  const loose = findWordSpans(request, profile, taken, true);
  if (loose.length > MAX_SPANS || tight.length > MAX_TIGHT) return [];
  const rest = proposeTitleRest(request, profile, texts, taken);
  if (rest !== null) {
    const others = proposeWordSpans(request, profile, open, new Set([...taken, ...rest.tokens]));
    return [rest, ...others.filter(({ traits }) => traits !== rest.traits)];
  }
  const kinds = proposeKinds(request, profile, texts, taken);
  if (kinds.length > 0) {
    const used = new Set([...taken, ...kinds.flatMap(({ tokens }) => tokens)]);
    const rest = open.filter((traits) => !kinds.some((kind) => kind.traits === traits));
    return [...kinds, ...proposeWordSpans(request, profile, rest, used)];
  }
  const slugs = findSlugs(request, profile, taken);
  const openTexts: OpenTexts = { request, profile, texts, taken };
  return [
    ...proposeNames(request, profile, open, tight),
    ...proposeSlugs(request, profile, texts, taken),
    ...texts.flatMap((traits) => {
      const isLong = isOpenText(traits) || traits.topic === "title";
      const spans = spansFor(openTexts, traits, isLong ? loose : tight);
      return spans.flatMap((whole): Proposal[] => {
        const span = narrow(openTexts, traits, whole);
        if (isNoValue(openTexts, traits, span, { spans, slugs })) return [];
        const match = matchSpan(openTexts, traits, span);
        return match === null || isUnfit(match) ? [] : [toProposal(match)];
      });
    }),
  ];
}

/** The word spans with the boundaries that suit the topic of the argument: places have commas, names are shorter. */
function spansFor(
  { request, profile, texts, taken }: OpenTexts,
  traits: SlotTraits,
  found: readonly WordSpan[],
): WordSpan[] {
  const spans = [...found];
  if (traits.topic === "place") extendPlaces(request, spans);
  joinMeasured(request, spans);
  if (traits.topic === "search" && texts.some(({ topic }) => topic === "place"))
    return spans.map((span) => withoutPlace(request, span));
  if (isOpenText(traits)) return spans;
  return [...spans, ...namesWithin(request, spans)].map((span) => withNumber(request, profile, span, taken));
}

/** The part of a word span that can be the value, without the words that introduce it. */
function narrow(open: OpenTexts, traits: SlotTraits, entire: WordSpan): WordSpan {
  const { request, profile, taken } = open;
  const whole = withoutTarget(open, traits, entire);
  const said = withoutPredicate(request, profile, withoutNextPhrase(request, whole, taken), traits);
  const phrase = withoutSpeaking(request, said, traits);
  return narrowToExample(request, withoutClass(request, profile, phrase, traits), traits);
}

/** Examples of ids that consist of a number and letters for the kind: "GL-204", "kx31". */
const NUMBERED_ID = /^\p{L}{0,5}[-_/# ]?\d[\d/_-]*$/u;

/** Whether an id always has a number, so that no word can be its value. */
function isNumbered({ isId, examples }: SlotTraits): boolean {
  return isId && examples.length > 0 && examples.every((example) => NUMBERED_ID.test(example));
}

/** Words before the noun that a question is about, folded. */
const ASKING =
  /^(which|what|welche[rsnm]?|kter[eyai]|jak[eyai]|jaci|jakie|ktor[eyai]|cual(es)?|quels?|quelles?)$/;

/** Whether the word is what a question asks for: "which regattas start today". It can only be searched for. */
function isAskedFor({ words, reading }: Request, { first, last }: WordSpan, { topic }: SlotTraits): boolean {
  const isName = reading.lexicon.code !== "de" && words[first]?.token.name === true;
  const isAsked = ASKING.test(words[first - 1]?.token.word ?? "");
  return isAsked && topic !== "search" && first === last && !isName;
}

/** Whether the words only introduce, repeat or describe another value. */
function isNoValue(
  { request, profile, texts, taken }: OpenTexts,
  traits: SlotTraits,
  span: WordSpan,
  { spans, slugs }: { spans: readonly WordSpan[]; slugs: readonly WordSpan[] },
): boolean {
  // "the feed slow-news": the slug alone is the key.
  const isLonger = ({ first, last }: WordSpan) =>
    span.first <= first && span.last >= last && span.last - span.first > last - first;
  if (isIdentifying(traits, profile) && slugs.some(isLonger)) return true;
  if (profile.owners.has(traits.slot.name) && isAfterthought(request, span)) return true;
  if (traits.topic === "place" && isPlaceAtEnd(request, span)) return true;
  if (/^(person|title)$/.test(traits.topic) && isBeforeDate(request, spans, span)) return true;
  if (traits.topic === "title" && !profile.reads && isCompanion(request, spans, span)) return true;
  if (traits.topic === "person") {
    // "the timesheet of the worker Ada Lane": a name follows common words.
    if (isNamedAtEnd(request, span)) return true;
    if (!profile.reads && isKnownNoun(request, span)) return true;
  }
  // "to the address a@b.example": the noun before a value only names its kind.
  if (
    span.first === span.last &&
    taken.has(span.last + 1) &&
    isLabelOf(request, span.last) &&
    !isNameBeforeVersion(request, span, traits)
  )
    return true;
  if (isNumbered(traits) && !/\d/.test(span.text)) return true;
  if (isLabelOfQuoted(request, span)) return true;
  if (isAskedFor(request, span, traits) || isNameOfNew(request, profile, traits, span, spans)) return true;
  // "the skipper Ada Lane" is no company, if there is an argument for names.
  const isOther = isNameOfOther(request, profile, span, traits);
  if (isOther && texts.some((each) => each !== traits && takesName(each))) return true;
  // "the right person" is not a name.
  return isClassOnly(request, span, traits);
}

/** "with the motto “Fair winds”": the noun only says what is quoted. */
function isLabelOfQuoted(request: Request, { first, last }: WordSpan): boolean {
  const [word, next] = [request.words[last]?.token, request.words[last + 1]?.token];
  return (
    first === last &&
    word?.quote === -1 &&
    !word.name &&
    next !== undefined &&
    next.quote >= 0 &&
    /^ .$/u.test(next.gap) &&
    isDefinite(request, first)
  );
}

/** "w porcie Gdynia", "la ville Nantes": the place alone is the value, without the noun for its kind. */
function isPlaceAtEnd({ words, reading }: Request, { first, last }: WordSpan): boolean {
  const { code } = reading.lexicon;
  const start = range(first, last).find((i) => words[i]?.token.name);
  if (start === undefined || start === first || code === "de") return false;
  if (!/^\p{Ll}/u.test(words[first]?.token.text ?? "")) return false;
  const text = reading.text.slice(words[start]?.token.start, words[last]?.token.end);
  return isPlace(text, code) || placeName(text, code) !== null;
}

/** "a sail with Ada": whom something is done with is not the whole title. */
function isCompanion(request: Request, spans: readonly WordSpan[], { first, last }: WordSpan): boolean {
  return (
    partsBefore(request, first).includes("with") &&
    spans.some((other) => other.first < first && other.last >= last)
  );
}

/** "all lights off, i'm going to bed": common words of the reason after a command identify nothing. */
function isAfterthought({ words, main }: Request, { first }: WordSpan): boolean {
  const word = words[first];
  return (
    word?.clause.isBackground === true &&
    word.clause.first > main.first &&
    !word.token.name &&
    word.token.quote < 0 &&
    main.mood === "command"
  );
}

/** Whether the argument takes the name of a record, or a search for it. */
function takesName({ topic, slot }: SlotTraits): boolean {
  return topic === "title" || topic === "search" || LAST_NAME.test(slot.words.join("").toLowerCase());
}

/** "the technician of the lift", in the genitive: a known noun in small letters is no person. */
function isKnownNoun({ words, reading }: Request, { first, last }: WordSpan): boolean {
  const word = words[first];
  return (
    first === last &&
    /^(cs|pl)$/.test(reading.lexicon.code) &&
    word?.token.name === false &&
    word.form.english.length > 0
  );
}

/** "install compass 4.2 on the bridge": the name of what has the version. */
function isNameBeforeVersion(
  { words, action }: Request,
  { first, last }: WordSpan,
  { topic, slot }: SlotTraits,
): boolean {
  const isVersion = /^v?\d+(\.\d+)+([-+][\w.]+)?$/i.test(words[last + 1]?.token.text ?? "");
  return topic === "thing" && slot.required && isVersion && action?.tokens.at(-1) === first - 1;
}

/** Whether the argument does not take these words, although they have the right form. */
function isUnfit(match: SpanMatch): boolean {
  return (
    isUnfitText(match) ||
    isUnfitName(match) ||
    isUnfitTitle(match) ||
    isUnfitPlace(match) ||
    isUnfitKey(match) ||
    isUnfitOwner(match) ||
    isOnlyLeft(match) ||
    isPair(match) ||
    // "instances with the tag staging": the words after "with" describe it.
    (match.place.shape <= 0 && isUnidentified(match.request, match.profile, match.span, match.traits))
  );
}

/** Whether words that nothing assigns to the argument are merely left over, and not a name. */
function isOnlyLeft(match: SpanMatch): boolean {
  const { request, profile, traits, span, tokens, common, isNamed, isIntroduced } = match;
  const { topic, slot } = traits;
  if (isResourceOfAction(match)) return true;
  if (match.isAnchored) return false;
  // A list does not take them.
  if (traits.isList && !isNamed) return true;
  // "Neues Album anlegen" does not contain a title.
  if (topic !== "text" && explainedShare(request, profile, tokens) === 1) return true;
  if (common < 1) return false;
  // "restart the server" does not contain a name.
  if (!isOpenText(traits) && isDefinite(request, span.first)) return true;
  if (isNamed) return false;
  if (topic === "none" && !slot.required) return true;
  return !isIntroduced && (topic === "person" || !slot.required) && !isOpenText(traits);
}

/** "send a fax to 7": the object of the action is the resource of the operation and no text of it. */
function isResourceOfAction({
  request: { words, action },
  request,
  profile,
  span,
  tokens,
}: SpanMatch): boolean {
  const verb = action?.tokens.at(-1) ?? span.first;
  return (
    !profile.reads &&
    action?.commanded === true &&
    verb < span.first &&
    words.slice(verb + 1, span.first).every(({ isContent }) => !isContent) &&
    tokens.every((i) => words[i]?.token.quote === -1) &&
    explainedShare(request, profile, tokens) === 1
  );
}

/** "rooms Orion and Vega", "of Ada Lane and Ben Reed" are two. Titles contain "and", and so do names of companies. */
function isPair({ request, profile, traits, span, tokens }: SpanMatch): boolean {
  const and = AND[request.reading.lexicon.code];
  const isTitle = /^(title|text|search)$/.test(traits.topic) || traits.slot.words.some(isCompanyName);
  return (
    (profile.owners.has(traits.slot.name) || !isTitle) &&
    !traits.isList &&
    tokens.slice(1, -1).some((i) => and?.test(request.words[i]?.token.word ?? "")) &&
    areNames(request, [span.first, span.last])
  );
}

function isCompanyName(word: string): boolean {
  return COMPANIES.test(word) || VENUES.test(word) || MAKERS.test(word);
}

function toProposal(match: SpanMatch): Proposal {
  const { request, profile, traits, span, tokens, value } = match;
  return {
    traits,
    value,
    tokens,
    claims: tokens.map(String),
    ...originOf(profile, traits, { kind: "word_span", first: span.first }, "word_span"),
    ...(areNames(request, tokens) && { isName: true as const }),
    features: featuresOf(match),
  };
}

function featuresOf(match: SpanMatch): PairFeatures {
  const { request, profile, traits, span, tokens, place, topic } = match;
  const count = tokens.filter((i) => request.words[i]?.isContent).length;
  return {
    ...place,
    fit: 0.5,
    exact: 0,
    shape: traits.pattern === null && traits.examples.length === 0 ? 0 : place.shape,
    topic,
    noDigit: traits.isId && !/\d/.test(span.text) ? 1 : 0,
    explained: explainedShare(request, profile, tokens),
    common: commonFeature(match),
    long: isOpenText(traits) || traits.topic === "title" ? 0 : Math.min(1, Math.max(0, count - 3) / 4),
  };
}

/** What remains of the share of common words where the request may use common words. */
const EXPECTED = 0.3;

/** The share of common words, as far as they speak against a value. */
function commonFeature({ request, profile, traits, span, topic, common, isSought }: SpanMatch): number {
  if (topic === 1 || isSought || isExample(request, span, traits)) return 0;
  // A measure belongs to the name of a product.
  if (/\d ?\p{L}+$/u.test(span.text)) return 0;
  const names = [...traits.forms, ...(profile.owners.get(traits.slot.name) ?? [])];
  const isExpected =
    isDirect(request, span, names) ||
    isIntroducedThing(request, span, traits, topic) ||
    isMeasured(request, span);
  return isExpected ? common * EXPECTED : common;
}
