import { detectLanguage } from "../../language/detect-language.ts";
import { type Lexicon, lexiconOf } from "../../language/lexicon.ts";
import { type Token, tokenize } from "../../language/tokenize.ts";
import { type Clause, readClauses } from "./read-clauses.ts";
import { readValues } from "./read-values.ts";
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
  if (lexicon.code === "de")
    for (const token of tokens) if (token.name && isKnown(token.word, lexicon)) token.name = false;
  const values = readValues(text, tokens, quotes, lexicon, now);
  return { text, tokens, values, clauses: readClauses(text, tokens, values, lexicon), lexicon, now };
}

function isKnown(word: string, lexicon: Lexicon): boolean {
  return lexicon.english(word).length > 0 || lexicon.verbsOf(word).length > 0;
}
