import type { Json } from "../../base/json.ts";
import type { OperationChange } from "../openapi/compare/compare-documents.ts";

/** Maximum operations whose differences are stored with a proposal. */
const MAX_DIFFERENCES = 2_000;
/** Maximum characters of them. */
const MAX_DIFFERENCES_SIZE = 2 * 1024 * 1024;

export function countKinds(changes: readonly OperationChange[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** What must be looked at comes first; the rest is cut. */
export function limitDifferences(changes: readonly OperationChange[]): Json {
  const order = ["removed", "breaking", "added", "compatible", "documentation"];
  const sorted = [...changes].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  let size = 0;
  return sorted.slice(0, MAX_DIFFERENCES).map((change) => {
    size += JSON.stringify(change).length;
    return size > MAX_DIFFERENCES_SIZE ? { ...change, changes: [] } : change;
  }) as unknown as Json;
}
