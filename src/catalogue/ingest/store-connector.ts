import { Type } from "@sinclair/typebox";
import type { Fault, Json, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { type Shape, texts } from "../../contract/shape.ts";
import { type Caller, mayCall } from "../../kernel/stages.ts";
import { dropUpload, type ProcessedUpload } from "./process-upload.ts";

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
  { user_id: userId, ...caller }: Pick<Caller, "user_id" | "key_hash" | "scopes">,
  { connector, output, operation_count, overlay }: ProcessedUpload,
): Promise<StoredConnector> {
  const p_change = { ...(overlay && describeChange(overlay)), ...describeRights(caller) };
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
function describeChange({ used, ...outcome }: NonNullable<ProcessedUpload["overlay"]>): JsonObject {
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

export async function deleteUpload(database: Database, { output }: ProcessedUpload): Promise<void> {
  if ("upload_id" in output) await dropUpload(database, output.upload_id);
}

/** Maximum number of parts of staged connectors that one run of the worker deletes. */
const MAX_DELETED = 50;

/** Deletes the staged rows of aborted requests, part by part. @returns whether some are left */
export async function deleteAbandoned(database: Database): Promise<boolean> {
  for (let part = 0; part < MAX_DELETED; part++)
    if (!(await database.call("forget_staged_connectors", {}, StageUploadToolsShape))) return false;
  return true;
}

interface Stored extends StoredConnector {
  /** In a new version: origins that calls are sent to now and were not before. */
  new_origins?: string[];
  /** In a new version: ids of secrets that would have been sent to another host, and were deleted. */
  forgotten?: string[];
  /** In a new version: operations that changed, so that the owner's decisions about them were dropped. */
  dropped_decisions?: string[];
}

const StoredShape: Shape<Stored> = Type.Object({
  connector_id: Type.String(),
  status: Type.String(),
  new_origins: Type.Optional(texts),
  forgotten: Type.Optional(texts),
  dropped_decisions: Type.Optional(texts),
});

const GetConnectorShape = Type.Object({ kind: Type.String() });

/**
 * Stores an ingested document as a new version of a connector.
 *
 * @returns warnings about deleted secrets and dropped classifications
 */
export async function replaceConnector(
  database: Database,
  userId: string,
  connectorId: string,
  { connector, output, overlay }: ProcessedUpload,
  change: DocumentChange = {},
): Promise<{ stored: StoredConnector; warnings: Fault[] }> {
  const target = {
    p_user_id: userId,
    p_connector_id: connectorId,
    p_connector: connector,
    p_change: { overlay_revision: 0, ...(overlay && describeChange(overlay)), ...change },
  };
  const stored =
    "upload_id" in output
      ? await database.call(
          "replace_uploaded_connector",
          { ...target, p_upload_id: output.upload_id },
          StoredShape,
        )
      : await database.call(
          "replace_connector",
          { ...target, p_document: output.document, p_tools: output.tools },
          StoredShape,
        );
  return { stored, warnings: [...warnDeletedSecrets(stored), ...warnDroppedDecisions(stored)] };
}

/** What else is stored with a new version, and what must not have changed meanwhile. */
export interface DocumentChange {
  /** Digest of the document that is replaced. */
  digest?: string;
  /** How the version came about; by default an upload. */
  origin?: "upload" | "source" | "overlay" | "restore";
  /** The proposal that is accepted, or the earlier version that is restored. */
  version?: number;
  /** What is left of the proposal `version`, of which only a part is applied. */
  remaining?: Json;
  /** The decision of the signed-in owner; absent for API keys and schedules. */
  decided_by?: string;
  /** False for an API key that may not call operations, and for a source that changes without the owner. */
  may_call?: false;
}

/** Whether the caller who creates or changes a document may call its operations. */
export function describeRights(caller: Pick<Caller, "key_hash" | "scopes">) {
  return mayCall(caller) ? {} : { may_call: false as const };
}

/** The secrets of an MCP server belong to its address, so another address is another connector. */
export async function rejectMcpConnector(
  database: Database,
  userId: string,
  connectorId: string,
): Promise<void> {
  const { kind } = await database.call(
    "get_connector",
    {
      p_user_id: userId,
      p_connector_id: connectorId,
    },
    GetConnectorShape,
  );
  if (kind !== "mcp") return;
  throw new ToolgateError(
    "INVALID_REQUEST",
    "This connector is an MCP server and has no document. Refresh its tools (POST …/mcp-tools/refresh). To use another address, create a new connector (POST /functions/v1/connectors/mcp).",
    { details: { connector_id: connectorId, kind } },
  );
}

/** Secrets are bound to the hosts for which they were entered. */
function warnDeletedSecrets({ new_origins = [], forgotten = [] }: Stored): Fault[] {
  if (forgotten.length === 0) return [];
  const where =
    new_origins.length > 0 ? `calls now go to ${new_origins.join(", ")}` : "secrets now go to another host";
  const message = `${where}; the stored secrets ${forgotten.join(", ")} were deleted: enter them again if they are intended for it`;
  return [{ pointer: "/servers", message }];
}

const NamesShape = Type.Array(Type.Object({ connector_id: Type.String(), name: Type.String() }));

/** A warning if the user already has connectors with this name: questions then ask which one to use. */
export async function warnSameName(database: Database, userId: string, name: string): Promise<Fault[]> {
  const all = await database.call("list_connectors", { p_user_id: userId }, NamesShape);
  const same = all.filter((each) => each.name === name);
  const [latest] = same;
  if (latest === undefined) return [];
  const count = same.length === 1 ? "another connector has" : `${same.length} other connectors have`;
  const message = `${count} this name (${latest.connector_id}), so questions ask which one to use; to update it instead, delete the new connector and send the document to PUT …/connectors/${latest.connector_id}`;
  return [{ pointer: "/info/title", message }];
}

function warnDroppedDecisions({ dropped_decisions = [] }: Stored): Fault[] {
  if (dropped_decisions.length === 0) return [];
  const message = `${dropped_decisions.join(", ")}: changed after you classified them, so your classification was removed; classify them again`;
  return [{ pointer: "/paths", message }];
}
