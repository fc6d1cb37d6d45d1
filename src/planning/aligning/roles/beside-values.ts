import type { OperationProfile } from "../describe-operation.ts";
import type { Filling } from "../filling/filling.ts";
import type { Request } from "../request-words.ts";
import { readTraits } from "../slot-traits.ts";

/**
 * Whether a number after a command could fill an argument of a write that is empty: "create a pass, may be
 * scanned 30 times".
 */
export function isLimitGiven(
  { words, main }: Request,
  { reads, slots, candidate, lexicon }: OperationProfile,
  { filled }: Filling,
  i: number,
): boolean {
  const word = words[i];
  if (reads || word === undefined || word.clause.first <= main.first || word.token.kind !== "number")
    return false;
  return (
    words
      .slice(word.clause.first, i)
      .some(({ token }) => /^(can|may|must|max|maximum|most|only|limit)$/.test(token.word)) &&
    slots.some(
      (slot) =>
        readTraits(slot, candidate.input_schema, lexicon).kind === "number" &&
        !filled.some((each) => each.slot === slot),
    )
  );
}

/** Whether the token is a value in a clause that gives other arguments: "the new serial is ZX-8, last value 552". */
export function isValueBesideGiven({ words }: Request, filled: Filling["filled"], i: number): boolean {
  const word = words[i];
  return (
    word !== undefined &&
    word.token.kind !== "word" &&
    filled.some(
      ({ source, tokens }) => source === "query" && tokens.some((at) => words[at]?.clause === word.clause),
    )
  );
}

/** Whether the word is the noun of an identifier that an argument takes: "crate" in "Crate 7 is empty. Refill it." */
export function isNounOfGiven({ words, reading }: Request, filled: Filling["filled"], i: number): boolean {
  const [word, next] = [words[i]?.token, words[i + 1]?.token];
  return (
    word?.kind === "word" &&
    reading.lexicon.verbsOf(word.word).length === 0 &&
    next?.gap === " " &&
    /\d/.test(next.text) &&
    filled.some(({ source, tokens }) => source === "query" && tokens[0] === i + 1)
  );
}

const FIRST = /^(first|zuerst|nejdriv|prvni|najpierw|primero|premier|abord)$/;

const ORDERS = /^(sort|order|ordering|direction|by)$/;

/** Whether "first" ends the order that an argument takes: "the oldest first". */
export function isOrderEnd({ words }: Request, filled: Filling["filled"], i: number): boolean {
  return (
    FIRST.test(words[i]?.token.word ?? "") &&
    filled.some(
      ({ slot, source, tokens }) =>
        source === "query" &&
        slot.words.some((word) => ORDERS.test(word)) &&
        tokens.some((at) => at < i && at >= i - 3),
    )
  );
}
