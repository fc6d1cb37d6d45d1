import { type Static, Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import type { Fault, Json, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database, Platform } from "../../contract/ports.ts";
import { AnyObject, literals, nullable, type Shape, texts, validated } from "../../contract/shape.ts";
import { finishUpload, openUpload, type ProcessedUpload, readProcessed } from "../ingest/process-upload.ts";
import { loadDocument } from "../ingest/put-overlay.ts";
import {
  compareDocuments,
  isCompatible,
  type OperationChange,
} from "../openapi/compare/compare-documents.ts";
import { keepBroken } from "../openapi/compare/keep-broken.ts";
import { findSuspicions } from "./find-suspicions.ts";

export interface Proposal {
  userId: string;
  connectorId: string;
  version: number;
}

/** The compatible part of a proposal, and what is left of it. */
export interface Separation {
  processed: ProcessedUpload;
  /** By kind. */
  applied: Record<string, number>;
  remaining: Json;
  suspicions: Fault[];
}

const StepShape = Type.Object({
  user_id: Type.String(),
  separate: Type.String(),
  version: Type.Number(),
  /** Of the current document: it must be the same in all steps. */
  digest: Type.String(),
  step: literals("combine", "applied", "remaining"),
  /** Of the caller, as in `Uploader`. */
  key_hash: nullable(Type.String()),
  /** Of the combined document; empty in the first step. */
  upload_id: Type.String(),
  broken: texts,
});

const CombinedShape = Type.Object({ upload_id: Type.String(), broken: texts });
const AppliedShape = Type.Object({
  counts: validated<Record<string, number>>(),
  suspicions: Type.Array(validated<Fault>()),
});
const RemainingShape = Type.Object({ differences: Type.Array(validated<JsonObject>()) });

/**
 * Separates a proposal for a large document. Each step is a request of its own to the function `connectors`,
 * because each compares two documents; the combined document is an upload, which is then checked and compiled
 * in slices like any other.
 *
 * @returns null if the compatible changes cannot be separated from the others
 * @throws ToolgateError CONFLICT there is no compatible change, or the document was changed meanwhile
 */
export async function separateInSlices(
  platform: Platform,
  { userId, connectorId, version }: Proposal,
  { digest, keyHash }: { digest: string; keyHash: string | null },
  signal: AbortSignal,
): Promise<Separation | null> {
  const { database, slices } = platform;
  const given = { user_id: userId, separate: connectorId, version, digest, key_hash: keyHash };
  const first = await slices.separate({ ...given, step: "combine", upload_id: "", broken: [] }, signal);
  if (first === null) return null;
  const combined = readShape(CombinedShape, first);
  let processed: ProcessedUpload | undefined;
  try {
    const applied = await slices.separate({ ...given, ...combined, step: "applied" }, signal);
    if (applied === null) return null;
    const { counts, suspicions } = readShape(AppliedShape, applied);
    if (Object.keys(counts).length === 0) throw nothingCompatible(connectorId, version);
    const remaining = await slices.separate({ ...given, ...combined, step: "remaining" }, signal);
    if (remaining === null) return null;
    const { differences } = readShape(RemainingShape, remaining);
    processed = await finishUpload(platform, combined.upload_id, signal);
    return { processed, applied: counts, remaining: differences, suspicions };
  } finally {
    if (processed === undefined)
      await database.call("drop_upload", { p_upload_id: combined.upload_id }).catch(() => undefined);
  }
}

/** Found before the combined document is checked and compiled. */
export function nothingCompatible(connectorId: string, version: number): ToolgateError {
  return new ToolgateError("CONFLICT", "This version has no compatible changes.", {
    details: { connector_id: connectorId, version },
  });
}

/**
 * One step, within the limits of a request. Null: the changes cannot be separated. Called by Toolgate's own
 * functions only.
 */
export async function runSeparation(platform: Platform, body: unknown): Promise<JsonObject | null> {
  const { database } = platform;
  const { user_id, separate, version, digest, step, key_hash, upload_id, broken } = readShape(
    StepShape,
    body,
  );
  const proposal = { userId: user_id, connectorId: separate, version };
  const loadCurrent = async () => {
    const current = await loadDocument(platform, user_id, separate);
    if (current.digest === digest) return current.document;
    throw new ToolgateError("CONFLICT", "The document was changed meanwhile. Look at the proposal again.", {
      details: { connector_id: separate, version },
    });
  };
  const loadProposed = async () => (await loadVersion(database, proposal, "proposed", "applied")).document;
  const loadCombined = () => readProcessed(database, { output: { upload_id } });
  switch (step) {
    case "combine": {
      const found = combineVersions(await loadCurrent(), await loadProposed());
      if (found === null) return null;
      const uploader = { userId: user_id, caller: { key_hash }, connectorId: separate, checksOnly: false };
      const received = { document: found.combined, size: 0, annotate: null };
      return { upload_id: await openUpload(platform, received, uploader), broken: [...found.broken] };
    }
    case "applied": {
      const [current, combined] = [await loadCurrent(), await loadCombined()];
      const applied = findApplied(current, { combined, broken });
      if (applied === null) return null;
      const suspicions = findSuspicions(current, combined, applied).slice(0, 20);
      return { counts: countKinds(applied), suspicions: suspicions.map((one) => ({ ...one })) };
    }
    case "remaining": {
      const remaining = findRemaining({ combined: await loadCombined(), broken }, await loadProposed());
      return remaining && { differences: limitDifferences(remaining) };
    }
  }
}

function readShape<T>(shape: Shape<T>, value: unknown): T {
  if (Value.Check(shape, value)) return value;
  throw new ToolgateError("INTERNAL", "A slice was called or answered in an unexpected form.", {
    details: { reason: "slice" },
  });
}

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

const LoadedVersionShape = Type.Object({
  document: AnyObject,
  size: Type.Number(),
  state: Type.String(),
  /** Of the current document. */
  digest: Type.String(),
});

/**
 * The document of a version that can be put in place of the current one.
 *
 * @param done what cannot be done with a version in another state: `accepted`
 * @throws ToolgateError NOT_FOUND | CONFLICT it is not in this state any more
 */
export async function loadVersion(
  database: Database,
  target: { userId: string; connectorId: string; version: number },
  wanted: "proposed" | "earlier",
  done: string,
): Promise<Static<typeof LoadedVersionShape>> {
  const { userId, connectorId, version } = target;
  const args = { p_user_id: userId, p_connector_id: connectorId, p_version: version };
  const loaded = await database.call("load_version", args, LoadedVersionShape);
  if (loaded.state === wanted) return loaded;
  throw new ToolgateError("CONFLICT", `This version is ${loaded.state}: it cannot be ${done}.`, {
    details: { version, state: loaded.state },
  });
}
