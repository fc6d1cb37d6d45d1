import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { LANGUAGE_CODES, lexiconOf } from "../../language/lexicon.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { vectorOf } from "../../language/word-vectors.ts";

/** Keys of the context as terms: {invoice: {id: 1}} → [["invoic", "id"], ["invoic"]]. */
export type ContextKeys = readonly (readonly string[])[];

const MAX_DEPTH = 4;
const MAX_KEYS = 500;
const MAX_NOUNS = 4;
/** Keys that only wrap an answer or a record: {result: {id}} is equivalent to {id}. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  "result",
  "results",
  "final_data",
  "data",
  "response",
  "item",
  "items",
  "record",
  "object",
  "value",
]);

/**
 * Keys of the context with those of their parents. Reads the first entry of lists; at most 500 keys, four
 * levels deep.
 */
export function readContext(context: JsonObject | undefined): ContextKeys {
  const paths: string[][] = [];
  const visit = (value: Json, path: string[], depth: number): void => {
    if (paths.length >= MAX_KEYS || depth > MAX_DEPTH || value === null) return;
    const entry = Array.isArray(value) ? value[0] : value;
    if (isJsonObject(entry))
      for (const [key, child] of Object.entries(entry).slice(0, MAX_KEYS))
        visit(child, WRAPPERS.has(key) ? path : [...path, ...keyTerms(key)], depth + 1);
    if (path.length > 0) paths.push(path);
  };
  if (context !== undefined) visit(context, [], 0);
  return paths;
}

/**
 * The terms of a key or parameter name, independent of language: `invoiceId` and `faktura_id` → "invoic",
 * "id".
 */
export function keyTerms(name: string): string[] {
  return splitWords(name).map((word) => stemWord(translate(word)));
}

/**
 * Keys are short and may be in any language: returns the translation of the first language with the noun,
 * unless the word is English.
 */
function translate(word: string): string {
  if (vectorOf(word) !== null) return word;
  for (const code of LANGUAGE_CODES) {
    const [english] = code === "en" ? [] : lexiconOf(code).english(word);
    if (english !== undefined) return english;
  }
  return word;
}

/** Last words of keys that identify a record. */
const IDENTIFYING: ReadonlySet<string> = new Set(
  "id ids uuid no nr num number code key ref reference cislo numer nummer numero".split(" "),
);

/** Whether the value identifies a record, regardless of its key: `B-17`. */
function isCode(value: Json | undefined): boolean {
  return typeof value === "string" && /^(?=.*\p{N})(?=.*\p{L})[\p{L}\p{N}_/-]{3,40}$/u.test(value);
}

/** The resources in the context as nouns: {invoice: {…}} and {invoice_id: …} → "invoice". */
export function contextNouns(context: JsonObject | undefined): string[] {
  const nouns = new Set<string>();
  const visit = (value: JsonObject, depth: number): void => {
    for (const [key, child] of Object.entries(value).slice(0, MAX_KEYS)) {
      const words = splitWords(key);
      const held = Array.isArray(child) ? child[0] : child;
      if (WRAPPERS.has(key) && isJsonObject(held) && depth < MAX_DEPTH) visit(held, depth + 1);
      else if (isJsonObject(held) || IDENTIFYING.has(words.at(-1) ?? "") || isCode(held))
        for (const word of words)
          if (!IDENTIFYING.has(word) && word !== "current") nouns.add(translate(word));
    }
  };
  if (context !== undefined) visit(context, 0);
  return [...nouns].slice(0, MAX_NOUNS);
}
