import { baseForms } from "../../src/language/base-forms.ts";
import { ENGLISH_STOP_WORDS } from "../../src/language/stop-words.ts";
import { fitNames } from "./fit-names.ts";
import { API_WORDS, NAMES, WORDS } from "./seed-words.ts";
import { cosine, meanOf, type WordTable } from "./word-table.ts";

/** So many words of the source are looked at; its rarer ones are names and misspellings for the most part. */
const RANKS = 60_000;
const SPELLING = /^[a-z]{3,18}$/;
const SHORT_WORDS = new Set(["tv", "id", "pc", "cd", "ip", "ad"]);
/** "invoices" needs no vector of its own when it is as near to "invoice" as this; "news" and "new" are two words. */
const SAME_WORD = 0.6;
/** A frequent word is a name only beyond doubt: its loss costs more. By rank; 0 lies between names and words. */
const NAME_LIMITS: readonly [ranks: number, limit: number][] = [
  [3_000, 0.7],
  [8_000, 0.5],
  [20_000, 0.25],
  [RANKS, 0],
];

/** Rows of the words to keep, the most frequent first: no function words, names, or forms that `baseForms` leads back. */
export function chooseWords(table: WordTable, count: number): number[] {
  const nameScore = fitNames(table, rowsOf(table, NAMES), rowsOf(table, WORDS));
  const wanted = new Set(rowsOf(table, API_WORDS));
  const mean = meanOf(table, RANKS);
  const isWord = (row: number) => {
    const word = table.words[row] ?? "";
    if (ENGLISH_STOP_WORDS.has(word) || !(SPELLING.test(word) || SHORT_WORDS.has(word))) return false;
    return nameScore(row) < (NAME_LIMITS.find(([ranks]) => row < ranks)?.[1] ?? 0);
  };
  const candidates = new Set(wanted);
  for (let row = 0; row < RANKS; row++) if (isWord(row)) candidates.add(row);
  const isForm = (row: number) => {
    const word = table.words[row] ?? "";
    // "meeting" and "booking" name things as well.
    if (word.endsWith("ing")) return false;
    const base = baseForms(word).find((form) => candidates.has(table.rows.get(form) ?? -1));
    return base !== undefined && cosine(table, row, table.rows.get(base) ?? row, mean) > SAME_WORD;
  };
  const kept = [...candidates].filter((row) => wanted.has(row) || !isForm(row)).sort((a, b) => a - b);
  const others = kept.filter((row) => !wanted.has(row)).slice(0, count - wanted.size);
  return [...wanted, ...others].sort((a, b) => a - b);
}

function rowsOf(table: WordTable, words: readonly string[]): number[] {
  return words.flatMap((word) => table.rows.get(word) ?? []);
}
