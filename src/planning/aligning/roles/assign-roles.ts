import { isJsonObject, type JsonObject } from "../../../base/json.ts";
import type { SpanRole } from "../../../contract/tool.ts";
import { lexiconOf } from "../../../language/lexicon.ts";
import { splitWords } from "../../../language/split-words.ts";
import { isReadingVerb } from "../../../language/verbs.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import { SURE, toWordForm, type WordForm } from "../match-words.ts";
import { isBareComparative, type Request, range } from "../request-words.ts";
import { serviceTokens, subjectTokens } from "../service-names.ts";
import { readTraits } from "../slot-traits.ts";
import { boundBefore } from "../values/bounds.ts";
import { isRepeat } from "../values/misread-numbers.ts";
import { findNounTokens, headAgreement, headOf, isNounOf, STRONG_MATCH } from "../verb-agreement.ts";
import {
  isAskedVerb,
  isAwaited,
  isContainer,
  isDegree,
  isDescribedBefore,
  isInitials,
  isLightVerb,
  isLink,
  isMovement,
  isNamePart,
  isNameRest,
  isNew,
  isReason,
  isRepeated,
} from "./light-words.ts";
import { isApposition, isLabel, isPerUnit, isTitleOf, isTypeNoun, isUnit } from "./nouns-of-values.ts";

export interface TokenRole {
  role: SpanRole | null;
  /** Name of the argument, for arguments and known values. */
  detail?: string;
  /** Whether only the kind of the word, and no word of the operation, gives it this role. */
  isAssumed?: true;
}

export function assignRoles(
  request: Request,
  profile: OperationProfile,
  filling: Filling,
  verb: number | null,
  context: JsonObject,
): TokenRole[] {
  const { filled } = filling;
  const keys = contextForms(context);
  const { words, action } = request;
  const roles: TokenRole[] = words.map(({ isContent, clause, index, token }) => ({
    role: isContent ? null : clause.frame.has(index) && token.kind === "word" ? "courtesy" : null,
  }));
  const put = (i: number, role: SpanRole, detail?: string) => {
    roles[i] = { role, ...(detail !== undefined && { detail }) };
  };
  for (const { slot, tokens, source } of filled)
    if (source === "query")
      for (const i of withLead(request, tokens)) put(i, "argument", slot.path.join("."));
  const head = action?.commanded ? null : headOf(request);
  if (head !== null && headAgreement(request, profile) > 0) put(head.index, "action");
  if ((verb ?? 0) > 0)
    for (const i of findNounTokens(request, profile)) if (roles[i]?.role !== "argument") put(i, "action");
  const isActionUsed = (verb ?? 0) > 0 || (profile.reads && action?.verbs.some(isReadingVerb));
  if (isActionUsed) for (const i of action?.tokens ?? []) if (roles[i]?.role !== "argument") put(i, "action");
  words.forEach(({ isContent }, i) => {
    if (!isContent || roles[i]?.role) return;
    roles[i] = isFilterIgnored(request, profile, filling, i)
      ? { role: "not_understood" }
      : roleOf({ request, profile, filling, keys }, i);
  });
  for (const i of [...serviceTokens(request, profile), ...subjectTokens(request, profile)])
    if (roles[i]?.role === "not_understood" || roles[i]?.role === null) roles[i] = { role: "resource" };
  for (const i of unusedDays(request, roles)) roles[i] = { role: "not_understood" };
  for (const i of unusedBounds(request, profile, filled)) roles[i] = { role: "not_understood" };
  for (const i of unusedAmounts(request, filled)) roles[i] = { role: "not_understood" };
  // "book it twice": no argument says how often.
  for (const value of request.reading.values) {
    const [word, role] = [words[value.first], roles[value.first]?.role];
    const isSaid = word?.clause.isBackground === false && word.token.quote < 0;
    if (value.kind === "number" && isSaid && role !== "argument" && isRepeat(words, value))
      roles[value.first] = { role: "not_understood" };
  }
  return roles;
}

/**
 * The first tokens of days and times that no argument takes: "yesterday" and "on Friday" have no content word. Today is
 * what most requests are about anyway.
 */
function unusedDays({ words, reading }: Request, roles: readonly TokenRole[]): number[] {
  const isToday = (i: number) =>
    reading.lexicon.times.get(words[i]?.token.word ?? "")?.some((each) => /^(today|now)$/.test(each)) ===
    true;
  return reading.values.flatMap(({ kind, first, last, day }) => {
    const tokens = range(first, last);
    const isUnused =
      kind === "date" &&
      day !== undefined &&
      tokens.every(
        (i) =>
          roles[i]?.role == null &&
          words[i]?.isContent === false &&
          words[i]?.clause.isBackground === false &&
          (words[i]?.token.quote ?? -1) < 0 &&
          !isToday(i),
      ) &&
      !reading.values.some((other) => other.kind === "text" && other.first <= first && other.last >= last);
    return isUnused ? [first] : [];
  });
}

/** The amounts of which an argument only takes the currency: "80 francs in pounds" for today's rate. */
function unusedAmounts({ words }: Request, filled: Filling["filled"]): number[] {
  const given = filled.filter(({ source }) => source === "query");
  const isTaken = (i: number) =>
    given.some(({ value, tokens }) =>
      typeof value !== "string" || !CURRENCY.test(value) ? tokens.includes(i) : false,
    );
  return given.flatMap(({ value, tokens }) =>
    typeof value === "string" && CURRENCY.test(value)
      ? tokens.filter((i) => words[i]?.token.kind === "number" && words[i].token.text !== "1" && !isTaken(i))
      : [],
  );
}

const CURRENCY = /^[A-Z]{3}$/;

/**
 * The words before limits that an argument takes as exact values: "at most 40 m²" for the area of a roof.
 */
function unusedBounds(
  request: Request,
  { reads, candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
): number[] {
  if (!reads) return [];
  return filled.flatMap(({ slot, source, tokens: [first = 0], value }) => {
    if (source !== "query" || typeof value !== "number") return [];
    const { part, isLimit, forms } = readTraits(slot, candidate.input_schema, lexicon);
    const isMeasured = request.reading.values.some(
      (given) => given.first === first && given.unit !== undefined,
    );
    const isOpen = !slot.required && (isMeasured || COUNTED.test(slot.words.join(" ")));
    if (part !== null || isLimit || isOpen) return [];
    // "rooms above floor 3"
    const isNamed = forms.some((form) => request.match(first - 1, form) >= STRONG_MATCH);
    const isBound =
      boundBefore(request, first) !== null || (isNamed && boundBefore(request, first - 1) !== null);
    return isBound ? [first - 1] : [];
  });
}

/** Names of arguments that are bounds without saying so: the number of people for a room. */
const COUNTED =
  /people|person|guest|party|seat|adult|pax|passenger|capacity|days|hours|minutes|months|weeks|years|duration|stars|rating|percent|radius|distance|price|budget|size|bedrooms|rooms|weniger|mehr|less|more|under|over|below|above|than|mene|vice|mniej|wiecej|menos|mas|moins|plus/;

/** Includes the words that introduce a value: "the past 40 minutes", "under the name X", "at most 12". */
function withLead({ words, reading }: Request, tokens: readonly number[]): number[] {
  const [first] = tokens;
  if (first === undefined) return [];
  const lead: number[] = [];
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    const token = words[i]?.token;
    if (token === undefined || isBareComparative(token, words[i + 1]?.token)) break;
    // "for tomorrow: budget review"
    if (reading.values.some((value) => value.kind === "date" && i >= value.first && i <= value.last)) break;
    const { word } = token;
    // "order 7": the word for an order of things does not introduce a number.
    const parts = reading.lexicon.prepositions.get(word)?.filter((part) => part !== "sorted") ?? [];
    const isLead = reading.lexicon.times.has(word) || reading.lexicon.ordinals.has(word) || parts.length > 0;
    if (!isLead && !reading.lexicon.functionWords.has(word)) break;
    if (isLead) lead.push(i);
  }
  return [...tokens, ...lead];
}

interface RoleParts {
  request: Request;
  profile: OperationProfile;
  filling: Filling;
  /** Words of the context's keys. */
  keys: readonly WordForm[];
}

/** The role of a word that is neither an argument nor the action. */
function roleOf({ request, profile, filling, keys }: RoleParts, i: number): TokenRole {
  const { action, words, reading } = request;
  const { filled } = filling;
  const word = words[i];
  const isCommanded = action?.commanded === true && action.tokens.includes(i);
  if (word === undefined || (isCommanded && !(profile.reads && isNounOf(request, profile))))
    return { role: "not_understood" };
  const explained = word.token.kind === "word" ? explain(request, profile, filling, i) : null;
  if (explained !== null) return { role: explained };
  const isReasoning =
    word.clause.isBackground && !isNounOfGiven(request, filled, i) && !isValueBesideGiven(request, filled, i);
  if ((isReasoning && !isLimitGiven(request, profile, filling, i)) || isReason(request, i))
    return { role: "courtesy", detail: "explanation" };
  // "Crate 7 is empty." is about a crate and not about an amount of 7.
  const isSubject = word.clause.first === i && words[i + 1]?.token.kind === "number";
  if (word.clause.isBackground && isSubject) return { role: "not_understood" };
  const isIgnorable =
    profile.reads &&
    (reading.lexicon.all.has(word.token.word) ||
      (isLightVerb(request, i) && !isAttribute(request, profile, i)) ||
      isDegree(request, i));
  if (
    isIgnorable ||
    isApposition(request, profile, filled, i) ||
    isUnit(request, profile, filling, i) ||
    isPerUnit(request, filling, i) ||
    isContainer(request, profile, i) ||
    isTitleOf(request, filled, i) ||
    isLabel(request, profile, filled, i) ||
    isNameRest(request, profile, filled, i) ||
    isNamePart(request, profile, filled, i) ||
    isDescribedBefore(request, profile, filled, i) ||
    isInitials(request, profile, i) ||
    isTypeNoun(request, profile, filled, i) ||
    isRepeated(request, filled, i) ||
    isMovement(request, filled, i) ||
    isOrderEnd(request, filled, i) ||
    isNew(request, profile, i) ||
    isAwaited(request, profile, filled, i) ||
    (profile.reads && (isLink(request, profile, filled, i) || isAskedVerb(request, profile, i)))
  )
    return { role: "qualifier", isAssumed: true };
  const isKnown =
    isExplainedByContext(request, filled, i, profile.reads) ||
    keys.some((key) => request.match(i, key) >= STRONG_MATCH);
  return { role: isKnown ? "known_value" : "not_understood" };
}

/**
 * Whether a number after a command could fill an argument of a write that is empty: "create a pass, may be
 * scanned 30 times".
 */
function isLimitGiven(
  { words, main }: Request,
  { reads, slots, candidate, lexicon }: OperationProfile,
  { filled }: Filling,
  i: number,
): boolean {
  const word = words[i];
  if (reads || word === undefined || word.clause.first <= main.first || word.token.kind !== "number")
    return false;
  return (
    words
      .slice(word.clause.first, i)
      .some(({ token }) => /^(can|may|must|max|maximum|most|only|limit)$/.test(token.word)) &&
    slots.some(
      (slot) =>
        readTraits(slot, candidate.input_schema, lexicon).kind === "number" &&
        !filled.some((each) => each.slot === slot),
    )
  );
}

/** Whether the token is a value in a clause that gives other arguments: "the new serial is ZX-8, last value 552". */
function isValueBesideGiven({ words }: Request, filled: Filling["filled"], i: number): boolean {
  const word = words[i];
  return (
    word !== undefined &&
    word.token.kind !== "word" &&
    filled.some(
      ({ source, tokens }) => source === "query" && tokens.some((at) => words[at]?.clause === word.clause),
    )
  );
}

/** Whether the word is the noun of an identifier that an argument takes: "crate" in "Crate 7 is empty. Refill it." */
function isNounOfGiven({ words, reading }: Request, filled: Filling["filled"], i: number): boolean {
  const [word, next] = [words[i]?.token, words[i + 1]?.token];
  return (
    word?.kind === "word" &&
    reading.lexicon.verbsOf(word.word).length === 0 &&
    next?.gap === " " &&
    /\d/.test(next.text) &&
    filled.some(({ source, tokens }) => source === "query" && tokens[0] === i + 1)
  );
}

/** Minimum match at which a word of the operation explains a word of the request. */
const EXPLAINS = 0.4;

/** The minimum for words that are written as names. */
const PROPER = 0.9;

/** Minimum match of a noun that names something of the operation. */
const NAMED = 0.9;

/** The minimum is higher for deletions. */
const EXPLAINS_DELETE = 0.6;

/** The minimum for a noun of a write that modifies a noun of the operation: "the weekend rate" is no nightly rate. */
const EXPLAINS_MODIFIER = 0.6;

/** The role that the operation's words give to a word of the request. */
function explain(
  request: Request,
  profile: OperationProfile,
  { filled }: Filling,
  i: number,
): SpanRole | null {
  // A word after a preposition is a place, an owner or a recipient, so similarity of meaning does not
  // explain it.
  const isAdjunct = isIntroduced(request, i);
  const isTarget = !profile.reads && isIdentified(request, i);
  const usual = isTarget
    ? STRONG_MATCH
    : profile.candidate.fields.method === "DELETE"
      ? EXPLAINS_DELETE
      : !profile.reads && isModifier(request, profile, i)
        ? EXPLAINS_MODIFIER
        : EXPLAINS;
  const least = isAdjunct ? STRONG_MATCH : usual;
  let best = 0;
  let isName = false;
  const said = request.words[i]?.token;
  // A name is not explained by a similar word: "by Larkspur".
  const isProper = said?.name === true && request.reading.lexicon.code !== "de";
  for (const word of profile.words) {
    // "add a recipe" does not refer to an API that is named "Recipes".
    if (word.place === "api" && !profile.reads && !isAdjunct) continue;
    const match = request.match(i, word) * (word.place === "text" ? 0.95 : 1);
    if (isProper && match < PROPER) continue;
    // In "the payments of subscription 7" the payments are not the subscription.
    if (profile.reads && match < SURE && isWhole(request, word, i)) continue;
    if (word.isVerb && !profile.pathWords.includes(word.word) && isOtherNoun(request, i, word)) continue;
    // "apply for a licence" is no registration of a person.
    const isCreated = !profile.reads && !profile.candidate.fields.path.includes("{");
    if (word.isVerb && isCreated && match < STRONG_MATCH && !isVerbForm(request, i)) continue;
    if (match < (word.place === "slot" ? STRONG_MATCH : least) || match <= best) continue;
    // "create a berth" is about no argument of a harbour, unless that argument is filled.
    if (word.place === "slot" && !filled.some(({ slot }) => slot.pathWords.includes(word.word))) continue;
    best = match;
    isName = word.place === "name";
  }
  for (const forms of profile.owners.values())
    for (const form of forms) {
      const match = request.match(i, form);
      if (match >= least) best = Math.max(best, match);
    }
  if (best === 0) return null;
  return isName ? "resource" : "qualifier";
}

const FIRST = /^(first|zuerst|nejdriv|prvni|najpierw|primero|premier|abord)$/;
const ORDERS = /^(sort|order|ordering|direction|by)$/;

/** Whether "first" ends the order that an argument takes: "the oldest first". */
function isOrderEnd({ words }: Request, filled: Filling["filled"], i: number): boolean {
  return (
    FIRST.test(words[i]?.token.word ?? "") &&
    filled.some(
      ({ slot, source, tokens }) =>
        source === "query" &&
        slot.words.some((word) => ORDERS.test(word)) &&
        tokens.some((at) => at < i && at >= i - 3),
    )
  );
}

/**
 * Whether the operation's word itself follows with an identifier, so that a similar word before it is a part
 * of that.
 */
function isWhole({ words, match }: Request, word: WordForm, i: number): boolean {
  return words.some(
    ({ index, token }) =>
      index > i &&
      token.kind === "word" &&
      /^(number|code|uuid)$/.test(words[index + 1]?.token.kind ?? "") &&
      match(index, word) >= SURE,
  );
}

/** Whether the word describes a noun of the operation: "live auctions", unlike "auctions that live on". */
function isAttribute({ words, match, reading }: Request, { nouns }: OperationProfile, i: number): boolean {
  const next = words[i + 1]?.token;
  return (
    reading.lexicon.code === "en" &&
    /^(live|left|spent|kept)$/.test(words[i]?.token.word ?? "") &&
    next?.gap === " " &&
    nouns.some((noun) => match(i + 1, noun) >= STRONG_MATCH)
  );
}

/** Whether the English or German noun directly after the word is one of the operation's. */
function isModifier(
  { words, match, reading }: Request,
  { words: own }: OperationProfile,
  i: number,
): boolean {
  const next = words[i + 1];
  return (
    /^(en|de)$/.test(reading.lexicon.code) &&
    next?.token.kind === "word" &&
    next.token.gap === " " &&
    next.isContent &&
    own.some((word) => word.place !== "api" && match(i + 1, word) >= NAMED)
  );
}

/** Whether the word is the noun of what a command is about: "close window 5" is about a window and closes no door. */
function isIdentified({ words, action, reading }: Request, i: number): boolean {
  const [word, next] = [words[i]?.token, words[i + 1]?.token];
  return (
    action?.commanded === true &&
    !action.tokens.includes(i) &&
    word?.kind === "word" &&
    next?.gap === " " &&
    (/^(number|code)$/.test(next.kind) || /\d/.test(next.text)) &&
    !reading.values.some(
      ({ kind, first, last }) => /^(date|time|duration)$/.test(kind) && first <= i + 1 && last >= i + 1,
    )
  );
}

function isVerbForm({ words, reading }: Request, i: number): boolean {
  return reading.lexicon.verbsOf(words[i]?.token.word ?? "").length > 0;
}

/**
 * Whether a noun of another language only looks like the operation's verb in English: "Problem" and "Issue a
 * gift card".
 */
function isOtherNoun({ words, reading }: Request, i: number, { word }: WordForm): boolean {
  const own = words[i]?.form;
  if (own === undefined || reading.lexicon.code === "en" || own.english.length === 0) return false;
  const verbs = lexiconOf("en").verbsOf(word);
  return (
    own.word !== word &&
    verbs.length > 0 &&
    !reading.lexicon.verbsOf(own.word).some((verb) => verbs.includes(verb))
  );
}

/**
 * Whether only the name of a filter that stays empty has the word: "items below the minimum" for `below_minimum`,
 * "five-star reviews" for `stars`.
 */
function isFilterIgnored(
  { words, match }: Request,
  { reads, words: own, slots, candidate, lexicon, owners }: OperationProfile,
  { filled }: Filling,
  i: number,
): boolean {
  if (!reads || words[i]?.token.kind !== "word") return false;
  const isSaid = own.some((word) => /^(name|tag)$/.test(word.place) && match(i, word) >= EXPLAINS);
  if (isSaid) return false;
  const named = slots.filter(
    (slot) =>
      !slot.required &&
      !owners.has(slot.name) &&
      readTraits(slot, candidate.input_schema, lexicon).forms.some((form) => match(i, form) >= STRONG_MATCH),
  );
  return (
    named.length > 0 &&
    named.every((slot) => {
      const { kind, isLimit } = readTraits(slot, candidate.input_schema, lexicon);
      return /^(boolean|number|enum)$/.test(kind) && !isLimit && !filled.some((each) => each.slot === slot);
    })
  );
}

/** Whether a preposition precedes the word, ignoring articles and adjectives in between. */
function isIntroduced({ words, reading }: Request, i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 2); at--) {
    const word = words[at]?.token.word ?? "";
    const parts = reading.lexicon.prepositions.get(word) ?? [];
    if (parts.some((part) => part !== "of" && part !== "named")) return true;
    if (!reading.lexicon.functionWords.has(word)) return false;
  }
  return false;
}

/** Words of the context's keys. */
function contextForms(context: JsonObject): WordForm[] {
  const english = lexiconOf("en");
  const words = new Set<string>();
  const visit = (value: JsonObject, depth: number) => {
    for (const [name, inner] of Object.entries(value)) {
      for (const word of splitWords(name))
        if (words.size < 60 && !/^(id|name|title|number|no|code|status|state|type|date)$/.test(word))
          words.add(word);
      if (isJsonObject(inner) && depth < 3) visit(inner, depth + 1);
    }
  };
  visit(context, 0);
  return [...words].map((word) => toWordForm(word, english));
}

/**
 * Whether the context explains the word: "this ticket" with a ticket in the context, a word in a value of
 * the context, or, for reads, a word of the argument's description.
 */
function isExplainedByContext(
  request: Request,
  filled: Filling["filled"],
  i: number,
  reads: boolean,
): boolean {
  const word = request.words[i]?.token.word ?? "";
  return filled.some(
    ({ source, value, slot }) =>
      source === "context" &&
      (JSON.stringify(value).toLowerCase().includes(word) ||
        slot.words.includes(word) ||
        (reads && splitWords(slot.description).includes(word))),
  );
}
