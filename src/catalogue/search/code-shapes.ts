/**
 * The shape of a code: `TK-2041` → `TK-9`. Up to five characters before the first digit are kept, and runs
 * of digits become `9`.
 */
export function shapeOf(code: string): string {
  const head = /^\P{N}*/u.exec(code)?.[0] ?? "";
  const rest = code
    .slice(head.length)
    .replace(/\p{N}+/gu, "9")
    .replace(/\p{L}+/gu, "x");
  return (head.length <= 5 ? head.toUpperCase() : head.replace(/\p{L}+/gu, "x")) + rest;
}

const CODE = /^(?=.*\p{N})(?=.*[\p{L}_-])[\p{L}\p{N}][\p{L}\p{N}_./-]{2,39}$/u;
const MAX_SHAPES = 6;

/** Markers for codes, so that "where is PP919293949PL" finds the tool with examples of the same shape. */
export function shapeMarkers(codes: readonly string[]): string[] {
  return [...new Set(codes.filter((code) => CODE.test(code)).map((code) => `#like ${shapeOf(code)}`))].slice(
    0,
    MAX_SHAPES,
  );
}

/** What a code says about the kind of thing: "pod" of `pod-59` and of `POD_59`; null if its start is no word. */
export function kindOfCode(code: string): string | null {
  return /^(\p{L}{2,12})[-_#]\p{N}/u.exec(code)?.[1]?.toLowerCase() ?? null;
}

/** Whether the letters are in the word in this order, and start it: "inv" in "invoice". */
export function abbreviates(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return at === letters.length && word[0] === letters[0];
}

/** Folded or unfolded words that introduce an example. */
const INTRODUCED =
  /(e\.g\.|for example|such as|example:|zum beispiel|por ejemplo|par exemple|na przyk[lł]ad|nap[rř][ií]klad|z\. ?b\.|p\. ?ej\.|nap[rř]\.|np\.),?\s*["'`(]*([^\s"'`,;)]+)/i;

/** "a bay like C-7-31": what follows is an example only if it is a code. */
const LIKE =
  /(?<![\p{L}\p{N}])(like|wie|jako|jak|como|comme|format|formát)(?::)?\s+["'`(]*((?=[^\s"'`,;)]*\p{N})(?=[^\s"'`,;)]*\p{L})[^\s"'`,;)]+)/iu;

/** The example in the description of an argument: "Bay, e.g. B-07". */
export interface DescribedExample {
  /** Its first word. */
  readonly word: string;
  /** The description after the words that introduce it. */
  readonly rest: string;
}

/** Finds the example that a description gives; null if it gives none. */
export function findDescribedExample(description: string): DescribedExample | null {
  const found = INTRODUCED.exec(description) ?? LIKE.exec(description);
  if (found === null) return null;
  const [, lead = "", word = ""] = found;
  return { word: word.replace(/[.:!?]+$/, ""), rest: description.slice(found.index + lead.length) };
}
