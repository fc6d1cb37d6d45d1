import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { nullable } from "../../contract/shape.ts";
import { type JsonCut, JsonJoin, splitJson } from "../openapi/parse/split-json.ts";

const ReadUploadTextShape = nullable(Type.String());

/**
 * Characters of a document per database call: each call copies its text several times in memory, and other
 * requests wait meanwhile.
 */
const TEXT_PART = 256 * 1024;
/** Tools per database call. */
const TOOLS_PART = 50;

/** Stores a document as text, in parts. Returns the positions where they end. */
export async function writeText(
  database: Database,
  uploadId: string,
  version: number,
  document: JsonObject,
): Promise<JsonCut[]> {
  const cuts: JsonCut[] = [];
  for (const { text, cut } of splitJson(document, TEXT_PART)) {
    await database.call("write_upload_text", {
      p_upload_id: uploadId,
      p_version: version,
      p_part: cuts.length,
      p_content: text,
    });
    cuts.push(cut);
  }
  return cuts;
}

/** @throws ToolgateError NOT_FOUND the upload was dropped */
export async function readText(
  database: Database,
  uploadId: string,
  { version, cuts }: { version: number; cuts: JsonCut[] },
): Promise<JsonObject> {
  const join = new JsonJoin();
  for (const [index, cut] of cuts.entries()) {
    const text = await database.call(
      "read_upload_text",
      {
        p_upload_id: uploadId,
        p_version: version,
        p_part: index,
      },
      ReadUploadTextShape,
    );
    if (text === null)
      throw new ToolgateError("NOT_FOUND", "This upload no longer exists. Send the document again.");
    join.add({ text, cut }, index === cuts.length - 1);
  }
  return join.document;
}

/** @param first number of tools stored before */
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
