import type { Fault, Json } from "../contract/json.ts";
import { writePointer } from "./json-pointer.ts";

/**
 * Maximum nesting of objects and lists. The deepest of 170 public specifications has 27 levels;
 * every later step recurses over the document.
 */
export const MAX_DEPTH = 49;

/** GitHub's whole REST API, 13 MB, has 258,000 values. */
const MAX_VALUES = 1_500_000;

/**
 * Characters of text after YAML aliases are expanded: an alias to a long string costs as much as
 * the string.
 */
const MAX_TEXT = 32 * 1024 * 1024;

interface Walk {
  path: string[];
  values: number;
  text: number;
}

/**
 * Checks a parsed document for what makes it dangerous to walk: depth, expanded size, `__proto__`
 * keys and numbers that JSON does not have. Stops at the first fault, so that it is quick on
 * decompression bombs.
 */
export function checkJsonTree(root: Json): Fault | undefined {
  const walk: Walk = { path: [], values: 0, text: 0 };
  const message = checkValue(root, walk, 1);
  return message === undefined ? undefined : { pointer: writePointer(walk.path.slice(0, 12)), message };
}

function checkValue(value: Json, walk: Walk, depth: number): string | undefined {
  walk.values++;
  if (typeof value === "string") walk.text += value.length;
  if (walk.values > MAX_VALUES || walk.text > MAX_TEXT) {
    return "The document is too large after its YAML aliases are expanded: write it without aliases.";
  }
  if (typeof value === "number" && !Number.isFinite(value)) return "NaN and Infinity are not JSON values.";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > MAX_DEPTH) return `The document is nested more than ${MAX_DEPTH} levels deep.`;
  return Array.isArray(value) ? checkList(value, walk, depth) : checkFields(value, walk, depth);
}

function checkList(list: Json[], walk: Walk, depth: number): string | undefined {
  for (let index = 0; index < list.length; index++) {
    const message = checkValue(list[index] ?? null, walk, depth + 1);
    if (message === undefined) continue;
    walk.path.unshift(String(index));
    return message;
  }
  return undefined;
}

function checkFields(fields: { [key: string]: Json }, walk: Walk, depth: number): string | undefined {
  for (const key of Object.keys(fields)) {
    if (key === "__proto__") return "A field is named `__proto__`: rename it.";
    walk.text += key.length;
    const message = checkValue(fields[key] ?? null, walk, depth + 1);
    if (message === undefined) continue;
    walk.path.unshift(key);
    return message;
  }
  return undefined;
}
