import { createBudget } from "../../../base/budget.ts";
import type { Json } from "../../../base/json.ts";
import type { Resolver } from "../parse/resolve-reference.ts";
import {
  type Change,
  type ChildPair,
  compareViews,
  type Direction,
  NOT_COMPARED,
  sortChanges,
} from "./compare-views.ts";
import { createViewer, type SchemaView, targetOf } from "./schema-view.ts";

interface PairNode {
  local: Omit<Change, "at">[];
  children: { step: string; node: PairNode }[];
  /** Whether the pair, or one below it, differs. Known after `markChanged`. */
  isChanged: boolean;
  parents: PairNode[];
}

/** Maximum changes that are listed for one schema, the breaking ones first. */
const MAX_CHANGES = 20;
/** Maximum pairs that are compared: as many as two documents of the largest size have. */
const MAX_PAIRS = 500_000;
/** Maximum pairs that are visited to list them. */
const MAX_VISITED = 20_000;

const NOT_LISTED = { kind: "breaking", message: NOT_COMPARED } as const;

export interface SchemaComparison {
  /** Registers a pair; all pairs must be known before `list` is called. */
  add(before: Json | undefined, after: Json | undefined, direction: Direction): PairNode;
  /** The changes of a registered pair. */
  list(node: PairNode, at: string): Change[];
}

/**
 * Compares the schemas of two documents. Each pair of schemas is compared once, however many operations use it, and
 * schemas may refer to themselves.
 */
export function createSchemaComparison(before: Resolver, after: Resolver): SchemaComparison {
  const viewBefore = createViewer(before);
  const viewAfter = createViewer(after);
  const known = {
    request: new Map<Json, Map<Json, PairNode>>(),
    response: new Map<Json, Map<Json, PairNode>>(),
  };
  const changed: PairNode[] = [];
  const budget = createBudget(MAX_PAIRS);
  let isMarked = false;

  function find(
    pair: Omit<ChildPair, "step">,
    direction: Direction,
  ): { node: PairNode; views?: [SchemaView, SchemaView] } {
    const [a, b] = [targetOf(pair.before, before), targetOf(pair.after, after)];
    const row = known[direction].get(a) ?? new Map<Json, PairNode>();
    known[direction].set(a, row);
    const existing = row.get(b);
    if (existing) return { node: existing };
    const node: PairNode = { local: [], children: [], isChanged: false, parents: [] };
    row.set(b, node);
    return { node, views: [viewBefore(pair.before), viewAfter(pair.after)] };
  }

  function add(
    beforeSchema: Json | undefined,
    afterSchema: Json | undefined,
    direction: Direction,
  ): PairNode {
    const root = find({ before: beforeSchema, after: afterSchema }, direction);
    // Without recursion: documents decide how deep schemas are nested.
    const pending = root.views ? [{ node: root.node, views: root.views }] : [];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { local, children } = budget.take()
        ? compareViews(...next.views, direction)
        : { local: [NOT_LISTED], children: [] };
      next.node.local = local;
      if (local.length > 0) changed.push(next.node);
      for (const { step, ...pair } of children) {
        const { node, views } = find(pair, direction);
        node.parents.push(next.node);
        next.node.children.push({ step, node });
        if (views) pending.push({ node, views });
      }
    }
    return root.node;
  }

  /** Marks what leads to a change, so that unchanged parts are not searched again for every operation. */
  function markChanged(): void {
    if (isMarked) return;
    isMarked = true;
    const pending = [...changed];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (node.isChanged) continue;
      node.isChanged = true;
      pending.push(...node.parents);
    }
  }

  function list(root: PairNode, at: string): Change[] {
    markChanged();
    const found: Change[] = [];
    const seen = new Set([root]);
    const queue = [{ node: root, at }];
    for (let index = 0; index < queue.length && index < MAX_VISITED; index++) {
      const { node, at: place } = queue[index] ?? { node: root, at };
      if (!node.isChanged) continue;
      for (const change of node.local) found.push({ ...change, at: place });
      for (const { step, node: child } of node.children) {
        if (!child.isChanged || seen.has(child)) continue;
        seen.add(child);
        queue.push({ node: child, at: `${place}${step}` });
      }
    }
    return sortChanges(found).slice(0, MAX_CHANGES);
  }

  return { add, list };
}
