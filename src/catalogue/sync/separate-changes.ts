import type { JsonObject } from "../../base/json.ts";
import {
  compareDocuments,
  isCompatible,
  type OperationChange,
} from "../openapi/compare/compare-documents.ts";
import { keepBroken } from "../openapi/compare/keep-broken.ts";

const breaks = ({ kind }: OperationChange) => kind === "removed" || kind === "breaking";

export interface Combined {
  /** The proposed document with the older definition of every operation that it removes or breaks. */
  combined: JsonObject;
  /** These operations. */
  broken: readonly string[];
}

/** Each of the three steps compares two documents once. Null if they cannot be combined. */
export function combineVersions(current: JsonObject, proposed: JsonObject): Combined | null {
  const changes = compareDocuments(current, proposed);
  const combined = keepBroken(current, proposed, changes);
  return combined && { combined, broken: changes.filter(breaks).map(({ operation }) => operation) };
}

/** What the combined document changes. Null if it changes an operation that must stay. */
export function findApplied(current: JsonObject, { combined, broken }: Combined): OperationChange[] | null {
  const kept = new Set(broken);
  const applied = compareDocuments(current, combined);
  const isSound = isCompatible(applied) && applied.every(({ operation }) => !kept.has(operation));
  return isSound ? applied : null;
}

/** What the proposed document still changes afterwards. Null if that is anything else than what it breaks. */
export function findRemaining(
  { combined, broken }: Combined,
  proposed: JsonObject,
): OperationChange[] | null {
  const kept = new Set(broken);
  const remaining = compareDocuments(combined, proposed);
  const isSound =
    remaining.every((change) => kept.has(change.operation) || change.kind === "added") &&
    remaining.filter(breaks).length === kept.size;
  return isSound ? remaining : null;
}
