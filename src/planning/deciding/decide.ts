import type { JsonObject } from "../../base/json.ts";
import type { QuestionRule } from "../../catalogue/search/question-rule.ts";
import type { FoundDecision } from "../../contract/decision.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import { stemWord } from "../../language/stem-word.ts";
import { align } from "../aligning/align.ts";
import { INNER_CAPITAL } from "../aligning/api-names.ts";
import { describeOperation } from "../aligning/describe-operation.ts";
import type { LeftoverFeatures, SureFeatures } from "../aligning/features.ts";
import { prepareRequest, type Request } from "../aligning/request-words.ts";
import { toSpans } from "../aligning/roles/to-spans.ts";
import { serviceTokens } from "../aligning/service-names.ts";
import { readRequest } from "../reading/read-request.ts";
import { followRule } from "./follow-rule.ts";
import { forbids } from "./given-negations.ts";
import { findObjections } from "./objections/find-objections.ts";
import { preferOthers } from "./prefer-operations.ts";
import { rankCandidates } from "./rank-candidates.ts";
import { confidenceOf, type Ranked, rank, sureFeatures } from "./score.ts";
import { settleLeftover } from "./settle-leftover.ts";
import { weighLeftover } from "./weigh-leftover.ts";

export interface DecideInput {
  query: string;
  context: JsonObject;
  /** In the order of the search, best first. */
  candidates: readonly ToolCandidate[];
  /** The account's rule for such questions. */
  rule?: QuestionRule | null;
  now?: Date;
}

/** A decision with the alignments that it was made from. */
export interface Decision extends FoundDecision {
  readonly request: Request;
  readonly ranked: readonly Ranked[];
  readonly features: SureFeatures;
  /** Of the words left over, if nothing else speaks against the call. */
  readonly leftover: LeftoverFeatures | null;
  readonly rule: QuestionRule | null;
}

/** Maximum number of search candidates that are previewed. */
const MAX_PREVIEWED = 32;

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
  const candidates = ofNamedService(request, input.candidates.slice(0, MAX_PREVIEWED));
  const { ranked, rivals } = rankCandidates(request, candidates, (candidate) =>
    align(request, candidate, input.context, candidate.score / top),
  );
  preferOthers(request, ranked);
  const [first] = ranked;
  if (first === undefined) return null;
  const settled = settleLeftover(request, first, ranked.slice(1));
  ranked[0] = settled;
  const features = sureFeatures(ranked, settled);
  const found = findObjections(request, settled, ranked.slice(1));
  const isOnlyLeftover = found.every((objection) => objection === "leftover");
  const without = isOnlyLeftover ? weighLeftover(request, settled, ranked.slice(1), features) : null;
  const ignoring = without?.isHarmless ? without : null;
  const best = ignoring?.best ?? settled;
  ranked[0] = best;
  const objections = ignoring === null ? found : [];
  // The length of a request does not make its write unrivalled.
  const isRivalled = !best.profile.reads && rivals.has(best.candidate) && !objections.includes("twin");
  return {
    ...aboutBest(input, request, best),
    ranked,
    features,
    leftover: without?.features ?? null,
    confidence: ignoring?.confidence ?? confidenceOf(features),
    objections: isRivalled ? [...objections, "twin"] : objections,
    isForeign: isForeign(best) && !isPointedAt(request, best),
    rule: null,
  };
}

/**
 * The decision for the tool of a rule, sure of the choice and as sure as of its values; null if the rule is
 * not meant.
 */
function decideByRule(request: Request, rule: QuestionRule, input: DecideInput): Decision | null {
  const followed = followRule(request, rule, input);
  if (followed === null) return null;
  const { best, objections } = followed;
  const features = sureFeatures([best], best);
  const sure = features.swallowed > 0 ? 0 : features.values;
  const confidence = Math.max(confidenceOf(features), sure);
  const about = aboutBest(input, request, best);
  return {
    ...about,
    ranked: [best],
    features,
    leftover: null,
    confidence,
    objections,
    isForeign: false,
    rule,
  };
}

/** What was decided about, and how the best candidate explains the request. */
function aboutBest({ query, candidates }: DecideInput, request: Request, best: Ranked) {
  const language = request.reading.lexicon.code;
  const reading = toSpans(request, best.roles);
  return { query, candidates, request, language, reading, forbids: !best.profile.reads && forbids(request) };
}

/** Words before what something is for or by, which is no service that is used. */
const FOR = new Set(["for", "by", "of"]);

/**
 * The operations of the API that the request names: "delete the crew list from Harborly" deletes none
 * elsewhere. All of them if it names none.
 */
function ofNamedService(request: Request, candidates: readonly ToolCandidate[]): readonly ToolCandidate[] {
  const { words, reading } = request;
  const named = new Map<string | null, boolean>();
  // The kites of an API that is called "Kites" are its resource.
  const resources = new Set(
    candidates.flatMap((candidate) => describeOperation(candidate).pathWords).map(stemWord),
  );
  const isNamed = (candidate: ToolCandidate): boolean => {
    const profile = describeOperation(candidate);
    return [...serviceTokens(request, profile)].some((i) => {
      const word = words[i];
      if (resources.has(word?.form.stem ?? "") && !INNER_CAPITAL.test(word?.token.text ?? "")) return false;
      const parts = reading.lexicon.prepositions.get(words[i - 1]?.token.word ?? "") ?? [];
      return !parts.some((part) => FOR.has(part));
    });
  };
  for (const candidate of candidates) {
    const id = candidate.connector_id;
    if (named.get(id) !== true) named.set(id, isNamed(candidate));
  }
  const own = candidates.filter(({ connector_id }) => named.get(connector_id));
  return own.length > 0 ? own : candidates;
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

/** Whether the request points at what the context identifies: "moor it again". */
function isPointedAt({ words, reading }: Request, { verb, profile, filling }: Ranked): boolean {
  return (
    (verb ?? 0) >= 0.95 &&
    filling.filled.some(
      ({ slot, source, sure }) => source === "context" && sure === 1 && profile.owners.has(slot.name),
    ) &&
    words.some(({ token }) => reading.lexicon.pointing.has(token.word))
  );
}

function isForeign({ features, verb, grounded }: Ranked): boolean {
  const { nouns, supplied, optional } = features;
  const isUnnamed = nouns === 0 && (verb ?? 0) <= 0 && supplied === 0 && optional === 0;
  return grounded < MIN_GROUNDED || (isUnnamed && grounded < 0.5);
}
