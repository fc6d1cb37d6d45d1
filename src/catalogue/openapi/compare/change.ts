import type { Json } from "../../../base/json.ts";

/** `request`: values that callers send. `response`: values that they receive. */
export type Direction = "request" | "response";

export type ChangeKind = "breaking" | "compatible" | "documentation";

/** One difference between two versions of an operation. */
export interface Change {
  kind: ChangeKind;
  /** Where: `query page_size`, `body.items[].price`. */
  at: string;
  message: string;
}

/** A child pair of two schemas: what it is called within its parent. */
export interface ChildPair {
  step: string;
  before: Json | undefined;
  after: Json | undefined;
}

const ORDER: readonly ChangeKind[] = ["breaking", "compatible", "documentation"];

/** Breaking changes first. */
export function sortChanges(changes: readonly Change[]): Change[] {
  return ORDER.flatMap((kind) => changes.filter((change) => change.kind === kind));
}
