import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../../base/json.ts";
import type { Database } from "../../contract/ports.ts";
import type { Shape } from "../../contract/shape.ts";
import type { ProcessedUpload } from "./process-upload.ts";

/**
 * Number of tools that one statement stores in some tens of milliseconds, so that other queries need not
 * wait longer.
 */
const MAX_AT_ONCE = 50;

export interface StoredConnector {
  connector_id: string;
  status: string;
}

const StoredConnectorShape: Shape<StoredConnector> = Type.Object({
  connector_id: Type.String(),
  status: Type.String(),
});

const StageConnectorShape = Type.String();
const StageUploadToolsShape = Type.Boolean();

/**
 * Stores an ingested document as a new connector. One with many operations is written by several short
 * statements and staged until the last of them, so that it is invisible until it is complete. If the
 * request fails, the worker deletes the staged rows.
 *
 * @throws ToolgateError TOO_LARGE a quota | NOT_FOUND the upload was dropped meanwhile
 */
export async function storeConnector(
  database: Database,
  userId: string,
  { connector, output, operation_count, overlay }: ProcessedUpload,
): Promise<StoredConnector> {
  const p_change = overlay ? describeChange(overlay) : {};
  if ("tools" in output && output.tools.length <= MAX_AT_ONCE) {
    return database.call(
      "create_connector",
      {
        p_user_id: userId,
        p_connector: connector,
        p_document: output.document,
        p_tools: output.tools,
        p_change,
      },
      StoredConnectorShape,
    );
  }
  const connectorId = await database.call(
    "stage_connector",
    {
      p_user_id: userId,
      p_connector: connector,
      p_operations: operation_count,
    },
    StageConnectorShape,
  );
  try {
    if ("upload_id" in output) await moveUpload(database, connectorId, output.upload_id);
    else await writeParts(database, connectorId, output);
    return await database.call(
      "show_connector",
      { p_user_id: userId, p_connector_id: connectorId, p_change },
      StoredConnectorShape,
    );
  } catch (error) {
    await deleteStaged(database, connectorId).catch(() => undefined);
    throw error;
  }
}

/** An overlay that is being written, and how it fits the document. */
export function describeChange({ used, ...outcome }: NonNullable<ProcessedUpload["overlay"]>): JsonObject {
  const { conflicts, bases, relaxed, disabled } = outcome;
  const written =
    used.bases === null
      ? { overlay: { document: used.document, bases, may_retarget: used.mayRetarget } }
      : {};
  const described = { ...written, conflicts, relaxed, disabled, overlay_revision: used.revision };
  return described as unknown as JsonObject;
}

async function writeParts(
  database: Database,
  connectorId: string,
  { document, tools }: Extract<ProcessedUpload["output"], { tools: unknown }>,
): Promise<void> {
  for (let start = 0; start < tools.length; start += MAX_AT_ONCE) {
    await database.call("stage_tools", {
      p_connector_id: connectorId,
      p_tools: tools.slice(start, start + MAX_AT_ONCE),
    });
  }
  await database.call("stage_document", { p_connector_id: connectorId, p_document: document });
}

async function moveUpload(database: Database, connectorId: string, uploadId: string): Promise<void> {
  const upload = { p_connector_id: connectorId, p_upload_id: uploadId };
  while (await database.call("stage_upload_tools", upload, StageUploadToolsShape));
  await database.call("stage_upload_document", upload);
}

async function deleteStaged(database: Database, connectorId: string): Promise<void> {
  while (
    await database.call("drop_staged_connector", { p_connector_id: connectorId }, StageUploadToolsShape)
  );
}

/** If this fails, the worker deletes the upload. */
export async function deleteUpload(database: Database, { output }: ProcessedUpload): Promise<void> {
  if ("upload_id" in output)
    await database.call("drop_upload", { p_upload_id: output.upload_id }).catch(() => undefined);
}

/** Maximum number of parts of staged connectors that one run of the worker deletes. */
const MAX_DELETED = 50;

/** Deletes the staged rows of aborted requests, part by part. @returns whether some are left */
export async function deleteAbandoned(database: Database): Promise<boolean> {
  for (let part = 0; part < MAX_DELETED; part++)
    if (!(await database.call("forget_staged_connectors", {}, StageUploadToolsShape))) return false;
  return true;
}
