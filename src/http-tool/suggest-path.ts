import { writeSegments } from "./extract-path.ts";
import type { Segment } from "./parse-path.ts";

/** Keys and indexes from the document's root to a node. */
export type NodePath = readonly (string | number)[];

/** The response path of a selected node: `data.items[0].name`; empty for the whole document. */
export function suggestPath(node: NodePath): string {
  return writeSegments(node.map(toSegment));
}

/**
 * The response path of the same node in all items: the last index becomes `*`. Null when the node is not
 * in a list.
 */
export function generalizePath(node: NodePath): string | null {
  const last = node.findLastIndex((step) => typeof step === "number");
  if (last < 0) return null;
  return writeSegments(node.map((step, i): Segment => (i === last ? wildcard : toSegment(step))));
}

const wildcard: Segment = { isDescent: false, selectors: [{ kind: "wildcard" }] };

function toSegment(step: string | number): Segment {
  const selector =
    typeof step === "number"
      ? ({ kind: "index", index: step } as const)
      : ({ kind: "name", name: step } as const);
  return { isDescent: false, selectors: [selector] };
}
