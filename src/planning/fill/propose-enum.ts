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
}

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

/** Listed values (`enum`, `const` branches) that the question mentions, by their spelling or their words. */
export function proposeEnum(slot: Slot, reading: Reading): Proposal[] {
  if (slot.values.length === 0 || slot.types.includes("boolean")) return [];
  const hits = dropInner(slot.values.flatMap((value) => findValue(value, reading.tokens)));
  return hits.length === 0 ? [] : chooseHits(slot, hits, reading);
}

function chooseHits(slot: Slot, hits: readonly Hit[], reading: Reading): Proposal[] {
  const role = roleOf(slot.words);
  const fitting = hits.filter((hit) => !contradictsRole(role, reading.tokens[hit.first - 1]?.lower ?? ""));
  const values = new Set(fitting.map((hit) => hit.value));
  const anchors = findAnchors(slot, reading.slots, reading.tokens);
  const near = fitting.filter((hit) => anchors.some((anchor) => isBeside(anchor, hit)));
  const nearValues = new Set(near.map((hit) => hit.value));
  const rivals = reading.slots.filter(
    (other) => other !== slot && fitting.some(({ value }) => other.values.includes(value)),
  );
  if (values.size === 1 && (rivals.length === 0 || near.length > 0))
    return propose(slot, fitting, near.length > 0 ? 0.95 : 0.88, reading);
  if (nearValues.size === 1) return propose(slot, near, 0.9, reading);
  return [];
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
  if (words.length === 0) return [];
  const hits: Hit[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const last = first + matchedTokens(words, value, tokens, first) - 1;
    if (last >= first) hits.push({ value, first, last });
  }
  return hits;
}

/** How many tokens from `first` on spell the value; 0 when they do not. A token such as `AIR_CLEAN` counts by its words. */
function matchedTokens(
  words: readonly string[],
  value: string,
  tokens: readonly Token[],
  first: number,
): number {
  const token = tokens[first];
  if (token === undefined) return 0;
  if (token.text === value && !STOP_WORDS.has(token.text)) return 1;
  if (value.length <= 2 || STOP_WORDS.has(value.toLowerCase())) return 0;
  if (token.lower === value.toLowerCase()) return 1;
  if (words.length === 1) return isSame(token, words[0] ?? "") ? 1 : 0;
  const ahead = tokens.slice(first, first + words.length);
  return words.every(
    (word, index) =>
      ahead[index]?.stem === word && !/[.!?\n]/.test(index > 0 ? (ahead[index]?.gap ?? "") : ""),
  )
    ? words.length
    : 0;
}

function isSame(token: Token, word: string): boolean {
  if (token.stem === word) return true;
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
