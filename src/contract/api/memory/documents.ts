import { Type } from "@sinclair/typebox";
import { AnyObject, type FunctionEndpoints, pathId, Timestamp, Uuid } from "../endpoint.ts";
import { queryText, SiteId } from "./sites.ts";

/** Maximum size of a document's text in bytes of UTF-8. */
export const MAX_TEXT_BYTES = 5 * 1024 * 1024;
/** JSON may write a two-byte letter as `\\u0431`. */
const MAX_REQUEST_BYTES = 3 * MAX_TEXT_BYTES + 1024 * 1024;
/** Maximum size of a document's metadata as JSON, in bytes of UTF-8. */
export const MAX_METADATA_BYTES = 8 * 1024;
/** Maximum length of a source in bytes of UTF-8. */
export const MAX_SOURCE_BYTES = 2_000;

export const TEXT_FORMATS = ["markdown", "html", "plain"] as const;
const Format = Type.Union(TEXT_FORMATS.map((format) => Type.Literal(format)));
const Source = Type.String({ minLength: 1, maxLength: 1000 });
const Status = Type.Union([Type.Literal("INDEXING"), Type.Literal("READY")], {
  description:
    "While a new version is INDEXING, readers still find the one before; READY: this one, as a whole",
});

const Stored = {
  document_id: Uuid,
  site_id: Type.String(),
  source: Type.String(),
  format: Format,
  metadata: AnyObject,
  status: Status,
  chunk_count: Type.Integer(),
  indexed_count: Type.Integer({ description: "Chunks of this version that are done" }),
  characters: Type.Integer(),
  error: Type.Optional(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
};
const StoredDocument = Type.Object({
  ...Stored,
  unchanged: Type.Optional(
    Type.Boolean({ description: "The same content was there already: nothing was done" }),
  ),
});
const Content = {
  content: Type.String({ description: "At most 5 MiB of UTF-8" }),
  format: Type.Optional(Format),
  metadata: Type.Optional(AnyObject),
};

export const documentsEndpoints = {
  create: {
    method: "POST",
    path: "",
    operationId: "putDocument",
    summary: "Store a document, or replace the one of the same source",
    description:
      "Answers at once; the text is split, its chunks are indexed in the background. The first document of a new `site_id` makes the site. " +
      "As multipart/form-data: the fields `site_id`, `source` (default: the file's name), `format`, `metadata` (JSON; 8 KiB) and `file` (text, Markdown or HTML; not PDF or DOCX).",
    tag: "Memory",
    scope: "memory:write",
    sideEffect: "write",
    body: Type.Object({ site_id: SiteId, source: Source, ...Content }, { additionalProperties: false }),
    maxBodyBytes: MAX_REQUEST_BYTES,
    alsoAccepts: {
      "multipart/form-data": Type.Object({
        site_id: SiteId,
        source: Type.Optional(Source),
        metadata: Type.Optional(Type.String()),
        format: Type.Optional(Format),
        file: Type.String({ format: "binary" }),
      }),
    },
    answer: { status: 201, schema: StoredDocument },
  },
  list: {
    method: "GET",
    path: "",
    operationId: "listDocuments",
    summary: "List the documents of a site",
    tag: "Memory",
    scope: "memory:read",
    sideEffect: "read",
    parameters: [
      queryText("site_id", "The site", true),
      queryText("metadata", 'Only documents whose metadata contains this JSON object, e.g. {"lang":"cs"}'),
      queryText("limit", "At most so many, 1 to 1000 (100)"),
      queryText("after", "Only sources after this one, in order: the last `source` of the page before"),
    ],
    answer: { status: 200, schema: Type.Object({ documents: Type.Array(Type.Object(Stored)) }) },
  },
  get: {
    method: "GET",
    path: "/{document_id}",
    operationId: "getDocument",
    summary: "Read a document, its text and its chunks",
    tag: "Memory",
    scope: "memory:read",
    sideEffect: "read",
    parameters: [pathId("document_id", "The document")],
    answer: {
      status: 200,
      schema: Type.Object({
        ...Stored,
        content: Type.String(),
        chunks: Type.Array(
          Type.Object({
            chunk_index: Type.Integer(),
            content: Type.String(),
            overlap: Type.Integer({
              description: "Characters at the beginning that repeat the chunk before",
            }),
            headings: Type.Array(Type.String()),
          }),
        ),
      }),
    },
  },
  update: {
    method: "PUT",
    path: "/{document_id}",
    operationId: "updateDocument",
    summary: "Replace a document's content",
    tag: "Memory",
    scope: "memory:write",
    sideEffect: "write",
    parameters: [pathId("document_id", "The document")],
    body: Type.Object(
      { site_id: Type.Optional(SiteId), source: Type.Optional(Source), ...Content },
      { additionalProperties: false },
    ),
    maxBodyBytes: MAX_REQUEST_BYTES,
    answer: { status: 200, schema: StoredDocument },
  },
  remove: {
    method: "DELETE",
    path: "/{document_id}",
    operationId: "deleteDocument",
    summary: "Delete a document with its chunks",
    tag: "Memory",
    scope: "memory:write",
    sideEffect: "write",
    parameters: [pathId("document_id", "The document")],
    answer: {
      status: 200,
      schema: Type.Object({ document_id: Uuid, site_id: Type.String(), source: Type.String() }),
    },
  },
} as const satisfies FunctionEndpoints;
