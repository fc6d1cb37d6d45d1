import { Type } from "@sinclair/typebox";
import type { Fault, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { literals, nullable, type Shape, texts, validated } from "../../contract/shape.ts";
import type { CompiledTool } from "../../contract/tool.ts";
import type { Caller } from "../../kernel/stages.ts";
import { type CompileProgress, compileSlice } from "../openapi/compile/compile-operations.ts";
import type { RelaxedEffect } from "../openapi/overlay/keep-effects.ts";
import type { JsonCut } from "../openapi/parse/split-json.ts";
import { checkDocument, type Ingested, noOperations, withHash } from "./compile-document.ts";
import {
  type applyTo,
  findRelaxed,
  type OverlayOutcome,
  toConflicts,
  type UsedOverlay,
} from "./use-overlay.ts";
import { withholdImitations } from "./withhold-imitations.ts";

/** Maximum number of operations listed by name. */
const MAX_SHOWN = 200;

/** Where a key is sent. */
interface PlacedKey {
  secret_id: string;
  in: "header" | "query" | "cookie";
  name: string;
}

interface OperationCounts {
  read: number;
  write: number;
  execute: number;
  /** Without a summary and a description. */
  undescribed: number;
}

interface ShownOperation {
  operation_id: string;
  method: string;
  path: string;
  /** As in the document, if it has a fragment. */
  document_path?: string;
  summary: string;
  side_effect: string;
  /** The first tag; empty without one. */
  tag: string;
}

/** On whose behalf a document is ingested. */
export interface Uploader {
  userId: string;
  caller: Pick<Caller, "key_hash" | "scopes">;
  /** The connector that the document is a new version of. */
  connectorId: string | null;
  /** If true, imitations of other tools are not withheld, because nothing is stored. */
  checksOnly: boolean;
  /** Applied to the document. Absent: the stored overlay of the connector, if any. */
  overlay?: UsedOverlay | null;
}

export interface Summary {
  connector: Ingested["connector"];
  operation_count: number;
  counts: OperationCounts;
  /** Base URL of the first operation, and the keys that it sends. */
  server: string | null;
  keys: PlacedKey[];
  /** The first `MAX_SHOWN` operations. */
  operations: ShownOperation[];
  report: Ingested["report"];
  /** What the overlay did; null without one. */
  overlay: (OverlayOutcome & { used: UsedOverlay }) | null;
}

type Step = "annotate" | "check" | "compile" | "done";

/** State passed from one slice to the next. */
export interface UploadState {
  uploader: Uploader;
  step: Step;
  /** Version of the stored text, and the positions where its parts end. */
  version: number;
  cuts: JsonCut[];
  server: string | null;
  connector: Ingested["connector"] | null;
  progress: CompileProgress | null;
  /** Index of the next tools. */
  part: number;
  operation_count: number;
  counts: OperationCounts;
  base: string | null;
  keys: PlacedKey[];
  operations: ShownOperation[];
  skipped: Ingested["report"]["skipped"];
  /** Warnings of the annotation, of operations and of the document's texts, in the order of the report. */
  warnings: { changes: Fault[]; operations: Fault[]; texts: Fault[] };
  overlay: UsedOverlay | null;
  outcome: OverlayOutcome;
  /** Operations that the overlay declares less strict, before their ids are known. */
  relaxed: RelaxedEffect[];
}

/** Written by our own slices: what a step takes as it is, is not checked again. */
export const UploadStateShape: Shape<UploadState> = Type.Object({
  uploader: validated<Uploader>(),
  step: literals<Step>("annotate", "check", "compile", "done"),
  version: Type.Number(),
  cuts: Type.Array(nullable(texts)),
  server: nullable(Type.String()),
  connector: nullable(validated<Ingested["connector"]>()),
  progress: nullable(validated<CompileProgress>()),
  part: Type.Number(),
  operation_count: Type.Number(),
  counts: validated<OperationCounts>(),
  base: nullable(Type.String()),
  keys: Type.Array(validated<PlacedKey>()),
  operations: Type.Array(validated<ShownOperation>()),
  skipped: Type.Array(validated<Ingested["report"]["skipped"][number]>()),
  warnings: validated<UploadState["warnings"]>(),
  overlay: nullable(validated<UsedOverlay>()),
  outcome: validated<OverlayOutcome>(),
  relaxed: Type.Array(validated<RelaxedEffect>()),
});

export type OverlaidUploader = Uploader & { overlay: UsedOverlay | null };

/** The same for every slice, so that only the first one counts. */
export function recordOverlay(
  state: UploadState,
  { conflicts, bases, relaxed }: ReturnType<typeof applyTo>,
): void {
  if (state.progress !== null) return;
  state.outcome.conflicts = conflicts;
  state.outcome.bases = bases;
  state.relaxed = relaxed;
}

export function openState(uploader: OverlaidUploader, annotate: ReceivedDocument["annotate"]): UploadState {
  const { userId, caller, connectorId, checksOnly } = uploader;
  return {
    uploader: { userId, caller: { key_hash: caller.key_hash }, connectorId, checksOnly },
    step: annotate ? "annotate" : "check",
    version: 0,
    cuts: [],
    server: annotate?.server ?? null,
    connector: null,
    progress: null,
    part: 0,
    operation_count: 0,
    counts: { read: 0, write: 0, execute: 0, undescribed: 0 },
    base: null,
    keys: [],
    operations: [],
    skipped: [],
    warnings: { changes: [], operations: [], texts: [] },
    overlay: uploader.overlay,
    outcome: { conflicts: [], bases: [], relaxed: [], disabled: [] },
    relaxed: [],
  };
}

export function checkWhole(state: UploadState, document: JsonObject): void {
  const { connector, warnings } = checkDocument(document);
  state.connector = connector;
  state.warnings.texts = warnings;
}

/** Compiles operations into tools and adds them to the state. */
export async function compilePart(
  { database }: Pick<Platform, "database">,
  state: UploadState,
  document: JsonObject,
) {
  const slice = compileSlice(document, state.progress, { isOverlaid: state.overlay !== null });
  const { next, skipped, warnings, tools: compiled, disabled } = slice;
  if (next === null && (state.progress?.compiled ?? 0) + compiled.length + disabled.length === 0)
    throw noOperations([...state.skipped, ...skipped]);
  const whole = { tools: compiled.map(withHash), report: { skipped, warnings } };
  const { tools, report } = state.uploader.checksOnly
    ? whole
    : await withholdImitations(database, whole, state.uploader);
  const { outcome } = state;
  outcome.disabled.push(...disabled.map(showOperation));
  outcome.relaxed.push(...findRelaxed(state.relaxed, tools));
  outcome.conflicts.push(...toConflicts(slice.misfits));
  state.skipped.push(...report.skipped);
  state.warnings.operations.push(...report.warnings);
  state.operation_count += tools.length;
  countTools(state.counts, tools);
  const [first] = tools;
  if (first && state.base === null) {
    const { server, credentials } = first.definition;
    state.base = server.url;
    state.keys = credentials.flatMap((one) =>
      one.type === "api-key" ? [{ secret_id: one.secret, in: one.in, name: one.name }] : [],
    );
  }
  state.operations.push(...tools.slice(0, MAX_SHOWN - state.operations.length).map(showOperation));
  return { tools, next };
}

function countTools(counts: OperationCounts, tools: readonly CompiledTool[]): void {
  for (const { side_effect, fields } of tools) {
    counts[side_effect]++;
    if (fields.summary === "" && fields.description === "") counts.undescribed++;
  }
}

function showOperation({ operation_id, name, fields, side_effect }: CompiledTool): ShownOperation {
  const { method, path, document_path, tags } = fields;
  const shown = { operation_id, method, path, summary: name, side_effect, tag: tags[0] ?? "" };
  return document_path === undefined ? shown : { ...shown, document_path };
}

export function summarize(state: UploadState): Summary {
  const { connector, operation_count, counts, base, keys, operations, skipped, warnings, overlay, outcome } =
    state;
  if (connector === null) throw new ToolgateError("INTERNAL", "The document was not checked.");
  const { changes, operations: ofOperations, texts } = warnings;
  return {
    connector,
    operation_count,
    counts,
    server: base,
    keys,
    operations,
    report: { skipped, warnings: [...changes, ...ofOperations, ...texts] },
    overlay: overlay && { ...outcome, used: overlay },
  };
}

/** A parsed document with the options of its request. */
export interface ReceivedDocument {
  document: JsonObject;
  /** Number of characters of its text. */
  size: number;
  /**
   * `?annotate=true`: it is upgraded and completed first, and the changes are reported as warnings. Null:
   * it is used unchanged.
   */
  annotate: { server: string | null } | null;
}
