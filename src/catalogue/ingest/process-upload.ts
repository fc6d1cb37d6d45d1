import { Type } from "@sinclair/typebox";
import type { Fault, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { literals, nullable, type Shape, texts, validated } from "../../contract/shape.ts";
import type { CompiledTool } from "../../contract/tool.ts";
import type { Caller } from "../../kernel/stages.ts";
import {
  type AnnotateOptions,
  type Annotation,
  annotate,
  annotateInPlace,
} from "../openapi/annotate/annotate.ts";
import { type CompileProgress, compileSlice } from "../openapi/compile/compile-operations.ts";
import type { RelaxedEffect } from "../openapi/overlay/keep-effects.ts";
import type { JsonCut } from "../openapi/parse/split-json.ts";
import { checkDocument, type Ingested, noOperations, withHash } from "./compile-document.ts";
import { readText, writeText, writeTools } from "./upload-parts.ts";
import {
  applyTo,
  findRelaxed,
  loadOverlay,
  type OverlayOutcome,
  toConflicts,
  toUsedOverlay,
  type UsedOverlay,
} from "./use-overlay.ts";
import { withholdImitations } from "./withhold-imitations.ts";

/** Maximum number of operations listed by name. */
const MAX_SHOWN = 200;
/**
 * Documents up to this number of characters are ingested within the request if their operations allow it.
 */
const MAX_AT_ONCE = 3 * 1024 * 1024;
/** Maximum number of slices; the largest documents take a dozen. */
const MAX_SLICES = 60;

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

export interface ShownOperation {
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
  caller: Pick<Caller, "key_hash">;
  /** The connector that the document is a new version of. */
  connectorId: string | null;
  /** If true, imitations of other tools are not withheld, because nothing is stored. */
  checksOnly: boolean;
  /** Applied to the document. Absent: the stored overlay of the connector, if any. */
  overlay?: UsedOverlay | null;
}

interface Summary {
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

/** A checked and compiled document, with its tools or the upload that contains them. */
export interface ProcessedUpload extends Summary {
  output: { document: JsonObject; tools: Ingested["tools"] } | { upload_id: string };
}

type Step = "annotate" | "check" | "compile" | "done";

/** State passed from one slice to the next. */
interface UploadState {
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
const UploadStateShape: Shape<UploadState> = Type.Object({
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

const OpenUploadShape = Type.String();

/**
 * Checks and compiles a document. A hosted function has 2 s of CPU and 256 MB, so only small documents are
 * ingested at once. For others, each step is a request of its own, and its result is stored in the
 * database.
 *
 * @throws ToolgateError INVALID_OPENAPI | INVALID_EXTENSION | RATE_LIMITED
 */
export async function processUpload(
  platform: Platform,
  received: ReceivedDocument,
  uploader: Uploader,
  signal: AbortSignal,
): Promise<ProcessedUpload> {
  const from = await withOverlay(platform, uploader);
  const small = received.size <= MAX_AT_ONCE ? await processAtOnce(platform, received, from) : null;
  return small ?? finishUpload(platform, await storeUpload(platform, received, from), signal);
}

/** Stores a document whose slices `finishUpload` runs. @returns the id of the upload */
export async function openUpload(
  platform: Platform,
  received: ReceivedDocument,
  uploader: Uploader,
): Promise<string> {
  return storeUpload(platform, received, await withOverlay(platform, uploader));
}

type OverlaidUploader = Uploader & { overlay: UsedOverlay | null };

async function withOverlay({ database }: Platform, uploader: Uploader): Promise<OverlaidUploader> {
  const { overlay, userId, connectorId } = uploader;
  if (overlay !== undefined || connectorId === null) return { ...uploader, overlay: overlay ?? null };
  return { ...uploader, overlay: toUsedOverlay(await loadOverlay(database, userId, connectorId)) };
}

/** Null if its operations are too much work for one request. */
async function processAtOnce(
  { database }: Platform,
  received: ReceivedDocument,
  uploader: OverlaidUploader,
): Promise<ProcessedUpload | null> {
  const { document, changes } = received.annotate
    ? annotateFor(received.document, received.annotate.server)
    : { document: received.document, changes: [] };
  const state = openState(uploader, null);
  state.warnings.changes = changes;
  // The document is stored without the overlay. The copy shares no objects, as YAML aliases do.
  const effective = state.overlay ? (JSON.parse(JSON.stringify(document)) as JsonObject) : document;
  if (state.overlay) recordOverlay(state, applyTo(effective, state.overlay));
  checkWhole(state, effective);
  const { tools, next } = await compilePart({ database }, state, effective);
  return next === null ? { ...summarize(state), output: { document, tools } } : null;
}

async function storeUpload(
  { database }: Platform,
  { document, annotate }: ReceivedDocument,
  uploader: OverlaidUploader,
): Promise<string> {
  const state = openState(uploader, annotate);
  const uploadId = await database.call(
    "open_upload",
    { p_user_id: uploader.userId, p_state: state },
    OpenUploadShape,
  );
  state.cuts = await writeText(database, uploadId, state.version, document);
  await database.call("advance_upload", { p_upload_id: uploadId, p_state: state });
  return uploadId;
}

/** Runs the slices of an upload. If one fails, the upload is deleted. */
export async function finishUpload(
  platform: Platform,
  uploadId: string,
  signal: AbortSignal,
): Promise<ProcessedUpload> {
  const { database, slices } = platform;
  try {
    for (let count = 0; count < MAX_SLICES; count++) {
      if (!(await slices.run(uploadId, signal)).done) continue;
      const state = await database.call("read_upload", { p_upload_id: uploadId }, UploadStateShape);
      return { ...summarize(state), output: { upload_id: uploadId } };
    }
    throw new ToolgateError("TOO_LARGE", "The document is too complex. Split it into several documents.");
  } catch (error) {
    await database.call("drop_upload", { p_upload_id: uploadId }).catch(() => undefined);
    throw error;
  }
}

/** The document that a new version would store: annotated, without the overlay. */
export async function readProcessed(
  database: Platform["database"],
  { output }: Pick<ProcessedUpload, "output">,
): Promise<JsonObject> {
  if ("document" in output) return output.document;
  const args = { p_upload_id: output.upload_id };
  return readText(database, output.upload_id, await database.call("read_upload", args, UploadStateShape));
}

/**
 * Performs one step of an upload within the limits of a request. Called by Toolgate's own functions only.
 */
export async function runSlice(platform: Platform, uploadId: string): Promise<{ done: boolean }> {
  const { database } = platform;
  const state = await database.call("read_upload", { p_upload_id: uploadId }, UploadStateShape);
  const document = await readOverlaid(database, uploadId, state);
  if (state.step === "annotate") {
    // The document is changed in place: if this step is repeated, the cached document would be annotated
    // twice.
    cached = undefined;
    const { document: annotated, changes } = annotateInPlace(document, serverOption(state.server));
    state.warnings.changes = changes;
    state.step = "check";
    state.version++;
    state.cuts = await writeText(database, uploadId, state.version, annotated);
  } else if (state.step === "check") {
    checkWhole(state, document);
    state.step = "compile";
  } else if (state.step === "compile") {
    const { tools, next } = await compilePart(platform, state, document);
    await writeTools(database, uploadId, state.part, tools);
    state.part += tools.length;
    state.step = next === null ? "done" : "compile";
    state.progress = next;
  }
  if (state.step === "done") cached = undefined;
  await database.call("advance_upload", { p_upload_id: uploadId, p_state: state });
  return { done: state.step === "done" };
}

/** The document with the overlay, which is applied once it is annotated. */
async function readOverlaid(
  database: Platform["database"],
  uploadId: string,
  state: UploadState,
): Promise<JsonObject> {
  if (state.overlay === null || state.step === "annotate" || state.step === "done")
    return readCached(database, uploadId, state);
  const key = `${uploadId} ${state.version} overlaid`;
  if (cached?.key === key) return cached.document;
  const document = await readCached(database, uploadId, state);
  cached = undefined;
  recordOverlay(state, applyTo(document, state.overlay));
  cached = { key, document };
  return document;
}

/** The same for every slice, so that only the first one counts. */
function recordOverlay(state: UploadState, { conflicts, bases, relaxed }: ReturnType<typeof applyTo>): void {
  if (state.progress !== null) return;
  state.outcome.conflicts = conflicts;
  state.outcome.bases = bases;
  state.relaxed = relaxed;
}

/**
 * The document of the last slice. If the next slice runs in the same process, it need not be loaded and
 * parsed again.
 */
let cached: { key: string; document: JsonObject } | undefined;

async function readCached(
  database: Platform["database"],
  uploadId: string,
  stored: Pick<UploadState, "version" | "cuts">,
): Promise<JsonObject> {
  const key = `${uploadId} ${stored.version}`;
  if (cached?.key === key) return cached.document;
  // Never keep two documents in memory.
  cached = undefined;
  const document = await readText(database, uploadId, stored);
  cached = { key, document };
  return document;
}

function openState(uploader: OverlaidUploader, annotate: ReceivedDocument["annotate"]): UploadState {
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

function checkWhole(state: UploadState, document: JsonObject): void {
  const { connector, warnings } = checkDocument(document);
  state.connector = connector;
  state.warnings.texts = warnings;
}

/** Compiles operations into tools and adds them to the state. */
async function compilePart(
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

function summarize(state: UploadState): Summary {
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

/** @param server the API's base URL, or null @throws ToolgateError INVALID_OPENAPI */
export function annotateFor(document: JsonObject, server: string | null): Annotation {
  return annotate(document, serverOption(server));
}

function serverOption(server: string | null): AnnotateOptions {
  return server === null ? {} : { server };
}
