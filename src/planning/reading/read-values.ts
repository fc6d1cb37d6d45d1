import type { Lexicon } from "../../language/lexicon.ts";
import { matchPhrase, type Quote, startsSentence, type Token } from "../../language/tokenize.ts";
import { readComplements } from "./complements/read-complements.ts";
import { readDates } from "./dates/read-dates.ts";
import { joinFractions } from "./join-fractions.ts";
import { readPhone } from "./read-contacts.ts";
import { currencyAt } from "./read-currencies.ts";
import { readNumber } from "./read-numbers.ts";
import { areaPhrase, currencyPhrase, isMeasure, isNear, SYMBOLS, unitAfter, unitOf } from "./read-units.ts";
import { shareUnits } from "./share-units.ts";
import type { Value, ValueKind } from "./value.ts";

/**
 * More values than a request has. A request that reaches the limit fills no arguments, which bounds the
 * run time.
 */
export const MAX_VALUES = 100;
const PLAIN: ReadonlySet<string> = new Set(["code", "email", "url", "host", "uuid", "phone"]);
const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1_000,
  tis: 1_000,
  tys: 1_000,
  mil: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
  thousand: 1_000,
  billion: 1e9,
};

/**
 * The typed values of a request, in order. Values do not overlap, except for quoted text with its content
 * and for free text after a colon.
 */
export function readValues(
  text: string,
  tokens: readonly Token[],
  quotes: readonly Quote[],
  lexicon: Lexicon,
  now: Date,
): Value[] {
  const dates = readDates(tokens, lexicon, now);
  const taken = new Set(dates.flatMap(({ first, last }) => range(first, last)));
  const values: Value[] = [...dates];
  for (let i = 0; i < tokens.length && values.length < MAX_VALUES; i++) {
    if (taken.has(i)) continue;
    const found =
      readCoordinates(text, tokens, i) ??
      readPhone(text, tokens, i, taken) ??
      readPlain(tokens, i) ??
      readAmount(text, tokens, i, lexicon, taken) ??
      readCurrency(text, tokens, i, lexicon);
    if (found === undefined) continue;
    values.push(found);
    i = found.last;
  }
  const written = [
    ...readJoinedCodes(text, tokens, lexicon),
    ...quotes.flatMap((quote, at) => toQuoted(quote, at, tokens)),
    ...readTexts(text, tokens, lexicon),
  ];
  const sorted = values.sort((a, b) => a.start - b.start);
  const typed = joinFractions(text, tokens, shareUnits(sorted, tokens, lexicon), lexicon);
  const complements = readComplements(text, tokens, typed, lexicon);
  // "remind me to stop reading the log": a clause that is a text contains no other.
  const isInside = ({ kind, first }: Value) =>
    kind === "text" &&
    complements.some(
      ({ complement, first: start, last }) => (complement?.lead ?? start) < first && last >= first,
    );
  return [...typed, ...written.filter((value) => !isInside(value)), ...complements]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .slice(0, MAX_VALUES);
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function readPlain(tokens: readonly Token[], i: number): Value | undefined {
  const token = tokens[i];
  if (token === undefined || !PLAIN.has(token.kind)) return undefined;
  return make(token.kind as ValueKind, tokens, i, i, token.text);
}

/** Reads a currency without an amount: "euro", "EUR/PLN", "Czech crowns". */
function readCurrency(
  text: string,
  tokens: readonly Token[],
  i: number,
  lexicon: Lexicon,
): Value | undefined {
  const found = currencyAt(tokens, i, lexicon);
  if (found === undefined) return undefined;
  const written = text.slice(tokens[i]?.start, tokens[found.last]?.end);
  return { ...make("currency", tokens, i, found.last, written), unit: found.unit };
}

/**
 * Reads letters and digits that an argument may join to one code: "tk 2041", "4AB 1234", "KA-XY 482", "AB12 CDE".
 * The longest comes first.
 */
function readJoinedCodes(text: string, tokens: readonly Token[], lexicon: Lexicon): Value[] {
  return tokens.flatMap((token, i) => {
    const toJoined = (last: number): Value => ({
      ...make("code", tokens, i, last, text.slice(token.start, tokens[last]?.end)),
      joined: true,
    });
    const groups = endsOfGroups(text, tokens, i, lexicon);
    if (groups.length > 0) return groups.map(toJoined);
    const next = tokens[i + 1];
    if (next === undefined || next.gap !== " " || token.quote >= 0) return [];
    const isHead =
      (token.kind === "word" && token.text.length <= 5 && !isGrammar(token, lexicon)) ||
      (token.kind === "code" && token.text.length <= 6);
    // "ab12 cde": a code in lowercase letters
    const isTail =
      token.kind === "code" &&
      next.kind === "word" &&
      next.text.length >= 2 &&
      next.text.length <= 3 &&
      !isGrammar(next, lexicon) &&
      !lexicon.durations.has(next.word) &&
      !lexicon.times.has(next.word) &&
      // "mx-07 neu laden"
      lexicon.english(next.word).length === 0 &&
      lexicon.verbsOf(next.word).length === 0;
    if (!isHead || !(next.kind === "number" || next.kind === "code" || isTail)) return [];
    // "coupon ELM40X": the code is whole without the word before it.
    if (next.kind === "code" && /^\p{Ll}{3,}$/u.test(token.text)) return [];
    return /^[\p{L}\d]+$/u.test(next.text) ? [toJoined(i + 1)] : [];
  });
}

const GROUP = /^(\p{Lu}{1,4}|\d{1,4}\p{Lu}{0,3}|\p{Lu}{1,3}\d{1,4}\p{Lu}{0,2})$/u;

/** The last tokens of codes of two to four groups of capital letters and digits, the longest first. */
function endsOfGroups(text: string, tokens: readonly Token[], i: number, lexicon: Lexicon): number[] {
  const isGroup = (at: number) => {
    const token = tokens[at];
    if (token === undefined || token.quote >= 0 || !GROUP.test(token.text)) return false;
    // "60 EUR" is an amount.
    return !(token.kind === "word" && unitOf(token, lexicon) !== undefined);
  };
  const ends: number[] = [];
  let last = i;
  while (last - i < 3 && isGroup(last) && isGroup(last + 1) && /^[ -]$/.test(tokens[last + 1]?.gap ?? "")) {
    last++;
    const value = text.slice(tokens[i]?.start, tokens[last]?.end);
    const hasBoth = /\p{Lu}/u.test(value) && /\d/.test(value);
    // Two groups of a word and a number may be a noun and its number: "A 12".
    const isCode = last - i > 1 || tokens[i]?.kind === "code" || tokens[last]?.kind === "word";
    if (hasBoth && isCode) ends.unshift(last);
  }
  return ends;
}

/** "of 3" is not a code, "AT 3" may be one. */
function isGrammar({ text, word }: Token, lexicon: Lexicon): boolean {
  const isSmall = !/^\p{Lu}{2,}$/u.test(text);
  return isSmall && (lexicon.functionWords.has(word) || lexicon.prepositions.has(word));
}

/** `48.2082, 16.3738`. */
function readCoordinates(text: string, tokens: readonly Token[], i: number): Value | undefined {
  const match =
    /^(-?\d{1,3}\.\d{2,})(?:°?\s?([NS])\b)?,?\s{0,3}(-?\d{1,3}\.\d{2,})(?![\d.])(?:°?\s?([EW])\b)?/.exec(
      text.slice(signedStart(text, tokens[i]), (tokens[i]?.start ?? 0) + 48),
    );
  if (!match || tokens[i]?.kind !== "number") return undefined;
  const start = signedStart(text, tokens[i]);
  const last = tokens.findLastIndex((token) => token.end <= start + match[0].length);
  return last <= i
    ? undefined
    : { kind: "coordinates", first: i, last, start, end: start + match[0].length, text: toSigned(match) };
}

/** South and west are negative. */
function toSigned([, latitude = "", south, longitude = "", west]: RegExpExecArray): string {
  return `${south === "S" ? "-" : ""}${latitude}, ${west === "W" ? "-" : ""}${longitude}`;
}

function signedStart(text: string, token: Token | undefined): number {
  const start = token?.start ?? 0;
  return /[-−]/.test(text[start - 1] ?? "") && !/[\p{L}\p{N}]/u.test(text[start - 2] ?? " ")
    ? start - 1
    : start;
}

const SCALES = {
  celsius: /^celsi(us|a)$|^celsjusza$/,
  fahrenheit: /^fahrenheita?$/,
  kelvin: /^kelvin$/,
} as const;

function scaleOf(word: string): string | undefined {
  return Object.entries(SCALES).find(([, forms]) => forms.test(word))?.[0];
}

function isDegree(unit: string): boolean {
  return /^(degrees?|grad|stup(en|ne|nu)|stopni\p{L}*|grados?|degres?)$/u.test(unit);
}

/** Reads a number, in digits or words, with its currency, multiplier or unit. */
function readAmount(
  text: string,
  tokens: readonly Token[],
  i: number,
  lexicon: Lexicon,
  taken: ReadonlySet<number>,
): Value | undefined {
  const token = tokens[i];
  if (token === undefined) return undefined;
  const symbol = token.kind === "symbol" ? SYMBOLS[token.text] : undefined;
  const at = symbol && tokens[i + 1]?.kind === "number" ? i + 1 : i;
  const read = readNumber(tokens, at, lexicon, taken);
  if (read === undefined) return undefined;
  const ranked = read.ordinal ? undefined : rankAfter(tokens, read.last, lexicon);
  let { value } = read;
  let last = ranked ?? read.last;
  const follower = tokens[last + 1];
  const factor = follower && !taken.has(last + 1) ? multiplierOf(follower, lexicon) : undefined;
  if (factor !== undefined && isNear(follower)) {
    value *= factor;
    last += 1;
  }
  const start = symbol ? token.start : signedStart(text, tokens[at]);
  if (start < (tokens[at]?.start ?? 0) && !symbol) value = -value;
  // "the second hour" is not a duration.
  const phrase =
    symbol !== undefined || read.ordinal
      ? undefined
      : (currencyPhrase(tokens, last + 1, lexicon) ?? areaPhrase(tokens, last + 1));
  const unit = symbol ?? phrase?.unit ?? (read.ordinal ? undefined : unitAfter(tokens, last, lexicon));
  const isUnitOwn =
    unit !== undefined &&
    symbol === undefined &&
    (phrase !== undefined || isMeasure(tokens[last + 1], lexicon));
  // "21 degrees Celsius"
  const scale = isUnitOwn && isDegree(unit) ? scaleOf(tokens[last + 2]?.word ?? "") : undefined;
  const lastOwn = isUnitOwn ? (phrase?.last ?? last + (scale === undefined ? 1 : 2)) : last;
  const end = tokens[lastOwn]?.end ?? 0;
  const kind =
    isUnitOwn && phrase === undefined && lexicon.durations.has(tokens[last + 1]?.word ?? "")
      ? "duration"
      : "number";
  return {
    kind,
    first: i,
    last: lastOwn,
    start,
    end,
    text: text.slice(tokens[at]?.start ?? 0, tokens[ranked === undefined ? last : read.last]?.end),
    number: value,
    ...(unit !== undefined && { unit: scale ?? unit }),
    ...((isUnitOwn || symbol !== undefined) && { measured: true as const }),
    ...(read.ordinal && { ordinal: true as const }),
  };
}

/**
 * Plural words for the first, last or next ones between a number and its noun, by language: "los 5 últimos
 * pedidos".
 */
const RANKS: Readonly<Record<string, RegExp>> = {
  cs: /^(poslednich|prvnich|pristich|dalsich|nasledujicich)$/,
  de: /^(letzten|ersten|nachsten|naechsten|neuesten|jungsten|kommenden)$/,
  pl: /^(ostatnich|pierwszych|nastepnych|kolejnych|najblizszych)$/,
  es: /^(ultim[oa]s|primer[oa]s|proxim[oa]s|siguientes)$/,
  fr: /^(derni(ers|eres)|premi(ers|eres)|prochaine?s|suivante?s)$/,
};

/** The token after a number that says which ones it counts; it belongs to the number. */
function rankAfter(tokens: readonly Token[], last: number, { code, durations }: Lexicon): number | undefined {
  const [rank, noun] = [tokens[last + 1], tokens[last + 2]];
  if (rank?.gap !== " " || RANKS[code]?.test(rank.word) !== true) return undefined;
  return noun?.kind === "word" && !durations.has(noun.word) ? last + 1 : undefined;
}

/** "3k" as one word; "250 thousand". */
function multiplierOf(token: Token, lexicon: Lexicon): number | undefined {
  const spoken = lexicon.numbers.get(token.word);
  if (spoken !== undefined && spoken >= 1_000) return spoken;
  return token.word === "k" && token.gap !== "" ? undefined : MULTIPLIERS[token.word];
}

function toQuoted(quote: Quote, at: number, tokens: readonly Token[]): Value[] {
  const inside = tokens.flatMap((token, i) => (token.quote === at ? [i] : []));
  const [first] = inside;
  const last = inside.at(-1);
  return first === undefined || last === undefined ? [] : [{ kind: "quoted", first, last, ...quote }];
}

/**
 * Reads free text after a colon or "saying". Returns alternatives if they differ: to the end of the
 * request, to the next `key:`, semicolon or line, and to the next comma.
 */
function readTexts(text: string, tokens: readonly Token[], lexicon: Lexicon): Value[] {
  const found: Value[] = [];
  tokens.forEach((token, i) => {
    if (i === 0 || token.quote >= 0) return;
    const colon =
      /^\s*:\s*[¡¿(]*$/.test(token.gap) ||
      /[\p{L}\p{N})]\s*:\s+$/u.test(text.slice(Math.max(0, token.start - 8), token.start));
    const said = tokens[i - 1];
    // "two readings a day": a counted noun does not introduce a text.
    const isCounted =
      /^(number|symbol)$/.test(tokens[i - 2]?.kind ?? "") || lexicon.numbers.has(tokens[i - 2]?.word ?? "");
    // "the sensor reading for 3 May" introduces none either.
    const isNoun = said?.word === "reading" && lexicon.prepositions.has(token.word);
    const saying =
      said?.quote === -1 &&
      !isCounted &&
      !isNoun &&
      // "keep note 7 not": a number identifies the note, and a negation is no text.
      !/^(number|code)$/.test(token.kind) &&
      (lexicon.prepositions.get(said.word) ?? []).includes("saying") &&
      !isOnlyNegation(tokens.slice(i), lexicon);
    // "note on K-7: call back": the text starts after the colon.
    const isLater =
      !colon &&
      lexicon.prepositions.has(token.word) &&
      tokens.slice(i + 1, i + MAX_BEFORE_COLON).some(({ gap }) => /^\s*:\s+/.test(gap));
    if ((!colon && !saying) || isLater || isParticle(tokens, i, lexicon)) return;
    // "reply: ¡Gracias!" starts with its punctuation.
    const start =
      token.start -
      (/[¡¿(]*$/.exec(text.slice(Math.max(0, token.start - MAX_OPENING), token.start))?.[0].length ?? 0);
    const short = endOfField(tokens, i);
    // "name: Bob, age=42" has named fields; a colon may also occur inside a text.
    const isKeyed = tokens.some((each, at) => at > short + 1 && each.gap === "=");
    const upToComma = Math.max(i, tokens.findIndex((each, at) => at > i && /[,;\n]/.test(each.gap)) - 1);
    // "…: it leaks. Close it.": a command after the text is not part of it.
    const next = tokens[short + 1];
    const isFollowed = next !== undefined && startsSentence(next) && lexicon.commands.has(next.word);
    const ends = isKeyed || isFollowed ? [short] : [tokens.length - 1, short];
    for (const last of new Set([
      ...ends,
      ...(upToComma > i || tokens[i + 1]?.gap.includes(",") ? [upToComma] : []),
    ])) {
      const value = make(
        "text",
        tokens,
        i,
        last,
        text.slice(start, endOf(text, tokens[last])).replace(/[\s.;,]+$/, ""),
      );
      // A question or exclamation mark is part of the text; a full stop ends the request.
      found.push({ ...value, start, end: start + value.text.length });
    }
  });
  return found;
}

/** Whether the words are a negation and words that say nothing by themselves: "bitte nicht", "heute nicht". */
function isOnlyNegation(tokens: readonly Token[], lexicon: Lexicon): boolean {
  const isNegation = (i: number) => matchPhrase(lexicon.negations, tokens, i) !== undefined;
  return (
    tokens.some((_, i) => isNegation(i)) &&
    tokens.every(
      ({ word }, i) =>
        isNegation(i) ||
        lexicon.functionWords.has(word) ||
        lexicon.courtesy.has(word) ||
        lexicon.times.has(word),
    )
  );
}

/** Maximum signs that open a text. */
const MAX_OPENING = 10;

/** Maximum number of words between "note on" and a colon. */
const MAX_BEFORE_COLON = 6;

/** "füge … einen Kommentar hinzu": the last word belongs to the verb. */
function isParticle(tokens: readonly Token[], i: number, { commands }: Lexicon): boolean {
  return (
    i === tokens.length - 1 &&
    tokens.some(({ word }) => commands.get(word)?.some(({ particle }) => particle === tokens[i]?.word))
  );
}

function endOf(text: string, last: Token | undefined): number {
  const end = last?.end ?? text.length;
  return end + (/^[!?)"'”]+/.exec(text.slice(end))?.[0].length ?? 0);
}

function endOfField(tokens: readonly Token[], from: number): number {
  for (let i = from + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (/[;\n]/.test(token.gap)) return i - 1;
    if (/^\s*(?::\s|=)/.test(token.gap)) {
      const key = tokens.slice(from, i).findLastIndex((each) => /[,.;]/.test(each.gap));
      return key > 0 ? from + key - 1 : Math.max(from, i - 2);
    }
  }
  const sentence = tokens.findIndex((token, i) => i > from && startsSentence(token));
  return sentence < 0 ? tokens.length - 1 : sentence - 1;
}

function make(kind: ValueKind, tokens: readonly Token[], first: number, last: number, text: string): Value {
  return { kind, first, last, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0, text };
}
