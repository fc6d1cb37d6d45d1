import { CONCEPTS } from "./data/concepts.data.ts";
import { columnOf } from "./language-codes.ts";
import { stemWord } from "./stem-word.ts";

/** Maximum characters after a prefix. */
const MAX_ENDING = 6;

interface Entry {
  concept: number;
  /** The words of a phrase after the first. */
  rest: readonly string[];
  /** Whether up to two words may be between the first and the second: "let the guests know". */
  isLoose: boolean;
  /** A prefix, or a whole word. */
  root: string;
  isWhole: boolean;
}

/** Keyed by the first three letters. */
type Index = ReadonlyMap<string, readonly Entry[]>;

const indexes = new Map<string, Index>();

function indexOf(language: string): Index {
  const known = indexes.get(language);
  if (known) return known;
  const index = new Map<string, Entry[]>();
  const column = columnOf(language);
  CONCEPTS.trim()
    .split("\n")
    .forEach((line, concept) => {
      for (const text of (line.split("|")[column] ?? "").trim().split(" ")) {
        const isLoose = text.includes("~");
        const [first = "", ...rest] = text.split(/[_~]/);
        const isWhole = first.endsWith("$") || rest.length > 0 || first.length < 4;
        const root = first.replace("$", "");
        const key = root.slice(0, 3);
        const list = index.get(key);
        const entry = { concept, rest, isLoose, root, isWhole };
        if (list) list.push(entry);
        else index.set(key, [entry]);
      }
    });
  indexes.set(language, index);
  return index;
}

/** The concept of a word, or of the phrase that starts with it; `length` is the number of words. */
export interface Meaning {
  concept: number;
  length: number;
}

/**
 * The concepts that the words from a position express in a language.
 *
 * @param words folded
 */
export function conceptsOf(words: readonly string[], at: number, language: string): Meaning[] {
  const word = words[at] ?? "";
  if (word === "") return [];
  const found: Meaning[] = [];
  for (const { concept, rest, isLoose, root, isWhole } of indexOf(language).get(word.slice(0, 3)) ?? []) {
    const fits = isWhole ? word === root : word.startsWith(root) && word.length <= root.length + MAX_ENDING;
    // A letter is only the start of a phrase: "w drodze".
    if (word.length < 2 && rest.length === 0) continue;
    const isSame = fits || (language === "en" && !isWhole && stemWord(word) === stemWord(root));
    if (!isSame) continue;
    const gap = (isLoose ? [0, 1, 2] : [0]).find((between) =>
      rest.every((each, n) => startsWith(words[at + 1 + between + n] ?? "", each)),
    );
    if (gap !== undefined) found.push({ concept, length: 1 + gap + rest.length });
  }
  return found;
}

function startsWith(word: string, root: string): boolean {
  if (root.endsWith("$")) return word === root.slice(0, -1);
  return root.length < 4 ? word === root : word.startsWith(root) && word.length <= root.length + MAX_ENDING;
}

/**
 * The concepts of an identifier, independent of its language. Only concepts of the whole identifier count.
 */
export function conceptsOfName(words: readonly string[], languages: readonly string[]): ReadonlySet<number> {
  for (const language of languages) {
    const found = conceptsOf(words, 0, language).filter(({ length }) => length === words.length);
    if (found.length > 0) return new Set(found.map(({ concept }) => concept));
  }
  return NONE;
}

const NONE: ReadonlySet<number> = new Set();
