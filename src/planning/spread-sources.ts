import type { ToolCandidate } from "../contract/tool.ts";

/** Of eight places, those that one connector may take while others have something to offer. */
const SHARE = 0.75;

/**
 * The candidates that are offered, best first. One connector whose descriptions are stuffed with words cannot crowd out all
 * others: a quarter of the places is kept for them, where there are any.
 */
export function spreadSources(candidates: readonly ToolCandidate[], places: number): ToolCandidate[] {
  const taken = new Map<string | null, number>();
  const most = Math.ceil(places * SHARE);
  const spread = candidates.filter(({ connector_id }) => {
    const count = (taken.get(connector_id) ?? 0) + 1;
    taken.set(connector_id, count);
    return connector_id === null || count <= most;
  });
  const chosen = new Set(spread.slice(0, places));
  for (const candidate of candidates) if (chosen.size < places) chosen.add(candidate);
  return candidates.filter((candidate) => chosen.has(candidate));
}
