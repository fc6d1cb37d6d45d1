import type { Json, JsonObject } from "../../../../../src/base/json.ts";

export interface ContextRow {
  id: number;
  name: string;
  /** JSON if it is valid, otherwise text. */
  value: string;
}

/** The object of the rows; rows without a name are left out. */
export function readContext(rows: readonly ContextRow[]): JsonObject {
  const named = rows.filter(({ name }) => name.trim() !== "");
  return Object.fromEntries(named.map(({ name, value }) => [name.trim(), readValue(value)]));
}

/** The rows of an object; `readContext` returns the same object. */
export function writeContext(object: JsonObject): ContextRow[] {
  return Object.entries(object).map(([name, value], id) => ({ id, name, value: writeValue(value) }));
}

function readValue(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function writeValue(value: Json): string {
  if (typeof value !== "string") return JSON.stringify(value);
  // A text that is valid JSON keeps its quotes.
  return typeof readValue(value) === "string" ? value : JSON.stringify(value);
}
