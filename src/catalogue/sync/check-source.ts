import { Type } from "@sinclair/typebox";
import type { Fault, JsonObject } from "../../base/json.ts";
import { toStorable } from "../../base/text.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform, Sender } from "../../contract/ports.ts";
import { nameDocument, type SourceKind } from "../import/conversion.ts";
import { type LoadedSource, loadSource } from "../import/load-source.ts";
import { processUpload, readProcessed } from "../ingest/process-upload.ts";
import { type LoadedDocument, loadDocument } from "../ingest/put-overlay.ts";
import { deleteUpload, replaceConnector } from "../ingest/store-connector.ts";
import { compareDocuments, isCompatible } from "../openapi/compare/compare-documents.ts";
import { findLostOverrides, findSuspicions } from "./find-suspicions.ts";
import { countKinds, limitDifferences } from "./separate-changes.ts";

export interface SourceCheck {
  userId: string;
  connectorId: string;
  signal: AbortSignal;
}

/**
 * `unchanged`, `applied`, `proposed`, `applied_partly`: the compatible changes, and the others are proposed;
 * `rejected_before`: the owner rejected this version already.
 */
export interface CheckOutcome {
  outcome: string;
  version?: number;
  /** What it changes, by kind. */
  counts?: Record<string, number>;
  /** What was applied of a version that also breaks operations, by kind. */
  applied?: Record<string, number>;
  warnings?: Fault[];
}

const ProposedShape = Type.Object({ outcome: Type.String(), version: Type.Optional(Type.Number()) });

/**
 * Fetches the document of a connector again, and stores a new version as a proposal, or applies it if it is
 * compatible and the owner chose so. If anything is wrong with the answer, the connector keeps its document,
 * and the failure is recorded.
 *
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST it has no source | the failure of the source
 */
export async function checkSource(
  platform: Platform,
  sender: Sender,
  check: SourceCheck,
): Promise<CheckOutcome> {
  const { userId, connectorId } = check;
  const current = await loadDocument(platform, userId, connectorId);
  const { source } = current;
  if (source === null)
    throw new ToolgateError(
      "INVALID_REQUEST",
      "This connector was not imported from an address, so there is nothing to check. Import it by URL.",
      { details: { connector_id: connectorId } },
    );
  const record = (result: JsonObject) =>
    platform.database.call("record_source_check", {
      p_user_id: userId,
      p_connector_id: connectorId,
      p_result: result,
    });
  try {
    const loaded = await loadSource(
      source.kind as SourceKind,
      source.url,
      { sender, signal: check.signal },
      {
        server: source.server,
        etag: source.etag,
        lastModified: source.last_modified,
      },
    );
    if (loaded.conversion) nameDocument(loaded.conversion, source.name);
    const outcome: CheckOutcome = loaded.conversion
      ? await considerVersion(platform, check, current, loaded, source.server)
      : { outcome: "unchanged" };
    const { etag, lastModified, notModified } = loaded;
    const { digest } = current;
    await record({
      outcome: outcome.outcome,
      digest,
      etag,
      last_modified: lastModified,
      withdraw: !notModified,
    });
    return outcome;
  } catch (error) {
    const message = error instanceof ToolgateError ? error.message : "An internal error occurred.";
    // The failure of the check matters more than one of recording it: a connector that was deleted meanwhile
    // has no record.
    await record({ outcome: "failed", error: toStorable(message.slice(0, 500)) }).catch(() => null);
    throw error;
  }
}

async function considerVersion(
  platform: Platform,
  { userId, connectorId, signal }: SourceCheck,
  current: LoadedDocument,
  { conversion, size }: LoadedSource,
  server: string | null,
): Promise<CheckOutcome> {
  const { document, notes } = conversion ?? { document: {}, notes: [] };
  // The source is not its owner: what imitates tools of agents is withheld, as for a key.
  const uploader = { userId, caller: { key_hash: "source" }, connectorId, checksOnly: false };
  const processed = await processUpload(platform, { document, size, annotate: { server } }, uploader, signal);
  try {
    const next = await readProcessed(platform.database, processed);
    if (JSON.stringify(next) === JSON.stringify(current.document)) return { outcome: "unchanged" };
    const changes = compareDocuments(current.document, next);
    const suspicions = [
      ...findSuspicions(current.document, next, changes),
      ...findLostOverrides(current.overlay, processed.overlay, next),
    ];
    const warnings = [...suspicions, ...notes.slice(0, 20)];
    const isTrusted = suspicions.length === 0;
    const counts = countKinds(changes);
    if (current.checks.auto_apply === "compatible" && isTrusted && isCompatible(changes)) {
      await replaceConnector(platform.database, userId, connectorId, processed, {
        digest: current.digest,
        origin: "source",
        may_call: false,
      });
      platform.wakeWorker();
      return { outcome: "applied", counts };
    }
    const proposed = await platform.database.call(
      "propose_version",
      {
        p_user_id: userId,
        p_connector_id: connectorId,
        p_digest: current.digest,
        p_document: next,
        p_proposal: {
          title: processed.connector.name,
          api_version: processed.connector.version,
          differences: limitDifferences(changes),
          warnings,
        },
      },
      ProposedShape,
    );
    const isMixed =
      !isCompatible(changes) && changes.some(({ kind }) => kind !== "removed" && kind !== "breaking");
    const applied =
      current.checks.auto_apply === "compatible" && isTrusted && isMixed && proposed.version !== undefined
        ? await applyPart(platform, { userId, connectorId, version: proposed.version })
        : null;
    return applied === null
      ? { ...proposed, counts, warnings }
      : { ...proposed, outcome: "applied_partly", counts, applied, warnings };
  } finally {
    await deleteUpload(platform.database, processed);
  }
}

/**
 * In a request with a CPU budget of its own. Null if the changes cannot be separated: the proposal waits as a
 * whole.
 */
async function applyPart(
  { slices, logger }: Pick<Platform, "slices" | "logger">,
  part: { userId: string; connectorId: string; version: number },
): Promise<Record<string, number> | null> {
  try {
    return await slices.applyCompatible(part.userId, part.connectorId, part.version);
  } catch (error) {
    const code = error instanceof ToolgateError ? error.code : "INTERNAL";
    logger.info("Compatible changes wait with a proposal", { ...part, code, cause: String(error) });
    return null;
  }
}
