import { Type } from "@sinclair/typebox";
import type { Fault, JsonObject } from "../../base/json.ts";
import type { Database } from "../../contract/ports.ts";
import { AnyObject, nullable, type Shape, validated } from "../../contract/shape.ts";
import type { CompiledTool, SideEffect } from "../../contract/tool.ts";
import {
  type ActionBase,
  type AppliedOverlay,
  applyOverlay,
  type OverlayConflict,
} from "../openapi/overlay/apply-overlay.ts";
import type { RelaxedEffect } from "../openapi/overlay/keep-effects.ts";
import { readOverlay } from "../openapi/overlay/read-overlay.ts";

/** The overlay that is applied to a document before it is compiled. */
export interface UsedOverlay {
  document: JsonObject;
  /** The values that it overrides, as its author saw them; null while it is written. */
  bases: ActionBase[] | null;
  mayRetarget: boolean;
  /** The revision that it replaces or was loaded as; 0: there was none. */
  revision: number;
}

export interface StoredConflict {
  action: number | null;
  target: string;
  kind: OverlayConflict["kind"] | "effect";
  message: string;
}

/** What the overlay did to a document. */
export interface OverlayOutcome {
  conflicts: StoredConflict[];
  bases: ActionBase[];
  relaxed: { operation_id: string; side_effect: SideEffect }[];
  disabled: DisabledOperation[];
}

export interface DisabledOperation {
  operation_id: string;
  method: string;
  path: string;
  /** As in the document, if it has a fragment. */
  document_path?: string;
  summary: string;
  side_effect: string;
}

export interface LoadedOverlay {
  document: JsonObject;
  bases: ActionBase[];
  conflicts: StoredConflict[];
  disabled: DisabledOperation[];
  may_retarget: boolean;
  revision: number;
  updated_at: string;
}

export const LoadedOverlayShape: Shape<LoadedOverlay> = Type.Object({
  document: AnyObject,
  bases: Type.Array(validated<ActionBase>()),
  conflicts: Type.Array(validated<StoredConflict>()),
  disabled: Type.Array(validated<DisabledOperation>()),
  may_retarget: Type.Boolean(),
  revision: Type.Number(),
  updated_at: Type.String(),
});

/** The stored overlay of a connector; null if it has none. */
export async function loadOverlay(
  database: Database,
  userId: string,
  connectorId: string,
): Promise<LoadedOverlay | null> {
  const args = { p_user_id: userId, p_connector_id: connectorId };
  return database.call("load_overlay", args, nullable(LoadedOverlayShape));
}

export function toUsedOverlay(loaded: LoadedOverlay | null): UsedOverlay | null {
  if (loaded === null) return null;
  const { document, bases, may_retarget, revision } = loaded;
  return { document, bases, mayRetarget: may_retarget, revision };
}

/** Applies an overlay to a document, which is changed. @throws ToolgateError INVALID_REQUEST the overlay is invalid */
export function applyTo(
  document: JsonObject,
  { document: overlay, bases, mayRetarget }: UsedOverlay,
): AppliedOverlay {
  return applyOverlay(document, readOverlay(overlay), { bases, mayRetarget });
}

/** The relaxed operations among compiled tools, by their ids. */
export function findRelaxed(
  relaxed: readonly RelaxedEffect[],
  tools: readonly CompiledTool[],
): OverlayOutcome["relaxed"] {
  if (relaxed.length === 0) return [];
  const wanted = new Map(
    relaxed.map(({ method, path, operation_id, side_effect }) => [
      `${method} ${path} ${operation_id ?? ""}`,
      side_effect,
    ]),
  );
  return tools.flatMap(({ operation_id, fields: { method, path } }) => {
    const side_effect = wanted.get(`${method} ${path} `) ?? wanted.get(`${method} ${path} ${operation_id}`);
    return side_effect === undefined ? [] : [{ operation_id, side_effect }];
  });
}

/** Parts of an overlay that do not fit an operation, as conflicts. */
export function toConflicts(misfits: readonly Fault[]): StoredConflict[] {
  return misfits.map(({ pointer, message }) => ({
    action: null,
    target: pointer,
    kind: "unusable",
    message,
  }));
}
