import { Type } from "@sinclair/typebox";
import type { Fault, Json } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { type Shape, texts } from "../../contract/shape.ts";
import type { ProcessedUpload } from "./process-upload.ts";
import { describeChange, type StoredConnector } from "./store-connector.ts";

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

function warnDroppedDecisions({ dropped_decisions = [] }: Stored): Fault[] {
  if (dropped_decisions.length === 0) return [];
  const message = `${dropped_decisions.join(", ")}: changed after you classified them, so your classification was removed; classify them again`;
  return [{ pointer: "/paths", message }];
}
