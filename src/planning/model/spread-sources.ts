import type { ToolCandidate } from "../../contract/tool.ts";

/** Maximum share of the places for one connector, if other connectors have candidates. */
const SHARE = 0.75;

/**
 * The offered candidates, best first. Reserves a quarter of the places for other connectors, so that one
 * with keyword-stuffed descriptions cannot displace them.
 */
export function spreadSources(candidates: readonly ToolCandidate[], places: number): ToolCandidate[] {
  const taken = new Map<string | null, number>();
  const limit = Math.ceil(places * SHARE);
  const spread = candidates.filter(({ connector_id }) => {
    const count = (taken.get(connector_id) ?? 0) + 1;
    taken.set(connector_id, count);
    return connector_id === null || count <= limit;
  });
  const chosen = new Set(spread.slice(0, places));
  for (const candidate of candidates) if (chosen.size < places) chosen.add(candidate);
  return candidates.filter((candidate) => chosen.has(candidate));
}
