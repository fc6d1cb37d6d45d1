import type { Json, JsonObject } from "../../../../../src/contract/json.ts";

export interface ContextRow {
  id: number;
  name: string;
  /** JSON where it is some, else a text. */
  value: string;
}

/** The object that rows stand for; rows without a name are left out. */
export function readContext(rows: readonly ContextRow[]): JsonObject {
  const named = rows.filter(({ name }) => name.trim() !== "");
  return Object.fromEntries(named.map(({ name, value }) => [name.trim(), readValue(value)]));
}

/** The rows of an object; `readContext` gives the same object again. */
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
  // A text that reads as JSON keeps its quotes.
  return typeof readValue(value) === "string" ? value : JSON.stringify(value);
}
