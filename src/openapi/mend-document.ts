import type { Json, JsonObject } from "../contract/json.ts";
import type { Changes } from "./changes.ts";
import { dropMetadata } from "./drop-metadata.ts";
import { findFaults } from "./find-faults.ts";
import { repairConflict } from "./mend-conflict.ts";
import { repairMissing } from "./mend-missing.ts";
import { repairOperationId } from "./mend-operation-id.ts";
import { repairPath } from "./mend-path.ts";
import { repairReference } from "./mend-reference.ts";
import { repairSamePath } from "./mend-same-path.ts";
import { repairSecurity } from "./mend-security.ts";
import { repairType } from "./mend-type.ts";
import { repairUnknown } from "./mend-unknown.ts";
import { repairValue } from "./mend-value.ts";
import { renameComponents } from "./rename-components.ts";
import type { FaultCode, Finding } from "./shape.ts";

/**
 * A repair may uncover another fault: a text that becomes an object lacks required fields, for
 * example.
 */
const MAX_ROUNDS = 6;
const MAX_FINDINGS = 20_000;

/** What a repair may read and change besides the location of the fault. */
export interface RepairContext {
  document: JsonObject;
  /** Lists with removed entries (set to null). The gaps are closed after each round. */
  listsWithGaps: Set<Json[]>;
  /** Operation ids in use, collected on first use. */
  operationIds?: Set<string>;
}

/**
 * Repairs one fault in place. Returns a description of the change, or undefined when there is no
 * unambiguous repair.
 */
export type Repair = (finding: Finding, context: RepairContext) => string | undefined;

const REPAIRS: Partial<Record<FaultCode, Repair>> = {
  type: repairType,
  value: repairValue,
  missing: repairMissing,
  unknown: repairUnknown,
  empty: repairValue,
  repeated: repairValue,
  pattern: repairConflict,
  conflict: repairConflict,
  "scheme-field": repairMissing,
  "path-required": repairPath,
  "path-undeclared": repairPath,
  "path-unused": repairPath,
  "parameter-twice": repairPath,
  "path-same": repairSamePath,
  "operation-id": repairOperationId,
  dangling: repairReference,
  external: repairReference,
};

/**
 * Missing fields come first, because they may be found among the unknown fields that later repairs
 * remove.
 */
const ORDER: readonly FaultCode[] = ["path-unused", "missing", "scheme-field"];

/** Repairs the faults that `findFaults` reports in place, as far as the repair is unambiguous. */
export function repairDocument(document: JsonObject, changes: Changes): void {
  renameComponents(document, changes);
  repairSecurity(document, changes);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const findings = findFaults(document, MAX_FINDINGS);
    if (findings.length === 0) return;
    if (repairAll(findings, document, changes)) continue;
    if (!dropMetadata(findings, document, changes)) return;
  }
}

function repairAll(findings: Finding[], document: JsonObject, changes: Changes): boolean {
  const context: RepairContext = { document, listsWithGaps: new Set() };
  let isRepaired = false;
  for (const finding of [...findings].sort((a, b) => rank(a) - rank(b))) {
    const done = REPAIRS[finding.code]?.(finding, context);
    if (done === undefined) continue;
    isRepaired = true;
    changes.add(finding.path, done);
  }
  for (const list of context.listsWithGaps) removeGaps(list);
  return isRepaired;
}

function rank({ code }: Finding): number {
  return ORDER.includes(code) ? 0 : 1;
}

function removeGaps(list: Json[]): void {
  const kept = list.filter((entry) => entry !== null);
  list.splice(0, list.length);
  for (const entry of kept) list.push(entry);
}

/** Removes the faulty entry from the list or object that holds it. */
export function removeEntry({ holder, key }: Pick<Finding, "holder" | "key">, context: RepairContext): void {
  if (!Array.isArray(holder)) {
    delete holder[key];
    return;
  }
  holder[Number(key)] = null;
  context.listsWithGaps.add(holder);
}
