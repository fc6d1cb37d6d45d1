import type { Fault, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { processUpload } from "../ingest/process-upload.ts";
import { loadDocument } from "../ingest/put-overlay.ts";
import { replaceConnector } from "../ingest/replace-connector.ts";
import { deleteUpload } from "../ingest/store-connector.ts";
import {
  compareDocuments,
  isCompatible,
  type OperationChange,
} from "../openapi/compare/compare-documents.ts";
import { keepBroken } from "../openapi/compare/keep-broken.ts";
import { findLostOverrides, findSuspicions } from "./find-suspicions.ts";
import { loadVersion } from "./load-version.ts";
import { countKinds, limitDifferences } from "./proposal.ts";

/** Characters of a document that is compared three times and compiled within one request. */
const MAX_SIZE = 1_000_000;

export interface CompatiblePart {
  userId: string;
  connectorId: string;
  /** The proposal. */
  version: number;
  /** The signed-in owner; null if the source is checked and the owner chose so. */
  decidedBy: string | null;
}

/**
 * Applies the compatible changes of a proposal, which then waits with the others. The operations that it removes or breaks
 * stay exactly as they are.
 *
 * @returns what was applied, by kind, and warnings about secrets that were deleted
 * @throws ToolgateError CONFLICT there is no compatible change, it cannot be separated, or something changed meanwhile
 */
export async function applyCompatible(
  platform: Platform,
  { userId, connectorId, version, decidedBy }: CompatiblePart,
  signal: AbortSignal,
): Promise<{ applied: Record<string, number>; warnings: Fault[] }> {
  const { database } = platform;
  const current = await loadDocument(platform, userId, connectorId);
  const proposal = await loadVersion(database, { userId, connectorId, version }, "proposed", "applied");
  const refuse = (message: string) =>
    new ToolgateError("CONFLICT", message, { details: { connector_id: connectorId, version } });
  if (Math.max(current.size, proposal.size) > MAX_SIZE)
    throw refuse("Versions of documents above 1 MB are accepted or rejected as a whole.");
  const { combined, applied, remaining } = separate(current.document, proposal.document) ?? {};
  if (!combined || !applied || !remaining)
    throw refuse(
      "The compatible changes of this version cannot be applied on their own: they share a path, a definition or security with the others. Accept or reject it as a whole.",
    );
  if (applied.length === 0) throw refuse("This version has no compatible changes.");
  // What an agent's tool could be mistaken for is withheld from a source, which is not the owner.
  const caller = { key_hash: decidedBy === null ? "source" : null };
  const uploader = { userId, caller, connectorId, checksOnly: false };
  const received = { document: combined, size: JSON.stringify(combined).length, annotate: null };
  const processed = await processUpload(platform, received, uploader, signal);
  try {
    const suspicions = [
      ...findSuspicions(current.document, combined, applied),
      ...findLostOverrides(current.overlay, processed.overlay, combined),
    ];
    const [suspicion] = decidedBy === null ? suspicions : [];
    if (suspicion) throw refuse(suspicion.message);
    const { warnings } = await replaceConnector(database, userId, connectorId, processed, {
      digest: current.digest,
      origin: "source",
      version,
      remaining: limitDifferences(remaining),
      ...(decidedBy !== null && { decided_by: decidedBy }),
    });
    platform.wakeWorker();
    return { applied: countKinds(applied), warnings };
  } finally {
    await deleteUpload(database, processed);
  }
}

/** Null if the result would do anything else than leave out what breaks. */
function separate(
  current: JsonObject,
  proposed: JsonObject,
): { combined: JsonObject; applied: OperationChange[]; remaining: OperationChange[] } | null {
  const breaks = ({ kind }: OperationChange) => kind === "removed" || kind === "breaking";
  const changes = compareDocuments(current, proposed);
  const combined = keepBroken(current, proposed, changes);
  if (combined === null) return null;
  const broken = new Set(changes.filter(breaks).map(({ operation }) => operation));
  const applied = compareDocuments(current, combined);
  const remaining = compareDocuments(combined, proposed);
  const isSound =
    isCompatible(applied) &&
    applied.every(({ operation }) => !broken.has(operation)) &&
    remaining.every((change) => broken.has(change.operation) || change.kind === "added") &&
    remaining.filter(breaks).length === broken.size;
  return isSound ? { combined, applied, remaining } : null;
}
