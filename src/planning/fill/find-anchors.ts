import type { Slot } from "./list-slots.ts";
import type { Token } from "./read-tokens.ts";

/** Where the question names a slot: token indexes, both inclusive. Strength: 1 the whole name, less for a part of it. */
export interface Anchor {
  first: number;
  last: number;
  strength: number;
}

const IDS = ["id", "identifier", "uuid", "number", "no", "code", "key", "nr", "číslo", "nummer"];
const NAMES = ["name", "named", "called", "titled", "title"];
const GENERIC = new Set([...IDS, ...NAMES, "value", "text", "string", "date", "time", "type"]);
const MODIFIERS = new Set([
  "max",
  "min",
  "new",
  "target",
  "current",
  "filter",
  "query",
  "search",
  "total",
  "my",
  "include",
]);
const FILLERS = new Set(["of", "the", "with", "a", "an", "whose", "having", "its", "their", "for"]);

/** All places of the question that name the slot, by its words or by the part of them that no other slot shares. */
export function findAnchors(slot: Slot, slots: readonly Slot[], tokens: readonly Token[]): Anchor[] {
  const anchors = new Map<string, Anchor>();
  for (const { words, strength } of listPhrases(slot, slots)) {
    for (let at = 0; at < tokens.length; at++) {
      const last =
        matchPhrase(words, tokens, at) ??
        (words.length === 2 ? matchPhrase(words.toReversed(), tokens, at) : undefined);
      if (last === undefined) continue;
      const key = `${at}-${last}`;
      const known = anchors.get(key);
      if (!known || known.strength < strength) anchors.set(key, { first: at, last, strength });
    }
  }
  return [...anchors.values()].sort((a, b) => b.strength - a.strength || a.first - b.first);
}

function listPhrases(
  { words, pathWords }: Slot,
  slots: readonly Slot[],
): { words: readonly string[]; strength: number }[] {
  const phrases = [{ words, strength: 1 }];
  if (pathWords.length > words.length) phrases.push({ words: pathWords, strength: 1 });
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return phrases;
  const add = (part: readonly string[], strength: number) => {
    if (part.length > 0 && !isShared(part, words, slots)) phrases.push({ words: part, strength });
  };
  if (GENERIC.has(last)) add(words.slice(0, -1), 0.95);
  if (MODIFIERS.has(words[0] ?? "")) add(words.slice(1), 0.9);
  add([last], GENERIC.has(last) ? 0.85 : 0.9);
  if (!GENERIC.has(last)) add(words.slice(0, -1), 0.8);
  return phrases;
}

function isShared(part: readonly string[], own: readonly string[], slots: readonly Slot[]): boolean {
  return slots.some((other) => other.words !== own && part.every((word) => other.words.includes(word)));
}

/** Index of the last token of the phrase beginning at `at`; up to three fillers (`user with the ID`) may stand inside. */
function matchPhrase(words: readonly string[], tokens: readonly Token[], at: number): number | undefined {
  let index = at;
  for (const [position, word] of words.entries()) {
    let fillers = 0;
    while (position > 0 && fillers < 3 && FILLERS.has(tokens[index]?.lower ?? "")) {
      index++;
      fillers++;
    }
    const token = tokens[index];
    if (token === undefined || !isWord(token, word) || (position > 0 && /[.!?\n;]/.test(token.gap)))
      return undefined;
    index++;
  }
  return index - 1;
}

function isWord(token: Token, word: string): boolean {
  if (token.stem === word || token.lower === word) return true;
  if (word === "id" || word === "identifier" || word === "uuid") return IDS.includes(token.lower);
  if (word === "name" || word === "title") return NAMES.includes(token.lower);
  // `limited` for `limit`, `titled` for `title`: the same stem with a short ending.
  return word.length >= 4 && token.lower.startsWith(word) && token.lower.length <= word.length + 3;
}
