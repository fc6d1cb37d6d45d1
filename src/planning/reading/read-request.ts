import { isAscii } from "../../search/split-words.ts";
import { LANGUAGE_CODES, type Lexicon, lexiconOf } from "../languages/lexicon.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import { readValues } from "./read-values.ts";
import { type Token, tokenize } from "./tokenize.ts";
import type { Value } from "./value.ts";

/** Longer requests are read up to here; what is wanted stands at the beginning. */
const MAX_LENGTH = 4_000;

/** A request, read once, whatever operations there are. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  values: readonly Value[];
  /** At least one unless the request has no tokens. */
  clauses: readonly Clause[];
  lexicon: Lexicon;
  now: Date;
}

/** Reads a request into tokens, typed values and clauses. Never fails. */
export function readRequest(request: string, now = new Date()): Reading {
  const text = request.slice(0, MAX_LENGTH);
  const { tokens, quotes } = tokenize(text);
  const lexicon = lexiconOf(detectLanguage(tokens));
  // German writes every noun with a capital: only unknown words are names there.
  if (lexicon.code === "de") for (const token of tokens) if (token.name && isKnown(token.word, lexicon)) token.name = false;
  const values = readValues(text, tokens, quotes, lexicon, now);
  return { text, tokens, values, clauses: readClauses(text, tokens, values, lexicon), lexicon, now };
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return lexicon.english(word).length > 0 || lexicon.verbsOf(word).length > 0;
}

/** Letters that only some languages use, by language. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  cs: /[ěščřžýůťďň]/i,
  pl: /[ąęłśżźćń]/i,
  de: /[äöüß]/i,
  es: /[ñ¿¡]|(?:ción|ía)\b/i,
  fr: /[çœèêëîïûùà]/i,
};

/**
 * The language with the most function words, verbs and letters of its own among the words outside quotations; English when nothing speaks for
 * another.
 */
export function detectLanguage(tokens: readonly Token[]): string {
  const words = tokens.filter(({ kind, quote, name }) => kind === "word" && quote < 0 && !name);
  let best = { code: "en", score: 0.5 + score("en", words) };
  for (const code of LANGUAGE_CODES) {
    if (code === "en") continue;
    const value = score(code, words);
    if (value > best.score) best = { code, score: value };
  }
  return best.code;
}

function score(code: string, words: readonly Token[]): number {
  const lexicon = lexiconOf(code);
  const letters = LETTERS[code];
  let total = 0;
  for (const { word, text } of words) {
    if (lexicon.functionWords.has(word) || lexicon.courtesy.has(word)) total += word.length > 1 ? 1 : 0.4;
    else if (lexicon.commands.has(word)) total += 1;
    else if (code === "en" ? false : lexicon.english(word).length > 0 || lexicon.verbsOf(word).length > 0) total += 0.5;
    else if (code === "en" && (lexicon.verbsOf(word).length > 0 || lexicon.questionWords.has(word))) total += 0.5;
    if (letters !== undefined && !isAscii(text) && letters.test(text)) total += 0.7;
  }
  return total;
}
