import type { Json } from "../contract/json.ts";
import type { ToolCall } from "../contract/tool.ts";

/** SHA-256 over tool and arguments, whatever the order of their keys: an approval counts for exactly one call. */
export async function digestCall({ tool, arguments: args }: ToolCall): Promise<string> {
  const bytes = new TextEncoder().encode(canonical([tool.tool_id, args]));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** JSON with sorted keys. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null)}`).join(",")}}`;
}
