import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";

export interface SpokenNumber {
  value: number;
  last: number;
  isOrdinal: boolean;
}

/**
 * Reads a whole number below 100 in words: `four`, `twenty-eighth`, `dvacátého osmého`, `treinta y uno`.
 * Articles are not numbers.
 */
export function readSpokenNumber(
  tokens: readonly Token[],
  i: number,
  lexicon: Lexicon,
): SpokenNumber | undefined {
  const head = wordNumber(tokens[i], lexicon);
  if (head === undefined) return undefined;
  const single = { value: head.value, last: i, isOrdinal: head.isOrdinal };
  if (head.value < 20 || head.value % 10 !== 0) return single;
  const isLinked = /^(y|et|und)$/.test(tokens[i + 1]?.word ?? "");
  const at = isLinked ? i + 2 : i + 1;
  const unit = /^[ -]$/.test(tokens[at]?.gap ?? "") ? wordNumber(tokens[at], lexicon, true) : undefined;
  if (unit === undefined || unit.value < 1 || unit.value > 9) return single;
  return { value: head.value + unit.value, last: at, isOrdinal: unit.isOrdinal };
}

function wordNumber(token: Token | undefined, lexicon: Lexicon, isUnit = false) {
  if (token?.kind !== "word" || (lexicon.functionWords.has(token.word) && !isUnit)) return undefined;
  // "third" is also a fraction.
  const ordinal = lexicon.ordinals.get(token.word);
  const value = ordinal ?? lexicon.numbers.get(token.word);
  if (value === undefined || !Number.isInteger(value) || value < 0 || value >= 100) return undefined;
  return { value, isOrdinal: ordinal !== undefined };
}
