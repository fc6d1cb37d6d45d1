import type { Phrases } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";

/** Index of the last token of the longest phrase that starts at `i`; undefined when there is none. */
export function matchPhrase(phrases: Phrases, tokens: readonly Token[], i: number): number | undefined {
  const found = (phrases.get(tokens[i]?.word ?? "") ?? []).find((phrase) =>
    phrase.every(
      (word, n) => tokens[i + n]?.word === word && (n === 0 || !/[.!?;,]/.test(tokens[i + n]?.gap ?? "")),
    ),
  );
  return found === undefined ? undefined : i + found.length - 1;
}
