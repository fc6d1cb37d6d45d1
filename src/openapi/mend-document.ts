import type { Json, JsonObject } from "../contract/json.ts";
import type { Changes } from "./changes.ts";
import { dropMetadata } from "./drop-metadata.ts";
import { findFaults } from "./find-faults.ts";
import { mendConflict } from "./mend-conflict.ts";
import { mendMissing } from "./mend-missing.ts";
import { mendOperationId } from "./mend-operation-id.ts";
import { mendPath } from "./mend-path.ts";
import { mendReference } from "./mend-reference.ts";
import { mendSamePath } from "./mend-same-path.ts";
import { mendSecurity } from "./mend-security.ts";
import { mendType } from "./mend-type.ts";
import { mendUnknown } from "./mend-unknown.ts";
import { mendValue } from "./mend-value.ts";
import { renameComponents } from "./rename-components.ts";
import type { FaultCode, Finding } from "./shape.ts";

/** A repair may uncover the next fault: a text that becomes an object lacks its fields, and so on. */
const MAX_ROUNDS = 6;
const MAX_FINDINGS = 20_000;

/** What a repair may look at and change besides the place of the fault. */
export interface MendContext {
  document: JsonObject;
  /** Lists from which entries were taken out (set to null): closed up after each round. */
  thinned: Set<Json[]>;
  /** Ids in use, gathered when first needed. */
  operationIds?: Set<string>;
}

/** Repairs one fault in place. Returns what was done, or undefined when no repair can be proved. */
export type Mend = (finding: Finding, context: MendContext) => string | undefined;

const MENDS: Partial<Record<FaultCode, Mend>> = {
  type: mendType,
  value: mendValue,
  missing: mendMissing,
  unknown: mendUnknown,
  empty: mendValue,
  repeated: mendValue,
  pattern: mendConflict,
  conflict: mendConflict,
  "scheme-field": mendMissing,
  "path-required": mendPath,
  "path-undeclared": mendPath,
  "path-unused": mendPath,
  "parameter-twice": mendPath,
  "path-same": mendSamePath,
  "operation-id": mendOperationId,
  dangling: mendReference,
  external: mendReference,
};

/** Missing fields are looked for among the unknown ones before those are set aside. */
const ORDER: readonly FaultCode[] = ["path-unused", "missing", "scheme-field"];

/** Repairs what `findFaults` finds, as far as the repair can be proved, in place. */
export function mendDocument(document: JsonObject, changes: Changes): void {
  renameComponents(document, changes);
  mendSecurity(document, changes);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const findings = findFaults(document, MAX_FINDINGS);
    if (findings.length === 0) return;
    if (mendAll(findings, document, changes)) continue;
    if (!dropMetadata(findings, document, changes)) return;
  }
}

function mendAll(findings: Finding[], document: JsonObject, changes: Changes): boolean {
  const context: MendContext = { document, thinned: new Set() };
  let isMended = false;
  for (const finding of [...findings].sort((a, b) => rank(a) - rank(b))) {
    const done = MENDS[finding.code]?.(finding, context);
    if (done === undefined) continue;
    isMended = true;
    changes.add(finding.path, done);
  }
  for (const list of context.thinned) closeUp(list);
  return isMended;
}

function rank({ code }: Finding): number {
  return ORDER.includes(code) ? 0 : 1;
}

function closeUp(list: Json[]): void {
  const kept = list.filter((entry) => entry !== null);
  list.splice(0, list.length);
  for (const entry of kept) list.push(entry);
}

/** Takes the faulty entry out of the list or object that holds it. */
export function takeOut({ holder, key }: Pick<Finding, "holder" | "key">, context: MendContext): void {
  if (!Array.isArray(holder)) {
    delete holder[key];
    return;
  }
  holder[Number(key)] = null;
  context.thinned.add(holder);
}
