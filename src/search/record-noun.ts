import type { ToolFields } from "../contract/tool.ts";
import { splitWords } from "../language/split-words.ts";
import { stemWord } from "../language/stem-word.ts";

const KEY_WORDS = new Set(["id", "ids", "uuid", "guid", "key", "slug", "name", "number", "code", "cislo"]);

/**
 * The stemmed kind of record that a path parameter identifies, from its name or from the preceding part of
 * the path. `/boat/{boat_id}` → "boat", `/invoices/{id}` → "invoic"; null when neither has one.
 */
export function recordNoun(fields: ToolFields, parameter: string): string | null {
  const own = splitWords(parameter).filter((word) => !KEY_WORDS.has(word));
  const before = fields.path.split(`{${parameter}}`)[0] ?? "";
  const word = own.at(-1) ?? splitWords(before.replace(/\{[^}]*\}/g, " ")).at(-1);
  return word === undefined ? null : stemWord(word);
}
