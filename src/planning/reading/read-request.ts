import { cognatesOf } from "../../language/cognates.ts";
import { correctSpelling } from "../../language/correct-spelling.ts";
import { detectLanguage } from "../../language/detect-language.ts";
import { findBody } from "../../language/formulas.ts";
import { type Lexicon, lexiconOf } from "../../language/lexicon.ts";
import { stemWord } from "../../language/stem-word.ts";
import { startsSentence, type Token, tokenize } from "../../language/tokenize.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import { readValues } from "./read-values.ts";
import type { Value } from "./value.ts";

/** Longer requests are cut, because the request is usually at the start. */
const MAX_LENGTH = 4_000;

/** Ends of German names of streets; folded. */
const STREETS = /^\p{L}{3,}(strasse|stra[sß]e|gasse|allee|platz|ufer|damm)$/u;

/** The interpretation of a request, independent of the available operations. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  values: readonly Value[];
  /** At least one unless the request has no tokens. */
  clauses: readonly Clause[];
  lexicon: Lexicon;
  now: Date;
}

/** The tokens without a greeting and a closing formula. */
function withoutFormulas(text: string, tokens: readonly Token[]): Token[] {
  const [start, end] = findBody(text);
  const kept = tokens.filter((token) => token.start >= start && token.end <= end);
  if (kept.length === 0) return [...tokens];
  const [first] = kept;
  if (first !== undefined && first !== tokens[0]) {
    first.gap = "";
    first.name = false;
  }
  return kept;
}

/** Reads a request into tokens, typed values and clauses. Never throws. */
export function readRequest(request: string, now = new Date()): Reading {
  const text = request.slice(0, MAX_LENGTH);
  const { tokens: all, quotes } = tokenize(text);
  const lexicon = lexiconOf(detectLanguage(all));
  const tokens = withoutFormulas(text, all);
  readEqualsSigns(tokens);
  // German capitalizes every noun, so only unknown words are names.
  if (lexicon.code === "de")
    for (const token of tokens)
      if (token.name && isKnown(token.word, lexicon) && !STREETS.test(token.word)) token.name = false;
  correctTokens(tokens, lexicon);
  const values = readValues(text, tokens, quotes, lexicon, now);
  return { text, tokens, values, clauses: readClauses(text, tokens, values, lexicon), lexicon, now };
}

/** Reads `title=Kick-off` like `title:Kick-off`. The text itself keeps its signs, because values are cut from it. */
function readEqualsSigns(tokens: readonly Token[]): void {
  tokens.forEach((token, i) => {
    const name = tokens[i - 1];
    const startsPair = name?.kind === "word" && name.quote < 0 && (i === 1 || /[\s,;(]$/.test(name.gap));
    if (startsPair && /^=(?!\s|=)/.test(`${token.gap}.`)) token.gap = token.gap.replace("=", ":");
  });
}

/** Endings of German surnames and towns, folded. */
const NAME_ENDING =
  /(kamp|mann|burg|berg|bach|feld|dorf|hausen|heim|meie?r|meyer|ma[iy]er|stedt|rode|furt|bruck|hofer|huber|stein|wald|bauer|haus|hof|horst|koog|moor|see)$/;

function isKnown(word: string, lexicon: Lexicon): boolean {
  if (NAME_ENDING.test(word) && lexicon.isPartlyKnown(word)) return false;
  return (
    lexicon.english(word).length > 0 ||
    lexicon.verbsOf(word).length > 0 ||
    cognatesOf(lexicon, word).some((each) => each !== word)
  );
}

/**
 * Replaces misspelled verbs and function words, and words that folding made equal to others; `text` stays as
 * written.
 */
function correctTokens(tokens: readonly Token[], lexicon: Lexicon): void {
  let isFirst = true;
  for (const token of tokens) {
    if (startsSentence(token)) isFirst = true;
    if (token.kind !== "word" || token.quote >= 0) continue;
    const other = lexicon.homographs.get(token.text.toLowerCase());
    const corrected = token.name ? null : (other ?? correctSpelling(token.word, lexicon, isFirst));
    if (corrected !== null) {
      token.word = corrected;
      token.stem = stemWord(corrected);
    }
    isFirst &&= lexicon.functionWords.has(token.word) || lexicon.courtesy.has(token.word);
  }
}
