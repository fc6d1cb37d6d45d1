import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";

/** Words for twelve things, folded. */
export const DOZEN = /^(dozen|tuct?(y|u|e)?|tucet|dutzend|tuzin[ay]?|docenas?|douzaines?)$/;

/** A number and its last token. */
export interface Counted {
  value: number;
  last: number;
}

/** Words between the hundreds or tens and the rest of a number, by language. */
const LINKS: Readonly<Record<string, RegExp>> = { en: /^and$/, es: /^y$/, fr: /^et$/ };

/** Words for the decimal point, by language; folded. */
const POINTS: Readonly<Record<string, RegExp>> = {
  en: /^point$/,
  cs: /^(cela|cele|celych)$/,
  de: /^komma$/,
  pl: /^przecinek$/,
  es: /^(coma|punto)$/,
  fr: /^virgule$/,
};

/**
 * Reads the rest of a number whose first word is read: "two hundred and thirty", "one thousand two hundred fifty",
 * "quatre-vingt-dix", "one point five", "two dozen".
 */
export function joinNumbers(
  tokens: readonly Token[],
  head: Counted,
  lexicon: Lexicon,
  taken: ReadonlySet<number>,
): Counted {
  const whole = joinWords(tokens, head, lexicon, taken);
  return joinDecimals(tokens, whole, lexicon, taken) ?? whole;
}

function joinWords(
  tokens: readonly Token[],
  head: Counted,
  lexicon: Lexicon,
  taken: ReadonlySet<number>,
): Counted {
  let [total, value, last] = head.value < 1_000 ? [0, head.value, head.last] : [head.value, 0, head.last];
  for (;;) {
    const isLinked = LINKS[lexicon.code]?.test(tokens[last + 1]?.word ?? "") === true;
    const at = isLinked ? last + 2 : last + 1;
    const next = taken.has(at) ? undefined : wordValue(tokens, at, lexicon);
    if (next === undefined || (isLinked && !canLink(value, next, lexicon.code))) break;
    // "one hundred and two hundred"
    if (isLinked && (wordValue(tokens, at + 1, lexicon) ?? 0) >= 100) break;
    const joined: number | undefined = join(value, next, tokens[at], lexicon.code);
    if (joined === undefined) break;
    [total, value, last] = next >= 1_000 ? [total + joined, 0, at] : [total, joined, at];
  }
  return { value: total + value, last };
}

/** "two hundred and thirty", "treinta y cinco", "vingt et un". */
function canLink(value: number, next: number, code: string): boolean {
  if (next >= 100 || !Number.isInteger(next)) return false;
  return code === "en" ? value % 100 === 0 : next < 20 && value >= 20 && value < 100;
}

function wordValue(tokens: readonly Token[], at: number, lexicon: Lexicon): number | undefined {
  const token = tokens[at];
  if (token?.kind !== "word" || !/^[ -]?$/.test(token.gap)) return undefined;
  // "pět set": "set" alone is another word.
  if (lexicon.code === "cs" && token.word === "set") return 100;
  const value = lexicon.numbers.get(token.word);
  // "two a day": an article is no number here.
  return value === 1 &&
    lexicon.functionWords.has(token.word) &&
    !/^(one|un|une|uno|una|eins)$/.test(token.word)
    ? undefined
    : value;
}

/**
 * `twenty` + `five`, `two` + `hundred`, `two hundred` + `thirty`; undefined when they cannot be combined.
 */
function join(value: number, next: number, token: Token | undefined, code: string): number | undefined {
  if (next === 12 && DOZEN.test(token?.word ?? "")) return value < 12 ? value * next : undefined;
  if (value === 0) return next > 0 && next < 1_000 && Number.isInteger(next) ? next : undefined;
  if (next >= 1_000) return value < next ? value * next : undefined;
  if (next >= 100) return next === 100 && value < 20 ? value * next : undefined;
  if (!Number.isInteger(next) || next === 0) return undefined;
  const tens = value % 100;
  if (code === "fr") {
    // "quatre-vingt-dix", "soixante et onze", "dix-sept"
    if (tens === 4 && next === 20) return value + 76;
    if ((tens === 60 || tens === 80) && next < 20) return value + next;
    if (tens === 10 && next > 6 && next < 10) return value + next;
    if (value > 60 && (tens === 70 || tens === 90) && next > 6 && next < 10) return value + next;
  }
  if (tens >= 20 && tens % 10 === 0 && next < 10) return value + next;
  return value >= 100 && tens === 0 ? value + next : undefined;
}

/** "one point five", "zero point two five", "jedna celá pět". */
export function joinDecimals(
  tokens: readonly Token[],
  { value, last }: Counted,
  lexicon: Lexicon,
  taken: ReadonlySet<number>,
): Counted | undefined {
  if (!Number.isInteger(value) || POINTS[lexicon.code]?.test(tokens[last + 1]?.word ?? "") !== true)
    return undefined;
  let [digits, at] = ["", last + 2];
  for (; !taken.has(at); at++) {
    const token = tokens[at];
    const digit = token?.kind === "number" ? Number(token.text) : wordValue(tokens, at, lexicon);
    const isDigit =
      digit !== undefined && Number.isInteger(digit) && digit >= 0 && digit < (digits === "" ? 100 : 10);
    if (!isDigit || digits.length > 5) break;
    digits += String(digit);
  }
  return digits === "" ? undefined : { value: Number(`${value}.${digits}`), last: at - 1 };
}

/** Whether a word for one starts a longer number: "one hundred", "one point five", "un millón". */
export function startsNumber(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const next = wordValue(tokens, i + 1, lexicon) ?? 0;
  if (next >= 100) return true;
  const isPoint = POINTS[lexicon.code]?.test(tokens[i + 1]?.word ?? "") === true;
  return isPoint && (tokens[i + 2]?.kind === "number" || wordValue(tokens, i + 2, lexicon) !== undefined);
}
