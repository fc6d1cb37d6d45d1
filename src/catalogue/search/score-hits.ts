import { METHOD_MARKERS, SEARCH_MARKER } from "./index-terms.ts";
import { apiPrior, buildToolIndex, matchTerm, type TermMatches, type ToolIndex } from "./match-terms.ts";
import {
  API_SIZE_EXPONENT,
  CONSUMERS,
  DENSE_WEIGHT,
  MARKER_LIFT,
  MAX_CANDIDATES,
  MAX_PRODUCERS,
  METHOD_MATCH,
  METHOD_MISMATCH,
  OTHER_CLAUSES,
} from "./ranking-weights.ts";
import type { QueryClause, ScoredRef, SearchHits, SearchQuery } from "./search-query.ts";
import { methodsOf } from "./verb-methods.ts";

export interface ScoreOptions {
  /** Maximum number of candidates (48). */
  limit?: number;
}

/**
 * First stage: ranks all tools of the caller by the index rows. BM25F per clause of the query, with
 * factors for the API as a whole and for agreement of verb and method; dense neighbours are added if there
 * are any.
 *
 * @returns best first; for a query with several clauses, the best of every clause
 */
export function scoreHits(query: SearchQuery, hits: SearchHits, options: ScoreOptions = {}): ScoredRef[] {
  const limit = options.limit ?? MAX_CANDIDATES;
  const index = buildToolIndex(hits);
  if (index.size === 0) return [];
  const scratch = { gain: new Float64Array(index.size), strength: new Float64Array(index.size) };
  const matches = query.terms.map((term) => matchTerm(index, term, scratch));
  const priors = scorePriors(index, matches);
  const perClause = query.clauses.map((clause) => scoreClause(index, query, clause, matches, priors));
  const scores = combineClauses(index.size, perClause);
  const dense = scoreNeighbours(index, hits, scores);
  for (const [place, bonus] of dense) scores[place] = (scores[place] ?? 0) + bonus;
  const chosen = choosePlaces(scores, perClause, limit);
  const refs = [...chosen, ...findProducers(query, index, chosen)].map((place) =>
    describePlace(place, index, scores, priors, dense),
  );
  addEvidence(refs, index, matches);
  return refs;
}

/**
 * Prior per segment: Σ idf of the query's terms in it × its best tool / size^0.4, relative to the best
 * segment.
 */
function scorePriors(index: ToolIndex, matches: TermMatches[]): Float64Array {
  const segments = index.base.length;
  const mass = new Float64Array(segments);
  const best = new Float64Array(segments);
  const totals = new Float64Array(index.size);
  for (const match of matches) addMass(index, match, mass, totals);
  for (let place = 0; place < totals.length; place++) {
    const segment = index.segmentAt[place] ?? 0;
    const total = totals[place] ?? 0;
    if (total > (best[segment] ?? 0)) best[segment] = total;
  }
  const fit = mass.map(
    (sum, segment) => (sum * (best[segment] ?? 0)) / (index.segmentCounts[segment] ?? 1) ** API_SIZE_EXPONENT,
  );
  const top = Math.max(...fit, Number.MIN_VALUE);
  return fit.map((value) => apiPrior(value / top));
}

/** Counts a term's idf once per segment, with the strength of its best match. */
function addMass(index: ToolIndex, match: TermMatches, mass: Float64Array, totals: Float64Array): void {
  const strongest = new Float64Array(mass.length);
  const { places, gains, strengths } = match;
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0;
    totals[place] = (totals[place] ?? 0) + (gains[i] ?? 0);
    const segment = index.segmentAt[place] ?? 0;
    if ((strengths[i] ?? 0) > (strongest[segment] ?? 0)) strongest[segment] = strengths[i] ?? 0;
  }
  for (let segment = 0; segment < mass.length; segment++)
    mass[segment] = (mass[segment] ?? 0) + (strongest[segment] ?? 0) * match.idf;
}

function scoreClause(
  index: ToolIndex,
  query: SearchQuery,
  clause: QueryClause,
  matches: TermMatches[],
  priors: Float64Array,
): Float64Array {
  const scores = new Float64Array(index.size);
  clause.terms.forEach((term, t) => {
    const { places, gains } = matches[term] ?? { places: [], gains: [] };
    const share = clause.shares[t] ?? 1;
    for (let i = 0; i < places.length; i++)
      scores[places[i] ?? 0] = (scores[places[i] ?? 0] ?? 0) + share * (gains[i] ?? 0);
  });
  applyMethods(index, clause, scores);
  for (const marker of query.markers) scaleMarked(index, marker, MARKER_LIFT, scores);
  for (let place = 0; place < scores.length; place++)
    scores[place] = (scores[place] ?? 0) * (priors[index.segmentAt[place] ?? 0] ?? 1);
  return scores;
}

/** Tools without a method marker are reads (GET, HEAD) or not HTTP calls. */
function applyMethods(index: ToolIndex, clause: QueryClause, scores: Float64Array): void {
  const wanted = methodsOf(clause.intent);
  if (wanted.length === 0) return;
  const readFactor = wanted.includes("GET") ? METHOD_MATCH : METHOD_MISMATCH;
  for (let place = 0; place < scores.length; place++) scores[place] = (scores[place] ?? 0) * readFactor;
  for (const [method, marker] of Object.entries(METHOD_MARKERS)) {
    const factor = wanted.includes(method) ? METHOD_MATCH : METHOD_MISMATCH;
    if (factor !== readFactor) scaleMarked(index, marker, factor / readFactor, scores);
  }
}

function scaleMarked(index: ToolIndex, marker: string, factor: number, scores: Float64Array): void {
  for (const [segment, , ordinals] of index.byTerm.get(marker) ?? []) {
    const base = index.base[segment] ?? 0;
    for (const ordinal of ordinals) scores[base + ordinal] = (scores[base + ordinal] ?? 0) * factor;
  }
}

/** The score of a tool is that of its best clause plus a small share of the others. */
function combineClauses(size: number, perClause: Float64Array[]): Float64Array {
  const [only] = perClause;
  if (perClause.length === 1 && only !== undefined) return Float64Array.from(only);
  const scores = new Float64Array(size);
  for (let place = 0; place < size; place++) {
    let best = 0;
    let sum = 0;
    for (const clause of perClause) {
      const score = clause[place] ?? 0;
      sum += score;
      if (score > best) best = score;
    }
    scores[place] = best + OTHER_CLAUSES * (sum - best);
  }
  return scores;
}

/** Similarity relative to the best lexical score, so that both are comparable; by position. */
function scoreNeighbours(index: ToolIndex, hits: SearchHits, scores: Float64Array): Map<number, number> {
  const bonuses = new Map<number, number>();
  if (hits.neighbours.length === 0) return bonuses;
  const similarities = hits.neighbours.map(([, , similarity]) => similarity);
  const top = Math.max(...similarities);
  const bottom = Math.min(...similarities);
  const lexical = scores.reduce((best, score) => Math.max(best, score), 0) || 1;
  for (const [segment, ordinal, similarity] of hits.neighbours) {
    const share = top > bottom ? (similarity - bottom) / (top - bottom) : 1;
    bonuses.set((index.base[segment] ?? 0) + ordinal, DENSE_WEIGHT * lexical * share);
  }
  return bonuses;
}

function choosePlaces(scores: Float64Array, perClause: Float64Array[], limit: number): number[] {
  const chosen = new Set<number>();
  if (perClause.length > 1) {
    const quota = Math.max(1, Math.floor(limit / perClause.length));
    for (const clause of perClause) for (const place of topPlaces(clause, quota)) chosen.add(place);
  }
  for (const place of topPlaces(scores, limit)) {
    if (chosen.size >= limit) break;
    chosen.add(place);
  }
  return [...chosen].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, limit);
}

/**
 * The search operations of the best APIs, because a query with a name may need an id first
 * (`liftProducers`).
 */
function findProducers(query: SearchQuery, index: ToolIndex, chosen: number[]): number[] {
  if (!query.markers.includes(SEARCH_MARKER)) return [];
  const known = new Set(chosen);
  const segments = new Set(chosen.slice(0, CONSUMERS).map((place) => index.segmentAt[place] ?? 0));
  const producers = (index.byTerm.get(SEARCH_MARKER) ?? [])
    .filter(([segment]) => segments.has(segment))
    .flatMap(([segment, , ordinals]) => ordinals.map((ordinal) => (index.base[segment] ?? 0) + ordinal));
  return producers.filter((place) => !known.has(place)).slice(0, MAX_PRODUCERS);
}

/**
 * The best positions with a score above zero; ties in the order of the catalogue. Maintains a short sorted
 * list instead of sorting all.
 */
function topPlaces(scores: Float64Array, count: number): number[] {
  const best: number[] = [];
  let floor = 0;
  for (let place = 0; place < scores.length; place++) {
    const score = scores[place] ?? 0;
    if (score <= floor) continue;
    let at = best.length;
    while (at > 0 && (scores[best[at - 1] ?? 0] ?? 0) < score) at--;
    best.splice(at, 0, place);
    if (best.length > count) best.pop();
    if (best.length === count) floor = scores[best[count - 1] ?? 0] ?? 0;
  }
  return best;
}

function describePlace(
  place: number,
  index: ToolIndex,
  scores: Float64Array,
  priors: Float64Array,
  dense: Map<number, number>,
): ScoredRef {
  const segment = index.segmentAt[place] ?? 0;
  return {
    segment,
    ordinal: place - (index.base[segment] ?? 0),
    score: scores[place] ?? 0,
    prior: priors[segment] ?? 1,
    dense: dense.get(place) ?? 0,
    evidence: [],
  };
}

function addEvidence(refs: ScoredRef[], index: ToolIndex, matches: TermMatches[]): void {
  const byPlace = new Map(refs.map((ref) => [(index.base[ref.segment] ?? 0) + ref.ordinal, ref]));
  matches.forEach((match, term) => {
    match.places.forEach((place, i) => {
      byPlace
        .get(place)
        ?.evidence.push({ term, gain: match.gains[i] ?? 0, strength: match.strengths[i] ?? 0 });
    });
  });
}
