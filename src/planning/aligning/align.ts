import { isJsonObject, type JsonObject } from "../../contract/json.ts";
import type { ReadSpan, SpanRole, ToolCandidate } from "../../contract/tool.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { compareVerbs, isReadingVerb } from "../../language/verbs.ts";
import { similarity, vectorOf } from "../../language/word-vectors.ts";
import { CHANGES, CREATES, describeOperation, type OperationProfile } from "./describe-operation.ts";
import { type Filling, fillSlots } from "./fill-slots.ts";
import { isTypo, toWordForm, type WordForm } from "./match-words.ts";
import { isHonorific } from "./propose-runs.ts";
import { type AlignmentFeatures, featuresOf } from "./rank-features.ts";
import type { Request, RequestWord } from "./request-words.ts";

/** A request laid on one operation: what each of its words is there, which arguments it fills, and what is left over. */
export interface Alignment {
  profile: OperationProfile;
  candidate: ToolCandidate;
  filling: Filling;
  /** Agreement of the verbs, −1…1; null when the request commands nothing. */
  verb: number | null;
  features: AlignmentFeatures;
  /** Share of the request's words that the operation says itself, or that an argument surely takes; nearness in meaning does not count. */
  grounded: number;
  /** Per token. */
  roles: readonly TokenRole[];
  /** Indexes of content words, values and filters that nothing uses. */
  leftover: readonly number[];
}

export interface TokenRole {
  role: SpanRole | null;
  /** Name of the argument, of arguments and known values. */
  detail?: string;
}

const SURE = 0.74;
/** From here on a word of the operation explains a word of the request. */
const EXPLAINS = 0.4;
/** Much is, when something is deleted. */
const EXPLAINS_DELETE = 0.6;

/** Lays the request on one operation. */
export function align(
  request: Request,
  candidate: ToolCandidate,
  context: JsonObject,
  retrieval: number,
): Alignment {
  const profile = describeOperation(candidate);
  const said = verbAgreement(request, profile);
  const filling = fillSlots(request, profile, context, (said ?? 0) > 0);
  const isOpposite = (said ?? 0) < 0;
  const spoken =
    !isOpposite && isVerbFilled(request, filling) && (said ?? 0) < VERB_AS_VALUE ? VERB_AS_VALUE : said;
  const verb =
    !isOpposite && (spoken ?? 0) < VALUE_CHANGED && isValueChanged(request, profile, filling)
      ? VALUE_CHANGED
      : spoken;
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

/** "decline the offer" where the answer "declined" is an argument: the operation does what is asked by that value. */
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

/** "raise the rent to 1,350", "extend the deadline to 18 December": a change of a value that the request gives. */
const VALUE_CHANGED = 0.85;
const VALUE_CHANGES: ReadonlySet<string> = new Set(
  "increase decrease raise lower reduce extend prolong shorten rename move reschedule postpone turn-up turn-down set put make adjust change update give take turn mark assign switch redirect route transfer bring reassign correct edit replace upgrade downgrade promote demote bump shift convert".split(
    " ",
  ),
);
/** Set a part of a thing as well: "log her weight: 31.5 kg" for `PUT /animals/{id}/weight`. */
const PART_CHANGES: ReadonlySet<string> = new Set("enter log record register submit send".split(" "));
/** "carry it to hall 4", "pass the file to the archive": verbs of giving and bringing, with a goal that the request names. */
const BRINGS: ReadonlySet<string> = new Set(
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
  const isTransfer =
    action.verbs.some((verb) => BRINGS.has(verb)) && offered.some((verb) => TRANSFERS.has(verb));
  if (!isChange && !isTransfer) return false;
  return filled.some(
    ({ slot, source, isAnchored }) => isAnchored && !owners.has(slot.name) && source === "query",
  );
}

/** Verbs that are near in meaning: enough to rank by, never enough to write. */
function nearness(wanted: string, offered: string): number {
  const cosine = similarity(wanted, offered);
  return cosine < 0.4 ? 0 : Math.min(0.7, cosine);
}

/** The best agreement of any meaning of the verb; null without a commanded or mentioned verb. */
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
  if (action.commanded && best < 0.8 && action.verbs.some((verb) => LIGHT.has(verb) || SENDS.has(verb)))
    best = Math.max(best, spokenVerb(request, profile));
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
 * "acknowledge alert 7", "rebot web-3": a word no lexicon knows as a command is one when it heads a request that is no question, and the
 * operation's author wrote it, give or take a letter, where the verb stands.
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

/** The first word of a request that is a bare phrase in English; null for all others. */
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

/** "put … on hold", "give … back": the verb says little, another word says what is done. */
const LIGHT: ReadonlySet<string> = new Set(
  "put make give take set do bring place turn perform carry issue mark".split(" "),
);
/** "send a reminder" reminds; "send it for approval" approves nothing. */
const SENDS: ReadonlySet<string> = new Set("send write".split(" "));
const MESSAGES: ReadonlySet<string> = new Set(
  "remind notify alert inform invite message warn confirm".split(" "),
);

function spokenVerb(
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
    if (nouns.some((noun) => match(index, noun) >= SURE)) continue;
    const spoken = reading.lexicon.verbsOf(token.word);
    const isLight = action?.verbs.some((each) => LIGHT.has(each)) === true;
    for (const [verb, strength] of verbs)
      if ((isLight || MESSAGES.has(verb)) && (spoken.includes(verb) || stemWord(verb) === form.stem))
        best = Math.max(best, 0.9 * strength);
  }
  return best;
}

/** "remove the hold", "lift the ban": undoes what the noun names. */
const UNDOING: ReadonlySet<string> = new Set(
  "remove delete cancel undo lift end withdraw revoke drop clear release revert".split(" "),
);

/** 0.9 for the operation that undoes the noun's verb, −1 for the one that does it, 0 when no noun of the request names either. */
function undoneAgreement(
  { words, reading, action }: Request,
  { verbs, candidate }: OperationProfile,
): number {
  if (candidate.fields.method === "DELETE") return 0;
  for (const { token, index, isContent } of words) {
    if (token.kind !== "word" || !isContent || token.quote >= 0 || action?.tokens.includes(index)) continue;
    for (const spoken of reading.lexicon.verbsOf(token.word))
      for (const offered of verbs.keys()) {
        if (compareVerbs(spoken, offered) < 0) return 0.9;
        if (spoken === offered && !UNDOING.has(offered)) return -1;
      }
  }
  return 0;
}

/** The nouns that say what a light or undoing verb does. */
function spokenTokens({ words, reading, action }: Request, { verbs }: OperationProfile): number[] {
  if (
    !action?.commanded ||
    !action.verbs.some((verb) => LIGHT.has(verb) || SENDS.has(verb) || UNDOING.has(verb))
  )
    return [];
  return words.flatMap(({ token, index, isContent }) => {
    if (!isContent || token.kind !== "word" || action.tokens.includes(index)) return [];
    const spoken = reading.lexicon.verbsOf(token.word);
    return spoken.some((verb) => [...verbs.keys()].some((offered) => compareVerbs(verb, offered) !== 0))
      ? [index]
      : [];
  });
}

/** Verbs that take what is done as a noun: "scan the folder" is `startScan`, "book a plumber" is `POST /plumbers/bookings`. */
const GENERIC: ReadonlySet<string> = new Set(
  "create add start run make do perform trigger send issue set request place submit execute".split(" "),
);

/** "book leave" for "enter leave": verbs of making are exchanged freely where the thing that is made is named. */
function isFreelyNamed(request: Request, { verbs, nouns, candidate }: OperationProfile): boolean {
  const wanted = request.action?.verbs ?? [];
  const makes = [...verbs.keys()].some((verb) => CREATES.has(verb));
  if (candidate.fields.method === "POST" && makes && wanted.some((verb) => GIVES.has(verb)))
    return isThingNamed(request, nouns);
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

/** "grant her a discount", "email me the report": what is made for somebody, if the thing itself is named. */
const GIVES: ReadonlySet<string> = new Set("give grant award get obtain email send assign issue".split(" "));

function isThingNamed({ words, match }: Request, nouns: readonly WordForm[]): boolean {
  return nouns
    .slice(0, 3)
    .some((noun) => words.some(({ index, isContent }) => isContent && match(index, noun) >= SURE));
}

/** The verb asked for is the thing the operation is about: "pay" for `POST /payments`, "give back" for `POST /refunds`. */
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
  { filled }: Filling,
  verb: number | null,
  context: JsonObject,
): TokenRole[] {
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
    for (const i of spokenTokens(request, profile)) if (roles[i]?.role !== "argument") put(i, "action");
  const isActionUsed = (verb ?? 0) > 0 || (profile.reads && action?.verbs.some(isReadingVerb));
  if (isActionUsed) for (const i of action?.tokens ?? []) if (roles[i]?.role !== "argument") put(i, "action");
  words.forEach(({ isContent }, i) => {
    if (!isContent || roles[i]?.role) return;
    const { role, detail } = roleOf({ request, profile, filled, keys }, i);
    put(i, role, detail);
  });
  return roles;
}

/** The words that only introduce a value belong to it: "the past 40 minutes", "under the name X", "at most 12". */
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

/** What a word of the operation makes of a word of the request. */
function explain(request: Request, profile: OperationProfile, i: number): SpanRole | null {
  // What a preposition introduces says where, whose or for whom: nearness in meaning does not account for it.
  const isAdjunct = isIntroduced(request, i);
  const usual = profile.candidate.fields.method === "DELETE" ? EXPLAINS_DELETE : EXPLAINS;
  const least = isAdjunct ? SURE : usual;
  let best = 0;
  let isName = false;
  for (const word of profile.words) {
    // "add a recipe" asks for no other thing of an API that is called "Recipes".
    if (word.place === "api" && !profile.reads && !isAdjunct) continue;
    const match = request.match(i, word) * (word.place === "text" ? 0.95 : 1);
    if (match < (word.place === "slot" ? SURE : least) || match <= best) continue;
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

/** Whether a preposition stands before the word, articles and adjectives between them apart. */
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
    ? 0
    : sum(content.filter(({ index }) => isGrounded(index)).map(({ weight }) => weight)) / total;
}

interface RoleParts {
  request: Request;
  profile: OperationProfile;
  filled: Filling["filled"];
  /** The words of the context's keys. */
  keys: readonly WordForm[];
}

/** What a word is that is neither an argument nor the action. */
function roleOf(
  { request, profile, filled, keys }: RoleParts,
  i: number,
): { role: SpanRole; detail?: string } {
  const { action, words, reading } = request;
  const word = words[i];
  const isCommanded = action?.commanded === true && action.tokens.includes(i);
  if (word === undefined || (isCommanded && !(profile.reads && isNounOf(request, profile))))
    return { role: "not_understood" };
  const explained = word.token.kind === "word" ? explain(request, profile, i) : null;
  if (explained !== null) return { role: explained };
  if (word.clause.isBackground || isReason(request, i)) return { role: "courtesy", detail: "explanation" };
  const isLoose =
    profile.reads &&
    (reading.lexicon.all.has(word.token.word) || isLightVerb(request, i) || isDegree(request, i));
  if (
    isLoose ||
    isApposition(request, profile, filled, i) ||
    isUnit(request, filled, i) ||
    isTitleOf(request, filled, i) ||
    isLabel(request, profile, filled, i) ||
    isInitials(request, profile, i) ||
    isTypeNoun(request, profile, filled, i) ||
    isNew(request, profile, i) ||
    (profile.reads && isLink(request, profile, filled, i))
  )
    return { role: "qualifier" };
  const isKnown =
    isSpokenFor(request, filled, i, profile.reads) || keys.some((key) => request.match(i, key) >= SURE);
  return { role: isKnown ? "known_value" : "not_understood" };
}

/** "which ones are left", "what did it weigh": in a question such verbs add nothing to the thing asked about. */
const LIGHT_IN_QUESTIONS: ReadonlySet<string> = new Set(
  "remain leave left attend use make made spent goe went came got took gave go come get have do take give happen need want look like cost spend stand lie work run keep stay live seem belong".split(
    " ",
  ),
);

/** "the details of …", "a list of …": what every read gives. */
const INFORMATION: ReadonlySet<string> = new Set(
  "detail details info information inform data datum overview list entry record file profile".split(" "),
);

/** "how deep is the well", "wie weit ist …": an adjective that only says what is asked about. */
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

/** "the boat BX-118": a noun beside a code that only this operation's argument looks like, or whose owner is near in meaning. */
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
    // Of a change, a thing whose name nobody knows may be another one than the operation's.
    const least = profile.reads ? 0.2 : 0.6;
    if (profile.reads && form !== undefined && isUnknown(form)) return true;
    return (profile.owners.get(slot.name) ?? []).some((owner) => request.match(i, owner) >= least);
  });
}

/** No dictionary has the word, so that it names no other thing either. */
export function isUnknown({ english }: WordForm): boolean {
  return english.every((word) => vectorOf(word) === null);
}

/** Part of "because of …", as far as the sentence or its next comma goes. */
function isReason({ words, reading }: Request, i: number): boolean {
  for (let at = i; at >= 0; at--) {
    const token = words[at]?.token;
    if (token === undefined || token.kind !== "word") return false;
    if (reading.lexicon.prepositions.get(token.word)?.includes("because")) return at < i;
    if (/[,.;:!?]/.test(token.gap)) return false;
  }
  return false;
}

/** Words for what a value is, not for what it is about. */
const TYPE_NOUNS: ReadonlySet<string> = new Set(
  "date day time number code reference ref amount sum price total value name title phone telephone tel mobile email mail address text message note reason comment description subject quantity amount count level mode method type kind category status state version currency unit language priority born due dated worth".split(
    " ",
  ),
);

/** The same, where the thing itself is said beside it or only read: "repair order 310", but not "delete account 7" of another thing. */
const RECORD_NOUNS: ReadonlySet<string> = new Set(
  "position place file record entry item request case account profile card payment".split(" "),
);

/** "by the express method", "Datum 3.4.2027", "repair order 310": a word beside a value that only says what kind of value it is. */
function isTypeNoun(
  { words, match }: Request,
  { reads, nouns }: OperationProfile,
  filled: Filling["filled"],
  i: number,
): boolean {
  const form = words[i]?.form;
  if (form === undefined || words[i]?.token.kind !== "word") return false;
  const names = [form.word, form.stem, ...form.english];
  const isRecord = names.some((each) => RECORD_NOUNS.has(each));
  const isSaid = reads || (isRecord && nouns.some((noun) => match(i - 1, noun) >= SURE));
  if (!names.some((each) => TYPE_NOUNS.has(each)) && !(isRecord && isSaid)) return false;
  return filled.some(
    ({ tokens, source, isAnchored }) =>
      source === "query" && isAnchored && (tokens.at(0) === i + 1 || tokens.at(-1) === i - 1),
  );
}

/** "firmware v1.9.2", "frame 30 x 40 cm": the noun right before a value that identifies nothing says what it is. */
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

/** "PR 88" of "Merge a pull request". */
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

/** "Frau Keller", where the name is an argument. */
function isTitleOf(request: Request, filled: Filling["filled"], i: number): boolean {
  return (
    isHonorific(request, i) && filled.some(({ tokens, source }) => source === "query" && tokens[0] === i + 1)
  );
}

/** "a new shelf". */
function isNew({ words }: Request, { verbs }: OperationProfile, i: number): boolean {
  const form = words[i]?.form;
  if (form === undefined || !(form.word === "new" || form.english.includes("new"))) return false;
  return [...verbs.keys()].some((verb) => CREATES.has(verb));
}

/**
 * A verb that only links a thing to a value ("invoices issued since 1 October"), or asks for the state of the one thing that is read
 * ("is invoice 7 paid?").
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

/** Nothing but grammar stands between two places. */
function isBare(words: Request["words"], from: number, to: number): boolean {
  return words.slice(from, to).every(({ isContent }) => !isContent);
}

/** "two people" for an argument that counts them. */
function isUnit({ reading }: Request, filled: Filling["filled"], i: number): boolean {
  const word = reading.tokens[i]?.word;
  return reading.values.some(
    ({ unit, last, first }) =>
      last === i - 1 &&
      unit === word &&
      filled.some(
        ({ tokens, slot }) =>
          tokens.includes(first) &&
          /people|person|guest|party|seat|adult|pax|passenger|travel|attendee|cover|count|number|qty|quantity|size|pocet|anzahl|ilosc|osob|personen|cantidad|nombre/.test(
            slot.words.join(" "),
          ),
      ),
  );
}

/** The words of the context's keys. */
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

/** "this ticket" with a ticket in the context; a word that stands in a value of the context; for a read, what it is a value of. */
function isSpokenFor(request: Request, filled: Filling["filled"], i: number, reads: boolean): boolean {
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

/** The tokens' roles as spans of the request; neighbours with the same role are one span. */
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
