import { splitWords } from "../../base/text.ts";
import type { PlanChoice } from "../../contract/tool.ts";
import { foldText } from "../../language/split-words.ts";
import { CARDINALS, CHOICE_NOUNS, FILLERS, LINKS, ORDINALS } from "./words.ts";

export type ReadChoice =
  /** `index` of the choice; `rest`: the remaining text. */
  | { kind: "chosen"; index: number; rest: string }
  /** The text chooses none of these, or more than one. */
  | { kind: "unclear" }
  | null;

/**
 * Reads which of several operations a text chooses: by position, by id or name, or by words that only its
 * name has.
 */
export function readChoice(
  text: string,
  choices: readonly PlanChoice[],
  { byPlace }: { byPlace: boolean },
): ReadChoice {
  const tokens = readTokens(text);
  const place = byPlace ? readPlace(text, tokens, choices.length) : null;
  return place ?? readName(text, tokens, choices);
}

function readPlace(text: string, tokens: readonly Token[], count: number): ReadChoice {
  const at = tokens.findIndex(({ folded }) => !FILLERS.has(folded) && !CHOICE_NOUNS.has(folded));
  // The text may consist of such words only: "the one".
  const first = at < 0 ? tokens.length - 1 : at;
  const token = tokens[first];
  if (token === undefined) return null;
  const isCounted = tokens.slice(0, first).some(({ folded }) => CHOICE_NOUNS.has(folded));
  const ordinal = ORDINALS.get(token.folded) ?? readNumeral(token, text, isCounted);
  if (ordinal === undefined) return null;
  let next = first + 1;
  while (isPartOfPlace(tokens[next])) next++;
  const rest = trimText(text.slice(tokens[next]?.start ?? text.length));
  // "the second quarter" is not a position among choices.
  if (rest !== "" && !isSetApart(text, tokens, next)) return null;
  const index = ordinal === -1 ? count - 1 : ordinal - 1;
  return index >= 0 && index < count ? { kind: "chosen", index, rest } : { kind: "unclear" };
}

/** Reads number words only after a noun: "option two", but not "one for Brno". */
function readNumeral({ folded, start, end }: Token, text: string, isCounted: boolean): number | undefined {
  const isPartOfNumber =
    /[.,:/-]\d/.test(text.slice(end, end + 2)) || /\d[.,:/-]$|-$/.test(text.slice(0, start));
  if (/^\d{1,2}$/.test(folded)) return isPartOfNumber ? undefined : Number(folded);
  return isCounted ? CARDINALS.get(folded) : undefined;
}

function isPartOfPlace(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (CHOICE_NOUNS.has(token.folded) || (FILLERS.has(token.folded) && !LINKS.has(token.folded)))
  );
}

function isSetApart(text: string, tokens: readonly Token[], next: number): boolean {
  const token = tokens[next];
  if (token === undefined) return true;
  const gap = text.slice(tokens[next - 1]?.end ?? 0, token.start);
  return /[,;:.–—-]/.test(gap) || LINKS.has(token.folded);
}

function readName(text: string, tokens: readonly Token[], choices: readonly PlanChoice[]): ReadChoice {
  const whole = findWhole(tokens, choices);
  const [only] = whole;
  if (only === undefined) return readDistinctive(text, tokens, choices);
  const indexes = [...new Set(whole.map(({ index }) => index))];
  if (indexes.length === 1) {
    return { kind: "chosen", index: only.index, rest: cut(text, tokens, only.from, only.to) };
  }
  // Operations of different APIs may have the same name.
  const named = indexes.flatMap((index) => choices[index] ?? []);
  const read = readDistinctive(text, tokens, named);
  return read?.kind === "chosen" ? { ...read, index: indexes[read.index] ?? 0 } : { kind: "unclear" };
}

/** The ids and names that the text contains literally; only the longest if they overlap. */
function findWhole(tokens: readonly Token[], choices: readonly PlanChoice[]) {
  const said = tokens.flatMap((token, at) =>
    splitWords(token.text).map((word) => ({ word: foldText(word), at })),
  );
  const found = choices.flatMap((choice, index) =>
    [choice.operation_id, choice.name].flatMap((name) => {
      const words = splitWords(name).map(foldText);
      const from = said.findIndex((_, start) => words.every((word, i) => said[start + i]?.word === word));
      const to = said[from + words.length - 1]?.at;
      return words.length > 0 && from >= 0 && to !== undefined
        ? [{ index, from: said[from]?.at ?? 0, to, length: words.length }]
        : [];
    }),
  );
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest);
}

/** Reads a choice from words that not all choices have. The remaining words may only be a value. */
function readDistinctive(text: string, tokens: readonly Token[], choices: readonly PlanChoice[]): ReadChoice {
  const names = choices.map(({ operation_id, name, api }) =>
    [operation_id, name, api].flatMap((part) => splitWords(part).map(foldText)),
  );
  const content = tokens.filter(
    ({ folded }) => !FILLERS.has(folded) && !LINKS.has(folded) && !CHOICE_NOUNS.has(folded),
  );
  const matches = content.map((token) => ({
    token,
    of: names.flatMap((words, index) => (words.some((word) => isAlike(word, token.folded)) ? [index] : [])),
  }));
  const named = matches.filter(({ of }) => of.length > 0);
  if (named.length === 0) return null;
  const distinctive = named.filter(({ of }) => of.length < choices.length);
  const left = distinctive.reduce(
    (indexes, { of }) => indexes.filter((index) => of.includes(index)),
    choices.map((_, index) => index),
  );
  const isOnlyNamed = named.length === content.length;
  const [index] = left;
  if (left.length !== 1 || index === undefined) return isOnlyNamed ? { kind: "unclear" } : null;
  if (isOnlyNamed) return { kind: "chosen", index, rest: "" };
  // "ticket for Bob": words after the name are arguments; words before it change its meaning.
  const last = named.at(-1)?.token;
  const firstLeft = matches.find(({ of }) => of.length === 0)?.token;
  if (last === undefined || firstLeft === undefined || firstLeft.start < last.start) return null;
  return isSetApart(text, tokens, tokens.indexOf(last) + 1)
    ? { kind: "chosen", index, rest: trimText(text.slice(last.end)) }
    : null;
}

/** Whether two words are equal or share a long prefix. */
function isAlike(word: string, said: string): boolean {
  if (word === said) return true;
  const [short, long] = word.length < said.length ? [word, said] : [said, word];
  const shared = [...short].findIndex((letter, index) => long[index] !== letter);
  const common = shared < 0 ? short.length : shared;
  return common >= 4 && common >= long.length * 0.7;
}

function cut(text: string, tokens: readonly Token[], from: number, to: number): string {
  const before = tokens
    .slice(0, from)
    .filter(({ folded }) => !FILLERS.has(folded) && !CHOICE_NOUNS.has(folded));
  const start = before[0]?.start;
  const head = start === undefined ? "" : trimText(text.slice(start, tokens[from]?.start));
  const tail = trimText(text.slice(tokens[to]?.end ?? text.length));
  return [head, tail].filter(Boolean).join(", ");
}

/** A word or number of an answer, with its position. */
export interface Token {
  /** As written. */
  text: string;
  /** Without diacritics, lowercase. */
  folded: string;
  start: number;
  end: number;
}

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;

export function readTokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    folded: foldText(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The number of tokens from `first` that the first matching phrase has; 0 when none matches. */
export function matchPhrase(
  tokens: readonly Token[],
  first: number,
  phrases: readonly (readonly string[])[],
): number {
  const found = phrases.find((phrase) =>
    phrase.every((word, index) => tokens[first + index]?.folded === word),
  );
  return found?.length ?? 0;
}

/** The text without surrounding punctuation. */
export function trimText(text: string): string {
  return text
    .replace(/^[\s,;:.!?–—-]+(?!\d)|^[\s,;:.!?]+/u, "")
    .replace(/[\s,;:.!?]+$/u, "")
    .trim();
}
