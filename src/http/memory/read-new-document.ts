import type { Json, JsonObject } from "../../base/json.ts";
import {
  documentsEndpoints,
  MAX_METADATA_BYTES,
  MAX_SOURCE_BYTES,
  MAX_TEXT_BYTES,
} from "../../contract/api/memory/documents.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import type { DocumentText } from "../../memory/store-document.ts";
import { checkShape, parseJsonBody, readText, tooLarge } from "../read-body.ts";
import { parseObject } from "./read-query.ts";

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
export async function readNewDocument(request: Request): Promise<NewDocument> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
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
export function checkDocument({ content, source = "", metadata = {} }: Partial<DocumentText>): void {
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
