import { ToolgateError } from "../../contract/errors.ts";

const KINDS: [beginning: string, name: string][] = [
  ["%PDF-", "a PDF"],
  ["PK\u0003\u0004", "a ZIP file (DOCX, XLSX, ODT …)"],
  ["{\\rtf", "an RTF file"],
];

/**
 * Only text can be split and searched. @throws ToolgateError INVALID_REQUEST for PDF, DOCX and other
 * binary files
 */
export function refuseBinary(content: string): void {
  const kind = KINDS.find(([beginning]) => content.startsWith(beginning))?.[1];
  const isBinary = content.includes("\u0000");
  if (!kind && !isBinary) return;
  const message = `is ${kind ?? "not text: it contains NUL characters"}; send its text, as plain text, Markdown or HTML`;
  throw new ToolgateError("INVALID_REQUEST", `The content ${message}.`, {
    details: { errors: [{ pointer: "/content", message }] },
  });
}
