import type { JsonObject } from "../../base/json.ts";
import type { QuestionRule } from "../../catalogue/search/question-rule.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import { isPlural } from "../../language/base-forms.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { isReadingVerb } from "../../language/verbs.ts";
import { type Alignment, align } from "../aligning/align.ts";
import { CREATES, describeOperation, isDeprecated } from "../aligning/describe-operation.ts";
import type { SureFeatures } from "../aligning/features.ts";
import { addContrast, previewFeatures } from "../aligning/rank-features.ts";
import { prepareRequest, type Request } from "../aligning/request-words.ts";
import { serviceTokens } from "../aligning/service-names.ts";
import { createsInstead, headOf, verbAgreement } from "../aligning/verb-agreement.ts";
import { PREVIEW_WEIGHTS } from "../aligning/weights.ts";
import { readRequest } from "../reading/read-request.ts";
import { followRule } from "./follow-rule.ts";
import { findObjections, type Objection } from "./objections/find-objections.ts";
import { READS_INSTEAD } from "./objections/ignored-parts.ts";
import { areUpdatesOfOne, isRehearsed, rehearsalOf } from "./objections/twins.ts";
import { confidenceOf, type Ranked, rank, sureFeatures, weigh } from "./score.ts";
import { settleLeftover } from "./settle-leftover.ts";

export interface DecideInput {
  query: string;
  context: JsonObject;
  /** In the order of the search, best first. */
  candidates: readonly ToolCandidate[];
  /** The account's rule for such questions. */
  rule?: QuestionRule | null;
  now?: Date;
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
  const ruled = input.rule ? decideByRule(request, input.rule, input) : null;
  if (ruled !== null) return ruled;
  const top = Math.max(...input.candidates.map(({ score }) => score), Number.MIN_VALUE);
  const alignments = choosePromising(request, input.candidates).map((candidate) =>
    align(request, candidate, input.context, candidate.score / top),
  );
  addContrast(request, alignments);
  const ranked = ofNamedService(request, alignments)
    .map((alignment) => ({ ...alignment, score: rank(alignment.features) }))
    .sort((a, b) => b.score - a.score);
  preferReads(request, ranked);
  preferKnown(request, ranked);
  preferItem(ranked);
  preferExplained(request, ranked);
  preferOwnVerb(request, ranked);
  preferReal(request, ranked);
  preferCurrent(request, ranked);
  preferPartial(ranked);
  const [first] = ranked;
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

/** The decision for the tool of a rule, sure of the choice and as sure as of its values; null if the rule is not meant. */
function decideByRule(request: Request, rule: QuestionRule, input: DecideInput): Decision | null {
  const followed = followRule(request, rule, input);
  if (followed === null) return null;
  const { best, objections } = followed;
  const features = sureFeatures([best], best);
  const sure = features.swallowed > 0 ? 0 : features.values;
  const confidence = Math.max(confidenceOf(features), sure);
  return { request, ranked: [best], features, confidence, objections, isForeign: false, rule };
}

/** Words before what something is for or by, which is no service that is used. */
const FOR = new Set(["for", "by", "of"]);

/**
 * The operations of the API that the request names: "delete the crew list from Harborly" deletes none elsewhere. All of them if it
 * names none.
 */
function ofNamedService(request: Request, alignments: readonly Alignment[]): readonly Alignment[] {
  const { words, reading } = request;
  // The kites of an API that is called "Kites" are its resource.
  const resources = new Set(alignments.flatMap(({ profile }) => profile.pathWords.map(stemWord)));
  const isNamed = ({ profile }: Alignment) =>
    [...serviceTokens(request, profile)].some((i) => {
      if (resources.has(words[i]?.form.stem ?? "")) return false;
      const parts = reading.lexicon.prepositions.get(words[i - 1]?.token.word ?? "") ?? [];
      return !parts.some((part) => FOR.has(part));
    });
  const named = alignments.filter(isNamed);
  return named.length > 0 ? named : alignments;
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

/** Maximum score by which a read of another API may be worse than the write. */
const READS_ELSEWHERE = 0.7;

/** For a question, reads come before writes: "is ticket 77 closed?" reads the ticket. */
function preferReads(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  const { mood } = request.main;
  if (first === undefined || first.profile.reads) return;
  const asks =
    mood === "question" ||
    mood === "show" ||
    (mood === "phrase" && findObjections(request, first, []).includes("not_commanded"));
  // "covert 5 miles": the verb of a phrase is a guess, so a read that has it as well comes first.
  const isGuessed = !asks && mood === "phrase" && headOf(request) !== null;
  if (!asks && !isGuessed) return;
  const elsewhere = mood === "show" ? 0 : READS_ELSEWHERE;
  const isFit = (each: Ranked) =>
    each.profile.reads &&
    each.score >=
      first.score -
        (each.candidate.connector_id === first.candidate.connector_id ? READS_INSTEAD : elsewhere) &&
    (!isGuessed || (each.verb ?? 0) >= (first.verb ?? 0)) &&
    findObjections(request, each, []).length === 0;
  if (!ranked.some(isFit)) return;
  ranked.splice(0, ranked.length, ...ranked.filter(({ profile }) => profile.reads));
}

/** Maximum score by which a read that has a word of the request may be worse than one that ignores it. */
const LITERAL_INSTEAD = 2;

/** Whether a read contains every word that the other one ignores because of its kind: "is the name still free?". */
function isMoreLiteral({ profile, roles, filling }: Ranked, other: Ranked): boolean {
  return (
    profile.reads &&
    other.roles.every(
      ({ isAssumed }, i) => !isAssumed || (roles[i]?.role !== "not_understood" && !roles[i]?.isAssumed),
    ) &&
    filling.filled.filter(({ source }) => source === "query").length >=
      other.filling.filled.filter(({ source }) => source === "query").length
  );
}

/** Puts an operation first, and lowers the score of the one that was first to at most as little above it as it was below. */
function promote(ranked: Ranked[], at: number): void {
  const [first, found] = [ranked[0], ranked[at]];
  if (first === undefined || found === undefined || at === 0) return;
  first.score = Math.min(first.score, 2 * found.score - first.score);
  ranked.unshift(...ranked.splice(at, 1));
}

/** Prefers the record to a list that is filtered by a single id: "the project 5f0c…". */
function preferItem(ranked: Ranked[]): void {
  const [first] = ranked;
  if (first?.profile.reads !== true) return;
  const { connector_id, fields } = first.candidate;
  const given = first.filling.filled.filter(({ source }) => source === "query");
  const [only, other] = given;
  if (only === undefined || other !== undefined || !only.slot.types.includes("array")) return;
  const ids = JSON.stringify(only.value);
  promote(
    ranked,
    ranked.findIndex(
      ({ candidate, filling, profile }) =>
        candidate.connector_id === connector_id &&
        candidate.fields.path.startsWith(`${fields.path}/{`) &&
        /^[^{}]*\{[^{}]*\}$/.test(candidate.fields.path.slice(fields.path.length)) &&
        profile.reads &&
        filling.missing.length === 0 &&
        filling.filled.some(
          ({ value, slot }) => profile.owners.has(slot.name) && ids === JSON.stringify([value]),
        ),
    ),
  );
}

/** Prefers a write to its rehearsal, which a request names: "do a dry run of the batch". */
function preferReal(request: Request, ranked: Ranked[]): void {
  const { words } = request;
  const [first] = ranked;
  const segment = first === undefined ? null : rehearsalOf(first);
  if (first === undefined || segment === null) return;
  const names = splitWords(segment);
  const isSaid = words.some(
    ({ token }) =>
      token.quote < 0 &&
      (REHEARSES.test(token.word) || names.some((name) => token.word.startsWith(name.slice(0, STEM)))),
  );
  if (isSaid) return;
  promote(
    ranked,
    ranked.findIndex((each) => isRehearsed(each, first) && findObjections(request, each, []).length === 0),
  );
}

/** Starts of words for a rehearsal. */
const REHEARSES =
  /^(dry|preview|vorschau|nahled|podglad|previ(?!ou)|apercu|simul|test|try|trial|check|verif|estimat|would|zkus|overit|prob(?!l)|pruf|essa|ensay|prueb)/;

/** Letters that the forms of a word have in common. */
const STEM = 6;

/** Maximum score by which an operation may be worse than a deprecated one. */
const CURRENT_INSTEAD = 2.5;

/** Prefers an operation that explains every word to a deprecated one. */
function preferCurrent(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first === undefined || !isDeprecated(first.candidate.fields)) return;
  promote(
    ranked,
    ranked.findIndex(
      (each, n) =>
        n > 0 &&
        each.candidate.connector_id === first.candidate.connector_id &&
        each.profile.reads === first.profile.reads &&
        each.score >= first.score - CURRENT_INSTEAD &&
        !isDeprecated(each.candidate.fields) &&
        !areUpdatesOfOne(first, each) &&
        findObjections(request, each, []).length === 0,
    ),
  );
}

/** Maximum score by which an operation without objections may be worse than one with objections. */
const EXPLAINED_INSTEAD = 1;
/** The same for a read, or for an operation that uses more words, instead of one that lacks an argument. */
const COMPLETE_INSTEAD = 2;

/** Whether an operation fills an argument with a word that the other one takes for a function word. */
function usesMore({ words, reading }: Request, { roles }: Ranked, other: Ranked): boolean {
  const { prepositions } = reading.lexicon;
  return roles.some(
    ({ role }, i) =>
      role === "argument" &&
      other.roles[i]?.role === null &&
      !prepositions.has(words[i]?.token.word ?? "") &&
      words[i]?.token.kind === "word",
  );
}

/**
 * If the first operation has objections, or ignores a word, prefers one of the same API that explains every word and has
 * all required arguments.
 */
function preferExplained(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first === undefined) return;
  const objections = findObjections(request, first, []);
  const isExplained = objections.length === 0;
  if (isExplained && !(first.profile.reads && first.roles.some(({ isAssumed }) => isAssumed))) return;
  const lacks = objections.includes("missing");
  // "open chapter 88" reads it, although the creation of a chapter has more of its words.
  const isOpened =
    request.action?.verbs.includes("open") === true && createsInstead(request, first.profile) && !isExplained;
  const farthest = (each: Ranked) => {
    if (isExplained) return LITERAL_INSTEAD;
    if (isOpened && each.profile.reads) return READS_INSTEAD;
    return lacks && (each.profile.reads || usesMore(request, each, first))
      ? COMPLETE_INSTEAD
      : EXPLAINED_INSTEAD;
  };
  const better = ranked.findIndex(
    (each, n) =>
      n > 0 &&
      each.score >= first.score - farthest(each) &&
      (!isExplained || isMoreLiteral(each, first)) &&
      each.candidate.connector_id === first.candidate.connector_id &&
      findObjections(request, each, []).length === 0,
  );
  const found = ranked[better];
  if (found === undefined) return;
  // One that lacks an argument, or does not open anything, says little against one that is complete.
  for (const each of isOpened ? ranked.slice(0, better) : lacks ? [first] : [])
    each.score = Math.min(each.score, 2 * found.score - each.score);
  ranked.unshift(...ranked.splice(better, 1));
}

/** Maximum score by which a read of what the context identifies may be worse than a list. */
const KNOWN_INSTEAD = 2;

/** Articles and possessives before one thing, by language; in other languages they are the same for one and several. */
const ONE: Readonly<Record<string, RegExp>> = {
  en: /^(the|my|our|this|that|his|her|their)$/,
  es: /^(mi|tu|su|este|esta|el)$/,
  fr: /^(mon|ma|ton|ta|ce|cet|cette)$/,
};

/** Prefers the thing that the context identifies to a list of such things: "show me my booking". */
function preferKnown(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  const { words, reading } = request;
  const isFromContext = ({ filling, profile }: Ranked) =>
    filling.filled.some(({ source, slot }) => source === "context" && profile.owners.has(slot.name));
  if (first === undefined || !first.profile.reads || first.filling.filled.length > 0) return;
  const isOne = words.some(
    ({ token, index }) =>
      first.roles[index]?.role === "resource" &&
      !(reading.lexicon.code === "en" ? isPlural(token.word) : token.word.endsWith("s")) &&
      words
        .slice(Math.max(0, index - 3), index)
        .some(({ token: before }) => ONE[reading.lexicon.code]?.test(before.word)),
  );
  const isListed = words.some(
    ({ token }) => reading.lexicon.all.has(token.word) || /^lists?$/.test(token.word),
  );
  if (!isOne || isListed) return;
  const known = ranked.findIndex(
    (each, n) =>
      n > 0 &&
      each.profile.reads &&
      each.score >= first.score - KNOWN_INSTEAD &&
      each.candidate.connector_id === first.candidate.connector_id &&
      isFromContext(each) &&
      findObjections(request, each, []).length === 0,
  );
  promote(ranked, known);
}

/** Prefers the PATCH of the same path to a PUT, which would remove what the request does not mention. */
function preferPartial(ranked: Ranked[]): void {
  const [first] = ranked;
  if (first?.candidate.fields.method !== "PUT") return;
  const at = ranked.findIndex(
    (each) =>
      areUpdatesOfOne(first, each) &&
      (each.verb ?? 0) >= (first.verb ?? 0) &&
      each.leftover.length <= first.leftover.length &&
      each.filling.missing.length <= first.filling.missing.length,
  );
  promote(ranked, at);
}

/** Maximum score by which a write with the requested verb may be worse than one with a synonym. */
const OWN_VERB_INSTEAD = 1.5;
/** Below it, the verb of an operation is only a synonym of the requested one. */
const OWN_VERB = 0.95;

/**
 * If the first operation is a write whose verb is only a synonym, prefers one of the same API that has the verb itself and
 * explains every word, even if it lacks an argument: "plan lesson 5 for Friday" does not create a lesson called Friday.
 */
function preferOwnVerb(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  if (first === undefined || (first.verb ?? 0) >= OWN_VERB) return;
  if (first.profile.reads) {
    preferCommanded(request, ranked);
    return;
  }
  const own = ranked.findIndex(
    (each, n) =>
      n > 0 &&
      !each.profile.reads &&
      (each.verb ?? 0) >= OWN_VERB &&
      each.leftover.length === 0 &&
      each.score >= first.score - OWN_VERB_INSTEAD &&
      each.candidate.connector_id === first.candidate.connector_id,
  );
  if (own > 0) ranked.unshift(...ranked.splice(own, 1));
}

/**
 * Prefers the write of the same API that does what a command says, and has no objections, to a read that only has the
 * verb as a noun: "report a leak in Mill Lane" does not list the reports.
 */
function preferCommanded(request: Request, ranked: Ranked[]): void {
  const [first] = ranked;
  const { action, main } = request;
  if (first === undefined || main.mood !== "command" || action?.commanded !== true) return;
  if (action.verbs.some(isReadingVerb) && !action.verbs.some((verb) => CREATES.has(verb))) return;
  const own = ranked.findIndex(
    (each) =>
      !each.profile.reads &&
      (each.verb ?? 0) >= OWN_VERB &&
      each.candidate.connector_id === first.candidate.connector_id &&
      findObjections(request, each, []).length === 0,
  );
  // That the read has the noun says little against the verb of the write.
  promote(ranked, own);
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
