import { documentsEndpoints, MAX_TEXT_BYTES } from "../../contract/api/documents.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Json, JsonObject } from "../../contract/json.ts";
import type { DocumentText } from "../../memory/store-document.ts";
import { checkShape, invalidRequest, parseJsonBody, readText, tooLarge } from "../read-body.ts";
import { parseObject } from "./read-query.ts";
import { refuseBinary } from "./refuse-binary.ts";

export type NewDocument = DocumentText & { site_id: string };

/** A document to store: JSON, or a form with a file. @throws ToolgateError INVALID_REQUEST | TOO_LARGE | INVALID_SYNTAX */
export async function readNewDocument(request: Request): Promise<NewDocument> {
  const type = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  const body =
    type === "multipart/form-data"
      ? await readForm(request)
      : parseJsonBody(await readText(request, documentsEndpoints.create.maxBodyBytes));
  checkShape(documentsEndpoints.create.body, body);
  const document = body as unknown as NewDocument;
  checkText(document.content);
  return document;
}

/** @throws ToolgateError INVALID_REQUEST for what is no text | TOO_LARGE */
export function checkText(content: string): void {
  refuseBinary(content);
  if (new TextEncoder().encode(content).length > MAX_TEXT_BYTES) throw tooLarge(MAX_TEXT_BYTES);
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
  const fields: JsonObject = {
    site_id: text("site_id") ?? "",
    source: text("source") ?? file.name,
    content: await readText(file, MAX_TEXT_BYTES),
    ...(metadata && { metadata: parseObject(metadata, "metadata") }),
  };
  return fields;
}
