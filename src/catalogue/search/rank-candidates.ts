import type { JsonObject } from "../../base/json.ts";
import type { ToolCandidate, ToolDescription, ToolFields } from "../../contract/tool.ts";
import {
  isSearch,
  markersOf,
  OWN_MARKER,
  pathLiterals,
  SEARCH_MARKER,
  splitDescription,
  termsOf,
} from "./index-terms.ts";
import { type ContextFit, type ContextKeys, fitContext, readContext, recordNoun } from "./query-context.ts";
import {
  CONSUMERS,
  COVERED,
  MARKER_LIFT,
  METHOD_MATCH,
  METHOD_MISMATCH,
  OTHER_CLAUSES,
  PAIR_BONUS,
  PATH_SHARE,
  PREFIX_LENGTH,
  SCOPE_MISMATCH,
  SERVED_CLAUSE,
} from "./ranking-weights.ts";
import type { QueryClause, ScoredRef, SearchQuery } from "./search-query.ts";
import { methodsOf } from "./verb-methods.ts";

export interface Candidate {
  ref: ScoredRef;
  candidate: ToolDescription;
}

interface Draft extends RankedCandidate {
  /** Factors for the score of each clause. */
  clauseFactors: number[];
  /** Gain per query term, including pairs. */
  gains: Map<number, number>;
}

/**
 * Second stage: orders the candidates of the first stage by their texts.
 *
 * @param context known values of the caller (`user_context_data`); tools that use them rank higher
 * @returns all candidates, best first; `candidate.score` decreases along the list
 */
export function rankCandidates(
  query: SearchQuery,
  candidates: Candidate[],
  context?: JsonObject,
): RankedCandidate[] {
  const wanted = readWanted(query, context);
  const drafts = candidates.map((candidate) => draft(wanted, candidate));
  const ordered = liftProducers(query, orderGreedily(query, drafts));
  return ordered.map(({ candidate, ref, clause, shape, context: fit }) => ({
    candidate,
    ref,
    clause,
    shape,
    context: fit,
  }));
}

/** Data of query and context that is shared by all candidates. */
interface Wanted {
  query: SearchQuery;
  known: ReadonlySet<string>;
  prefixes: ReadonlySet<string | null>;
  context: ContextKeys;
}

function readWanted(query: SearchQuery, context: JsonObject | undefined): Wanted {
  return {
    query,
    known: new Set(query.terms.flatMap(({ term, synonyms }) => [term, ...synonyms])),
    prefixes: new Set(query.terms.map(({ prefix }) => prefix)),
    context: readContext(context),
  };
}

function draft(wanted: Wanted, { ref, candidate }: Candidate): Draft {
  const { query } = wanted;
  const shape = readShape(candidate.fields);
  const gains = new Map(ref.evidence.map(({ term, gain }) => [term, gain]));
  addPairs(query, shape, gains);
  const context = fitContext(query, candidate.fields, wanted.context);
  const factor =
    ref.prior *
    (1 - PATH_SHARE + PATH_SHARE * pathCoverage(wanted, shape)) *
    context.factor *
    markerFactor(query, shape);
  const clauseFactors = query.clauses.map(
    (clause) =>
      factor * methodFactor(clause, candidate.fields.method) * scopeFactor(clause, candidate.fields.path),
  );
  return { candidate: { ...candidate, score: 0 }, ref, clause: -1, shape, context, clauseFactors, gains };
}

/** Adds a bonus for two adjacent words of the query that are also adjacent in the tool's text. */
function addPairs(query: SearchQuery, shape: ToolShape, gains: Map<number, number>): void {
  for (const [a, b] of query.pairs) {
    const first = query.terms[a]?.term;
    const second = query.terms[b]?.term;
    if (first === undefined || second === undefined || !shape.pairs.has(`${first} ${second}`)) continue;
    for (const term of [a, b]) gains.set(term, (gains.get(term) ?? 0) * (1 + PAIR_BONUS / 2));
  }
}

/**
 * Share of the path's resource names that the query mentions: `/tv/{id}/season` is wrong for a query
 * without a season.
 */
function pathCoverage({ known, prefixes }: Wanted, { pathTerms }: ToolShape): number {
  if (pathTerms.length === 0) return 1;
  const mentioned = pathTerms.filter((term) => known.has(term) || prefixes.has(term.slice(0, PREFIX_LENGTH)));
  return mentioned.length / pathTerms.length;
}

/** A single record has an id in its path, a collection has none at the end. */
function scopeFactor({ scope }: QueryClause, path: string): number {
  if (scope === "many" && path.endsWith("}")) return SCOPE_MISMATCH;
  return scope === "one" && !path.includes("{") ? SCOPE_MISMATCH : 1;
}

function methodFactor(clause: QueryClause, method: string): number {
  const wanted = methodsOf(clause.intent);
  if (wanted.length === 0 || method === "") return 1;
  return wanted.includes(method) ? METHOD_MATCH : METHOD_MISMATCH;
}

function markerFactor(query: SearchQuery, shape: ToolShape): number {
  const searches = shape.search && query.markers.includes(SEARCH_MARKER);
  const own = shape.own && query.markers.includes(OWN_MARKER);
  return (searches ? MARKER_LIFT : 1) * (own ? MARKER_LIFT : 1);
}

/**
 * Repeatedly picks the best remaining candidate and reduces the weight of evidence that earlier picks
 * cover, so that the top of the list covers a request for several tools.
 */
function orderGreedily(query: SearchQuery, drafts: Draft[]): Draft[] {
  const left = [...drafts];
  const ordered: Draft[] = [];
  const covered = new Set<number>();
  const served = query.clauses.map(() => 1);
  while (left.length > 0) {
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    left.forEach((item, i) => {
      const score = remainingScore(query, item, covered, served).score;
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    });
    const [picked] = left.splice(best, 1);
    if (picked === undefined) break;
    const { clause } = remainingScore(query, picked, covered, served);
    ordered.push({ ...picked, clause, candidate: { ...picked.candidate, score: bestScore } });
    for (const term of picked.gains.keys()) covered.add(term);
    if (clause >= 0) served[clause] = (served[clause] ?? 1) * SERVED_CLAUSE;
  }
  return ordered;
}

function remainingScore(
  query: SearchQuery,
  item: Draft,
  covered: Set<number>,
  served: number[],
): { score: number; clause: number } {
  let best = 0;
  let total = 0;
  let bestClause = -1;
  query.clauses.forEach((clause, i) => {
    let gained = 0;
    clause.terms.forEach((term, t) => {
      gained += (item.gains.get(term) ?? 0) * (clause.shares[t] ?? 1) * (covered.has(term) ? COVERED : 1);
    });
    const score = gained * (item.clauseFactors[i] ?? 1) * (query.clauses.length > 1 ? (served[i] ?? 1) : 1);
    total += score;
    if (score > best) {
      best = score;
      bestClause = i;
    }
  });
  return { score: best + OTHER_CLAUSES * (total - best) + item.ref.dense, clause: bestClause };
}

/** A candidate in its final position, with what the confidence needs. */
export interface RankedCandidate {
  candidate: ToolCandidate;
  ref: ScoredRef;
  /** Index of the query clause that it matches best; −1 when only the embedding found it. */
  clause: number;
  shape: ToolShape;
  context: ContextFit;
}

/**
 * Moves the operation that finds an id behind the tool that needs it, within one API, for queries that
 * contain a name instead of an id. "Repairs of Albatros" → `/boat/{boat_id}/repairs`, then `/search/boat`.
 */
function liftProducers<T extends RankedCandidate>(query: SearchQuery, ranked: T[]): T[] {
  if (query.values.names.length === 0) return ranked;
  const lifted = [...ranked];
  for (const consumer of ranked.slice(0, CONSUMERS)) {
    const noun = neededNoun(consumer, query);
    if (noun === null) continue;
    const at = lifted.indexOf(consumer);
    const from = lifted.findIndex((item) => item.ref.segment === consumer.ref.segment && finds(item, noun));
    if (from <= at + 1) continue;
    lifted.splice(at + 1, 0, ...lifted.splice(from, 1));
  }
  return withFallingScores(lifted);
}

/** The resource whose missing id the tool needs first: `/boat/{boat_id}/repairs` → "boat". */
function neededNoun(item: RankedCandidate, query: SearchQuery): string | null {
  const needed = item.candidate.fields.parameters.find((p) => p.in === "path" && p.required);
  if (needed === undefined || query.values.literals.length > 0 || item.context.covered.includes(needed.name))
    return null;
  return recordNoun(item.candidate.fields, needed.name);
}

function finds(item: RankedCandidate, noun: string): boolean {
  return item.shape.search && (item.shape.pathTerms.includes(noun) || item.shape.nameTerms.includes(noun));
}

/** Adjusts the scores to the order: a moved tool gets the minimum score for its position. */
function withFallingScores<T extends RankedCandidate>(items: T[]): T[] {
  let ceiling = Number.POSITIVE_INFINITY;
  return items.map((item, i) => {
    const next = items[i + 1]?.candidate.score ?? 0;
    const score = Math.min(ceiling, Math.max(item.candidate.score, next));
    ceiling = score;
    return { ...item, candidate: { ...item.candidate, score } };
  });
}

/** Properties of a tool's texts for the second stage, read once per candidate. */
interface ToolShape {
  /** Terms of summary and operation name, in order. */
  nameTerms: string[];
  /** Terms of the literal parts of the path, in order, without version numbers and similar parts. */
  pathTerms: string[];
  /** Adjacent terms of summary, first sentence and path, as "first second". */
  pairs: Set<string>;
  search: boolean;
  own: boolean;
}

/** Parts of paths that do not name a resource. */
const NEUTRAL = new Set(["api", "rest", "v", "public", "beta", "service", "me"]);
const MAX_SENTENCE = 300;

function readShape(fields: ToolFields): ToolShape {
  const nameTerms = termsOf(fields.summary || fields.operation_id);
  const pathTerms = termsOf(pathLiterals(fields.path)).filter((term) => !NEUTRAL.has(term));
  const sentence = termsOf(splitDescription(fields.description)[0].slice(0, MAX_SENTENCE));
  const pairs = new Set<string>();
  for (const terms of [nameTerms, sentence, pathTerms])
    for (let i = 1; i < terms.length; i++) pairs.add(`${terms[i - 1]} ${terms[i]}`);
  return {
    nameTerms,
    pathTerms: [...new Set(pathTerms)],
    pairs,
    search: isSearch(fields),
    own: markersOf(fields).includes(OWN_MARKER),
  };
}
