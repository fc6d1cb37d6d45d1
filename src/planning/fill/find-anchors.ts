import { singular, splitWords } from "../words/split-words.ts";
import type { Slot } from "./list-slots.ts";
import type { Token } from "./read-tokens.ts";
import { STOP_WORDS } from "./stop-words.ts";

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

/** Answers of one question, kept as long as its tokens live. */
const cache = new WeakMap<readonly Token[], Map<Slot, Anchor[]>>();

/**
 * All places of the question that name the slot, by its words or by the part of them that no other slot shares; the
 * strongest first. A place inside the longer name of another slot (`title` in `meta title`) is that slot's.
 */
export function findAnchors(slot: Slot, slots: readonly Slot[], tokens: readonly Token[]): Anchor[] {
  const known = cache.get(tokens) ?? new Map<Slot, Anchor[]>();
  cache.set(tokens, known);
  const found = known.get(slot);
  if (found) return found;
  const longer = slots.filter((other) => other !== slot && other.words.length > 1);
  const claimed = longer.flatMap((other) => findPhrase(other.words, tokens));
  const anchors = findAll(slot, slots, tokens).filter(
    ({ first, last }) =>
      !claimed.some(
        (other) => other.first <= first && other.last >= last && other.last - other.first > last - first,
      ),
  );
  known.set(slot, anchors);
  return anchors;
}

function findAll(slot: Slot, slots: readonly Slot[], tokens: readonly Token[]): Anchor[] {
  const anchors = new Map<string, Anchor>();
  const add = (place: { first: number; last: number }, strength: number) => {
    const key = `${place.first}-${place.last}`;
    if ((anchors.get(key)?.strength ?? 0) < strength) anchors.set(key, { ...place, strength });
  };
  for (const { words, strength, bare } of listPhrases(slot, slots)) {
    for (const place of findPhrase(words, tokens))
      if (!bare || stands(slot, place.first, tokens)) add(place, strength);
  }
  for (const [index, token] of tokens.entries())
    if (isKey(slot, token)) add({ first: index, last: index }, 1);
  return [...anchors.values()].sort((a, b) => b.strength - a.strength || a.first - b.first);
}

interface NamePart {
  words: readonly string[];
  strength: number;
  /** Says little alone (`name`, `id`): only where no other noun owns it (`API name`). */
  bare: boolean;
}

function listPhrases(slot: Slot, slots: readonly Slot[]): NamePart[] {
  const { words, pathWords, required } = slot;
  const phrases: NamePart[] = [
    { words, strength: 1, bare: words.length === 1 && GENERIC.has(words[0] ?? "") },
  ];
  if (pathWords.length > words.length) phrases.push({ words: pathWords, strength: 1, bare: false });
  const last = words.at(-1);
  if (words.length < 2 || last === undefined) return phrases;
  const add = (part: readonly string[], strength: number, bare = false) => {
    if (part.length > 0 && !isShared(part, slot, slots)) phrases.push({ words: part, strength, bare });
  };
  if (GENERIC.has(last) || STOP_WORDS.has(last)) add(words.slice(0, -1), 0.95);
  if (MODIFIERS.has(words[0] ?? "")) add(words.slice(1), 0.9);
  add([last], GENERIC.has(last) ? 0.85 : 0.9, GENERIC.has(last));
  if (!GENERIC.has(last) && required) add(words.slice(0, -1), 0.8);
  return phrases;
}

/** Longer names claim their own places, see `findAnchors`; an optional slot does not contest a required one. */
function isShared(part: readonly string[], own: Slot, slots: readonly Slot[]): boolean {
  return slots.some(
    (other) =>
      other !== own &&
      (other.required || !own.required) &&
      other.words.length <= own.words.length &&
      part.every((word) => other.words.includes(word)),
  );
}

/** `the ID` for `user_id`; not `API name` for `fabric_name`, nor `code 12` for `user_id`. */
function stands(slot: Slot, first: number, tokens: readonly Token[]): boolean {
  const [token, before] = [tokens[first], tokens[first - 1]];
  const last = slot.words.at(-1) ?? "";
  const same =
    token?.stem === last ||
    (["id", "identifier"].includes(last) && ["id", "identifier"].includes(token?.stem ?? ""));
  if (slot.words.length > 1 && !same) return false;
  return (
    before === undefined || token === undefined || token.gap.trim() !== "" || STOP_WORDS.has(before.lower)
  );
}

/** A key in code, such as `Parameter_fabricName:`. */
function isKey({ words }: Slot, { text }: Token): boolean {
  if (text.length > 120 || !/_|\p{Ll}\p{Lu}/u.test(text)) return false;
  const parts = splitWords(text).map(singular);
  return (
    parts.length >= 2 &&
    parts.length > words.length - 1 &&
    words.every((word, index) => parts[parts.length - words.length + index] === word)
  );
}

function findPhrase(words: readonly string[], tokens: readonly Token[]): { first: number; last: number }[] {
  return tokens.flatMap((_, first) => {
    const last =
      matchPhrase(words, tokens, first) ??
      (words.length === 2 ? matchPhrase(words.toReversed(), tokens, first) : undefined);
    return last === undefined ? [] : [{ first, last }];
  });
}

/** Index of the last token of the phrase beginning at `at`; up to three fillers (`user with the ID`) may stand inside. */
function matchPhrase(words: readonly string[], tokens: readonly Token[], at: number): number | undefined {
  if (words.length > 1 && tokens[at]?.stem === words.join("")) return at;
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
  if (word.length < 4) return false;
  // `limited` for `limit`, `saving` for `save`: the same stem with a short ending.
  if (token.lower.startsWith(word) && token.lower.length <= word.length + 3) return true;
  return word.endsWith("e") && token.lower === `${word.slice(0, -1)}ing`;
}
