/** Folded or unfolded words that introduce an example. */
const INTRODUCED =
  /(e\.g\.|for example|such as|example:|zum beispiel|por ejemplo|par exemple|na przyk[lł]ad|nap[rř][ií]klad|z\. ?b\.|p\. ?ej\.|nap[rř]\.|np\.),?\s*["'`(]*([^\s"'`,;)]+)/i;

/** "a location like A-04-12": what follows is an example only if it is a code. */
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
