import type { JsonObject } from "../contract/json.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { type ContextFit, fitContext } from "./fit-context.ts";
import { liftProducers } from "./lift-producers.ts";
import {
  COVERED,
  MARKER_LIFT,
  METHOD_MATCH,
  METHOD_MISMATCH,
  OTHER_CLAUSES,
  PAIR_BONUS,
  PATH_SHARE,
  SERVED_CLAUSE,
} from "./ranking-weights.ts";
import { readShape, type ToolShape } from "./read-shape.ts";
import type { ScoredRef } from "./search-hits.ts";
import type { QueryClause, SearchQuery } from "./search-query.ts";
import { OWN_MARKER, SEARCH_MARKER } from "./tool-markers.ts";
import { methodsOf } from "./verb-methods.ts";

export interface Candidate {
  ref: ScoredRef;
  candidate: Omit<ToolCandidate, "score">;
}

/** A candidate in its final place, with what confidence needs to know about it. */
export interface RankedCandidate {
  candidate: ToolCandidate;
  ref: ScoredRef;
  /** Index of the clause of the query that it serves best; −1 when only the embedding found it. */
  clause: number;
  shape: ToolShape;
  context: ContextFit;
}

interface Draft extends RankedCandidate {
  clauseScores: number[];
  /** Gain per query term, pairs included. */
  gains: Map<number, number>;
  factor: number;
}

/**
 * Second stage: the final order of the candidates that the first stage chose, now that their texts are known.
 * @param context what the caller already knows (`user_context_data`): lifts tools that act on it
 * @returns all candidates, best first; `candidate.score` falls along the list
 */
export function rankCandidates(
  query: SearchQuery,
  candidates: Candidate[],
  context?: JsonObject,
): RankedCandidate[] {
  const drafts = candidates.map((candidate) => draft(query, candidate, context));
  const ordered = liftProducers(query, orderGreedily(query, drafts));
  return ordered.map(({ candidate, ref, clause, shape, context: fit }) => ({
    candidate,
    ref,
    clause,
    shape,
    context: fit,
  }));
}

function draft(query: SearchQuery, { ref, candidate }: Candidate, context: JsonObject | undefined): Draft {
  const shape = readShape(candidate.fields);
  const gains = new Map(ref.evidence.map(({ term, gain }) => [term, gain]));
  addPairs(query, shape, gains);
  const fit = fitContext(query, candidate.fields, context);
  const factor =
    ref.prior *
    (1 - PATH_SHARE + PATH_SHARE * pathCoverage(query, shape)) *
    fit.factor *
    markerFactor(query, shape);
  const clauseScores = query.clauses.map(
    (clause) =>
      factor *
      methodFactor(clause, candidate.fields.method) *
      sum(clause.terms.map((term) => gains.get(term) ?? 0)),
  );
  return {
    candidate: { ...candidate, score: 0 },
    ref,
    clause: -1,
    shape,
    context: fit,
    clauseScores,
    gains,
    factor,
  };
}

/** Two neighbouring words of the query that stand together in the tool's text too. */
function addPairs(query: SearchQuery, shape: ToolShape, gains: Map<number, number>): void {
  for (const [a, b] of query.pairs) {
    const first = query.terms[a]?.term;
    const second = query.terms[b]?.term;
    if (first === undefined || second === undefined || !shape.pairs.has(`${first} ${second}`)) continue;
    for (const term of [a, b]) gains.set(term, (gains.get(term) ?? 0) * (1 + PAIR_BONUS / 2));
  }
}

/** Share of the path's resource names that the query mentions: `/tv/{id}/season` is wrong when no season is asked for. */
function pathCoverage(query: SearchQuery, shape: ToolShape): number {
  if (shape.pathTerms.length === 0) return 1;
  const known = new Set(query.terms.flatMap(({ term, synonyms }) => [term, ...synonyms]));
  const prefixes = new Set(query.terms.map(({ prefix }) => prefix));
  const mentioned = shape.pathTerms.filter((term) => known.has(term) || prefixes.has(term.slice(0, 5)));
  return mentioned.length / shape.pathTerms.length;
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
 * Picks the best remaining candidate again and again, counting what earlier picks already cover for less, so that
 * the top of the list answers all of a request that needs several tools.
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
    let full = 0;
    for (const term of clause.terms) {
      const gain = item.gains.get(term) ?? 0;
      full += gain;
      gained += covered.has(term) ? gain * COVERED : gain;
    }
    if (full === 0) return;
    const score =
      (item.clauseScores[i] ?? 0) * (gained / full) * (query.clauses.length > 1 ? (served[i] ?? 1) : 1);
    total += score;
    if (score > best) {
      best = score;
      bestClause = i;
    }
  });
  return { score: best + OTHER_CLAUSES * (total - best) + item.ref.dense, clause: bestClause };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
