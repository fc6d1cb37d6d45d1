import { recordNoun } from "./fit-context.ts";
import type { RankedCandidate } from "./ranked-candidate.ts";
import { CONSUMERS } from "./ranking-weights.ts";
import type { SearchQuery } from "./search-query.ts";

/**
 * Moves the operation that finds an id behind the tool that needs it, within one API, for queries that
 * contain a name instead of an id. "Repairs of Albatros" → `/boat/{boat_id}/repairs`, then `/search/boat`.
 */
export function liftProducers<T extends RankedCandidate>(query: SearchQuery, ranked: T[]): T[] {
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
