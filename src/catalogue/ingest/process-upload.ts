import { Type } from "@sinclair/typebox";
import type { Fault, JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { literals, nullable, type Shape, texts, validated } from "../../contract/shape.ts";
import type { Caller } from "../../kernel/stages.ts";
import {
  type AnnotateOptions,
  type Annotation,
  annotate,
  annotateInPlace,
} from "../openapi/annotate/annotate.ts";
import { type CompileProgress, compileSlice } from "../openapi/compile/compile-operations.ts";
import type { JsonCut } from "../openapi/parse/split-json.ts";
import { checkDocument, type Ingested, noOperations, withHash } from "./compile-document.ts";
import { readText, writeText, writeTools } from "./upload-parts.ts";
import { withholdImitations } from "./withhold-imitations.ts";

/** Maximum number of operations listed by name. */
const MAX_SHOWN = 200;
/**
 * Documents up to this number of characters are ingested within the request if their operations allow it.
 */
const MAX_AT_ONCE = 3 * 1024 * 1024;
/** Maximum number of slices; the largest documents take a dozen. */
const MAX_SLICES = 60;

interface ShownOperation {
  operation_id: string;
  method: string;
  path: string;
  summary: string;
  side_effect: string;
}

/** On whose behalf a document is ingested. */
export interface Uploader {
  userId: string;
  caller: Pick<Caller, "key_hash">;
  /** The connector that the document is a new version of. */
  connectorId: string | null;
  /** If true, imitations of other tools are not withheld, because nothing is stored. */
  checksOnly: boolean;
}

interface Summary {
  connector: Ingested["connector"];
  operation_count: number;
  /** The first `MAX_SHOWN` operations. */
  operations: ShownOperation[];
  report: Ingested["report"];
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
  operations: ShownOperation[];
  skipped: Ingested["report"]["skipped"];
  /** Warnings of the annotation, of operations and of the document's texts, in the order of the report. */
  warnings: { changes: Fault[]; operations: Fault[]; texts: Fault[] };
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
  operations: Type.Array(validated<ShownOperation>()),
  skipped: Type.Array(validated<Ingested["report"]["skipped"][number]>()),
  warnings: validated<UploadState["warnings"]>(),
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
  const small = received.size <= MAX_AT_ONCE ? await processAtOnce(platform, received, uploader) : null;
  return small ?? processInSlices(platform, await openUpload(platform, received, uploader), signal);
}

/** Null if its operations are too much work for one request. */
async function processAtOnce(
  { database }: Platform,
  received: ReceivedDocument,
  uploader: Uploader,
): Promise<ProcessedUpload | null> {
  const { document, changes } = received.annotate
    ? annotateFor(received.document, received.annotate.server)
    : { document: received.document, changes: [] };
  const state = openState(uploader, null);
  state.warnings.changes = changes;
  checkWhole(state, document);
  const { tools, next } = await compilePart({ database }, state, document);
  return next === null ? { ...summarize(state), output: { document, tools } } : null;
}

async function openUpload(
  { database }: Platform,
  { document, annotate }: ReceivedDocument,
  uploader: Uploader,
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

async function processInSlices(
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

/**
 * Performs one step of an upload within the limits of a request. Called by Toolgate's own functions only.
 */
export async function runSlice(platform: Platform, uploadId: string): Promise<{ done: boolean }> {
  const { database } = platform;
  const state = await database.call("read_upload", { p_upload_id: uploadId }, UploadStateShape);
  const document = await readCached(database, uploadId, state);
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

function openState(uploader: Uploader, annotate: ReceivedDocument["annotate"]): UploadState {
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
    operations: [],
    skipped: [],
    warnings: { changes: [], operations: [], texts: [] },
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
  const { next, skipped, warnings, tools: compiled } = compileSlice(document, state.progress);
  if (next === null && (state.progress?.compiled ?? 0) + compiled.length === 0)
    throw noOperations([...state.skipped, ...skipped]);
  const whole = { tools: compiled.map(withHash), report: { skipped, warnings } };
  const { tools, report } = state.uploader.checksOnly
    ? whole
    : await withholdImitations(database, whole, state.uploader);
  state.skipped.push(...report.skipped);
  state.warnings.operations.push(...report.warnings);
  state.operation_count += tools.length;
  state.operations.push(...tools.slice(0, MAX_SHOWN - state.operations.length).map(showOperation));
  return { tools, next };
}

function showOperation({
  operation_id,
  name,
  fields,
  side_effect,
}: Ingested["tools"][number]): ShownOperation {
  return { operation_id, method: fields.method, path: fields.path, summary: name, side_effect };
}

function summarize({ connector, operation_count, operations, skipped, warnings }: UploadState): Summary {
  if (connector === null) throw new ToolgateError("INTERNAL", "The document was not checked.");
  const { changes, operations: ofOperations, texts } = warnings;
  return {
    connector,
    operation_count,
    operations,
    report: { skipped, warnings: [...changes, ...ofOperations, ...texts] },
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
