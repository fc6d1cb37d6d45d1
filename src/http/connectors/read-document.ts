import { essenceOf } from "../../base/headers.ts";
import type { JsonObject } from "../../base/json.ts";
import type { ReceivedDocument } from "../../catalogue/ingest/upload-state.ts";
import { MAX_DOCUMENT_BYTES, parseDocument } from "../../catalogue/openapi/parse/parse-document.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import { readText } from "../read-body.ts";

const TEXT_TYPES = [
  "application/json",
  "application/yaml",
  "application/x-yaml",
  "text/yaml",
  "text/x-yaml",
  "text/plain",
];

/**
 * The OpenAPI document of a request: its body, or the field `file` of a form. Not checked yet.
 *
 * @throws ToolgateError TOO_LARGE | INVALID_SYNTAX
 */
export async function readDocument(request: Request): Promise<JsonObject> {
  return parseDocument(await readDocumentText(request));
}

/** @throws ToolgateError TOO_LARGE | INVALID_SYNTAX | INVALID_REQUEST */
export async function receiveDocument(request: Request): Promise<ReceivedDocument> {
  const server = readServer(request);
  const text = await readDocumentText(request);
  const wanted = new URL(request.url).searchParams.get("annotate") === "true";
  return { document: parseDocument(text), size: text.length, annotate: wanted ? { server } : null };
}

/**
 * `?server=https://…` is the base URL for a document that does not contain one. @throws ToolgateError
 * INVALID_REQUEST
 */
export function readServer(request: Request): string | null {
  const server = new URL(request.url).searchParams.get("server");
  if (server !== null) checkServer(server);
  return server;
}

/** @throws ToolgateError INVALID_REQUEST */
export function checkServer(server: string): void {
  if (!/^https?:\/\/[^/]/.test(server) || !URL.canParse(server))
    throw invalidRequest([{ pointer: "/server", message: "must be an absolute http(s) URL" }]);
}

async function readDocumentText(request: Request): Promise<string> {
  const type = essenceOf(request.headers.get("content-type") ?? "text/plain");
  if (type === "multipart/form-data") return readFile(request);
  if (TEXT_TYPES.includes(type) || type.endsWith("+json") || type.endsWith("+yaml")) {
    return readText(request, MAX_DOCUMENT_BYTES);
  }
  throw new ToolgateError(
    "INVALID_SYNTAX",
    `Send the document as application/json, application/yaml or multipart/form-data with \`file\`, not ${type || "without a type"}.`,
    { details: { errors: [{ pointer: "", message: `unexpected content type ${type}` }] } },
  );
}

async function readFile(request: Request): Promise<string> {
  const form = await request.formData().catch((cause: unknown) => {
    throw new ToolgateError("INVALID_SYNTAX", "The body is not a well-formed multipart/form-data form.", {
      details: { errors: [{ pointer: "", message: "malformed form" }] },
      cause,
    });
  });
  const file = form.get("file");
  if (file === null) {
    throw new ToolgateError("INVALID_SYNTAX", "The form has no field `file`.", {
      details: { errors: [{ pointer: "/file", message: "missing" }] },
    });
  }
  return typeof file === "string" ? file : readText(file, MAX_DOCUMENT_BYTES);
}
