import { foldText } from "../language/split-words.ts";
import { ACCOUNT_WORDS, LIFE_WORDS, TRADE_WORDS, WORK_WORDS } from "./concepts.data.ts";

/**
 * A word of a concept as written in the lists: a prefix that a few letters may follow (inflections, and
 * compounds of longer words). Words of up to three letters, and those with a full stop, only match
 * exactly.
 */
export interface Root {
  text: string;
  isWhole: boolean;
  concepts: number[];
}

/** Minimum length inside a word; shorter roots occur by chance. */
const MIN_HEAD = 5;

interface Concepts {
  roots: Map<string, Root>;
  byConcept: Root[][];
}

let concepts: Concepts | undefined;

/**
 * The concepts of a folded word: those of the longest root that it starts with, and those of a root at its
 * end ("Monats|raten").
 */
export function conceptsOf(word: string): readonly number[] {
  const own = longestRoot(word, 2);
  for (let start = own?.text.length ?? 2; start + MIN_HEAD <= word.length; start++) {
    const head = longestRoot(word.slice(start), MIN_HEAD);
    if (head) return own ? [...own.concepts, ...head.concepts] : head.concepts;
  }
  return own?.concepts ?? [];
}

/** The words for a concept in all languages. */
export function rootsOf(concept: number): readonly Root[] {
  return load().byConcept[concept] ?? [];
}

/** Reads the lists on first use, because most requests do not need them. */
function load(): Concepts {
  if (concepts === undefined) {
    const roots = readRoots();
    concepts = { roots, byConcept: groupRoots(roots.values()) };
  }
  return concepts;
}

function longestRoot(word: string, minLength: number): Root | undefined {
  const { roots } = load();
  for (let length = word.length; length >= minLength; length--) {
    const root = roots.get(word.slice(0, length));
    if (root && word.length - length <= room(root)) return root;
  }
  return undefined;
}

/** Maximum number of following letters. */
function room({ text, isWhole }: Root): number {
  if (isWhole) return 0;
  if (text.length >= 6) return 12;
  return text.length === 5 ? 6 : 4;
}

function readRoots(): Map<string, Root> {
  const roots = new Map<string, Root>();
  const lines = foldText([TRADE_WORDS, ACCOUNT_WORDS, WORK_WORDS, LIFE_WORDS].join("")).split("\n");
  for (const [concept, line] of lines.filter((line) => line.includes("|")).entries()) {
    for (const written of line.split(/[\s|]+/).filter((written) => written !== "")) {
      const text = written.replace(".", "");
      const isWhole = written.endsWith(".") || text.length <= 3;
      const known = roots.get(text);
      if (!known) roots.set(text, { text, isWhole, concepts: [concept] });
      else if (!known.concepts.includes(concept)) known.concepts.push(concept);
    }
  }
  return roots;
}

function groupRoots(roots: Iterable<Root>): Root[][] {
  const groups: Root[][] = [];
  for (const root of roots) {
    for (const concept of root.concepts) {
      groups[concept] ??= [];
      groups[concept].push(root);
    }
  }
  return groups;
}
