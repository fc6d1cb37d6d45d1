import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../contract/errors.ts";
import type { Fault, JsonObject } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import { literals, nullable, type Shape, texts, validated } from "../contract/shape.ts";
import type { Caller } from "../kernel/shared-context.ts";
import { annotateInPlace } from "../openapi/annotate.ts";
import { type CompileProgress, compileSlice } from "../openapi/compile-operations.ts";
import type { JsonCut } from "../openapi/split-json.ts";
import { holdImitations } from "./hold-imitations.ts";
import { checkDocument, type Ingested, noOperations, withHash } from "./ingest-document.ts";
import { annotateFor, type ReceivedDocument, serverOption } from "./read-document.ts";
import { readText, writeText, writeTools } from "./upload-parts.ts";

/** Operations that are given by name. */
const MAX_SHOWN = 200;
/** Documents up to so many characters are taken in by the request that brings them, if their operations allow it. */
const MAX_AT_ONCE = 3 * 1024 * 1024;
/** Slices at most: the largest documents take a dozen. */
const MAX_SLICES = 60;

interface ShownOperation {
  operation_id: string;
  method: string;
  path: string;
  summary: string;
  side_effect: string;
}

/** For whom a document is taken in. */
export interface Uploader {
  userId: string;
  caller: Pick<Caller, "key_hash">;
  /** That the document is a new version of. */
  connectorId: string | null;
  /** Imitations of other tools are held out only of what is stored. */
  checksOnly: boolean;
}

interface Summary {
  connector: Ingested["connector"];
  operation_count: number;
  /** The first of them. */
  operations: ShownOperation[];
  report: Ingested["report"];
}

/** A document that was checked and compiled, and where what was made of it is. */
export interface TakenIn extends Summary {
  made: { document: JsonObject; tools: Ingested["tools"] } | { upload_id: string };
}

type Step = "annotate" | "check" | "compile" | "done";

/** What the slices of a document hand on. */
interface UploadState {
  uploader: Uploader;
  step: Step;
  /** Of the document's text, and where its parts end. */
  version: number;
  cuts: JsonCut[];
  server: string | null;
  connector: Ingested["connector"] | null;
  progress: CompileProgress | null;
  /** Where the next tools are put. */
  part: number;
  operation_count: number;
  operations: ShownOperation[];
  skipped: Ingested["report"]["skipped"];
  /** Of the annotation, of operations, and of the document's texts: shown in this order. */
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
 * Checks and compiles a document. A hosted function has 2 s of CPU and 256 MB, so that only small documents are done at
 * once; for others each step is a request of its own, and what it made waits in the database.
 *
 * @throws ToolgateError INVALID_OPENAPI | INVALID_EXTENSION | RATE_LIMITED
 */
export async function takeInDocument(
  platform: Platform,
  received: ReceivedDocument,
  uploader: Uploader,
  signal: AbortSignal,
): Promise<TakenIn> {
  const small = received.size <= MAX_AT_ONCE ? await takeInAtOnce(platform, received, uploader) : null;
  return small ?? takeInSlices(platform, await openUpload(platform, received, uploader), signal);
}

/** Null: its operations are too much for one request. */
async function takeInAtOnce(
  { database }: Platform,
  received: ReceivedDocument,
  uploader: Uploader,
): Promise<TakenIn | null> {
  const { document, changes } = received.annotate
    ? annotateFor(received.document, received.annotate.server)
    : { document: received.document, changes: [] };
  const state = openState(uploader, null);
  state.warnings.changes = changes;
  checkWhole(state, document);
  const { tools, next } = await compilePart({ database }, state, document);
  return next === null ? { ...summarize(state), made: { document, tools } } : null;
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

async function takeInSlices(platform: Platform, uploadId: string, signal: AbortSignal): Promise<TakenIn> {
  const { database, slices } = platform;
  try {
    for (let count = 0; count < MAX_SLICES; count++) {
      if (!(await slices.run(uploadId, signal)).done) continue;
      const state = await database.call("read_upload", { p_upload_id: uploadId }, UploadStateShape);
      return { ...summarize(state), made: { upload_id: uploadId } };
    }
    throw new ToolgateError("TOO_LARGE", "The document is too much work. Split it into several documents.");
  } catch (error) {
    await database.call("drop_upload", { p_upload_id: uploadId }).catch(() => undefined);
    throw error;
  }
}

/** One step of an upload, within what a request may cost. Only our own functions ask for it. */
export async function runSlice(platform: Platform, uploadId: string): Promise<{ done: boolean }> {
  const { database } = platform;
  const state = await database.call("read_upload", { p_upload_id: uploadId }, UploadStateShape);
  const document = await readKept(database, uploadId, state);
  if (state.step === "annotate") {
    // It is changed in place: were this step repeated, the kept one would be half done.
    kept = undefined;
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
  if (state.step === "done") kept = undefined;
  await database.call("advance_upload", { p_upload_id: uploadId, p_state: state });
  return { done: state.step === "done" };
}

/** The document of the last slice: where the next one comes to the same process, it is not read and parsed again. */
let kept: { key: string; document: JsonObject } | undefined;

async function readKept(
  database: Platform["database"],
  uploadId: string,
  stored: Pick<UploadState, "version" | "cuts">,
): Promise<JsonObject> {
  const key = `${uploadId} ${stored.version}`;
  if (kept?.key === key) return kept.document;
  // Never two of them in memory.
  kept = undefined;
  const document = await readText(database, uploadId, stored);
  kept = { key, document };
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

/** Compiles operations into tools, and notes them in the state. */
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
    : await holdImitations(database, whole, state.uploader);
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
