import { Type } from "@sinclair/typebox";
import type { Fault, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { AnyObject, nullable, type Shape } from "../../contract/shape.ts";
import type { Caller } from "../../kernel/stages.ts";
import { invalidOverlay, readOverlay } from "../openapi/overlay/read-overlay.ts";
import { type ProcessedUpload, processUpload } from "./process-upload.ts";
import { deleteUpload, describeRights, replaceConnector } from "./store-connector.ts";
import { type LoadedOverlay, LoadedOverlayShape, loadOverlay, type StoredConflict } from "./use-overlay.ts";

/** The field of an overlay with what Toolgate knows about it; ignored when it is sent. */
const ABOUT = "x-toolgate";
const MAX_ATTEMPTS = 3;

export interface LoadedDocument {
  document: JsonObject;
  kind: string;
  /** Of the stored text. */
  digest: string;
  /** Bytes of the stored text. */
  size: number;
  overlay: LoadedOverlay | null;
  /** Null if it was uploaded. */
  source: {
    url: string;
    kind: string;
    /** As the import stated them. */
    server: string | null;
    name: string | null;
    etag: string | null;
    last_modified: string | null;
  } | null;
  checks: { auto_apply: string };
}

const LoadedDocumentShape: Shape<LoadedDocument> = Type.Object({
  document: AnyObject,
  kind: Type.String(),
  digest: Type.String(),
  size: Type.Number(),
  overlay: nullable(LoadedOverlayShape),
  source: nullable(
    Type.Object({
      url: Type.String(),
      kind: Type.String(),
      server: nullable(Type.String()),
      name: nullable(Type.String()),
      etag: nullable(Type.String()),
      last_modified: nullable(Type.String()),
    }),
  ),
  checks: Type.Object({ auto_apply: Type.String() }),
});

export interface OverlayOwner {
  userId: string;
  caller: Pick<Caller, "key_hash" | "scopes">;
  connectorId: string;
}

/** The document of a connector without its overlay. @throws ToolgateError NOT_FOUND | INVALID_REQUEST an MCP server */
export async function loadDocument(
  { database }: Pick<Platform, "database">,
  userId: string,
  connectorId: string,
): Promise<LoadedDocument> {
  const args = { p_user_id: userId, p_connector_id: connectorId };
  const loaded = await database.call("load_document", args, LoadedDocumentShape);
  if (loaded.kind === "openapi") return loaded;
  throw new ToolgateError("INVALID_REQUEST", "This connector is an MCP server and has no document.", {
    details: { connector_id: connectorId, kind: loaded.kind },
  });
}

/** The overlay of a connector, with its conflicts in `x-toolgate`; one without actions if it has none. */
export async function readStoredOverlay(
  { database }: Pick<Platform, "database">,
  { userId, connectorId }: Pick<OverlayOwner, "userId" | "connectorId">,
): Promise<JsonObject> {
  const loaded = await loadOverlay(database, userId, connectorId);
  const { revision = 0, conflicts = [], disabled = [], updated_at = null } = loaded ?? {};
  const about = { revision, conflicts, disabled, updated_at };
  return { ...(loaded?.document ?? emptyOverlay()), [ABOUT]: about as unknown as JsonObject };
}

function emptyOverlay(): JsonObject {
  return { overlay: "1.0.0", info: { title: "Overrides", version: "1" }, actions: [] };
}

/**
 * Stores the overlay of a connector and compiles its document again, in one transaction.
 *
 * @returns warnings about secrets that were deleted because calls go elsewhere now
 * @throws ToolgateError INVALID_REQUEST {errors} it does not fit the document | FORBIDDEN it needs a signed-in user |
 * CONFLICT the connector was changed again and again
 */
export async function putOverlay(
  platform: Platform,
  owner: OverlayOwner,
  sent: JsonObject,
  signal: AbortSignal,
): Promise<Fault[]> {
  const { [ABOUT]: _, ...overlay } = sent;
  readOverlay(overlay);
  for (let attempt = 1; ; attempt++) {
    try {
      return await putOnce(platform, owner, overlay, signal);
    } catch (error) {
      const isRace = error instanceof ToolgateError && error.code === "CONFLICT";
      if (!isRace || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function putOnce(
  platform: Platform,
  { userId, caller, connectorId }: OverlayOwner,
  overlay: JsonObject,
  signal: AbortSignal,
): Promise<Fault[]> {
  const loaded = await loadDocument(platform, userId, connectorId);
  const isOwner = caller.key_hash === null;
  const used = {
    document: overlay,
    bases: null,
    mayRetarget: isOwner,
    revision: loaded.overlay?.revision ?? 0,
  };
  const received = { document: loaded.document, size: loaded.size, annotate: null };
  const uploader = { userId, caller, connectorId, checksOnly: false, overlay: used };
  const processed = await processUpload(platform, received, uploader, signal);
  try {
    refuseConflicts(processed);
    const change = { digest: loaded.digest, origin: "overlay" as const, ...describeRights(caller) };
    return (await replaceConnector(platform.database, userId, connectorId, processed, change)).warnings;
  } finally {
    await deleteUpload(platform.database, processed);
  }
}

/** While an overlay is written, everything that does not fit is a fault. */
function refuseConflicts({ overlay }: Pick<ProcessedUpload, "overlay">): void {
  const conflicts = overlay?.conflicts ?? [];
  if (conflicts.length === 0) return;
  const errors = conflicts.map(toFault);
  const guarded = conflicts.find(({ kind }) => kind === "guarded");
  if (guarded)
    throw new ToolgateError("FORBIDDEN", guarded.message, {
      details: { errors: errors as unknown as JsonObject[] },
    });
  throw invalidOverlay(errors);
}

function toFault({ action, target, message }: StoredConflict): Fault {
  return action === null
    ? { pointer: target, message }
    : { pointer: `/actions/${action}/target`, message: `${target}: ${message}` };
}

const GROUP = /^(?:(all|writes)|(tag|path):(.+))$/s;

/**
 * An overlay that disables groups of operations: `all`, `writes`, `tag:NAME`, `path:/pattern/*`. Null without groups.
 *
 * @throws ToolgateError INVALID_REQUEST
 */
export function disableGroups(groups: readonly string[]): JsonObject | null {
  if (groups.length === 0) return null;
  const disabled: { all?: true; writes?: true; tags: string[]; paths: string[] } = { tags: [], paths: [] };
  for (const group of groups) {
    const [, flag, kind, value = ""] = GROUP.exec(group) ?? [];
    if (flag === "all" || flag === "writes") disabled[flag] = true;
    else if (kind) disabled[kind === "tag" ? "tags" : "paths"].push(value);
    else
      throw invalidOverlay([
        {
          pointer: "/disable",
          message: `\`${group.slice(0, 80)}\` is no group: use all, writes, tag:NAME or path:/PATTERN*`,
        },
      ]);
  }
  return { ...emptyOverlay(), actions: [{ target: "$", update: { "x-disabled": disabled } }] };
}
