import { commonShare } from "../../language/common-terms.ts";
import {
  API_PRIOR,
  BACKGROUND,
  K1,
  LOCAL_IDF,
  PREFIX_SHARE,
  PREFIX_WEIGHT,
  SYNONYM_WEIGHT,
  WEIGHT_SCALE,
} from "./ranking-weights.ts";
import type { Posting, QueryTerm, SearchHits } from "./search-query.ts";

/** All tools of the caller in one array: tool `ordinal` of segment `s` is at `base[s] + ordinal`. */
export interface ToolIndex {
  base: number[];
  segmentAt: Int32Array;
  /** Length of the array (ordinals may have gaps). */
  size: number;
  /** Number of existing tools. */
  count: number;
  segmentCounts: number[];
  byTerm: Map<string, Posting[]>;
  sortedTerms: string[];
}

/** Where one query term was found. Parallel arrays, one entry per tool. */
export interface TermMatches {
  places: number[];
  gains: number[];
  strengths: number[];
  /** Inverse document frequency in the whole catalogue; 0 when the term does not occur. */
  idf: number;
}

export function buildToolIndex(hits: SearchHits): ToolIndex {
  const places = hits.segments.map((segment) => Math.max(0, segment.tool_count));
  const byTerm = new Map<string, Posting[]>();
  for (const posting of hits.postings) {
    const [segment, term, ordinals] = posting;
    places[segment] = Math.max(places[segment] ?? 0, highest(ordinals) + 1);
    const known = byTerm.get(term);
    if (known === undefined) byTerm.set(term, [posting]);
    else known.push(posting);
  }
  for (const [segment, ordinal] of hits.neighbours)
    places[segment] = Math.max(places[segment] ?? 0, ordinal + 1);
  const base: number[] = [];
  let size = 0;
  for (const length of places) {
    base.push(size);
    size += length;
  }
  const segmentAt = new Int32Array(size);
  base.forEach((from, segment) => {
    segmentAt.fill(segment, from, from + (places[segment] ?? 0));
  });
  const segmentCounts = hits.segments.map((segment) => Math.max(1, segment.tool_count));
  return {
    base,
    segmentAt,
    size,
    count: segmentCounts.reduce((sum, n) => sum + n, 0),
    segmentCounts,
    byTerm,
    sortedTerms: [...byTerm.keys()].sort(),
  };
}

function highest(ordinals: number[]): number {
  let top = -1;
  for (let i = 0; i < ordinals.length; i++) if ((ordinals[i] ?? 0) > top) top = ordinals[i] ?? 0;
  return top;
}

/** Robertson–Spärck Jones idf in its non-negative form. */
function idf(count: number, documentFrequency: number): number {
  return Math.log(1 + Math.max(0, count - documentFrequency + 0.5) / (documentFrequency + 0.5));
}

/**
 * Finds one query term, its other inflections and its synonyms. A tool keeps only its best match, so that
 * a text full of synonyms gains nothing.
 *
 * @param scratch two arrays of `index.size` zeros, which are zeros again afterwards
 */
export function matchTerm(
  index: ToolIndex,
  query: QueryTerm,
  scratch: { gain: Float64Array; strength: Float64Array },
): TermMatches {
  const matches: TermMatches = { places: [], gains: [], strengths: [], idf: 0 };
  const own = termIdf(index, query.term);
  for (const [term, strength] of variantsOf(index, query)) {
    const variant = termIdf(index, term);
    const rarity = own === 0 ? variant : Math.min(own, variant);
    matches.idf = Math.max(matches.idf, rarity);
    for (const posting of index.byTerm.get(term) ?? [])
      addPosting(index, posting, query.weight * strength, strength, rarity, matches.places, scratch);
  }
  for (const place of matches.places) {
    matches.gains.push(scratch.gain[place] ?? 0);
    matches.strengths.push(scratch.strength[place] ?? 0);
    scratch.gain[place] = 0;
    scratch.strength[place] = 0;
  }
  return matches;
}

function addPosting(
  index: ToolIndex,
  [segment, , ordinals, weights]: Posting,
  factor: number,
  strength: number,
  rarity: number,
  places: number[],
  scratch: { gain: Float64Array; strength: Float64Array },
): void {
  const base = index.base[segment] ?? 0;
  const local = idf(index.segmentCounts[segment] ?? 1, ordinals.length);
  const worth = factor * ((1 - LOCAL_IDF) * rarity + LOCAL_IDF * Math.min(local, rarity));
  for (let i = 0; i < ordinals.length; i++) {
    const place = base + (ordinals[i] ?? 0);
    const frequency = (weights[i] ?? 0) / WEIGHT_SCALE;
    const gain = worth * (frequency / (K1 + frequency));
    const before = scratch.gain[place] ?? 0;
    if (before === 0) places.push(place);
    if (gain > before) {
      scratch.gain[place] = gain;
      scratch.strength[place] = strength;
    }
  }
}

/**
 * The idf of a term with a background sample of other APIs, because small catalogues are not
 * representative.
 */
function termIdf(index: ToolIndex, term: string): number {
  const frequency = (index.byTerm.get(term) ?? []).reduce((sum, posting) => sum + posting[2].length, 0);
  return frequency === 0 ? 0 : idf(index.count + BACKGROUND, frequency + BACKGROUND * commonShare(term));
}

/** The index terms that match a query term, with their strength. */
function variantsOf(index: ToolIndex, query: QueryTerm): Map<string, number> {
  const variants = new Map<string, number>();
  const offer = (term: string, strength: number) =>
    variants.set(term, Math.max(strength, variants.get(term) ?? 0));
  for (const [near, strength] of query.near) if (index.byTerm.has(near)) offer(near, strength);
  for (const synonym of query.synonyms) if (index.byTerm.has(synonym)) offer(synonym, SYNONYM_WEIGHT);
  for (const root of query.roots)
    for (const term of termsFrom(index.sortedTerms, root)) offer(term, SYNONYM_WEIGHT);
  if (query.prefix !== null)
    for (const term of termsFrom(index.sortedTerms, query.prefix))
      if (sharesStart(term, query.term)) offer(term, PREFIX_WEIGHT);
  offer(query.term, 1);
  return variants;
}

/** All terms with the prefix, by binary search. */
function termsFrom(sorted: readonly string[], prefix: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(prefix)) end++;
  return sorted.slice(low, end);
}

/** Whether the common prefix covers enough of the longer word. */
export function sharesStart(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  return common >= PREFIX_SHARE * Math.max(a.length, b.length);
}

/** Prior of one segment: the factor for tools of an API that matches as a whole. */
export function apiPrior(share: number): number {
  return 1 + API_PRIOR * share;
}
