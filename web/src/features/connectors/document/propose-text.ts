import { parseDocument, type Document as YamlDocument } from "yaml";
import type { Json, JsonObject } from "../../../../../src/base/json.ts";
import type { Source } from "./read-source.ts";

const LAYOUT = { lineWidth: 0 } as const;

/**
 * A document's text before and after the changes in the same layout, so that only the changes differ. In
 * YAML, comments and order are kept by changing the parsed document.
 */
export function proposeText(source: Source, after: JsonObject): { original: string; proposed: string } {
  if (source.language === "json") {
    return {
      original: `${JSON.stringify(source.value, null, 2)}\n`,
      proposed: `${JSON.stringify(keepOrder(source.value as Json, after), null, 2)}\n`,
    };
  }
  const document = parseDocument(source.text, { merge: true });
  const original = document.toString(LAYOUT);
  change(document, [], source.value as Json, after);
  return { original, proposed: document.toString(LAYOUT) };
}

function change(
  document: YamlDocument,
  path: (string | number)[],
  before: Json | undefined,
  after: Json,
): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (isMap(before) && isMap(after)) {
    for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) document.deleteIn([...path, key]);
    for (const [key, value] of Object.entries(after)) change(document, [...path, key], before[key], value);
  } else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    for (const [index, value] of after.entries()) change(document, [...path, index], before[index], value);
  } else document.setIn(path, document.createNode(after));
}

/** Keeps the order of existing members; new ones come last. */
function keepOrder(before: Json | undefined, after: Json): Json {
  if (Array.isArray(before) && Array.isArray(after))
    return after.map((item, index) => keepOrder(before[index], item));
  if (!isMap(before) || !isMap(after)) return after;
  const known = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  return Object.fromEntries(
    [...known, ...added].map((key) => [key, keepOrder(before[key], after[key] ?? null)]),
  );
}

function isMap(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
