import type { Json, JsonObject } from "../contract/json.ts";
import type { ToolCall } from "../contract/tool.ts";

const MAX_VALUE = 80;
const MAX_ARGUMENTS = 8;

/** What a write will do, in one sentence made by rule: "Send an invoice: POST https://… with id = 7, to = a@b.c." */
export function summarizeCall({ tool, arguments: args }: ToolCall, request: JsonObject): string {
  const entries = Object.entries(args);
  const shown = entries.slice(0, MAX_ARGUMENTS).map(([name, value]) => `${name} = ${brief(value)}`);
  const rest = entries.length - shown.length;
  const values = shown.length ? ` with ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}` : "";
  return `${tool.name}: ${String(request["method"] ?? "")} ${String(request["url"] ?? "")}${values}.`;
}

function brief(value: Json): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}
