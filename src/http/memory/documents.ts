import { Type } from "@sinclair/typebox";
import { essenceOf } from "../../base/headers.ts";
import type { Json, JsonObject } from "../../base/json.ts";
import {
  documentsEndpoints,
  documentsEndpoints as endpoints,
  MAX_METADATA_BYTES,
  MAX_SOURCE_BYTES,
  MAX_TEXT_BYTES,
} from "../../contract/api/memory/documents.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import type { MemoryCaller, Platform, VerifyExternalUser } from "../../contract/ports.ts";
import { AnyObject, literals } from "../../contract/shape.ts";
import type { TextFormat } from "../../memory/split/detect-format.ts";
import { type DocumentText, storeDocument } from "../../memory/store-document.ts";
import type { EdgeFunction } from "../create-function.ts";
import { checkShape, parseJsonBody, readText, tooLarge } from "../read-body.ts";
import {
  createMemoryFunction,
  parseObject,
  readInteger,
  readObject,
  requiredParameter,
} from "./create-memory-function.ts";

interface Chunk {
  content: string;
  overlap: number;
}

const ReadDocumentShape = Type.Intersect([
  AnyObject,
  Type.Object({ chunks: Type.Array(Type.Object({ content: Type.String(), overlap: Type.Number() })) }),
]);

const FoundDocumentShape = Type.Object({
  site_id: Type.String(),
  source: Type.String(),
  format: literals<TextFormat>("markdown", "html", "plain"),
  metadata: AnyObject,
});

/** Documents: stored whole, split, indexed in the background, replaced atomically. */
export function documents(platform: Platform, verifyExternalUser: VerifyExternalUser): EdgeFunction {
  const { database } = platform;
  const store = async (caller: MemoryCaller, siteId: string, document: DocumentText) => {
    const stored = await storeDocument(database, caller, siteId, document);
    if (stored["status"] === "INDEXING") platform.wakeWorker();
    return stored;
  };

  return createMemoryFunction("documents", platform, verifyExternalUser, (bind) => {
    bind(endpoints.create, async ({ caller, context }) => {
      const { site_id, ...document } = await readNewDocument(context.req.raw);
      return store(caller, site_id, document);
    });

    bind(endpoints.list, async ({ caller, query }) => ({
      documents: await database.call("list_documents", {
        p_caller: caller,
        p_site_id: requiredParameter(query, "site_id"),
        p_metadata: readObject(query, "metadata"),
        p_limit: readInteger(query, "limit", 100, 1000),
        p_after: query("after") ?? null,
      }),
    }));

    bind(endpoints.get, async ({ caller, param }) => {
      const { chunks, ...document } = await database.call(
        "get_document",
        {
          p_caller: caller,
          p_document_id: param("document_id"),
        },
        ReadDocumentShape,
      );
      return { ...document, content: joinChunks(chunks), chunks };
    });

    bind(
      endpoints.update,
      async ({ caller, param, body: { content, source, format, metadata, site_id } }) => {
        checkDocument({ content, ...(source !== undefined && { source }), metadata: metadata as JsonObject });
        const old = await database.call(
          "find_document",
          {
            p_caller: caller,
            p_document_id: param("document_id"),
          },
          FoundDocumentShape,
        );
        if (site_id !== undefined && site_id !== old.site_id) throw otherSite(old.site_id);
        const kept = source === undefined ? old.format : undefined;
        return store(caller, old.site_id, {
          document_id: param("document_id"),
          content,
          source: source ?? old.source,
          metadata: (metadata as JsonObject | undefined) ?? old.metadata ?? {},
          format: format ?? kept,
        });
      },
    );

    bind(endpoints.remove, ({ caller, param }) =>
      database.call("delete_document", { p_caller: caller, p_document_id: param("document_id") }),
    );
  });
}

function otherSite(siteId: string): ToolgateError {
  return invalidRequest([
    { pointer: "/site_id", message: `the document belongs to the site ${JSON.stringify(siteId)}` },
  ]);
}

/** The document is the concatenation of its chunks without their overlaps. */
function joinChunks(chunks: readonly Chunk[]): string {
  return chunks.map(({ content, overlap }) => content.slice(overlap)).join("");
}

/** Maximum nesting of metadata. */
const MAX_DEPTH = 20;

const KINDS: [beginning: string, name: string][] = [
  ["%PDF-", "a PDF"],
  ["PK\u0003\u0004", "a ZIP file (DOCX, XLSX, ODT …)"],
  ["{\\rtf", "an RTF file"],
];

type NewDocument = DocumentText & { site_id: string };

/**
 * Reads a document to store: JSON, or a form with a file. @throws ToolgateError INVALID_REQUEST |
 * TOO_LARGE | INVALID_SYNTAX
 */
async function readNewDocument(request: Request): Promise<NewDocument> {
  const type = essenceOf(request.headers.get("content-type") ?? "");
  const body =
    type === "multipart/form-data"
      ? await readForm(request)
      : parseJsonBody(await readText(request, documentsEndpoints.create.maxBodyBytes));
  checkShape(documentsEndpoints.create.body, body);
  const document = body as unknown as NewDocument;
  checkDocument(document);
  return document;
}

/** Checks that the shape does not cover. @throws ToolgateError INVALID_REQUEST | TOO_LARGE */
function checkDocument({ content, source = "", metadata = {} }: Partial<DocumentText>): void {
  if (content !== undefined) refuseBinary(content);
  if (byteLength(content ?? "") > MAX_TEXT_BYTES) throw tooLarge(MAX_TEXT_BYTES);
  if (byteLength(source) > MAX_SOURCE_BYTES)
    throw invalidRequest([{ pointer: "/source", message: `is over ${MAX_SOURCE_BYTES} bytes` }]);
  if (depthOf(metadata) > MAX_DEPTH)
    throw invalidRequest([{ pointer: "/metadata", message: `is nested deeper than ${MAX_DEPTH} levels` }]);
  if (byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES)
    throw invalidRequest([{ pointer: "/metadata", message: `is over ${MAX_METADATA_BYTES} bytes` }]);
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Levels of nesting, counted up to one more than allowed. */
function depthOf(value: unknown, limit = MAX_DEPTH): number {
  if (typeof value !== "object" || value === null || limit < 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((inner) => depthOf(inner, limit - 1)));
}

async function readForm(request: Request): Promise<Json> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new ToolgateError("INVALID_SYNTAX", "The body is not a well-formed multipart/form-data form.", {
      details: { errors: [{ pointer: "", message: "malformed form" }] },
      cause,
    });
  });
  const file = form.get("file");
  if (file === null || typeof file === "string")
    throw invalidRequest([{ pointer: "/file", message: "the form has no file in the field `file`" }]);
  const beginning = new TextDecoder("latin1").decode(await file.slice(0, 8).arrayBuffer());
  refuseBinary(beginning.replaceAll("\u0000", " "));
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" && value !== "" ? value : undefined;
  };
  const metadata = text("metadata");
  const format = text("format");
  const fields: JsonObject = {
    site_id: text("site_id") ?? "",
    source: text("source") ?? file.name,
    content: await readText(file, MAX_TEXT_BYTES),
    ...(format && { format }),
    ...(metadata && { metadata: parseObject(metadata, "metadata") }),
  };
  return fields;
}

/**
 * Only text can be split and searched. @throws ToolgateError INVALID_REQUEST for PDF, DOCX and other
 * binary files
 */
function refuseBinary(content: string): void {
  const kind = KINDS.find(([beginning]) => content.startsWith(beginning))?.[1];
  const isBinary = content.includes("\u0000");
  if (!kind && !isBinary) return;
  const message = `is ${kind ?? "not text: it contains NUL characters"}; send its text, as plain text, Markdown or HTML`;
  throw new ToolgateError("INVALID_REQUEST", `The content ${message}.`, {
    details: { errors: [{ pointer: "/content", message }] },
  });
}
