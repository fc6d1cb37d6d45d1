import { isJsonObject, type JsonObject } from "../../base/json.ts";
import type { ReadSpan, SpanRole, ToolCandidate } from "../../contract/tool.ts";
import { type Lexicon, lexiconOf } from "../../language/lexicon.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { compareVerbs, isReadingVerb } from "../../language/verbs.ts";
import { similarity, vectorOf } from "../../language/word-vectors.ts";
import { CHANGES, CREATES, describeOperation, type OperationProfile } from "./describe-operation.ts";
import type { AlignmentFeatures } from "./features.ts";
import { type Filling, fillSlots } from "./fill-slots.ts";
import { isTypo, toWordForm, type WordForm } from "./match-words.ts";
import { isHonorific } from "./propose-runs.ts";
import { featuresOf } from "./rank-features.ts";
import type { Request, RequestWord } from "./request-words.ts";
import { readTraits, type SlotTraits } from "./slot-traits.ts";

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
}

const STRONG_MATCH = 0.74;
/** Minimum match at which a word of the operation explains a word of the request. */
const EXPLAINS = 0.4;
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

/**
 * Agreement of a verb that is also the value of an argument: "decline the offer" with an argument `answer:
 * declined`.
 */
const VERB_AS_VALUE = 0.9;

function isVerbFilled({ action }: Request, { filled }: Filling): boolean {
  return (
    action?.commanded === true &&
    filled.some(
      ({ source, tokens, sure }) =>
        source === "query" &&
        sure > 0.6 &&
        tokens.length > 0 &&
        tokens.every((i) => action.tokens.includes(i)),
    )
  );
}

/**
 * Agreement of a verb that changes a value given in the request: "raise the rent to 1,350", "extend the
 * deadline to 18 December".
 */
const VALUE_CHANGED = 0.85;
const VALUE_CHANGES: ReadonlySet<string> = new Set(
  "increase decrease raise lower reduce extend prolong shorten rename move reschedule postpone turn-up turn-down set put make adjust change update give take turn mark assign switch redirect route transfer bring reassign correct edit replace upgrade downgrade promote demote bump shift convert".split(
    " ",
  ),
);
/** Verbs that set a part of a resource: "log her weight: 31.5 kg" for `PUT /animals/{id}/weight`. */
const PART_CHANGES: ReadonlySet<string> = new Set("enter log record register submit send".split(" "));
/**
 * Verbs of transfer whose destination the request names: "carry it to hall 4", "pass the file to the
 * archive".
 */
const MOVES: ReadonlySet<string> = new Set(
  "put take bring send give get place carry drop pass hand".split(" "),
);
const TRANSFERS: ReadonlySet<string> = new Set(
  "move transfer relocate redirect reroute route assign reassign forward add".split(" "),
);

function isValueChanged(
  request: Request,
  { candidate, verbs, owners }: OperationProfile,
  { filled }: Filling,
): boolean {
  const { action } = request;
  if (!action?.commanded || /^(GET|HEAD|DELETE)$/.test(candidate.fields.method)) return false;
  const offered = [...verbs.keys()];
  const isPart = /\}\/[^/{}]+$/.test(candidate.fields.path);
  const isSetter =
    /^(PUT|PATCH)$/.test(candidate.fields.method) ||
    offered.some((verb) => /^(set|update|change)$/.test(verb));
  const isChange =
    isSetter &&
    action.verbs.some((verb) => VALUE_CHANGES.has(verb) || (isPart && PART_CHANGES.has(verb))) &&
    offered.some((verb) => CHANGES.has(verb));
  // "give ride 7 four stars" creates its rating.
  const isPartGiven =
    isPart &&
    candidate.fields.method === "POST" &&
    offered.some((verb) => CREATES.has(verb)) &&
    action.verbs.some((verb) => GIVES.has(verb) || /^(put|set|leave|place)$/.test(verb)) &&
    filled.some(({ slot, source, sure }) => source === "query" && !owners.has(slot.name) && sure >= 0.9);
  const isTransfer =
    action.verbs.some((verb) => MOVES.has(verb)) && offered.some((verb) => TRANSFERS.has(verb));
  if (!isChange && !isTransfer && !isPartGiven) return false;
  return filled.some(
    ({ slot, source, isAnchored }) => isAnchored && !owners.has(slot.name) && source === "query",
  );
}

/** Similarity of two verbs. It affects the ranking but is never sufficient for a write. */
function nearness(wanted: string, offered: string): number {
  const cosine = similarity(wanted, offered);
  return cosine < 0.4 ? 0 : Math.min(0.7, cosine);
}

/** The best agreement over all meanings of the verb; null without a verb. */
export function verbAgreement(request: Request, profile: OperationProfile): number | null {
  const { action } = request;
  const { verbs } = profile;
  if (action === null || !action.commanded) {
    const head = headAgreement(request, profile);
    if (head > 0) return head;
  }
  if (action === null) return null;
  let best = 0;
  let worst = 0;
  for (const wanted of action.verbs)
    for (const [offered, strength] of verbs) {
      const agreement = (compareVerbs(wanted, offered) || nearness(wanted, offered)) * strength;
      best = Math.max(best, agreement);
      worst = Math.min(worst, agreement);
    }
  if (
    action.commanded &&
    best < 0.8 &&
    action.verbs.some((verb) => LIGHT.has(verb) || SENDS.has(verb) || STATE_RECORDING.has(verb))
  )
    best = Math.max(best, findNounVerb(request, profile));
  if (action.commanded && action.verbs.some((verb) => UNDOING.has(verb))) {
    const undone = undoneAgreement(request, profile);
    if (undone !== 0) return undone;
  }
  if (best < 0.82 && worst === 0 && isFreelyNamed(request, profile)) return 0.82;
  if (best > 0 || worst < 0) return best > 0 ? best : worst;
  const offered = [...verbs.keys()];
  if (isNounOf(request, profile) && offered.some((verb) => GENERIC.has(verb))) return 0.9;
  return 0;
}

/**
 * Agreement of an unknown verb at the head of a request, such as "acknowledge alert 7" or "rebot web-3":
 * it counts when the operation's name has the same word in the position of its verb, allowing for one
 * typing error.
 */
function headAgreement(request: Request, { verbs, isVerbStated }: OperationProfile): number {
  const head = headOf(request);
  if (head === null || !isVerbStated) return 0;
  let best = 0;
  for (const [verb, strength] of verbs) {
    const [first = ""] = verb.split("-");
    if (stemWord(first) === head.form.stem || isTypo(first, head.token.word)) best = Math.max(best, strength);
  }
  return best;
}

/** The first word of an English request that is a phrase without a verb; null for all others. */
export function headOf({ main, words, reading }: Request): RequestWord | null {
  if (main.mood !== "phrase" || reading.lexicon.code !== "en") return null;
  const head = words.find(({ index }) => index >= main.first && !main.frame.has(index));
  const next = head && words[head.index + 1];
  return head?.token.kind === "word" &&
    !reading.lexicon.functionWords.has(head.token.word) &&
    next !== undefined
    ? head
    : null;
}

/** Light verbs: another word says what to do ("put … on hold", "give … back"). */
const LIGHT: ReadonlySet<string> = new Set(
  "put make give take set do bring place turn perform carry issue mark".split(" "),
);
/** "send a reminder" is a reminder; "send it for approval" is not an approval. */
const SENDS: ReadonlySet<string> = new Set("send write".split(" "));
const MESSAGES: ReadonlySet<string> = new Set(
  "remind notify alert inform invite message warn confirm".split(" "),
);

/** Verbs that store the state that follows "as". */
const STATE_RECORDING: ReadonlySet<string> = new Set(
  "enter record log register flag note report book".split(" "),
);

/** Whether "as" precedes the word: "as void", "als ungültig". */
function isState(words: Request["words"], { prepositions }: Lexicon, i: number): boolean {
  return prepositions.get(words[i - 1]?.token.word ?? "")?.includes("as") === true;
}

function findNounVerb(
  { words, reading, action, main, match }: Request,
  { verbs, nouns }: OperationProfile,
): number {
  let best = 0;
  for (const { index, token, form } of words) {
    if (
      token.kind !== "word" ||
      token.quote >= 0 ||
      action?.tokens.includes(index) ||
      index < main.first ||
      index > main.last
    )
      continue;
    if (nouns.some((noun) => match(index, noun) >= STRONG_MATCH)) continue;
    const adjusted = reading.lexicon.verbsOf(token.word);
    const isLight =
      action?.verbs.some((each) => LIGHT.has(each)) === true ||
      // "record vote 7 as void"
      (action?.verbs.some((each) => STATE_RECORDING.has(each)) === true &&
        isState(words, reading.lexicon, index));
    for (const [verb, strength] of verbs)
      if ((isLight || MESSAGES.has(verb)) && (adjusted.includes(verb) || stemWord(verb) === form.stem))
        best = Math.max(best, 0.9 * strength);
  }
  return best;
}

/** Verbs that undo what a noun names: "remove the hold", "lift the ban". */
const UNDOING: ReadonlySet<string> = new Set(
  "remove delete cancel undo lift end withdraw revoke drop clear release revert".split(" "),
);

/**
 * 0.9 for the operation that reverses the noun's verb, −1 for the operation that performs it, 0 when the
 * request has no such noun.
 */
function undoneAgreement(
  { words, reading, action }: Request,
  { verbs, candidate }: OperationProfile,
): number {
  if (candidate.fields.method === "DELETE") return 0;
  for (const { token, index, isContent } of words) {
    if (token.kind !== "word" || !isContent || token.quote >= 0 || action?.tokens.includes(index)) continue;
    for (const adjusted of reading.lexicon.verbsOf(token.word))
      for (const offered of verbs.keys()) {
        if (compareVerbs(adjusted, offered) < 0) return 0.9;
        if (adjusted === offered && !UNDOING.has(offered)) return -1;
      }
  }
  return 0;
}

/** The nouns that carry the meaning of a light or undoing verb. */
function findNounTokens({ words, reading, action }: Request, { verbs }: OperationProfile): number[] {
  if (
    !action?.commanded ||
    !action.verbs.some(
      (verb) => LIGHT.has(verb) || SENDS.has(verb) || UNDOING.has(verb) || STATE_RECORDING.has(verb),
    )
  )
    return [];
  return words.flatMap(({ token, index, isContent }) => {
    if (!isContent || token.kind !== "word" || action.tokens.includes(index)) return [];
    const adjusted = reading.lexicon.verbsOf(token.word);
    return adjusted.some((verb) => [...verbs.keys()].some((offered) => compareVerbs(verb, offered) !== 0))
      ? [index]
      : [];
  });
}

/**
 * Verbs that take the action as a noun: "scan the folder" matches `startScan`, "book a plumber" matches
 * `POST /plumbers/bookings`.
 */
const GENERIC: ReadonlySet<string> = new Set(
  "create add start run make do perform trigger send issue set request place submit execute".split(" "),
);

/**
 * Whether verbs of creation are interchangeable because the created resource is named: "book leave" for
 * "enter leave".
 */
function isFreelyNamed(request: Request, { verbs, nouns, candidate }: OperationProfile): boolean {
  const wanted = request.action?.verbs ?? [];
  const makes = [...verbs.keys()].some((verb) => CREATES.has(verb));
  if (candidate.fields.method === "POST" && makes && wanted.some((verb) => GIVES.has(verb)))
    return isThingNamed(request, nouns);
  // "set an alarm", "put up a new notice": something that does not exist yet
  if (candidate.fields.method === "POST" && makes && wanted.some((verb) => LIGHT.has(verb)))
    return isNewThing(request, nouns);
  const family =
    candidate.fields.method === "POST"
      ? CREATES
      : /^(PUT|PATCH)$/.test(candidate.fields.method)
        ? CHANGES
        : null;
  if (
    family === null ||
    !wanted.some((verb) => family.has(verb)) ||
    ![...verbs.keys()].some((verb) => family.has(verb))
  )
    return false;
  return isThingNamed(request, nouns);
}

/**
 * Verbs that create something for a recipient, if the resource is named: "grant her a discount", "email me
 * the report".
 */
const GIVES: ReadonlySet<string> = new Set("give grant award get obtain email send assign issue".split(" "));

function isThingNamed({ words, match }: Request, nouns: readonly WordForm[]): boolean {
  return nouns
    .slice(0, 3)
    .some((noun) => words.some(({ index, isContent }) => isContent && match(index, noun) >= STRONG_MATCH));
}

/** Indefinite articles and words for "new", by language. */
export const INDEFINITE: Readonly<Record<string, RegExp>> = {
  en: /^(an?|another|new)$/,
  cs: /^(nov(y|a|e|ou|eho|ych)|dalsi|jedn(u|oho|a|o))$/,
  de: /^(eine?[nrms]?|neue[nrms]?)$/,
  pl: /^(now(y|a|e|ego|ych)|kolejn(y|a|e|ego)|jed(en|na|no|na))$/,
  es: /^(una?|nuev[ao]|otr[ao])$/,
  fr: /^(une?|nouv(eau|el|elle)|autre)$/,
};

/** Whether the request names the resource as a new one: "a meeting", "un nuevo aviso". */
function isNewThing({ words, match, reading }: Request, nouns: readonly WordForm[]): boolean {
  const article = INDEFINITE[reading.lexicon.code];
  return words.some(
    ({ index, isContent }) =>
      isContent &&
      nouns.slice(0, 3).some((noun) => match(index, noun) >= STRONG_MATCH) &&
      [1, 2, 3].some((back) => {
        const before = words.slice(index - back + 1, index + 1);
        return (
          article?.test(words[index - back]?.token.word ?? "") === true &&
          before.every(({ token }) => /^[ -]$/.test(token.gap))
        );
      }),
  );
}

/**
 * Whether the verb names the operation's resource: "pay" for `POST /payments`, "give back" for `POST
 * /refunds`.
 */
function isNounOf(request: Request, { nouns }: OperationProfile): boolean {
  const [first] = request.action?.tokens ?? [];
  if (first === undefined) return false;
  const verbs = request.action?.verbs ?? [];
  const stems = [request.words[first]?.form.stem ?? "", ...verbs, ...verbs.map(stemWord)];
  return nouns.some(
    (noun) =>
      request.match(first, noun) === 1 ||
      [noun.word, ...noun.english].some((word) =>
        lexiconOf("en")
          .verbsOf(word)
          .some((verb) => verbs.includes(verb)),
      ) ||
      stems.some(
        (stem) =>
          stem.length >= 3 &&
          [noun.word, ...noun.pivots].some((word) => word.startsWith(stem) && word.length <= stem.length + 6),
      ),
  );
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
    const { role, detail } = roleOf({ request, profile, filling, keys }, i);
    put(i, role, detail);
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
  for (const word of profile.words) {
    // "add a recipe" does not refer to an API that is named "Recipes".
    if (word.place === "api" && !profile.reads && !isAdjunct) continue;
    const match = request.match(i, word) * (word.place === "text" ? 0.95 : 1);
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
function roleOf(
  { request, profile, filling, keys }: RoleParts,
  i: number,
): { role: SpanRole; detail?: string } {
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
    isInitials(request, profile, i) ||
    isTypeNoun(request, profile, filled, i) ||
    isNew(request, profile, i) ||
    (profile.reads && isLink(request, profile, filled, i))
  )
    return { role: "qualifier" };
  const isKnown =
    isExplainedByContext(request, filled, i, profile.reads) ||
    keys.some((key) => request.match(i, key) >= STRONG_MATCH);
  return { role: isKnown ? "known_value" : "not_understood" };
}

/** Verbs that add nothing to a question about a resource: "which ones are left", "what did it weigh". */
const LIGHT_IN_QUESTIONS: ReadonlySet<string> = new Set(
  "remain leave left attend use make made spent goe went came got took gave go come get have do take give happen need want look like cost spend stand lie work run keep stay live seem belong".split(
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
  const given = filled.filter(({ source, isAnchored }) => source === "query" && isAnchored);
  const isOne = /\}$/.test(candidate.fields.path) && given.length > 0;
  if (main.mood === "question" && isOne) return true;
  return given.some(({ tokens: [first = -1] }) => first > i && first <= i + 3 && isBare(words, i + 1, first));
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
