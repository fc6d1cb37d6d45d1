import type { JsonObject } from "../../base/json.ts";
import { isRuleWord, type QuestionRule } from "../../catalogue/search/question-rule.ts";
import { COVERED } from "../../catalogue/search/ranking-weights.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import { baseForms } from "../../language/base-forms.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { isPlace } from "../../language/places.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { compareVerbs, isReadingVerb } from "../../language/verbs.ts";
import { similarity } from "../../language/word-vectors.ts";
import type { Clause } from "../reading/read-clauses.ts";
import { type Reading, readRequest } from "../reading/read-request.ts";
import { type Alignment, align, headOf, INDEFINITE, isUnknown, verbAgreement } from "./align.ts";
import { CHANGES, CREATES, describeOperation, type OperationProfile } from "./describe-operation.ts";
import type { AlignmentFeatures, SureFeatures } from "./features.ts";
import { toWordForm } from "./match-words.ts";
import { NEGATIONS } from "./propose-listed.ts";
import { addContrast, previewFeatures } from "./rank-features.ts";
import { prepareRequest, type Request } from "./request-words.ts";
import { PREVIEW_WEIGHTS, RANK_WEIGHTS, SURE_WEIGHTS } from "./weights.ts";

export interface DecideInput {
  query: string;
  context: JsonObject;
  /** In the order of the search, best first. */
  candidates: readonly ToolCandidate[];
  /** The account's rule for such questions. */
  rule?: QuestionRule | null;
  now?: Date;
}

export interface Ranked extends Alignment {
  /** Ranking score; higher is better. */
  score: number;
}

export interface Decision {
  request: Request;
  /** Best first. */
  ranked: Ranked[];
  /** Confidence that the first alignment, with its arguments, is what was requested: 0…1. */
  confidence: number;
  features: SureFeatures;
  /** Reasons not to call the first operation without asking; empty when there are none. */
  objections: Objection[];
  /** Whether even the first operation has too little in common with the request to ask about it. */
  isForeign: boolean;
  /** The rule that chose the operation; null: there was none, or it did not apply. */
  rule: QuestionRule | null;
}

export type Objection =
  | "not_commanded"
  | "negated"
  | "conditional"
  | "reported"
  | "past"
  | "advice"
  | "several"
  | "other_action"
  | "leftover"
  | "missing"
  | "twin"
  | "write_for_question";

/** Maximum number of search candidates that are previewed. */
const MAX_PREVIEWED = 32;
/** Maximum number of candidates that are aligned. The right operation is rarely beyond it. */
const MAX_ALIGNED = 10;

/** Below this share, no candidate has enough in common with the request to ask about it. */
const MIN_GROUNDED = 0.28;

/**
 * Reads the request once, aligns it with every promising candidate and ranks the results. Null for a
 * request without words.
 */
export function decide(input: DecideInput): Decision | null {
  const request = prepareRequest(readRequest(input.query, input.now));
  if (request === null || input.candidates.length === 0) return null;
  const ruled = followRule(request, input);
  if (ruled !== null) return ruled;
  const top = Math.max(...input.candidates.map(({ score }) => score), Number.MIN_VALUE);
  const alignments = choosePromising(request, input.candidates).map((candidate) =>
    align(request, candidate, input.context, candidate.score / top),
  );
  addContrast(request, alignments);
  const ranked = alignments
    .map((alignment) => ({ ...alignment, score: rank(alignment.features) }))
    .sort((a, b) => b.score - a.score);
  const [first] = preferExplained(request, preferReads(request, ranked));
  if (first === undefined) return null;
  const best = settleLeftover(request, first, ranked.slice(1));
  ranked[0] = best;
  const features = sureFeatures(ranked, best);
  return {
    request,
    ranked,
    features,
    confidence: confidenceOf(features),
    objections: findObjections(request, best, ranked.slice(1)),
    isForeign: isForeign(best),
    rule: null,
  };
}

/**
 * The decision for the tool of the account's rule. The rule replaces the choice of an operation and explains its own
 * words, also as the name of an action; everything else that speaks against a call still does. Null if the request has
 * not all words of the rule outside quoted texts, or says more than the tool can take: the rule is not meant for it.
 */
function followRule(request: Request, { rule, candidates, context }: DecideInput): Decision | null {
  const candidate = candidates.find(({ tool_id }) => tool_id === rule?.tool_id);
  if (!rule || candidate === undefined) return null;
  const terms = new Set(rule.terms);
  const own = request.words.filter(({ token }) => token.quote < 0 && isRuleWord(token.text, terms));
  const said = new Set(own.flatMap(({ token }) => splitWords(token.text)).map(stemWord));
  if (rule.terms.some((term) => !said.has(term))) return null;
  const ruledWords = own.map(({ index }) => index);
  const alignment = align(request, candidate, context, 1);
  const best = explainByRule({ ...alignment, score: rank(alignment.features) }, ruledWords);
  const isActionRuled = request.action === null || request.action.tokens.every((i) => ruledWords.includes(i));
  const objections = findObjections(request, best, []).filter(
    (objection) =>
      !(objection === "other_action" && isActionRuled) &&
      !(objection === "not_commanded" && isOrderedByRule(request, rule)),
  );
  if (objections.some((objection) => objection !== "missing")) return null;
  const features = sureFeatures([best], best);
  const sure = features.swallowed > 0 ? 0 : features.values;
  return {
    request,
    ranked: [best],
    features,
    confidence: Math.max(confidenceOf(features), sure),
    objections,
    isForeign: false,
    rule,
  };
}

/**
 * Whether a request without a known verb begins with the first word of the rule, in the same form: "park batch 7", but
 * not "parked batch 7" or "the park batch 7", for "park batch".
 */
function isOrderedByRule({ words, main, reading }: Request, { phrase }: QuestionRule): boolean {
  const head = words.find(({ index }) => index >= main.first && !main.frame.has(index));
  return (
    main.mood === "phrase" &&
    reading.clauses.every(({ mood }) => mood !== "question") &&
    head?.token.kind === "word" &&
    head.token.word === splitWords(phrase)[0]
  );
}

/** The words of a rule name its operation, unless an argument takes them. */
function explainByRule(best: Ranked, ruledWords: readonly number[]): Ranked {
  const named = ruledWords.filter((i) => !/^(argument|known_value|action)$/.test(best.roles[i]?.role ?? ""));
  const roles = best.roles.map((role, i) => (named.includes(i) ? { role: "resource" as const } : role));
  const leftover = best.leftover.filter((i) => !ruledWords.includes(i));
  return { ...best, roles, leftover, features: { ...best.features, leftover: leftover.length } };
}

/** Features of the candidates before the request is aligned with them. */
export function previewAll(request: Request, candidates: readonly ToolCandidate[]) {
  const top = Math.max(...candidates.map(({ score }) => score), Number.MIN_VALUE);
  const previews = candidates.map((candidate) => {
    const profile = describeOperation(candidate);
    const verb = verbAgreement(request, profile);
    return { candidate, profile, features: previewFeatures(request, profile, verb, candidate.score / top) };
  });
  addContrast(request, previews);
  return previews;
}

/** The candidates that are worth aligning. */
function choosePromising(request: Request, candidates: readonly ToolCandidate[]): readonly ToolCandidate[] {
  if (candidates.length <= MAX_ALIGNED) return candidates;
  return previewAll(request, candidates.slice(0, MAX_PREVIEWED))
    .map(({ candidate, features }) => ({ candidate, score: weigh(features, PREVIEW_WEIGHTS) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_ALIGNED)
    .map(({ candidate }) => candidate);
}

/** Whether a request is a command, regardless of the available operations. */
export function isCommand(query: string): boolean {
  return prepareRequest(readRequest(query))?.main.mood === "command";
}

/** Aligns a single candidate, to check the choice of a model. Null for a request without words. */
export function alignOne({
  query,
  context,
  candidate,
  now,
}: {
  query: string;
  context: JsonObject;
  candidate: ToolCandidate;
  now?: Date;
}) {
  const request = prepareRequest(readRequest(query, now));
  if (request === null) return null;
  const alignment = align(request, candidate, context, 1);
  const ranked = { ...alignment, score: rank(alignment.features) };
  return {
    request,
    alignment,
    objections: findObjections(request, ranked, []),
    confidence: confidenceOf(sureFeatures([ranked], ranked)),
  };
}

/** Maximum score by which a read may be worse than a write that a question only mentions. */
const READS_INSTEAD = 2.5;

/** For a question, reads come before writes: "is ticket 77 closed?" reads the ticket. */
function preferReads(request: Request, ranked: Ranked[]): Ranked[] {
  const [first] = ranked;
  const { mood } = request.main;
  if (first === undefined || first.profile.reads) return ranked;
  const asks =
    mood === "question" ||
    mood === "show" ||
    (mood === "phrase" && findObjections(request, first, []).includes("not_commanded"));
  if (!asks) return ranked;
  const isFit = (each: Ranked) =>
    each.profile.reads &&
    each.candidate.connector_id === first.candidate.connector_id &&
    each.score >= first.score - READS_INSTEAD &&
    findObjections(request, each, []).length === 0;
  if (!ranked.some(isFit)) return ranked;
  ranked.splice(0, ranked.length, ...ranked.filter(({ profile }) => profile.reads));
  return ranked;
}

/** Maximum score by which an operation without objections may be worse than one with objections. */
const EXPLAINED_INSTEAD = 1;

/**
 * If the first operation has objections, prefers one of the same API that explains every word and has all
 * required arguments.
 */
function preferExplained(request: Request, ranked: Ranked[]): Ranked[] {
  const [first] = ranked;
  if (first === undefined || findObjections(request, first, []).length === 0) return ranked;
  const better = ranked.findIndex(
    (each, n) =>
      n > 0 &&
      each.score >= first.score - EXPLAINED_INSTEAD &&
      each.candidate.connector_id === first.candidate.connector_id &&
      findObjections(request, each, []).length === 0,
  );
  if (better > 0) ranked.unshift(...ranked.splice(better, 1));
  return ranked;
}

/**
 * Resolves leftover words that do not contradict the operation: a part of the single resource that it
 * reads, or the resource's name in another language.
 */
function settleLeftover(request: Request, best: Ranked, others: readonly Ranked[]): Ranked {
  if (best.leftover.length === 0 || best.filling.missing.length > 0) return best;
  const joined = best.leftover.filter((i) => isJoinedVerb(request, best, i));
  if (joined.length === best.leftover.length) return settle(best, joined);
  const modifying = best.leftover.filter(
    (i) => isModifier(request, best, others, i) || isCompound(request, best, others, i),
  );
  if (modifying.length === best.leftover.length) return settle(best, modifying);
  const settles = asksForPart(request, best) ? isPart : isForeignName(request, best) ? isUnknownName : null;
  if (settles === null) return best;
  const siblings = others.filter(({ candidate }) => candidate.connector_id === best.candidate.connector_id);
  const settled = best.leftover.filter((i) => settles(request, i, siblings));
  return settled.length < best.leftover.length ? best : settle(best, settled);
}

/**
 * Whether the word is a noun that modifies the operation's resource and occurs in the API: "boat licence",
 * "soil report", "libro de visitas". The head noun is last in English and German, first in the other
 * languages.
 */
function isModifier(
  { words, match, reading }: Request,
  best: Ranked,
  others: readonly Ranked[],
  i: number,
): boolean {
  const word = words[i];
  if (word?.token.kind !== "word" || word.token.name || word.token.quote >= 0) return false;
  const isResource = (at: number) => best.roles[at]?.role === "resource";
  const isGrammar = (at: number) => words[at]?.isContent === false && words[at]?.token.kind === "word";
  const ahead = /^(en|de)$/.test(reading.lexicon.code);
  const isBeside = ahead
    ? isResource(i + 1) && words[i + 1]?.token.gap === " "
    : (isResource(i - 1) ||
        (isGrammar(i - 1) && (isResource(i - 2) || (isGrammar(i - 2) && isResource(i - 3))))) &&
      !/^(number|code)$/.test(words[i + 1]?.token.kind ?? "");
  if (!isBeside) return false;
  const profiles = [
    best,
    ...others.filter((each) => each.candidate.connector_id === best.candidate.connector_id),
  ];
  return profiles.some(({ profile }) =>
    profile.words.some((own) => own.place !== "text" && own.place !== "slot" && match(i, own) >= 0.74),
  );
}

/** Minimum similarity of the two nouns of a compound that names one thing. */
const COMPOUND = 0.33;

/**
 * Whether the word and the resource next to it name one thing: "weather forecast", "vacuum cleaner". A word
 * of another operation is a different resource.
 */
function isCompound({ words, match }: Request, best: Ranked, others: readonly Ranked[], i: number): boolean {
  const word = words[i];
  if (word?.token.kind !== "word" || word.token.name || word.token.quote >= 0) return false;
  const path = toPathForms(best);
  const beside = [i - 1, i + 1].filter(
    (at) =>
      best.roles[at]?.role === "resource" &&
      words[Math.max(at, i)]?.token.gap === " " &&
      // "lights blue" is not a compound.
      (at > i || !isPlural(words[at]?.token.word ?? "")) &&
      (best.profile.reads || path.some((form) => match(at, form) >= 0.74)),
  );
  const isNear = beside.some((at) =>
    word.form.english.some((own) =>
      words[at]?.form.english.some((other) => own !== other && similarity(own, other) >= COMPOUND),
    ),
  );
  return (
    isNear &&
    !others.some(({ profile }) =>
      profile.words.some((own) => (own.place === "name" || own.place === "tag") && match(i, own) >= 0.6),
    )
  );
}

function toPathForms({ profile, candidate }: Ranked) {
  const segments = candidate.fields.path.split("/").filter((segment) => !segment.startsWith("{"));
  return segments.flatMap(splitWords).map((word) => toWordForm(word, profile.lexicon));
}

/** Whether an English noun is a plural. */
function isPlural(word: string): boolean {
  return /[^s]s$/.test(word) && baseForms(word).length > 0;
}

function settle(best: Ranked, settled: readonly number[]): Ranked {
  return {
    ...best,
    leftover: [],
    roles: best.roles.map((role, i) => (settled.includes(i) ? { role: "qualifier" as const } : role)),
  };
}

/** Whether the word is the verb of a second command whose other words are all arguments. */
function isJoinedVerb(request: Request, best: Ranked, i: number): boolean {
  return request.reading.clauses.some(
    (clause) =>
      clause !== request.main &&
      clause.mood === "command" &&
      clause.actions.some(({ commanded, tokens }) => commanded && tokens.includes(i)) &&
      isClauseUsed(request, best, clause),
  );
}

/**
 * Whether a question asks for a part of the resource that it identifies: "who is the holder of card 7?",
 * "when is invoice 7 due?".
 */
function asksForPart({ main }: Request, { profile, filling, features }: Ranked): boolean {
  return (
    profile.reads &&
    (main.mood === "question" || main.mood === "show") &&
    /\}$/.test(profile.candidate.fields.path) &&
    features.head === 1 &&
    filling.filled.some(
      ({ slot, source, isAnchored }) => profile.owners.has(slot.name) && source === "query" && isAnchored,
    )
  );
}

function isPart({ words, match }: Request, i: number, siblings: readonly Ranked[]): boolean {
  const token = words[i]?.token;
  if (token?.kind !== "word" || token.name || token.quote >= 0) return false;
  return !siblings.some(({ profile }) =>
    profile.words.some((word) => word.place !== "text" && word.place !== "slot" && match(i, word) >= 0.6),
  );
}

/**
 * Whether the request and the document differ in language and the request has no known word for the
 * resource.
 */
function isForeignName({ reading }: Request, { profile, features }: Ranked): boolean {
  return (
    profile.reads &&
    profile.lexicon.code !== reading.lexicon.code &&
    features.head === 0 &&
    features.nouns < 0.5
  );
}

function isUnknownName({ words, reading }: Request, i: number): boolean {
  const word = words[i];
  if (word === undefined || word.token.kind !== "word" || word.token.quote >= 0) return false;
  return !(word.token.name && reading.lexicon.code !== "de") && isUnknown(word.form);
}

/** Reading verbs that request more than stored data. */
const COMPUTES: ReadonlySet<string> = new Set(
  "calculate estimate predict convert exchange translate validate verify test preview quote recommend suggest evaluate analyze summarize export download".split(
    " ",
  ),
);

/** Verbs that do not identify the part of a resource that they apply to. */
const GENERIC: ReadonlySet<string> = new Set(
  "delete remove add create update set change put replace make".split(" "),
);

/** Whether a word is any form of the operation's verb: `/{id}/extension` of "Extend a permit". */
function isOwnVerb({ verbs, lexicon }: OperationProfile, word: string): boolean {
  return [lexicon, lexiconOf("en")].some((each) =>
    [word, ...each.verbsOf(word)].some((verb) =>
      [...verbs.keys()].some((own) => compareVerbs(verb, own) > 0),
    ),
  );
}

/**
 * Whether the operation applies a general verb to a part that the request does not name: "delete ticket 5"
 * is not `DELETE /tickets/{id}/assignee`.
 */
function isPartUnnamed({ words, match, action }: Request, { profile, filling }: Ranked): boolean {
  const [, part, id] = /\}\/([^/{}]+)(?:\/\{([^}]*)\})?$/.exec(profile.candidate.fields.path) ?? [];
  if (filling.filled.some(({ slot, source }) => slot.name === id && source === "query")) return false;
  const isGeneral = action?.verbs.every((verb) => GENERIC.has(verb) || !profile.verbs.has(verb)) ?? true;
  if (part === undefined || !isGeneral) return false;
  const partWords = splitWords(part);
  if (partWords.some((word) => isOwnVerb(profile, word))) return false;
  const forms = partWords.map((word) => toWordForm(word, profile.lexicon));
  const isSaid = words.some(
    ({ index, isContent }) => isContent && forms.some((form) => match(index, form) >= 0.6),
  );
  return (
    !isSaid &&
    !filling.filled.some(({ slot, source }) => source === "query" && !profile.owners.has(slot.name))
  );
}

/**
 * Whether the operation has nothing in common with the request but a place: "where is the capital of
 * China" is not a question about its weather.
 */
function isOnlyPlace({ features, verb, filling, profile }: Ranked): boolean {
  const { nouns, head, api } = features;
  const values = filling.filled.filter(({ source }) => source === "query");
  return (
    nouns === 0 &&
    head === 0 &&
    api === 0 &&
    (verb ?? 0) <= 0 &&
    values.length === 1 &&
    values.every(({ value }) => typeof value === "string" && isPlace(value, profile.lexicon.code))
  );
}

function isForeign({ features, verb, grounded }: Ranked): boolean {
  const { nouns, supplied, optional } = features;
  const isUnnamed = nouns === 0 && (verb ?? 0) <= 0 && supplied === 0 && optional === 0;
  return grounded < MIN_GROUNDED || (isUnnamed && grounded < 0.5);
}

const decisions = new WeakMap<readonly ToolCandidate[], { query: string; decision: Decision | null }>();

/** Like `decide`, cached per list of candidates, because several steps of a run need the decision. */
export function decideOnce(input: DecideInput): Decision | null {
  const known = decisions.get(input.candidates);
  if (known?.query === input.query) return known.decision;
  const decision = decide(input);
  storeDecision(input.candidates, input.query, decision);
  return decision;
}

/** Stores a decision for another list of the same candidates, such as the ranked list. */
export function storeDecision(
  candidates: readonly ToolCandidate[],
  query: string,
  decision: Decision | null,
): void {
  decisions.set(candidates, { query, decision });
}

function rank(features: AlignmentFeatures): number {
  return weigh(features, RANK_WEIGHTS);
}

function weigh<T extends object>(features: T, weights: T): number {
  let total = 0;
  for (const name of Object.keys(weights) as (keyof T)[])
    total += Number(weights[name]) * Number(features[name]);
  return total;
}

function sureFeatures(ranked: readonly Ranked[], best: Ranked): SureFeatures {
  const { features, filling } = best;
  const share = 1 / ranked.slice(0, 20).reduce((total, { score }) => total + Math.exp(score - best.score), 0);
  const values = filling.filled.filter(({ source }) => source === "query").map(({ sure }) => sure);
  return {
    share,
    leftover: features.leftover,
    unused: features.unused,
    verb: features.verb,
    otherVerb: features.otherVerb,
    mood: features.mood,
    nouns: features.nouns,
    head: features.head,
    covered: features.covered,
    missing: features.missing,
    values: Math.min(1, ...values),
    swallowed: features.swallowed,
    supplied: features.supplied,
    optional: features.optional,
    retrieval: features.retrieval,
    writes: best.profile.reads ? 0 : 1,
  };
}

function confidenceOf(features: SureFeatures): number {
  let total = SURE_WEIGHTS.constant;
  for (const [name, value] of Object.entries(features))
    total += SURE_WEIGHTS[name as keyof SureFeatures] * value;
  return 1 / (1 + Math.exp(-total));
}

/** Scores that differ by less are considered equal. */
const EQUAL_SCORE = 0.02;

/**
 * The search scores the second of two equal candidates lower by this much, only because of its position.
 */
const SECOND = 1 - COVERED + 0.01;

/**
 * Whether two operations are indistinguishable: the same operation of an API that is connected twice, or
 * an equal match, such as "forecast" for a daily and an hourly one.
 */
function isIndistinguishable(best: Ranked, other: Ranked): boolean {
  const [a, b] = [best, other].map(({ features }) => rank({ ...features, retrieval: 0 }));
  const [own, theirs] = [best.candidate.fields, other.candidate.fields];
  const isSame =
    own.method === theirs.method &&
    own.path === theirs.path &&
    own.summary === theirs.summary &&
    (own.path !== "" || own.operation_id === theirs.operation_id);
  const isEquallyRetrieved = Math.abs(best.features.retrieval - other.features.retrieval) <= SECOND;
  return (isSame || isEquallyRetrieved) && Math.abs((a ?? 0) - (b ?? 0)) < EQUAL_SCORE;
}

/**
 * Whether the request does not say which of two actions is meant: "finish match 12" when one operation
 * closes it as won and another as lost.
 */
function isUndetermined(request: Request, best: Ranked, other: Ranked): boolean {
  const parent = ({ candidate }: Ranked) => candidate.fields.path.replace(/\/[^/]*$/, "");
  if (
    best.profile.reads ||
    !/\}\/[^/{}]+$/.test(best.candidate.fields.path) ||
    best.candidate.connector_id !== other.candidate.connector_id ||
    best.candidate.fields.method !== other.candidate.fields.method ||
    parent(best) !== parent(other) ||
    (other.verb ?? 0) < (best.verb ?? 0) ||
    isActionSaid(request, best)
  )
    return false;
  const theirs = new Set(other.profile.words.map(({ stem }) => stem));
  const names = best.profile.words.filter(({ place, stem }) => place === "name" && !theirs.has(stem));
  const own = names.filter(({ isVerb }) => !isVerb);
  if (own.length === 0) return false;
  const slots = new Set(other.profile.slots.map(({ name }) => name));
  return (
    !names.some((word) =>
      request.words.some(({ index, isContent }) => isContent && request.match(index, word) >= 0.6),
    ) && !best.filling.filled.some(({ slot, source }) => source === "query" && !slots.has(slot.name))
  );
}

const SLIGHTLY_LESS = 1.5;

/** Whether another write without objections matches almost as well. */
function isAsGood(request: Request, best: Ranked, other: Ranked): boolean {
  return (
    !best.profile.reads &&
    !other.profile.reads &&
    other.score >= best.score - SLIGHTLY_LESS &&
    (other.verb ?? 0) >= (best.verb ?? 0) &&
    !(isActionSaid(request, best) && !isActionSaid(request, other)) &&
    findObjections(request, other, []).length === 0
  );
}

/** Maximum score by which another operation may be worse if the request names no resource. */
const SIMILARLY_UNNAMED = 4;

/**
 * Whether only a number identifies what a write changes, and another write could take it: "remove 77" names neither a
 * booking nor a note.
 */
function isUnnamed({ profile, features, filling, verb, score }: Ranked, other: Ranked): boolean {
  const identifying = filling.filled.filter(({ slot }) => profile.owners.has(slot.name));
  return (
    !profile.reads &&
    !other.profile.reads &&
    features.nouns === 0 &&
    features.head === 0 &&
    features.owned === 0 &&
    identifying.length > 0 &&
    identifying.every(({ source, value }) => source === "query" && /^\d+$/.test(String(value))) &&
    other.filling.missing.length === 0 &&
    (other.verb ?? 0) >= (verb ?? 0) - 0.05 &&
    other.score >= score - SIMILARLY_UNNAMED
  );
}

/** Whether the request contains the action at the end of the path: `/boats/{id}/sell`. */
function isActionSaid(request: Request, { profile, candidate }: Ranked): boolean {
  const last = /\}\/([^/{}]+)$/.exec(candidate.fields.path)?.[1];
  if (last === undefined) return false;
  const forms = splitWords(last).map((word) => toWordForm(word, profile.lexicon));
  return forms.some((form) =>
    request.words.some(({ index, token }) => token.kind === "word" && request.match(index, form) >= COVERED),
  );
}

/** Whether a second command is an argument of the same call: "heat the oven, stop after an hour". */
function isClauseUsed({ words }: Request, { roles, filling }: Ranked, clause: Clause): boolean {
  const own = words.filter(({ index }) => index >= clause.first && index <= clause.last);
  const isTaken = filling.filled.some(
    ({ source, isAnchored, tokens }) =>
      source === "query" && isAnchored && tokens.some((i) => i >= clause.first && i <= clause.last),
  );
  const verbs = new Set(clause.actions.filter(({ commanded }) => commanded).flatMap(({ tokens }) => tokens));
  return (
    isTaken &&
    own.every(
      ({ isContent, index }) =>
        !isContent || verbs.has(index) || /^(argument|qualifier)$/.test(roles[index]?.role ?? ""),
    )
  );
}

/** Whether an update has no new value: "move meeting 7" without a time. */
function isEmptyChange({ profile: { updates, slots, owners }, filling }: Ranked): boolean {
  const isOpen = slots.some(({ name, path }) => path.length > 1 || !owners.has(name));
  return updates && isOpen && !filling.filled.some(({ slot }) => !owners.has(slot.name));
}

/**
 * Whether a negation is used: "not public" for a flag that is set to false, "turn on never sleep" for an
 * operation of that name.
 */
function isNegationUsed(request: Request, { roles, filling, profile }: Ranked, i: number): boolean {
  const isFlag = filling.filled.some(
    ({ value, tokens, source }) =>
      source === "query" && typeof value === "boolean" && (tokens.includes(i) || tokens[0] === i + 1),
  );
  if (isFlag) return true;
  // "never sleep" as a name
  const names = [profile.candidate.fields.summary, profile.candidate.fields.path, ...listed(profile)];
  const said = request.words.slice(i, i + 3).map(({ token }) => token.word);
  if (
    names.some((name) => splitWords(name).join(" ").includes(said.slice(0, 3).join(" ")) && said.length === 3)
  )
    return true;
  const next = profile.words.find(({ word }) => word === "not");
  return next !== undefined && roles[i + 1]?.role === "resource";
}

/** Names and listed values of the operation's arguments. */
function listed({ slots }: OperationProfile): string[] {
  return slots.flatMap(({ values, name }) => [name, ...values.map(String)]);
}

/**
 * Whether a phrase without a verb orders what the operation creates or sets, with all of its values: "gift voucher for 40
 * pounds to ada@example.com", "volume to 45 percent". It starts with the resource itself: "the gift voucher …" and
 * "receipt of a gift voucher …" refer to something else. A read of the same API that takes the values is meant as well.
 */
function isOrderedByName(request: Request, best: Ranked, others: readonly Ranked[]): boolean {
  const { main, action, match, words } = request;
  const { profile, filling, features, leftover, candidate, score } = best;
  const creates = [...profile.verbs.keys()].some((verb) => CREATES.has(verb) || CHANGES.has(verb));
  const values = filling.filled.filter(({ source }) => source === "query");
  // "plots of more than 40 m2" does not identify plot 40.
  const isDirectlyOwned = (name: string, first = 0) =>
    profile.owners.get(name)?.some((owner) => match(first - 1, owner) >= 0.6) ?? true;
  return (
    main.mood === "phrase" &&
    main.first === 0 &&
    action === null &&
    !words.some(({ token }) => token.quote < 0 && NEGATIONS.test(token.word)) &&
    startsWithResource(request, best) &&
    features.head === 1 &&
    creates &&
    candidate.fields.method !== "DELETE" &&
    leftover.length === 0 &&
    filling.missing.length === 0 &&
    values.some(({ slot }) => !profile.owners.has(slot.name)) &&
    values.every(
      ({ slot, tokens, value }) => /\p{L}/u.test(String(value)) || isDirectlyOwned(slot.name, tokens[0]),
    ) &&
    !others.some(
      (other) =>
        other.profile.reads &&
        other.candidate.connector_id === candidate.connector_id &&
        other.leftover.length === 0 &&
        other.score >= score - READS_INSTEAD,
    )
  );
}

/**
 * Whether the first words are the resource, as one thing or a stated number of them: "voucher for …", "a voucher for …",
 * "two vouchers for …", but not "the voucher", "all vouchers" or "vouchers".
 */
function startsWithResource({ words, reading, main }: Request, { roles }: Ranked): boolean {
  const first = words.findIndex(({ isContent, index }) => isContent && !main.frame.has(index));
  const [word, before] = [words[first], words[first - 1]];
  if (word === undefined) return false;
  const isCounted = roles[first]?.role === "argument" || before?.token.kind === "number";
  const at = roles[first]?.role === "argument" ? first + 1 : first;
  const isAlone = words
    .slice(0, first)
    .every(({ index, token }) => main.frame.has(index) || INDEFINITE[reading.lexicon.code]?.test(token.word));
  const isThing = (i: number) => /^(resource|qualifier)$/.test(roles[i]?.role ?? "");
  let last = at;
  while (isThing(last + 1)) last++;
  const value = roles.findIndex(({ role }, i) => i > last && role === "argument");
  const isOfThing = roles.some((_, i) => i > last && i < value && isThing(i));
  return isAlone && isThing(at) && !isOfThing && (isCounted || !isPlural(words[last]?.token.word ?? ""));
}

/** Checks that apply regardless of the weights. */
function findObjections(request: Request, best: Ranked, others: readonly Ranked[]): Objection[] {
  const { profile, verb, leftover, filling } = best;
  const { main, action, reading } = request;
  const objections: Objection[] = [];
  const add = (objection: Objection, isSo: boolean) => {
    if (isSo) objections.push(objection);
  };
  const commands =
    (main.mood === "command" && action?.commanded === true) ||
    (headOf(request) !== null && best.roles[headOf(request)?.index ?? -1]?.role === "action");
  const isReadCommand = commands && action?.verbs.some(isReadingVerb);
  add("leftover", leftover.length > 0 || isOnlyPlace(best));
  add(
    "twin",
    others.some(
      (other) =>
        isIndistinguishable(best, other) ||
        isUndetermined(request, best, other) ||
        isUnnamed(best, other) ||
        isAsGood(request, best, other),
    ),
  );
  const isNoun = profile.reads && action !== null && best.roles[action.tokens[0] ?? -1]?.role === "resource";
  add("missing", filling.missing.length > 0 || isEmptyChange(best));
  add("advice", main.mood === "advice");
  add(
    "several",
    reading.clauses.filter(
      (clause) =>
        clause.mood === "command" &&
        clause.actions.some(({ commanded }) => commanded) &&
        (clause === main || !isClauseUsed(request, best, clause)),
    ).length > 1,
  );
  if (profile.reads) {
    add("negated", (commands || main.mood === "statement") && main.negated);
    const isOther = !isReadCommand || action?.verbs.every((each) => COMPUTES.has(each)) === true;
    add("other_action", commands && isOther && !isNoun && (verb ?? 0) <= 0);
    return objections;
  }
  const isOrdered = !commands && isOrderedByName(request, best, others);
  add("not_commanded", !commands && !isOrdered);
  add("write_for_question", main.mood === "question" || main.mood === "show");
  add("other_action", ((verb ?? 0) < 0.8 && !isOrdered) || isPartUnnamed(request, best));
  add(
    "negated",
    reading.clauses.some(
      ({ negations, isBackground }) =>
        !isBackground && negations.some((i) => !isNegationUsed(request, best, i)),
    ),
  );
  add(
    "conditional",
    reading.clauses.some(({ conditional }) => conditional),
  );
  add(
    "reported",
    reading.clauses.some(({ reported, isBackground }) => reported && !isBackground),
  );
  add("past", main.past);
  add(
    "advice",
    reading.clauses.some(({ mood }) => mood === "advice"),
  );
  add(
    "not_commanded",
    reading.clauses.some(({ mood }) => mood === "question"),
  );
  return [...new Set(objections)];
}

export type { Reading };
