import type { Json } from "../../../../../../src/base/json.ts";
import { showHidden } from "../../../../lib/show-hidden.ts";
import type { McpToolDefinition } from "../api.ts";

/**
 * A tool definition as comparable lines: texts as displayed, schemas with sorted keys (whose order has no
 * meaning), and hidden characters as escapes.
 */
export function writeDefinition(definition: McpToolDefinition): string {
  const { title, description, input_schema, output_schema, annotations } = definition;
  const parts: [name: string, text: string | undefined][] = [
    ["Title", title],
    ["Description", description],
    ["Input", toText(input_schema)],
    ["Output", output_schema && toText(output_schema)],
    ["Hints", annotations && toText(annotations)],
  ];
  const written = parts.flatMap(([name, text]) => (text === undefined ? [] : [`${name}:\n${text}`]));
  return showHidden(written.join("\n\n"));
}

function toText(value: unknown): string {
  return JSON.stringify(inOrder(value as Json), null, 2);
}

function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, inOrder(child)]));
}
