import type { Fault } from "../../base/json.ts";
import type { Platform } from "../../contract/ports.ts";
import { processUpload } from "../ingest/process-upload.ts";
import { replaceConnector } from "../ingest/replace-connector.ts";
import { deleteUpload } from "../ingest/store-connector.ts";
import { loadVersion } from "./load-version.ts";

/**
 * Puts a version in place of the current one: accepts a proposal, or restores an earlier version. The overlay applies to it
 * as well.
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
