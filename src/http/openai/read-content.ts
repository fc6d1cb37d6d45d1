import { isJsonObject, type Json } from "../../contract/json.ts";
import type { ChatMessage } from "../../contract/ports.ts";
import { MAX_MESSAGE_CHARACTERS } from "../../orchestration/limits.ts";
import { invalidRequest } from "../read-body.ts";

/** Parts of a message that are text. */
const TEXT_PARTS: Record<string, string> = {
  text: "text",
  input_text: "text",
  output_text: "text",
  refusal: "refusal",
};

/**
 * The text of a message, given as a string or as parts. @throws ToolgateError INVALID_REQUEST for images,
 * audio and files
 */
export function readContent(content: Json, at: string): string {
  if (content === null) return "";
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) throw fault(at, "must be a text or a list of parts");
  return content.map((part, index) => readPart(part, `${at}/${index}`)).join("");
}

function readPart(part: Json, at: string): string {
  const type = isJsonObject(part) ? part["type"] : undefined;
  const text = isJsonObject(part) && typeof type === "string" ? part[TEXT_PARTS[type] ?? ""] : undefined;
  if (typeof text === "string") return text;
  throw fault(at, `only text is supported, not ${JSON.stringify(type ?? null)}`);
}

/** @throws ToolgateError INVALID_REQUEST */
export function checkLength(messages: readonly ChatMessage[], at: string): void {
  const characters = JSON.stringify(messages).length;
  if (characters <= MAX_MESSAGE_CHARACTERS) return;
  throw fault(at, `${characters} characters in all; at most ${MAX_MESSAGE_CHARACTERS} are allowed`);
}

function fault(pointer: string, message: string) {
  return invalidRequest([{ pointer, message }]);
}
