import { foldLetters, joinSkeletons, normalizeName, skeletonOf } from "./confusable.ts";

/** The most parts of a mentioned name: `orders.items.list` has three. */
const MAX_PARTS = 6;

/** Shorter words are too common in texts: `e.g.` */
const MIN_LENGTH = 3;

const HAS_PARTS = /\p{Ll}\p{Lu}|[^\p{L}\p{M}\p{N}\s]/u;

const QUOTES = /[`"'‘’“”«»*]/u;

interface Named<T> {
  name: string;
  value: T;
}

/** Names that are found by names and texts that look like them: other case, separators or letters. */
export interface NameIndex<T> {
  add(name: string, value: T): void;
  /** The names that look like this one. */
  findSimilar(name: string): Named<T>[];
  /** The names that a text mentions, each with its spelling in the text. */
  findMentioned(text: string): (Named<T> & { word: string })[];
}

export function createNameIndex<T>(): NameIndex<T> {
  const stored = new Map<string, Named<T>[]>();
  return {
    add(name, value) {
      const key = keyOf(name);
      if (key === "") return;
      const others = stored.get(key);
      if (others === undefined) stored.set(key, [{ name, value }]);
      else others.push({ name, value });
    },
    findSimilar: (name) => stored.get(keyOf(name)) ?? [],
    findMentioned: (text) =>
      Array.from(normalizeName(text).matchAll(/\S+/gu), ([token]) => findInToken(token)).flat(),
  };

  /**
   * The runs of parts of one word, since `use/getBalance` contains `getBalance`. A plain word is a mention
   * only of a name that has several parts, or if it is in quotation marks: `refund` is an ordinary word.
   */
  function findInToken(token: string): (Named<T> & { word: string })[] {
    const parts = Array.from(token.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: { length }, index }) => ({
      from: index,
      to: index + length,
      folded: foldLetters(token.slice(index, index + length)),
    }));
    const isQuoted = QUOTES.test(token);
    const found: (Named<T> & { word: string })[] = [];
    parts.forEach(({ from }, start) => {
      let folded = "";
      for (const part of parts.slice(start, start + MAX_PARTS)) {
        folded += part.folded;
        const similar = stored.get(joinSkeletons(folded));
        const word = token.slice(from, part.to);
        if (similar === undefined || word.length < MIN_LENGTH) continue;
        const isMarked = isQuoted || HAS_PARTS.test(word);
        found.push(
          ...similar.flatMap((one) => (isMarked || HAS_PARTS.test(one.name) ? [{ ...one, word }] : [])),
        );
      }
    });
    return found;
  }
}

/** A name of symbols alone has no skeleton. */
function keyOf(name: string): string {
  return skeletonOf(name) || normalizeName(name);
}
