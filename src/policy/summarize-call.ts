import type { Json, JsonObject } from "../contract/json.ts";
import type { ToolCall } from "../contract/tool.ts";
import { cleanText } from "./fence-text.ts";

const MAX_VALUE = 80;
const MAX_ARGUMENTS = 8;
const MAX_NAME = 120;
/** Texts that cannot be mistaken for a part of the surrounding sentence. */
const PLAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N} @_+/-]|[.:](?=\S))*$/u;

/**
 * Summarizes a write in one sentence, built by rule: "Send an invoice: POST https://… with id = 7, to =
 * a@b.c." Approvers read it, so no value or name may pass for anything else: other texts are quoted and
 * escaped.
 */
export function summarizeCall({ tool, arguments: args }: ToolCall, request: JsonObject): string {
  const entries = Object.entries(args);
  const shown = entries
    .slice(0, MAX_ARGUMENTS)
    .map(([name, value]) => `${cleanText(name, MAX_NAME)} = ${brief(value)}`);
  const rest = entries.length - shown.length;
  const values = shown.length ? ` with ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}` : "";
  return `${cleanText(tool.name, MAX_NAME)}: ${String(request["method"] ?? "")} ${String(request["url"] ?? "")}${values}.`;
}

function brief(value: Json): string {
  const text = typeof value === "string" && PLAIN.test(value) ? value : escapeJson(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

/** JSON in printable characters only: hidden characters can reorder or hide text. */
export function escapeJson(value: Json): string {
  return JSON.stringify(value).replace(/[\p{Cf}\p{Co}\p{Zl}\p{Zp}\u007f-\u009f]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
}
