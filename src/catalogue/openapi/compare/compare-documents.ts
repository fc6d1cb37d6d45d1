import type { JsonObject } from "../../../base/json.ts";
import { compareOperation } from "./compare-operations.ts";
import { createSchemaComparison } from "./compare-schemas.ts";
import { type Change, sortChanges } from "./compare-views.ts";
import { readSide } from "./document-side.ts";

/** How an operation differs between two versions of a document. */
export type OperationChangeKind = "added" | "removed" | "breaking" | "compatible" | "documentation";

export interface OperationChange {
  kind: OperationChangeKind;
  /** In the older version, if it is there. */
  operation_id: string;
  /** `GET /invoices/{id}` */
  operation: string;
  /** The most important ones. */
  changes: Change[];
}

/** Maximum changes that are listed for an operation. */
const MAX_CHANGES = 30;

/**
 * Compares two versions of an annotated document (OpenAPI 3.1), operation by operation. Unchanged ones are
 * not listed. The rules are in docs/connectors.md.
 */
export function compareDocuments(before: JsonObject, after: JsonObject): OperationChange[] {
  const sides = { before: readSide(before), after: readSide(after) };
  const schemas = createSchemaComparison(sides.before.resolver, sides.after.resolver);
  const pairs = [...sides.before.operations].map(([key, one]) => {
    const other = sides.after.operations.get(key);
    return { one, other, list: other && compareOperation(one, other, sides, schemas) };
  });
  const known = pairs.flatMap(({ one, list }): OperationChange[] => {
    const { operation_id, name: operation } = one;
    if (!list) return [{ kind: "removed", operation_id, operation, changes: [] }];
    const changes = sortChanges(list());
    const [worst] = changes;
    return worst
      ? [{ kind: worst.kind, operation_id, operation, changes: changes.slice(0, MAX_CHANGES) }]
      : [];
  });
  const added = [...sides.after.operations]
    .filter(([key]) => !sides.before.operations.has(key))
    .map(
      ([, { operation_id, name: operation }]): OperationChange => ({
        kind: "added",
        operation_id,
        operation,
        changes: [],
      }),
    );
  return [...known, ...added];
}

/** Whether a version may replace the other one without asking: nothing was removed and nothing breaks. */
export function isCompatible(changes: readonly OperationChange[]): boolean {
  return changes.every(({ kind }) => kind !== "removed" && kind !== "breaking");
}
