import type { Json } from "../../contract/json.ts";
import { singular, splitWords } from "../words/split-words.ts";
import { findAnchors } from "./find-anchors.ts";
import type { Slot } from "./list-slots.ts";
import type { Token } from "./read-tokens.ts";
import type { Proposal, Reading } from "./reading.ts";
import { contradictsRole, roleOf, STOP_WORDS } from "./stop-words.ts";

interface Hit {
  value: Json;
  first: number;
  last: number;
  /** In the very spelling, apart from case. */
  exact: boolean;
  /** By a synonym, or a word that is usually meant otherwise. */
  loose: boolean;
}

/** Never a listed value by themselves: they are in every sentence. */
const FUNCTION_WORDS = new Set(
  "a an the in on at by of or and is are be to it de la el no me my do can all any none".split(" "),
);

/** Different words for the same listed value; each group is one meaning. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["mid", "medium", "middle", "moderate"],
  ["high", "strong", "strongest", "highest", "maximum"],
  ["low", "weak", "lowest", "minimum"],
  ["open", "unresolved", "unsolved"],
  ["delete", "remove"],
  ["add", "create"],
  ["asc", "ascending"],
  ["desc", "descending"],
];

/**
 * Listed values (`enum`, `const` branches) that the question mentions, by their spelling or their words. Looser words
 * (synonyms, everyday verbs) count only beside the slot's name, or for a required slot.
 */
export function proposeEnum(slot: Slot, reading: Reading): Proposal[] {
  if (slot.values.length === 0 || slot.types.includes("boolean")) return [];
  const found = dropInner(slot.values.flatMap((value) => findValue(value, reading.tokens)));
  const role = roleOf(slot.words);
  const fitting = found.filter((hit) => !contradictsRole(role, reading.tokens[hit.first - 1]?.lower ?? ""));
  const anchors = findAnchors(slot, reading.slots, reading.tokens);
  const near = fitting.filter((hit) => anchors.some((anchor) => isBeside(anchor, hit)));
  if (valuesOf(near).size === 1) return propose(slot, near, 0.95, reading);
  const firm = fitting.filter((hit) => !hit.loose || slot.required);
  const exact = firm.filter((hit) => hit.exact);
  const chosen = valuesOf(exact).size === 1 ? exact : firm;
  const isRivalled = reading.slots.some(
    (other) => other !== slot && chosen.some(({ value }) => other.values.includes(value)),
  );
  return valuesOf(chosen).size === 1 && !isRivalled ? propose(slot, chosen, 0.88, reading) : [];
}

function valuesOf(hits: readonly Hit[]): Set<Json> {
  return new Set(hits.map((hit) => hit.value));
}

function propose(slot: Slot, hits: readonly Hit[], score: number, { tokens }: Reading): Proposal[] {
  return hits.slice(0, 1).map(({ value, first, last }) => {
    const place = { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
    return { slot, value, score, shared: true, ...place };
  });
}

function isBeside(anchor: { first: number; last: number }, hit: Hit): boolean {
  return (
    (hit.first > anchor.last && hit.first - anchor.last <= 3) ||
    (hit.last < anchor.first && anchor.first - hit.last <= 2)
  );
}

function findValue(value: Json, tokens: readonly Token[]): Hit[] {
  if (typeof value !== "string") return [];
  const words = splitWords(value).map(singular);
  return tokens.flatMap((token, first) => {
    if (words.length === 0 || FUNCTION_WORDS.has(value.toLowerCase())) return [];
    const exact = token.text === value || (value.length > 2 && token.lower === value.toLowerCase());
    const length = exact ? 1 : value.length > 2 ? matchedTokens(words, tokens, first) : 0;
    const loose =
      /^\d+$/.test(value) ||
      STOP_WORDS.has(token.lower) ||
      (words.length === 1 && !exact && token.stem !== words[0]);
    return length === 0 ? [] : [{ value, first, last: first + length - 1, exact, loose }];
  });
}

/** How many tokens from `first` on spell the words; 0 when they do not. */
function matchedTokens(words: readonly string[], tokens: readonly Token[], first: number): number {
  const ahead = tokens.slice(first, first + words.length);
  if (words.length === 1) return isSame(ahead[0], words[0] ?? "") ? 1 : 0;
  const isSpelled = words.every(
    (word, index) => ahead[index]?.stem === word && (index === 0 || !/[.!?\n]/.test(ahead[index]?.gap ?? "")),
  );
  return isSpelled ? words.length : 0;
}

function isSame(token: Token | undefined, word: string): boolean {
  if (token === undefined || token.stem === word) return token !== undefined;
  return SYNONYMS.some((group) => group.includes(word) && group.includes(token.lower));
}

/** `comedy-drama` wins over the `drama` inside it. */
function dropInner(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.first <= hit.first &&
          other.last >= hit.last &&
          other.last - other.first > hit.last - hit.first,
      ),
  );
}
