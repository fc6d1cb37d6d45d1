import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Database } from "../contract/ports.ts";

/**
 * Characters of a document in one call of the database: what is sent exists several times over in memory, and others wait
 * meanwhile.
 */
const TEXT_PART = 256 * 1024;
/** Tools in one call. */
const TOOLS_PART = 50;

/** Stores a document as text, in parts. */
export async function writeText(
  database: Database,
  uploadId: string,
  version: number,
  document: JsonObject,
): Promise<void> {
  const text = JSON.stringify(document);
  let part = 0;
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = Math.min(start + TEXT_PART, text.length);
    // Half of a surrogate pair cannot be stored.
    if (end < text.length && /[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end--;
    await database.call("write_upload_text", {
      p_upload_id: uploadId,
      p_version: version,
      p_part: part++,
      p_content: text.slice(start, end),
    });
  }
}

/** @throws ToolgateError NOT_FOUND the upload is over */
export async function readText(database: Database, uploadId: string, version: number): Promise<JsonObject> {
  const parts: string[] = [];
  for (;;) {
    const part = await database.call<string | null>("read_upload_text", {
      p_upload_id: uploadId,
      p_version: version,
      p_part: parts.length,
    });
    if (part === null) break;
    parts.push(part);
  }
  if (parts.length === 0) {
    throw new ToolgateError("NOT_FOUND", "This upload is over. Send the document again.");
  }
  return JSON.parse(parts.join("")) as JsonObject;
}

/** @param first the number of tools that were stored before */
export async function writeTools(
  database: Database,
  uploadId: string,
  first: number,
  tools: unknown[],
): Promise<void> {
  for (let start = 0; start < tools.length; start += TOOLS_PART) {
    await database.call("write_upload_tools", {
      p_upload_id: uploadId,
      p_part: first + start,
      p_tools: tools.slice(start, start + TOOLS_PART),
    });
  }
}
