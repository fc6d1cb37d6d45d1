import type { Fault, JsonObject } from "../../base/json.ts";
import {
  type Conversion,
  describeConversion,
  nameDocument,
  type SourceKind,
} from "../../catalogue/import/conversion.ts";
import { isStorableAddress } from "../../catalogue/import/fetch-document.ts";
import { inspectAddress } from "../../catalogue/import/inspect-address.ts";
import { type LoadedSource, loadSource } from "../../catalogue/import/load-source.ts";
import { recogniseText } from "../../catalogue/import/recognise-text.ts";
import { type ProcessedUpload, processUpload } from "../../catalogue/ingest/process-upload.ts";
import {
  deleteUpload,
  type StoredConnector,
  storeConnector,
  warnSameName,
} from "../../catalogue/ingest/store-connector.ts";
import type { Uploader } from "../../catalogue/ingest/upload-state.ts";
import type { ImportRequest } from "../../contract/api/imports.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import type { Database, Platform, Sender } from "../../contract/ports.ts";
import { checkServer } from "./read-document.ts";

/** Everything that an import needs besides the platform. */
export interface ImportCall {
  request: ImportRequest;
  uploader: Uploader;
  sender: Sender;
  signal: AbortSignal;
}

/** What was chosen, loaded and ready to be ingested. */
interface Chosen {
  conversion: Conversion;
  size: number;
  /** Null if the text was sent with the request. */
  source: (Pick<LoadedSource, "etag" | "lastModified"> & { url: string }) | null;
}

/** Operations that one statement classifies. */
const EFFECTS_AT_ONCE = 100;

export type Imported = { processed: ProcessedUpload; notes: Fault[]; stored: StoredConnector | null };

/** What can be imported from the address or the text of a request. @throws ToolgateError */
export async function inspectSource({ request, sender, signal }: Omit<ImportCall, "uploader">) {
  const { url, text, server = null } = checkRequest(request);
  if (url !== undefined) return { found: await inspectAddress(url, { sender, signal }, server) };
  const conversion = await recogniseText(text ?? "", { url: null, server });
  if (conversion === null) throw unknownText();
  return { found: [describeConversion(conversion, null, "in the text")] };
}

/** Ingests what was chosen, and stores it unless the request is a dry run. @throws ToolgateError */
export async function importChosen(platform: Platform, call: ImportCall): Promise<Imported> {
  const { request, uploader, signal } = call;
  const { conversion, size, source } = await loadChosen(call);
  const { document, notes } = conversion;
  nameDocument(conversion, request.name ?? null);
  const received = { document, size, annotate: { server: request.server ?? null } };
  const processed = await processUpload(platform, received, uploader, signal);
  const { database } = platform;
  if (uploader.checksOnly) {
    await deleteUpload(database, processed);
    return { processed, notes, stored: null };
  }
  notes.unshift(...(await warnSameName(database, uploader.userId, processed.connector.name)));
  const stored = await storeConnector(
    database,
    { ...uploader.caller, user_id: uploader.userId },
    processed,
  ).finally(() => deleteUpload(database, processed));
  // The owner who imports an endpoint decides that its queries read; a key may not decide that.
  if (uploader.caller.key_hash === null)
    await decideReads(database, uploader.userId, stored, conversion.reads);
  else if (conversion.reads.length > 0) notes.push(writesForKey());
  if (source !== null && ![source.url, request.server ?? source.url].every(isStorableAddress))
    notes.push(notKept());
  else if (source !== null) {
    await database.call("set_connector_source", {
      p_user_id: uploader.userId,
      p_connector_id: stored.connector_id,
      p_source: describeSource(conversion.kind, source, request),
    });
  }
  return { processed, notes, stored };
}

async function decideReads(
  database: Database,
  userId: string,
  { connector_id }: StoredConnector,
  reads: readonly string[],
): Promise<void> {
  for (let start = 0; start < reads.length; start += EFFECTS_AT_ONCE) {
    await database.call("decide_reads", {
      p_user_id: userId,
      p_connector_id: connector_id,
      p_operation_ids: reads.slice(start, start + EFFECTS_AT_ONCE),
    });
  }
}

async function loadChosen({ request, sender, signal }: ImportCall): Promise<Chosen> {
  const { url, text, server = null, choose } = checkRequest(request);
  const kind = choose?.kind as SourceKind;
  const address = choose?.url ?? url;
  if (address === undefined) {
    const conversion = await recogniseText(text ?? "", { url: null, server });
    if (conversion === null || conversion.kind !== kind) throw unknownText();
    return { conversion, size: text?.length ?? 0, source: null };
  }
  const ports = { sender, signal };
  const { conversion, size, etag, lastModified } = await loadSource(kind, address, ports, { server });
  if (conversion === null) throw new ToolgateError("INTERNAL", "The address was not read.");
  return { conversion, size, source: { url: address, etag, lastModified } };
}

function checkRequest(request: ImportRequest): ImportRequest {
  const { url, text, choose, server } = request;
  if ((url === undefined) === (text === undefined))
    throw invalidRequest([{ pointer: "/url", message: "send either `url` or `text`" }]);
  if (text !== undefined && choose?.url !== undefined)
    throw invalidRequest([{ pointer: "/choose/url", message: "belongs to `url`, not to `text`" }]);
  for (const [pointer, address] of [
    ["/url", url],
    ["/choose/url", choose?.url],
  ] as const) {
    if (address !== undefined && !URL.canParse(address))
      throw invalidRequest([{ pointer, message: "is no absolute URL" }]);
  }
  if (server !== undefined) checkServer(server);
  return request;
}

function describeSource(
  kind: SourceKind,
  { url, etag, lastModified }: NonNullable<Chosen["source"]>,
  { server, name }: ImportRequest,
): JsonObject {
  return { url, kind, server: server ?? null, name: name ?? null, etag, last_modified: lastModified };
}

function writesForKey(): Fault {
  return {
    pointer: "/paths",
    message:
      "The queries count as writes, because they are sent with POST and an API key cannot decide otherwise. Import as a signed-in user, or classify them on the connector's page.",
  };
}

function notKept(): Fault {
  return {
    pointer: "/url",
    message:
      "The address contains what looks like a secret, so it was not stored and the document cannot be fetched again. Import it from an address without a secret to keep it current.",
  };
}

function unknownText(): ToolgateError {
  return new ToolgateError(
    "INVALID_SYNTAX",
    "The text is none of the formats that can be imported: OpenAPI 2.0 to 3.2, Postman collection 2.1, Google Discovery document, GraphQL schema, HAR file, curl commands.",
    { details: { errors: [{ pointer: "/text", message: "unknown format" }] } },
  );
}
