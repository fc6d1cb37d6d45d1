import { isJsonObject, type JsonObject } from "../../base/json.ts";
import type { ReadSpan, SpanRole, ToolCandidate } from "../../contract/tool.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { NEGATIONS } from "../../language/negations.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { isReadingVerb } from "../../language/verbs.ts";
import { similarity, vectorOf } from "../../language/word-vectors.ts";
import { CREATES, describeOperation, type OperationProfile } from "./describe-operation.ts";
import type { AlignmentFeatures } from "./features.ts";
import { type Filling, fillSlots } from "./fill-slots.ts";
import { toWordForm, type WordForm } from "./match-words.ts";
import { featuresOf } from "./rank-features.ts";
import type { Request } from "./request-words.ts";
import { isHonorific } from "./runs/honorifics.ts";
import { readTraits, type SlotTraits } from "./slot-traits.ts";
import {
  findNounTokens,
  headAgreement,
  headOf,
  isNounOf,
  isValueChanged,
  isVerbFilled,
  STRONG_MATCH,
  VALUE_CHANGED,
  VERB_AS_VALUE,
  verbAgreement,
} from "./verb-agreement.ts";

/**
 * How a request matches one operation: the role of each word, the arguments that are filled, and what is
 * left over.
 */
export interface Alignment {
  profile: OperationProfile;
  candidate: ToolCandidate;
  filling: Filling;
  /** Agreement of the verbs, −1…1; null when the request has no command. */
  verb: number | null;
  features: AlignmentFeatures;
  /**
   * Share of the request's words that the operation contains literally or that an argument takes with
   * certainty. Similarity of meaning does not count.
   */
  grounded: number;
  /** One role per token. */
  roles: readonly TokenRole[];
  /** Indexes of content words, values and filters without a use. */
  leftover: readonly number[];
}

export interface TokenRole {
  role: SpanRole | null;
  /** Name of the argument, for arguments and known values. */
  detail?: string;
  /** Whether only the kind of the word, and no word of the operation, gives it this role. */
  isAssumed?: true;
}

/** Minimum match at which a word of the operation explains a word of the request. */
const EXPLAINS = 0.4;

/** The minimum for words that are written as names. */
const PROPER = 0.9;

/** The minimum is higher for deletions. */
const EXPLAINS_DELETE = 0.6;

/** Aligns the request with one operation. */
export function align(
  request: Request,
  candidate: ToolCandidate,
  context: JsonObject,
  retrieval: number,
): Alignment {
  const profile = describeOperation(candidate);
  const stated = verbAgreement(request, profile);
  const filling = fillSlots(request, profile, context, (stated ?? 0) > 0);
  const isOpposite = (stated ?? 0) < 0;
  const adjusted =
    !isOpposite && isVerbFilled(request, filling) && (stated ?? 0) < VERB_AS_VALUE ? VERB_AS_VALUE : stated;
  const verb =
    !isOpposite && (adjusted ?? 0) < VALUE_CHANGED && isValueChanged(request, profile, filling)
      ? VALUE_CHANGED
      : adjusted;
  const roles = assignRoles(request, profile, filling, verb, context);
  const leftover = roles.flatMap(({ role }, i) => (role === "not_understood" ? [i] : []));
  return {
    profile,
    candidate,
    filling,
    verb,
    roles,
    grounded: groundedShare(request, profile, filling, roles),
    leftover,
    features: featuresOf({ request, profile, filling, verb, roles, retrieval }),
  };
}

function assignRoles(
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
  return roles;
}

/** Includes the words that introduce a value: "the past 40 minutes", "under the name X", "at most 12". */
function withLead({ words, reading }: Request, tokens: readonly number[]): number[] {
  const [first] = tokens;
  if (first === undefined) return [];
  const lead: number[] = [];
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    const word = words[i]?.token.word ?? "";
    const isLead =
      reading.lexicon.times.has(word) ||
      reading.lexicon.ordinals.has(word) ||
      reading.lexicon.prepositions.has(word);
    if (!isLead && !reading.lexicon.functionWords.has(word)) break;
    if (isLead) lead.push(i);
  }
  return [...tokens, ...lead];
}

/** The role that the operation's words give to a word of the request. */
function explain(request: Request, profile: OperationProfile, i: number): SpanRole | null {
  // A word after a preposition is a place, an owner or a recipient, so similarity of meaning does not
  // explain it.
  const isAdjunct = isIntroduced(request, i);
  const usual = profile.candidate.fields.method === "DELETE" ? EXPLAINS_DELETE : EXPLAINS;
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
    if (match < (word.place === "slot" ? STRONG_MATCH : least) || match <= best) continue;
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
      return (
        (kind === "boolean" || kind === "number") && !isLimit && !filled.some((each) => each.slot === slot)
      );
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

const GROUNDS = 0.6;

function groundedShare(
  { words, match }: Request,
  profile: OperationProfile,
  { filled }: Filling,
  roles: readonly TokenRole[],
): number {
  const content = words.filter(({ isContent }) => isContent);
  const anchored = new Set(
    filled.flatMap(({ tokens, isAnchored, source }) => (isAnchored && source === "query" ? tokens : [])),
  );
  const isGrounded = (i: number) =>
    roles[i]?.role === "action" ||
    roles[i]?.role === "known_value" ||
    anchored.has(i) ||
    profile.words.some((word) => word.place !== "text" && match(i, word) >= GROUNDS);
  const total = sum(content.map(({ weight }) => weight));
  return total === 0
    ? Number(isNamedLiterally(words, profile))
    : sum(content.filter(({ index }) => isGrounded(index)).map(({ weight }) => weight)) / total;
}

/** Whether a word without content elsewhere is the resource of this operation: "list my things" for `GET /things`. */
function isNamedLiterally(words: Request["words"], { candidate }: OperationProfile): boolean {
  const { path, summary } = candidate.fields;
  const names = new Set(
    [...splitWords(path.replace(/\{[^}]*\}/g, " ")), ...splitWords(summary)].map(stemWord),
  );
  return words.some(
    ({ token, index }) => index > 0 && token.word.length > 3 && names.has(stemWord(token.word)),
  );
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
  const explained = word.token.kind === "word" ? explain(request, profile, i) : null;
  if (explained !== null) return { role: explained };
  if (word.clause.isBackground || isReason(request, i)) return { role: "courtesy", detail: "explanation" };
  const isIgnorable =
    profile.reads &&
    (reading.lexicon.all.has(word.token.word) || isLightVerb(request, i) || isDegree(request, i));
  if (
    isIgnorable ||
    isApposition(request, profile, filled, i) ||
    isUnit(request, profile, filling, i) ||
    isTitleOf(request, filled, i) ||
    isLabel(request, profile, filled, i) ||
    isNameRest(request, profile, filled, i) ||
    isNamePart(request, profile, filled, i) ||
    isDescribedBefore(request, profile, filled, i) ||
    isInitials(request, profile, i) ||
    isTypeNoun(request, profile, filled, i) ||
    isNew(request, profile, i) ||
    (profile.reads && (isLink(request, profile, filled, i) || isAskedVerb(request, profile, i)))
  )
    return { role: "qualifier", isAssumed: true };
  const isKnown =
    isExplainedByContext(request, filled, i, profile.reads) ||
    keys.some((key) => request.match(i, key) >= STRONG_MATCH);
  return { role: isKnown ? "known_value" : "not_understood" };
}

/** Verbs that add nothing to a question about a resource: "which ones are left", "what did it weigh". */
const LIGHT_IN_QUESTIONS: ReadonlySet<string> = new Set(
  "remain leave left attend use make made spent goe went came got took gave go come get have do take give happen need want look like cost spend stand sit lie work run keep stay live seem belong exist".split(
    " ",
  ),
);

/** Nouns for what every read returns: "the details of …", "a list of …". */
const INFORMATION: ReadonlySet<string> = new Set(
  "detail details info information inform data datum overview list entry record file profile".split(" "),
);

/**
 * Whether the word is an adjective that only says what is asked: "how deep is the well", "wie weit ist …".
 */
function isDegree({ words, main }: Request, i: number): boolean {
  return main.mood !== "command" && /^(how|wie|jak)$/.test(words[i - 1]?.token.word ?? "");
}

function isLightVerb({ reading, main, words }: Request, i: number): boolean {
  const word = words[i]?.token.word ?? "";
  if (main.mood === "command" && !main.actions[0]?.verbs.some(isReadingVerb)) return false;
  const verbs = reading.lexicon.verbsOf(word);
  const form = words[i]?.form;
  if (form?.english.some((each) => INFORMATION.has(each)) || INFORMATION.has(form?.stem ?? "")) return true;
  if (reading.lexicon.code !== "en" && verbs.some((verb) => LIGHT_IN_QUESTIONS.has(verb))) return true;
  return (
    LIGHT_IN_QUESTIONS.has(word) ||
    LIGHT_IN_QUESTIONS.has(form?.stem ?? "") ||
    (verbs.length > 0 && verbs.every((verb) => LIGHT_IN_QUESTIONS.has(verb)))
  );
}

/**
 * Whether the word is a noun next to a code ("the boat BX-118") that only an argument of this operation
 * matches, or whose owner is similar in meaning.
 */
function isApposition(
  request: Request,
  profile: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  return filled.some(({ slot, tokens, source, value }) => {
    const form = request.words[i]?.form;
    const isPointed =
      source === "context" && request.reading.lexicon.pointing.has(request.words[i - 1]?.token.word ?? "");
    if (isPointed && form !== undefined && isUnknown(form)) return true;
    if (source !== "query" || tokens[0] !== i + 1 || !profile.owners.has(slot.name)) return false;
    if (typeof value === "string" && /\p{L}/u.test(value) && /\p{N}/u.test(value)) return true;
    // In a write, an unknown noun may name a different resource.
    const least = profile.reads ? 0.2 : 0.6;
    if (profile.reads && form !== undefined && isUnknown(form)) return true;
    return (profile.owners.get(slot.name) ?? []).some((owner) => request.match(i, owner) >= least);
  });
}

/** Whether the word is unknown to the dictionary and therefore does not name another resource. */
export function isUnknown({ english }: WordForm): boolean {
  return english.every((word) => vectorOf(word) === null);
}

/** Whether the word is part of a "because of …" phrase, which ends with the sentence or the next comma. */
function isReason({ words, reading }: Request, i: number): boolean {
  for (let at = i; at >= 0; at--) {
    const token = words[at]?.token;
    if (token === undefined || token.kind !== "word") return false;
    if (reading.lexicon.prepositions.get(token.word)?.includes("because")) return at < i;
    if (/[,.;:!?]/.test(token.gap)) return false;
  }
  return false;
}

/** Nouns for kinds of values. */
const TYPE_NOUNS: ReadonlySet<string> = new Set(
  "date day time number code reference ref amount sum price total value name title phone telephone tel mobile email mail address text message note reason comment description subject quantity amount count level mode method type kind category status state version currency unit language priority born due dated worth valid".split(
    " ",
  ),
);

/**
 * Nouns that are also kinds of values for reads, or next to the resource's own noun: "repair order 310",
 * but not "delete account 7" for another resource.
 */
const RECORD_NOUNS: ReadonlySet<string> = new Set(
  "position place file record entry item request case account profile card payment".split(" "),
);

/** Nouns for anyone, before the name of a person: "assign it to user ada". */
const PERSON_NOUNS: ReadonlySet<string> = new Set("user person colleague account login member".split(" "));

/**
 * Whether the word is a noun next to a value that only names its kind: "by the express method", "Datum
 * 3.4.2027", "repair order 310".
 */
function isTypeNoun(
  { words, match }: Request,
  { reads, nouns, candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const form = words[i]?.form;
  if (form === undefined || words[i]?.token.kind !== "word") return false;
  const names = [form.word, form.stem, ...form.english];
  const isPerson =
    names.some((each) => PERSON_NOUNS.has(each)) &&
    filled.some(
      ({ slot, source, tokens }) =>
        source === "query" &&
        tokens[0] === i + 1 &&
        readTraits(slot, candidate.input_schema, lexicon).topic === "person",
    );
  if (isPerson) return true;
  const isRecord = names.some((each) => RECORD_NOUNS.has(each));
  const isSaid = reads || (isRecord && nouns.some((noun) => match(i - 1, noun) >= STRONG_MATCH));
  if (!names.some((each) => TYPE_NOUNS.has(each)) && !(isRecord && isSaid)) return false;
  return filled.some(
    ({ tokens, source, isAnchored }) =>
      source === "query" && isAnchored && (tokens.at(0) === i + 1 || tokens.at(-1) === i - 1),
  );
}

/** Whether the word labels a value that is not an identifier: "firmware v1.9.2", "frame 30 x 40 cm". */
function isLabel(
  { words }: Request,
  { owners, reads }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const [word, next] = [words[i]?.token, words[i + 1]?.token];
  if (word?.kind !== "word" || word.name || next === undefined || !/^:? $/.test(next.gap)) return false;
  return filled.some(
    ({ slot, tokens, source, value }) =>
      source === "query" &&
      tokens[0] === i + 1 &&
      (reads || !owners.has(slot.name)) &&
      (typeof value === "object" || /\d/.test(String(value)) || next.quote >= 0 || (reads && next.name)) &&
      slot.values.length === 0,
  );
}

/** Whether the word completes the name of a filled argument: "the phone number of …". */
function isNamePart(
  { words, match }: Request,
  { candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  return (
    words[i]?.token.gap === " " &&
    /^(number|no|nr|id|code|address|cislo|nummer|numer|numero)$/.test(words[i]?.token.word ?? "") &&
    filled.some(
      ({ slot, source }) =>
        source === "query" &&
        readTraits(slot, candidate.input_schema, lexicon).forms.some(
          (form) => match(i - 1, form) >= STRONG_MATCH,
        ),
    )
  );
}

/** Whether the word is between an argument's name and its value: "account holder Ada Lane". */
function isNameRest(
  { words, match }: Request,
  { candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  if (words[i]?.token.gap !== " " || words[i + 1]?.token.gap !== " ") return false;
  return filled.some(
    ({ slot, source, tokens }) =>
      source === "query" &&
      tokens[0] === i + 1 &&
      readTraits(slot, candidate.input_schema, lexicon).forms.some(
        (form) => match(i - 1, form) >= STRONG_MATCH,
      ),
  );
}

/** Whether the word introduces a value as its argument's description does: "departure from the north quay". */
function isDescribedBefore(
  { words, match }: Request,
  { candidate, lexicon }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  return filled.some(({ slot, source, tokens: [first = -1], isAnchored }) => {
    if (source !== "query" || !isAnchored || first <= i || first > i + 3 || !isBare(words, i + 1, first))
      return false;
    const { forms, descriptionForms } = readTraits(slot, candidate.input_schema, lexicon);
    return [...forms, ...descriptionForms].some((form) => match(i, form) >= STRONG_MATCH);
  });
}

/** Whether the word consists of initials of the operation's name: "PR 88" for "Merge a pull request". */
function isInitials({ words }: Request, { candidate }: OperationProfile, i: number): boolean {
  const text = words[i]?.token.text ?? "";
  if (!/^\p{Lu}{2,4}s?$/u.test(text)) return false;
  const { summary, path, operation_id } = candidate.fields;
  return [summary, path.replace(/\{[^}]*\}/g, " "), operation_id].some((name) =>
    splitWords(name)
      .map((word) => word[0] ?? "")
      .join("")
      .includes(text.replace(/s$/, "").toLowerCase()),
  );
}

/** Whether the word is a title before a name: "Frau Keller". */
function isTitleOf(request: Request, filled: Filling["filled"], i: number): boolean {
  return (
    isHonorific(request, i) && filled.some(({ tokens, source }) => source === "query" && tokens[0] === i + 1)
  );
}

/** Whether the word is "new" in a request to create something. */
function isNew({ words }: Request, { verbs }: OperationProfile, i: number): boolean {
  const form = words[i]?.form;
  if (form === undefined || !(form.word === "new" || form.english.includes("new"))) return false;
  return [...verbs.keys()].some((verb) => CREATES.has(verb));
}

/**
 * Whether the word is a verb that links a resource to a value ("invoices issued since 1 October") or asks
 * for the state of a single resource ("is invoice 7 paid?").
 */
function isLink(
  { words, reading, main, action }: Request,
  { candidate }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const word = words[i];
  if (word === undefined || word.token.kind !== "word" || word.token.name) return false;
  const isVerb =
    reading.lexicon.verbsOf(word.token.word).length > 0 ||
    (reading.lexicon.code === "en" && /(ed|ing)$/.test(word.token.word));
  if (!isVerb || (action?.commanded && action.tokens.includes(i))) return false;
  // "letters that nobody opened since May" are not those that were opened.
  if (words.slice(Math.max(0, i - 2), i).some(({ token }) => NEGATIONS.test(token.word))) return false;
  const given = filled.filter(({ source, isAnchored }) => source === "query" && isAnchored);
  const isOne = /\}$/.test(candidate.fields.path) && given.length > 0;
  if (main.mood === "question" && isOne) return true;
  return given.some(({ tokens: [first = -1] }) => first > i && first <= i + 3 && isBare(words, i + 1, first));
}

/** Minimum similarity of a question's verb to the resource that it asks for. */
const RELATED = 0.4;

/** Whether the verb of a question only says what one does with the resource: "which songs do we have to sing?". */
function isAskedVerb(
  { words, main, reading, action }: Request,
  { nouns }: OperationProfile,
  i: number,
): boolean {
  const word = words[i];
  const [head] = nouns;
  if (head === undefined || word?.clause !== main || main.mood !== "question") return false;
  if (action?.commanded || reading.lexicon.verbsOf(word.token.word).length === 0) return false;
  const isInfinitive =
    reading.lexicon.code !== "en" || /^(to|i|we|you|they|it)$/.test(words[i - 1]?.token.word ?? "");
  return (
    isInfinitive &&
    reading.lexicon
      .verbsOf(word.token.word)
      .some((verb) => head.english.some((noun) => similarity(verb, noun) >= RELATED))
  );
}

/** Whether only function words lie between two positions. */
function isBare(words: Request["words"], from: number, to: number): boolean {
  return words.slice(from, to).every(({ isContent }) => !isContent);
}

/** Whether the word is the unit of a count argument: "two people". */
function isUnit(
  { reading }: Request,
  profile: OperationProfile,
  { filled, missing }: Filling,
  i: number,
): boolean {
  const word = reading.tokens[i]?.word;
  const counted = filled.find(
    ({ source, tokens, slot }) =>
      source === "query" &&
      tokens.at(-1) === i - 1 &&
      !profile.owners.has(slot.name) &&
      /^(integer|number)$/.test(slot.types[0] ?? ""),
  );
  // "40 portions" when nothing else could take the noun.
  if (
    counted !== undefined &&
    missing.length === 0 &&
    reading.values.some(({ unit, last, measured }) => last === i - 1 && unit === word && !measured) &&
    profile.slots.every(
      (slot) =>
        filled.some((each) => each.slot === slot) ||
        !isOpenName(readTraits(slot, profile.candidate.input_schema, profile.lexicon)),
    )
  )
    return true;
  return reading.values.some(
    ({ unit, last, first }) =>
      last === i - 1 &&
      unit === word &&
      filled.some(
        ({ tokens, slot }) =>
          tokens.includes(first) &&
          /people|person|guest|party|seat|adult|pax|passenger|travel|attendee|cover|count|number|qty|quantity|size|pocet|anzahl|ilosc|osob|personen|cantidad|nombre|capac|kapac|kapaz|pojemn|miejsc|platz|plaz|mist|serving|portion|porc/.test(
            slot.words.join(" "),
          ),
      ),
  );
}

/** Whether the argument takes the name of a thing. */
function isOpenName({ kind, topic, slot }: SlotTraits): boolean {
  return kind === "enum" || (kind === "string" && topic !== "text" && slot.values.length === 0);
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Merges adjacent tokens with the same role into spans of the request. */
export function toSpans({ reading, words }: Request, roles: readonly TokenRole[]): ReadSpan[] {
  const spans: ReadSpan[] = [];
  let before = -2;
  roles.forEach(({ role, detail }, i) => {
    const token = words[i]?.token;
    if (role === null || token === undefined) return;
    const last = spans.at(-1);
    if (last !== undefined && before === i - 1 && last.role === role && last.detail === detail) {
      last.end = token.end;
      last.text = reading.text.slice(last.start, last.end);
    } else
      spans.push({
        text: token.text,
        start: token.start,
        end: token.end,
        role,
        ...(detail !== undefined && { detail }),
      });
    before = i;
  });
  return spans;
}
