import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database, Platform } from "../../contract/ports.ts";
import {
  type AnnotateOptions,
  type Annotation,
  annotate,
  annotateInPlace,
} from "../openapi/annotate/annotate.ts";
import { hasMoreOperations } from "../openapi/parse/count-operations.ts";
import { readConnector } from "../openapi/parse/read-connector.ts";
import type { Ingested } from "./compile-document.ts";
import { readText, writeText, writeTools } from "./upload-parts.ts";
import {
  checkWhole,
  compilePart,
  type OverlaidUploader,
  openState,
  type ReceivedDocument,
  recordOverlay,
  type Summary,
  summarize,
  type Uploader,
  type UploadState,
  UploadStateShape,
} from "./upload-state.ts";
import { applyTo, loadOverlay, toUsedOverlay } from "./use-overlay.ts";

/**
 * Documents up to this number of characters and operations are ingested within the request if the operations'
 * schemas allow it. An operation needs about 25 characters, and none if its path refers to another one.
 */
const MAX_AT_ONCE = 3 * 1024 * 1024;
const MAX_OPERATIONS_AT_ONCE = 500;
/** Maximum number of slices; the largest documents take a dozen. */
const MAX_SLICES = 60;

/** A checked and compiled document, with its tools or the upload that contains them. */
export interface ProcessedUpload extends Summary {
  output: { document: JsonObject; tools: Ingested["tools"] } | { upload_id: string };
}

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
  const small = isSmall(received) ? await processAtOnce(platform, received, from) : null;
  return small ?? finishUpload(platform, await storeUpload(platform, received, from), signal);
}

function isSmall({ document, size }: Pick<ReceivedDocument, "document" | "size">): boolean {
  return size <= MAX_AT_ONCE && !hasMoreOperations(document, MAX_OPERATIONS_AT_ONCE);
}

/** Stores a document whose slices `finishUpload` runs. @returns the id of the upload */
export async function openUpload(
  platform: Platform,
  received: ReceivedDocument,
  uploader: Uploader,
): Promise<string> {
  return storeUpload(platform, received, await withOverlay(platform, uploader));
}

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
  if (hasMoreOperations(effective, MAX_OPERATIONS_AT_ONCE)) return null;
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
    await dropUpload(database, uploadId);
    throw error;
  }
}

/** Deletes an upload. If this fails, the worker deletes it. */
export async function dropUpload(database: Database, uploadId: string): Promise<void> {
  await database.call("drop_upload", { p_upload_id: uploadId }).catch(() => undefined);
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

/** @param server the API's base URL, or null @throws ToolgateError INVALID_OPENAPI */
export function annotateFor(document: JsonObject, server: string | null): Annotation {
  return annotate(document, serverOption(server));
}

/**
 * Annotates a document, which is not stored. One that is not small is annotated by a slice.
 *
 * @throws ToolgateError INVALID_OPENAPI | RATE_LIMITED
 */
export async function annotateReceived(
  platform: Platform,
  received: Omit<ReceivedDocument, "annotate"> & { server: string | null },
  uploader: Omit<Uploader, "connectorId" | "checksOnly" | "overlay">,
  signal: AbortSignal,
): Promise<Annotation> {
  const { document, size, server } = received;
  if (isSmall(received)) return annotateFor(document, server);
  const { database, slices } = platform;
  const from = { ...uploader, connectorId: null, checksOnly: true, overlay: null };
  const uploadId = await storeUpload(platform, { document, size, annotate: { server } }, from);
  try {
    await slices.run(uploadId, signal);
    const state = await database.call("read_upload", { p_upload_id: uploadId }, UploadStateShape);
    const annotated = await readText(database, uploadId, state);
    const { auth_type, required_secrets } = readConnector(annotated);
    return {
      document: annotated,
      inferred: { auth_type, required_secrets },
      changes: state.warnings.changes,
    };
  } finally {
    await dropUpload(database, uploadId);
  }
}

function serverOption(server: string | null): AnnotateOptions {
  return server === null ? {} : { server };
}
