import { Type } from "@sinclair/typebox";
import type { Database } from "../contract/ports.ts";
import type { Shape } from "../contract/shape.ts";
import type { TakenIn } from "./take-in-document.ts";

/** Tools that one statement stores in some tens of milliseconds: whoever else needs the database waits no longer. */
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
 * Stores what a document became as a new connector. One with many operations is written by short statements, and staged
 * until the last of them: nobody sees it before, and what fails or is ended in the middle leaves nothing that anybody
 * sees (the worker deletes it).
 *
 * @throws ToolgateError TOO_LARGE a quota | NOT_FOUND the upload was given up meanwhile
 */
export async function storeConnector(
  database: Database,
  userId: string,
  { connector, made, operation_count }: TakenIn,
): Promise<StoredConnector> {
  if ("tools" in made && made.tools.length <= MAX_AT_ONCE) {
    return database.call(
      "create_connector",
      {
        p_user_id: userId,
        p_connector: connector,
        p_document: made.document,
        p_tools: made.tools,
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
    if ("upload_id" in made) await moveUpload(database, connectorId, made.upload_id);
    else await writeParts(database, connectorId, made);
    return await database.call(
      "show_connector",
      { p_user_id: userId, p_connector_id: connectorId },
      StoredConnectorShape,
    );
  } catch (error) {
    await dropStaged(database, connectorId).catch(() => undefined);
    throw error;
  }
}

async function writeParts(
  database: Database,
  connectorId: string,
  { document, tools }: Extract<TakenIn["made"], { tools: unknown }>,
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

async function dropStaged(database: Database, connectorId: string): Promise<void> {
  while (
    await database.call("drop_staged_connector", { p_connector_id: connectorId }, StageUploadToolsShape)
  );
}

/** Parts of staged connectors that one run of the worker deletes. */
const MAX_FORGOTTEN = 50;

/** Deletes, part by part, what requests that ended early left staged. @returns whether something is left */
export async function forgetStaged(database: Database): Promise<boolean> {
  for (let part = 0; part < MAX_FORGOTTEN; part++)
    if (!(await database.call("forget_staged_connectors", {}, StageUploadToolsShape))) return false;
  return true;
}
