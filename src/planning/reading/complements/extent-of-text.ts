import type { Asked } from "../../../language/implied-verbs.ts";
import type { Lexicon } from "../../../language/lexicon.ts";
import { matchPhrase, startsSentence, type Token } from "../../../language/tokenize.ts";
import { isJoiner } from "../split-clauses.ts";
import type { Complement, Value } from "../value.ts";
import { ABOUT, CONDITIONS, EVERY, INFINITIVES } from "./complement-words.ts";

/** A text of the sentence, before it is cut out. */
export interface Found extends Pick<Complement, "kind" | "lead"> {
  /** Its first token, and its last one if that is known. */
  first: number;
  last?: number;
  asks?: Asked;
  next?: number;
}

/** What the extent of a text is determined from. */
export interface Sentence {
  tokens: readonly Token[];
  /** Its typed values. */
  values: readonly Value[];
  lexicon: Lexicon;
}

const TIMES = /^(date|time|duration)$/;
const DAILY = /^(daily|weekly|monthly|denne|taglich|codziennie|diariamente)$/;

/** The typed value that contains a token. */
function valueAt({ values }: Sentence, i: number): Value | undefined {
  return values.find(({ first, last }) => first <= i && last >= i);
}

/** Whether a token is a part of a day, a time of day or a repetition. */
export function isTime(sentence: Sentence, i: number): boolean {
  const { tokens, lexicon } = sentence;
  const { word = "", kind } = tokens[i] ?? {};
  if (TIMES.test(valueAt(sentence, i)?.kind ?? "") || kind === "time" || kind === "date") return true;
  // "at nine", "v 9", "a las nueve"
  const before = tokens[i - 1]?.word ?? "";
  const lead = /^(las?|les?)$/.test(before) ? (tokens[i - 2]?.word ?? "") : before;
  if (valueAt(sentence, i)?.kind === "number")
    return lexicon.prepositions.get(lead)?.some((part) => /^at$/.test(part)) === true;
  const isNamed = lexicon.weekdays.has(word) || lexicon.months.has(word) || lexicon.times.has(word);
  const isPeriod = lexicon.durations.has(word) && EVERY.test(before);
  return (isNamed && !lexicon.prepositions.has(word)) || isPeriod || DAILY.test(word);
}

/** The last token of a text that starts at a token: it ends before another instruction, a condition or a correction. */
export function endOfText(sentence: Sentence, first: number, kind: Complement["kind"]): number {
  const { tokens, lexicon } = sentence;
  for (let i = first + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const isPause = /,|\s[-–—]\s/u.test(token.gap);
    const isCondition = CONDITIONS[lexicon.code]?.test(token.word) === true;
    if (startsSentence(token) || /[;\n–—]|\s-\s/.test(token.gap) || isCondition) return i - 1;
    if ((isPause && startsOther(sentence, i)) || isInstruction(sentence, i, kind)) return i - 1;
  }
  return tokens.length - 1;
}

/** Whether a command, a request or a correction follows a comma. */
function startsOther({ tokens, lexicon }: Sentence, i: number): boolean {
  let at = i;
  while (isJoiner(tokens[at]?.word ?? "", lexicon) || lexicon.courtesy.has(tokens[at]?.word ?? "")) at++;
  const word = tokens[at]?.word ?? "";
  return (
    at >= tokens.length ||
    lexicon.commands.has(word) ||
    /^(no|ne|nein|nie|non|actually|sorry|wait)$/.test(word) ||
    [lexicon.requestFrames, lexicon.showing, lexicon.negations].some(
      (phrases) => matchPhrase(phrases, tokens, at) !== undefined,
    )
  );
}

/**
 * Whether "and" starts an instruction of its own. What is to be done may be two things ("buy rope and call Tom"),
 * unless the second is a command by its form or names a record by its number: "… and delete ticket 7". What is said
 * contains no command.
 */
function isInstruction(sentence: Sentence, i: number, kind: Complement["kind"]): boolean {
  const { tokens, lexicon } = sentence;
  if (!isJoiner(tokens[i]?.word ?? "", lexicon)) return false;
  let at = i + 1;
  while (isJoiner(tokens[at]?.word ?? "", lexicon) || lexicon.courtesy.has(tokens[at]?.word ?? "")) at++;
  const word = tokens[at]?.word ?? "";
  if (!lexicon.commands.has(word)) return false;
  const isForm = lexicon.code !== "en" && INFINITIVES[lexicon.code]?.test(word) !== true;
  const namesRecord = tokens.some(
    (token, n) =>
      n > at && /^(number|code|uuid|email|url)$/.test(token.kind) && !isTime(sentence, n) && token.quote < 0,
  );
  return kind === "statement" || isForm || namesRecord || at > i + 1;
}

/** Courtesies at the end of a sentence; folded. "d'accord" and "morning" may belong to the text. */
const CLOSING =
  /( |^)(please|pls|plz|thanks|thank you|cheers|prosim( te| vas)?|diky|dekuji|bitte|danke|prosze|dziekuje|por favor|gracias|merci|svp|stp|s il (te|vous) plait)$/;

/** The last token without a courtesy: "…, please". */
export function withoutCourtesy({ tokens }: Sentence, first: number, last: number): number {
  const said = tokens
    .slice(first, last + 1)
    .map(({ word }) => word)
    .join(" ");
  const closing = CLOSING.exec(said)?.[2];
  return closing === undefined ? last : Math.max(first, last - closing.split(" ").length);
}

/** The last token without the times at the end, which say when something is to be done: "… tomorrow at ten". */
export function withoutTimes(sentence: Sentence, first: number, last: number): number {
  const { tokens, lexicon } = sentence;
  const isLink = (i: number) => {
    const word = tokens[i]?.word ?? "";
    // "take the sails out tonight"
    const isAt = lexicon.prepositions.get(word)?.some((part) => /^(on|at|in|by)$/.test(part)) === true;
    return isAt || EVERY.test(word) || /^(the|um|am|im|o|a|la|las|le|les)$/.test(word);
  };
  let end = last;
  while (end > first && isTime(sentence, end)) {
    let at = valueAt(sentence, end)?.first ?? end;
    while (
      at - 1 > first &&
      isLink(at - 1) &&
      !isTime(sentence, at - 1) &&
      !ABOUT[lexicon.code]?.test(tokens[at - 1]?.word ?? "")
    )
      at--;
    if (ABOUT[lexicon.code]?.test(tokens[at - 1]?.word ?? "") || at <= first) return end;
    end = at - 1;
  }
  return end;
}

/** The position after the times and pronouns from a token on. */
export function skipTimes(sentence: Sentence, from: number, isEnd: (i: number) => boolean): number {
  const { tokens, lexicon } = sentence;
  let at = from;
  for (; at < tokens.length && !isEnd(at); at++) {
    const token = tokens[at];
    if (token === undefined || startsSentence(token)) break;
    const { word } = token;
    const isSkipped =
      isTime(sentence, at) ||
      lexicon.functionWords.has(word) ||
      lexicon.prepositions.has(word) ||
      lexicon.courtesy.has(word) ||
      EVERY.test(word);
    if (!isSkipped) break;
  }
  return at;
}
