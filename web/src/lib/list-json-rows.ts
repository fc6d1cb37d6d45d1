import type { Json } from "../../../src/base/json.ts";

export interface JsonRow {
  /** Path as text: unique in the document. */
  key: string;
  path: (string | number)[];
  level: number;
  /** Property name or index; null at the root. */
  label: string | null;
  /** The value, or its number of members. */
  text: string;
  value: Json;
  isContainer: boolean;
  isOpen: boolean;
}

const MAX_TEXT = 300;

/** The rows of a JSON value as an outline. @param toggled keys whose state differs from the initial one */
export function listJsonRows(
  value: Json,
  { depth, toggled }: { depth: number; toggled: ReadonlySet<string> },
): JsonRow[] {
  const rows: JsonRow[] = [];
  visit(value, [], null);
  return rows;

  function visit(node: Json, path: (string | number)[], label: string | null): void {
    const isContainer = typeof node === "object" && node !== null && Object.keys(node).length > 0;
    const key = JSON.stringify(path);
    const isOpen = isContainer && path.length < depth !== toggled.has(key);
    rows.push({ key, path, level: path.length, label, text: textOf(node), value: node, isContainer, isOpen });
    if (!isOpen) return;
    const isList = Array.isArray(node);
    for (const [name, child] of Object.entries(node as Record<string, Json>)) {
      visit(child, [...path, isList ? Number(name) : name], name);
    }
  }
}

function textOf(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `[ ${value.length} ]`;
  if (typeof value === "object" && value !== null) {
    const count = Object.keys(value).length;
    return count === 0 ? "{}" : `{ ${count} }`;
  }
  const text = JSON.stringify(value);
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}
