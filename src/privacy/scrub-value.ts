import { isJsonObject, type Json } from "../base/json.ts";
import type { ScrubbedText } from "../contract/scrub.ts";
import { type Find, type FindInValue, replaceFinds } from "./find-in-value.ts";

/**
 * Maximum number of characters of a record that are scrubbed; a trace has at most a few hundred thousand.
 * The rest is withheld.
 */
const MAX_CHARACTERS = 2_000_000;
const WITHHELD = "[withheld]";

/** Irreversible: each match becomes `[<rule>]`. Never throws. */
export function scrubOneWay(find: FindInValue, value: Json): Json {
  let left = MAX_CHARACTERS;
  const hide = (text: string, key = ""): string => {
    left -= text.length;
    if (left < 0) return WITHHELD;
    try {
      return replaceFinds(text, find(text, key), writeFind);
    } catch {
      return WITHHELD;
    }
  };
  return walkJson(value, {
    text: hide,
    key: rememberKeys(hide),
    number: (number, key) => {
      if (!mayIdentify(number)) return number;
      const text = String(number);
      const shown = hide(text, key);
      return shown === text ? number : shown;
    },
    tooDeep: () => WITHHELD,
  });
}

/** The same for one text, with a function that maps offsets. */
export function scrubTextOneWay(find: FindInValue, text: string, key: string): ScrubbedText {
  try {
    const finds = find(text, key);
    return {
      text: replaceFinds(text, finds, writeFind),
      place: (start, end) => ({
        start: moveOffset(start, finds, "start"),
        end: moveOffset(end, finds, "end"),
      }),
    };
  } catch {
    return { text: WITHHELD, place: () => null };
  }
}

function writeFind(_: string, { name }: Find): string {
  return `[${name}]`;
}

/** An offset inside a match moves to that edge of its replacement. */
function moveOffset(offset: number, finds: readonly Find[], edge: "start" | "end"): number {
  let moved = offset;
  for (const found of finds) {
    const length = writeFind("", found).length;
    if (found.end <= offset) moved += length - (found.end - found.start);
    else if (found.start < offset) return moved - (offset - found.start) + (edge === "end" ? length : 0);
    else break;
  }
  return moved;
}

/** Sufficient for any API; prevents stack overflows. */
const MAX_DEPTH = 200;

export interface JsonVisitor {
  /** `key`: of the object member whose value the text is, or "". */
  text(value: string, key: string): Json;
  number(value: number, key: string): Json;
  key(value: string): string;
  /** Replaces values nested deeper than 200 levels. */
  tooDeep(): Json;
}

/** Replaces every text, number and key of a value. */
export function walkJson(value: Json, visitor: JsonVisitor, key = "", depth = 0): Json {
  if (typeof value === "string") return visitor.text(value, key);
  if (typeof value === "number") return visitor.number(value, key);
  if (depth > MAX_DEPTH) return visitor.tooDeep();
  if (Array.isArray(value)) return value.map((item) => walkJson(item, visitor, key, depth + 1));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value);
  const names = entries.map(([name]) => visitor.key(name));
  const distinct = names.every((name, index) => name === entries[index]?.[0]) ? names : makeDistinct(names);
  // fromEntries defines own properties, so `__proto__` is an ordinary one.
  return Object.fromEntries(
    entries.map(([name, item], index) => [distinct[index] ?? name, walkJson(item, visitor, name, depth + 1)]),
  );
}

/** Two keys may become equal when they are scrubbed; both values are kept. */
function makeDistinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return names.map((name) => {
    let free = name;
    for (let count = next.get(name) ?? 2; taken.has(free); count++) {
      free = `${name} ${count}`;
      next.set(name, count + 1);
    }
    taken.add(free);
    return free;
  });
}

/** Caches results, because the same keys occur often. */
export function rememberKeys(read: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const result = read(key);
    known.set(key, result);
    return result;
  };
}

/**
 * Whether a number is long enough to identify someone; shorter ones and fractions are amounts, counts and
 * measures.
 */
export function mayIdentify(number: number): boolean {
  return number >= 1_000_000 && Number.isSafeInteger(number);
}
