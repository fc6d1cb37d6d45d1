import type { Fault, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { processUpload, readProcessed } from "../ingest/process-upload.ts";
import { loadDocument } from "../ingest/put-overlay.ts";
import { deleteUpload, replaceConnector } from "../ingest/store-connector.ts";
import { findLostOverrides, findSuspicions } from "./find-suspicions.ts";
import {
  combineVersions,
  countKinds,
  findApplied,
  findRemaining,
  limitDifferences,
  loadVersion,
  nothingCompatible,
  type Proposal,
  type Separation,
  separateInSlices,
} from "./separate-changes.ts";

/**
 * Puts a version in place of the current one: accepts a proposal, or restores an earlier version. The overlay
 * applies to it as well.
 *
 * @returns warnings about secrets that were deleted because calls go elsewhere now
 * @throws ToolgateError NOT_FOUND | CONFLICT it is not in this state, or the connector was changed meanwhile
 */
export async function useVersion(
  platform: Platform,
  target: { userId: string; connectorId: string; version: number; action: "accept" | "restore" },
  signal: AbortSignal,
): Promise<Fault[]> {
  const { userId, connectorId, version, action } = target;
  const [wanted, done] =
    action === "accept" ? (["proposed", "accepted"] as const) : (["earlier", "restored"] as const);
  const loaded = await loadVersion(platform.database, { userId, connectorId, version }, wanted, done);
  const received = { document: loaded.document, size: loaded.size, annotate: null };
  // Signed in: nothing is withheld, as for an upload.
  const uploader = { userId, caller: { key_hash: null }, connectorId, checksOnly: false };
  const processed = await processUpload(platform, received, uploader, signal);
  try {
    const origin = action === "accept" ? ("source" as const) : ("restore" as const);
    const change = { digest: loaded.digest, origin, version, decided_by: userId };
    const { warnings } = await replaceConnector(platform.database, userId, connectorId, processed, change);
    platform.wakeWorker();
    return warnings;
  } finally {
    await deleteUpload(platform.database, processed);
  }
}

/**
 * Characters of a document that is compared three times and compiled within one request; larger ones are
 * separated in slices.
 */
const MAX_AT_ONCE = 1_000_000;
/** Characters of a document that is compared once within one request. */
const MAX_SIZE = 8_000_000;

export interface CompatiblePart extends Proposal {
  /** The signed-in owner; null if the source is checked and the owner chose so. */
  decidedBy: string | null;
}

/**
 * Applies the compatible changes of a proposal, which then waits with the others. The operations that it
 * removes or breaks stay exactly as they are.
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
  const size = Math.max(current.size, proposal.size);
  if (size > MAX_SIZE) throw refuse("Versions of documents above 8 MB are accepted or rejected as a whole.");
  // What an agent's tool could be mistaken for is withheld from a source, which is not the owner.
  const keyHash = decidedBy === null ? "source" : null;
  const part = { userId, connectorId, version };
  const { digest, overlay } = current;
  const separated =
    size > MAX_AT_ONCE
      ? await separateInSlices(platform, part, { digest, keyHash }, signal)
      : await separateAtOnce(
          platform,
          part,
          { current: current.document, proposed: proposal.document, keyHash },
          signal,
        );
  if (separated === null)
    throw refuse(
      "The compatible changes of this version cannot be applied on their own: they share a path, a definition or security with the others. Accept or reject it as a whole.",
    );
  const { processed, applied, remaining } = separated;
  try {
    const lost = findLostOverrides(overlay, processed.overlay, await readProcessed(database, processed));
    const [suspicion] = decidedBy === null ? [...separated.suspicions, ...lost] : [];
    if (suspicion) throw refuse(suspicion.message);
    const { warnings } = await replaceConnector(database, userId, connectorId, processed, {
      digest,
      origin: "source",
      version,
      remaining,
      ...(decidedBy === null ? { may_call: false } : { decided_by: decidedBy }),
    });
    platform.wakeWorker();
    return { applied, warnings };
  } finally {
    await deleteUpload(database, processed);
  }
}

/** Null if the result would do anything else than leave out what breaks. */
async function separateAtOnce(
  platform: Platform,
  { userId, connectorId, version }: Proposal,
  { current, proposed, keyHash }: { current: JsonObject; proposed: JsonObject; keyHash: string | null },
  signal: AbortSignal,
): Promise<Separation | null> {
  const found = combineVersions(current, proposed);
  const applied = found && findApplied(current, found);
  const remaining = found && applied && findRemaining(found, proposed);
  if (!remaining) return null;
  if (applied.length === 0) throw nothingCompatible(connectorId, version);
  const { combined } = found;
  const uploader = { userId, caller: { key_hash: keyHash }, connectorId, checksOnly: false };
  const received = { document: combined, size: JSON.stringify(combined).length, annotate: null };
  return {
    processed: await processUpload(platform, received, uploader, signal),
    applied: countKinds(applied),
    remaining: limitDifferences(remaining),
    suspicions: findSuspicions(current, combined, applied),
  };
}
