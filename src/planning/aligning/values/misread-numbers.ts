import { abbreviates } from "../../../catalogue/search/code-shapes.ts";
import { isPlural } from "../../../language/base-forms.ts";
import { foldText } from "../../../language/split-words.ts";
import { isJoiner } from "../../reading/split-clauses.ts";
import type { Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { PairFeatures } from "../features.ts";
import { isPartOfCode } from "../grouped-codes.ts";
import { SURE } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import { NUMBERED, RECEIVERS } from "../render-value.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { boundBefore } from "./bounds.ts";

/** "6 chairs", "at most 12" and "floor 3" do not identify a record of another kind. */
export function isCountForId(
  { before, owner, unit, limit, foreign }: PairFeatures,
  { isId, forms }: SlotTraits,
  isOnly: boolean,
): boolean {
  if (!isId || before > 0 || owner > 0) return false;
  return unit <= -1 || limit <= -1 || (forms.length === 0 && foreign > 0 && !isOnly);
}

/**
 * Whether a number is cut from a code of something else: 318 from "the order of KX-318". A noun of the resource
 * directly before the code, or letters that abbreviate it, stand for the resource: "invoice RE-12", "INV-12".
 */
export function isNumberOfOtherCode(
  { words, match }: Request,
  { owners, reads }: OperationProfile,
  { traits: { kind, slot }, source, tokens }: Proposal,
): boolean {
  if (reads || kind !== "number" || source.kind !== "code") return false;
  const [letters] = /^\p{L}{2,}(?=[-_/]?\d+$)/u.exec(foldText(source.text ?? "")) ?? [];
  if (letters === undefined) return false;
  const first = tokens[0] ?? 0;
  const nouns = owners.get(slot.name) ?? [];
  if (words[first]?.token.gap === " " && nouns.some((noun) => match(first - 1, noun) >= SURE)) return false;
  const names = nouns.flatMap(({ word, english }) => [word, ...english]);
  return ![...names, nouns.map(({ word }) => word).join("")].some((name) => abbreviates(letters, name));
}

/** Minimum match at which the word after a number is likely to be what is counted. */
const LIKELY = 0.5;

/** Names of arguments that describe each of what is created. */
const EACH = /^(value|worth|price|discount|percent|percentage|cost|fee|rate|code|id|key|name|title)$/;

/** "create 5 coupons": how many are created is no value of each, unless an argument takes it. */
function isCountOfNew(
  { words, match }: Request,
  { nouns, candidate: { fields } }: OperationProfile,
  { traits, tokens }: Proposal,
): boolean {
  const last = tokens.at(-1) ?? -1;
  const next = words[last + 1];
  return (
    fields.method === "POST" &&
    !fields.path.endsWith("}") &&
    EACH.test(traits.slot.words.at(-1) ?? "") &&
    next?.token.gap === " " &&
    isPlural(next.token.word) &&
    nouns.some((noun) => match(last + 1, noun) >= SURE)
  );
}

/** How many things the request is about: "the 10 oldest orders", "award 250 shells to 70044" give no identifier. */
export function isCountOfThings(request: Request, profile: OperationProfile, proposal: Proposal): boolean {
  const { words, match, action, main, reading } = request;
  const { nouns, owners } = profile;
  const {
    features: { before, owner },
    traits: { slot },
    source,
    tokens,
  } = proposal;
  if (source.kind !== "number" || before > 0 || owner > 0) return false;
  if (!owners.has(slot.name)) return isCountOfNew(request, profile, proposal);
  // "one schedule": a number in words before a noun identifies nothing.
  if (source.text !== undefined && !/\d/.test(source.text)) return true;
  const previous = words[source.first - 1];
  const isFree =
    previous === undefined ||
    !previous.isContent ||
    action?.tokens.includes(previous.index) === true ||
    (action === null && previous.index === main.first);
  const last = tokens.at(-1) ?? source.first;
  const isThing = (i: number) =>
    (reading.lexicon.code !== "en" || source.text === "1" || /[^s]s$/.test(words[i]?.token.word ?? "")) &&
    nouns.some((noun) => match(i, noun) >= LIKELY);
  const isNext = (i: number) => words[i]?.token.gap === " ";
  return (
    isFree &&
    isNext(last + 1) &&
    (isThing(last + 1) || (reading.lexicon.code === "en" && isNext(last + 2) && isThing(last + 2)))
  );
}

/**
 * Whether a number for identifiers counts what they identify ("print 30 passes" for `pass_ids`), or is one of a list
 * that the request does not name.
 */
export function isUnnamedId(
  { words, match }: Request,
  { features, traits, source, tokens }: Proposal,
): boolean {
  if (!traits.isId || source.kind !== "number") return false;
  const { before, after, near, owner } = features;
  if (traits.isList && Math.max(before, after, near, owner) <= 0) return true;
  const next = (tokens.at(-1) ?? source.first) + 1;
  return (
    before <= 0 &&
    words[next]?.token.gap === " " &&
    isPlural(words[next].token.word) &&
    traits.forms.some((form) => match(next, form) >= SURE)
  );
}

/** "letter L-7" is no recipient, and no sender. */
export function isCodeForReceiver({ features, traits: { slot }, source }: Proposal): boolean {
  const [name = "", ...more] = slot.words;
  const isReceiver = more.length === 0 && (RECEIVERS.test(name) || name === "sender");
  return isReceiver && source.kind === "code" && features.preposition <= 0 && features.before <= 0;
}

export function isCodeOfAnother({ words }: Request, { features, traits, source, value }: Proposal): boolean {
  return (
    /\p{L}/u.test(words[source.first]?.token.text ?? "") &&
    traits.kind === "number" &&
    source.kind === "code" &&
    typeof value === "number" &&
    features.foreign > 0 &&
    features.before <= 0 &&
    features.owner <= 0
  );
}

/** Words for a number of repetitions, folded. */
const REPEATED = /^(twice|thrice|zweimal|dreimal|dvakrat|trikrat|dwukrotnie|trzykrotnie)$/;
const REPEATS =
  /^(time|repeat|repetition|frequency|freq|per|count|number|dose|often|cycle|round|attempt|retry|retrie|set|pocet|opakovani|anzahl|wiederholung|krat|mal|raz|razy|ilosc|liczba|veces|fois|repeticion)$/;

/** Units of a number of repetitions: "three times". */
const TIMES = /^(times|mal|krat|razy|veces|fois)$/;

/** Whether a value says how often something happens: "twice", "3 times". */
export function isRepeat(
  words: Request["words"],
  { first, last, unit }: Pick<Value, "first" | "last" | "unit">,
): boolean {
  return TIMES.test(unit ?? "") || (first === last && REPEATED.test(words[first]?.token.word ?? ""));
}

/** "book it twice" is no number of guests. */
export function isRepetition({ words, reading }: Request, { traits: { slot }, source }: Proposal): boolean {
  const value = reading.values.find(({ kind, first }) => kind === source.kind && first === source.first);
  return (
    source.kind === "number" &&
    value !== undefined &&
    isRepeat(words, value) &&
    !slot.words.some((word) => REPEATS.test(word))
  );
}

/** "three times a week", "twice a day": the period of a rate is no length of time. */
export function isPeriodOfRate({ words, reading }: Request, { source }: Proposal): boolean {
  const before = source.first - 1;
  const isTimes = TIMES.test(words[before]?.token.word ?? "");
  return (
    source.kind === "duration" &&
    reading.values.some((value) => value.last === (isTimes ? before - 1 : before) && isRepeat(words, value))
  );
}

/** "message 4021" does not limit the number of messages. */
export function isNumberOfResource(
  { words, match }: Request,
  { nouns, reads }: OperationProfile,
  { features: { before, after }, traits: { isLimit }, source }: Proposal,
): boolean {
  return (
    reads &&
    isLimit &&
    source.kind === "number" &&
    before <= 0 &&
    after <= 0 &&
    words[source.first]?.token.gap === " " &&
    nouns.some((noun) => match(source.first - 1, noun) >= SURE)
  );
}

/**
 * Whether a number identifies a second resource and is no other argument of a write: "swap room 214 and room
 * 215", "swap rooms 214 and 216".
 */
export function isSecondOfPair(
  { words, match, reading }: Request,
  { owners, reads }: OperationProfile,
  { features, traits, source }: Proposal,
): boolean {
  const { first, kind, measured } = source;
  if (reads || kind !== "number" || measured || traits.isList || owners.has(traits.slot.name)) return false;
  if (features.before > 0) return false;
  const isOwner = (i: number) => [...owners.values()].flat().some((form) => match(i, form) >= SURE);
  const isAfterOwner = (i: number) => words[i]?.token.kind === "number" && isOwner(i - 1);
  const isJoined = (i: number) => {
    const word = words[i]?.token.word ?? "";
    return (
      isJoiner(word, reading.lexicon) || reading.lexicon.prepositions.get(word)?.includes("with") === true
    );
  };
  // "give glider 4 the hangar of glider 9", and without a word for "of" in German, Czech and Polish
  const isOf = (i: number) =>
    reading.lexicon.prepositions.get(words[i]?.token.word ?? "")?.includes("of") === true ||
    traits.forms.some((form) => match(words[i]?.isContent === false ? i - 1 : i, form) >= SURE);
  // "forward extension 210 to extension 300" has a second one.
  const isOnly = !words.some(({ index }) => index !== first && isAfterOwner(index));
  // The first of two identifies the resource.
  const hasSecond = words.some(({ index }) => index > first && isAfterOwner(index) && isOf(index - 2));
  if (isAfterOwner(first) && hasSecond) return true;
  if (features.after > 0) return false;
  return (
    (words[first]?.token.gap === " " &&
      isOwner(first - 1) &&
      (isOnly || isJoined(first - 2) || isOf(first - 2))) ||
    (isOwner(first - 1) && isJoined(first + 1) && isAfterOwner(first + 3)) ||
    (isJoiner(words[first - 1]?.token.word ?? "", reading.lexicon) && isAfterOwner(first - 2))
  );
}

/**
 * Whether a request in another language than the document has a single number for a required id: the noun
 * before it may be the resource's name. The noun stays unexplained.
 */
export function isOnlyNumber(
  { reading }: Request,
  { lexicon }: OperationProfile,
  { slot }: SlotTraits,
): boolean {
  return (
    slot.required &&
    lexicon.code !== reading.lexicon.code &&
    reading.values.filter(({ kind, joined }) => (kind === "number" || kind === "code") && !joined).length ===
      1
  );
}

/** "fines over 1000" and "students aged 25" identify none. */
export function isBoundForId(
  request: Request,
  { owners }: OperationProfile,
  { traits, source, features }: Proposal,
): boolean {
  const before = request.words[source.first - 1]?.token.word ?? "";
  return (
    source.kind === "number" &&
    (traits.isId || owners.has(traits.slot.name)) &&
    (COMPARING.test(before) ||
      (features.before <= 0 && features.owner <= 0 && boundBefore(request, source.first) !== null))
  );
}

/** Words between a description and its number, folded. */
const COMPARING =
  /^(aged|over|under|above|below|exceeding|nad|pod|starsi|mladsi|uber|unter|powyzej|ponizej|ponad|superior(es)?|inferior(es)?|mayor(es)?|menor(es)?|superieure?s?|inferieure?s?)$/;

const YEARS = /year|jahr|rok|rocnik|ano|annee|season|saison|sezon|date|since|from|vintage/;

/** Whether a number looks like a year, and the argument takes none: "dogs registered in 2025" are of no district. */
function isYearForOther({ text }: Proposal["source"], { words, description }: SlotTraits["slot"]): boolean {
  return /^(19[5-9]|20\d)\d$/.test(text ?? "") && !YEARS.test(foldText(`${words.join(" ")} ${description}`));
}

/** Whether only its type makes a number the bound of a filter: "ship to 73033" gives no `max_weight`. */
export function isUnsaidBound(
  { reads }: OperationProfile,
  { traits: { kind, part, isLimit, slot, forms }, source, features }: Proposal,
): boolean {
  const { before, after, owner, near, unit, preposition, shape, limit, topic } = features;
  const isBound = /^(min|minimum|max|maximum)$/.test(foldText(slot.words[0] ?? ""));
  return (
    (reads || (isBound && before <= 0 && preposition <= 0)) &&
    kind === "number" &&
    (part !== null || isYearForOther(source, slot)) &&
    forms.length > 0 &&
    !isLimit &&
    !slot.required &&
    source.kind === "number" &&
    Math.max(before, after, owner, near, unit, preposition, shape, limit, topic) <= 0
  );
}

/** Names of arguments for secrets, folded. */
const SECRETS =
  /^(password|passwort|passphrase|passcode|pwd|pin|otp|secret|heslo|haslo|contrasena|clave|credential|credentials)$/;

/** A secret is named: "share it with tom@mill.example" gives no password. */
export function isUnnamedSecret({ traits: { slot }, features: { before, after } }: Proposal): boolean {
  return Math.max(before, after) <= 0 && slot.words.some((word) => SECRETS.test(foldText(word)));
}

const EXCLUDES = /^(exclude[ds]?|excluding|except|without|ignore|ignored|skip|omit|not)$/;

/** What is left out is said with a negation: "berth 12 of pier 3" excludes nothing. */
export function isUnsaidExclusion({ reading }: Request, { traits: { slot }, features }: Proposal): boolean {
  return (
    EXCLUDES.test(slot.words[0] ?? "") &&
    // `not_after` is a date.
    !/^not (after|before|later|earlier)/.test(slot.words.join(" ")) &&
    features.before <= 0 &&
    !reading.clauses.some(({ negations }) => negations.length > 0) &&
    !reading.tokens.some(({ word }) => SAYS_EXCLUDED.test(word))
  );
}

/** Words that leave something out, folded. */
const SAYS_EXCLUDED =
  /^(except|excluding|excluded?|without|ignor\p{L}*|skip\p{L}*|omit\p{L}*|krome|bez|mimo|vynech\p{L}*|ausser|ohne|oprocz|poza|pomin\p{L}*|excepto|menos|salvo|sin|omit\p{L}*|sauf|sans|hors|hormis|exclu\p{L}*)$/u;

/** Names of arguments for postal codes, with joined words. */
const POSTAL = /(zip|postcode|postalcode|plz|postleitzahl|psc|kodpocztowy|codigopostal|codepostal)/;

/** A bare number is not the name of a town or person. */
export function isStrayNumber(
  { before, after, owner, shape, preposition }: PairFeatures,
  { kind, isId, slot }: SlotTraits,
  source: string,
  text = "",
): boolean {
  // A postal code has five digits, or four.
  if (POSTAL.test(slot.words.join("")) && /^\d{4,5}$/.test(text)) return false;
  // "from 3100200 to 3100300", with accounts
  if (/^\d{5,}$/.test(text) && preposition > 0 && NUMBERED.test(slot.words.at(-1) ?? "")) return false;
  return (
    kind === "string" && source === "number" && !isId && before <= 0 && owner <= 0 && after <= 0 && shape <= 0
  );
}

/** Names of arguments that count pages or skip records. */
const PAGES = /^(page|pagina|pages|seite|strana|strona|offset|skip|cursor|index|sindex|startindex)$/;

/** "30 per page" is a number of records. */
export function isSizeOfPage(
  { words }: Request,
  { traits: { isLimit }, source, tokens }: Pick<Proposal, "traits" | "source" | "tokens">,
): boolean {
  const last = tokens.at(-1) ?? 0;
  const [per = "", page = ""] = [last + 1, last + 2].map((i) => words[i]?.token.word);
  return (
    source.kind === "number" &&
    !isLimit &&
    /^(per|pro|na|por|par)$/.test(per) &&
    /^(page|seite|stranku|strone|stronie|pagina)$/.test(page)
  );
}

/** A number is a page only if the request says so: "page 2", but not "30 per page". */
export function isUnnamedPage(
  { words }: Request,
  { features: { before, after }, traits: { slot }, tokens }: Proposal,
): boolean {
  const isPage = slot.words.some((word) => PAGES.test(foldText(word)));
  // `page_id` identifies a page of a wiki.
  const isOther = slot.words.some((word) =>
    /^(size|per|limit|length|count|id|key|slug|url|name|title|code|ref)$/.test(word),
  );
  const isSize = /^(per|pro|na|por|par|je)$/.test(words[(tokens.at(-1) ?? 0) + 1]?.token.word ?? "");
  return isPage && !isOther && before <= 0 && (after <= 0 || isSize);
}

/** Names of arguments for the path of a file. */
const PATHS = /^(path|folder|directory|dir|file)$/;

/**
 * Whether the number identifies the preceding noun and there is no evidence for the argument: "lesson 88"
 * does not identify a teacher.
 */
export function isOfAnother(
  { words, match }: Request,
  { nouns }: OperationProfile,
  { features, traits, source }: Proposal,
): boolean {
  // "vehicle AB-12" may be its `plate`, but not its `driver_id`.
  // and "value 12" its `final_value`.
  const isPath = /^[~.]?\//.test(source.text ?? "") && traits.slot.words.some((word) => PATHS.test(word));
  const isOwn =
    isPath ||
    (traits.slot.words.length === 1 && nouns.some((noun) => match(source.first - 1, noun) >= SURE)) ||
    traits.slot.words.includes(words[source.first - 1]?.token.word ?? "");
  const { foreign, before, owner, after, near, unit, preposition, shape, limit, topic } = features;
  return (
    foreign > 0 &&
    !isOwn &&
    words[source.first]?.token.gap === " " &&
    !source.measured &&
    !traits.slot.required &&
    /^(code|uuid|number)$/.test(source.kind) &&
    Math.max(before, owner, after, near, unit, preposition, shape, limit, topic) <= 0
  );
}

/**
 * Whether the number is part of the preceding name, unless there is evidence for what it counts: "Riviera
 * 8".
 */
export function isOfName({ words, reading }: Request, { features, traits, source }: Proposal): boolean {
  const { before, owner, after, near, unit, preposition } = features;
  const name = words[source.first - 1]?.token;
  return (
    traits.kind === "number" &&
    !traits.slot.required &&
    source.kind === "number" &&
    name?.name === true &&
    !reading.values.some(({ kind, last }) => kind === "currency" && last === source.first - 1) &&
    words[source.first]?.token.gap === " " &&
    Math.max(before, owner, after, near, unit, preposition) <= 0
  );
}

/**
 * Whether the value is only one group of a code ("KX21" of "KX21 LMV"), or an unexplained number after a code, without
 * evidence that the code ends there.
 */
export function isCutFromCode(request: Request, { features, traits, source, tokens }: Proposal): boolean {
  const [first = 0, last = first] = [tokens[0], tokens.at(-1)];
  const isText = traits.kind === "string" && source.kind !== "quoted" && source.kind !== "text";
  if (isText && features.shape <= 0 && isPartOfCode(request, first, last)) return true;
  const [before, own] = [request.words[first - 1]?.token, request.words[first]?.token];
  const { after, unit, preposition, limit, near } = features;
  return (
    traits.kind === "number" &&
    !traits.slot.required &&
    source.kind === "number" &&
    !source.measured &&
    own?.kind === "number" &&
    own.gap === " " &&
    before?.kind === "code" &&
    /^(?=.*\p{Lu})[\p{Lu}\d]{2,5}$/u.test(before.text) &&
    Math.max(after, unit, preposition, limit, near) <= 0
  );
}
