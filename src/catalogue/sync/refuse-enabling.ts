import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { type ProcessedUpload, readProcessed } from "../ingest/process-upload.ts";
import { loadOverlay } from "../ingest/use-overlay.ts";
import { findEnabled } from "./find-suspicions.ts";

/**
 * For a new version that an API key uploads: it enables no operation that the signed-in owner disabled by its tags or texts.
 * @throws ToolgateError FORBIDDEN
 */
export async function refuseEnabling(
  database: Platform["database"],
  { userId, connectorId }: { userId: string; connectorId: string },
  processed: ProcessedUpload,
): Promise<void> {
  const current = await loadOverlay(database, userId, connectorId);
  if (!current?.may_retarget || current.disabled.length === 0) return;
  const enabled = findEnabled(current, processed.overlay, await readProcessed(database, processed));
  if (enabled.length === 0) return;
  const names = enabled.slice(0, 5).join(", ");
  throw new ToolgateError(
    "FORBIDDEN",
    `This version would enable operations that a signed-in user disabled: ${names}. Only a signed-in user can store it. Nothing was stored.`,
    { details: { connector_id: connectorId, operations: enabled.slice(0, 20) } },
  );
}
