import {
  type ListResourcesRequest,
  type ListResourcesResult,
  type ListResourceTemplatesResult,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceRequest,
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
} from "@modelcontextprotocol/server";
import { Type } from "@sinclair/typebox";
import { isStorable, isUuid } from "../../base/text.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { literals, nullable, type Shape } from "../../contract/shape.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import type { McpCaller } from "./session.ts";

const PAGE = 100;
/** Names are chosen by any key that may store documents, and models read them. */
const MAX_NAME = 200;

const MEDIA_TYPES: Record<string, string> = {
  markdown: "text/markdown",
  html: "text/html",
  plain: "text/plain",
};

const ListedResourceShape: Shape<ListedResource> = Type.Object({
  site_id: Type.String(),
  kind: literals("instructions", "documents"),
  name: Type.String(),
  document_id: nullable(Type.String()),
  format: nullable(Type.String()),
  size: nullable(Type.Number()),
  updated_at: Type.String(),
});

const DocumentShape = Type.Object({
  site_id: Type.String(),
  format: Type.String(),
  chunks: Type.Array(Type.Object({ content: Type.String(), overlap: Type.Number() })),
});

const ListMcpResourcesShape = Type.Array(ListedResourceShape);

const GetInstructionsShape = Type.Object({ instruction_text: Type.String() });

export const INSTRUCTION_TEMPLATE = "toolgate://sites/{site_id}/instructions/{resource_name}";

export const DOCUMENT_TEMPLATE = "toolgate://sites/{site_id}/documents/{document_id}";

const FORM = /^toolgate:\/\/sites\/([^/?#]+)\/(instructions|documents)\/([^/?#]+)$/;

interface ListedResource {
  site_id: string;
  kind: ResourcePlace["kind"];
  /** The instruction's name, or the document's source. */
  name: string;
  document_id: string | null;
  format: string | null;
  size: number | null;
  updated_at: string;
}

/** The instructions and documents that the caller may read. */
export async function listResources(
  database: Database,
  caller: McpCaller,
  { params }: ListResourcesRequest,
): Promise<ListResourcesResult> {
  const after = params?.cursor === undefined ? null : readCursor(params.cursor, ["text", "text", "text"]);
  const listed = await database.call(
    "list_mcp_resources",
    {
      p_caller: memoryCaller(caller),
      p_limit: PAGE + 1,
      p_after: after && [...after],
    },
    ListMcpResourcesShape,
  );
  const page = listed.slice(0, PAGE);
  const last = listed.length > PAGE ? page.at(-1) : undefined;
  return {
    resources: page.map(describe),
    ...(last && { nextCursor: writeCursor([last.site_id, last.kind, last.name]) }),
  };
}

export function listResourceTemplates(): ListResourceTemplatesResult {
  return {
    resourceTemplates: [
      { name: "instructions", uriTemplate: INSTRUCTION_TEMPLATE, mimeType: "text/plain" },
      { name: "documents", uriTemplate: DOCUMENT_TEMPLATE },
    ],
  };
}

/** @throws ProtocolError if the resource does not exist or the caller may not read it */
export async function readResource(
  database: Database,
  caller: McpCaller,
  { params }: ReadResourceRequest,
): Promise<ReadResourceResult> {
  const place = readUri(params.uri);
  if (!place) throw new ResourceNotFoundError(params.uri);
  try {
    const read = place.kind === "documents" ? readDocument : readInstruction;
    const { text, mimeType } = await read(database, memoryCaller(caller), place);
    return { contents: [{ uri: params.uri, mimeType, text }] };
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    // Does not reveal whether the resource exists for others.
    if (error.code === "NOT_FOUND" || error.code === "FORBIDDEN") throw new ResourceNotFoundError(params.uri);
    throw new ProtocolError(ProtocolErrorCode.InternalError, error.message);
  }
}

type MemoryCaller = ReturnType<typeof memoryCaller>;

async function readDocument(database: Database, p_caller: MemoryCaller, { site_id, name }: ResourcePlace) {
  if (!isUuid(name)) throw notFound();
  const document = await database.call("get_document", { p_caller, p_document_id: name }, DocumentShape);
  if (document.site_id !== site_id) throw notFound();
  const text = document.chunks.map(({ content, overlap }) => content.slice(overlap)).join("");
  return { text, mimeType: mediaTypeOf(document.format) };
}

async function readInstruction(database: Database, p_caller: MemoryCaller, { site_id, name }: ResourcePlace) {
  const { instruction_text } = await database.call(
    "get_instructions",
    {
      p_caller,
      p_site_id: site_id,
      p_resource_name: name,
      p_version: null,
    },
    GetInstructionsShape,
  );
  return { text: instruction_text, mimeType: "text/plain" };
}

function notFound(): ToolgateError {
  return new ToolgateError("NOT_FOUND", "There is no such document.");
}

function describe({ site_id, kind, name, document_id, format, size, updated_at }: ListedResource): Resource {
  return {
    uri: writeUri({ site_id, kind, name: document_id ?? name }),
    name: cleanText(name, MAX_NAME) || kind,
    title: cleanText(`${name} (${site_id})`, MAX_NAME),
    mimeType: mediaTypeOf(format),
    ...(size !== null && { size }),
    annotations: { lastModified: new Date(updated_at).toISOString() },
  };
}

function mediaTypeOf(format: string | null): string {
  return MEDIA_TYPES[format ?? "plain"] ?? "text/plain";
}

export function memoryCaller({ caller }: McpCaller) {
  return caller.key_hash === null ? { user_id: caller.user_id } : { key_hash: caller.key_hash };
}

/** Identifies a resource: the newest version of an instruction, or a document. */
interface ResourcePlace {
  site_id: string;
  kind: "instructions" | "documents";
  /** The instruction's name, or the document's id. */
  name: string;
}

export function writeUri({ site_id, kind, name }: ResourcePlace): string {
  return `toolgate://sites/${encodeURIComponent(site_id)}/${kind}/${encodeURIComponent(name)}`;
}

/** Null if the URI is not one of Toolgate's resources. */
export function readUri(uri: string): ResourcePlace | null {
  const [, site = "", kind, name = ""] = FORM.exec(uri) ?? [];
  if (kind !== "instructions" && kind !== "documents") return null;
  try {
    const place: ResourcePlace = { site_id: decodeURIComponent(site), kind, name: decodeURIComponent(name) };
    return isStorable(place.site_id) && isStorable(place.name) ? place : null;
  } catch {
    return null;
  }
}
