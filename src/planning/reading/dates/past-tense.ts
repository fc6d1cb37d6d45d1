import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";

/**
 * Verbs in the past tense by themselves, by language; folded, except for French, where "à" is a preposition. "I was
 * wondering …" asks for something to come.
 */
const PAST: Readonly<Record<string, RegExp>> = {
  en: /(^| )(did|(?<!\b(i|we) )(was|were))( |$)/,
  cs: /(^| )(byl[aioy]?|probehl[aioy]?|mel[aiy]?) /,
  de: /(^| )(war|waren|wurden?|gab|hatten?|kam|kamen) |(^| )(hat|haben) .*?(?<!geoffnet|geschlossen)(?<= (ge\p{L}{2,}(t|en)|\p{L}{2,}iert))$/u,
  pl: /(^| )(byl[aoy]?|byli|mial[ay]?|mieli|odbyl[aoy]?) /,
  es: /(^| )(fue|fueron|hubo|hizo|hicieron|habia|estuvo|estuvieron|(ha|han|hemos) \p{L}+[ai]do)( |$)/u,
  fr: /(^| )(était|étaient|fut|(a|ont|avons|avez) (été|eu|fait|pris|mis|vu|\p{L}+ée?s?))( |$)/u,
};

/** Endings of the past tense of verbs that the lexicon knows, as written. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  cs: /[aěe]l[aioy]?$/u,
  pl: /[aeiy](ł|ła|ło|li|ły)$/u,
  es: /(ó|aron|ieron)$/u,
};

const ENDS_CLAUSE = /[,.;:!?–—]/;

/** Whether the clause of a date states or asks what happened, so that it is over: "what did Ida do on Friday?". */
export function isPastTense(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  // "was it booked for Friday?"
  const before = lexicon.prepositions.get(tokens[i - 1]?.word ?? "") ?? [];
  if (before.includes("for") && lexicon.code !== "cs") return false;
  let [first, last] = [i, i];
  while (first > 0 && !ENDS_CLAUSE.test(tokens[first]?.gap ?? "")) first--;
  while (last < tokens.length - 1 && !ENDS_CLAUSE.test(tokens[last + 1]?.gap ?? "")) last++;
  const clause = tokens.slice(first, last + 1);
  const said = clause.map(({ word, text }) => (lexicon.code === "fr" ? text.toLowerCase() : word)).join(" ");
  if (PAST[lexicon.code]?.test(said)) return true;
  const ending = ENDINGS[lexicon.code];
  return (
    ending !== undefined &&
    clause.some(({ text, word }) => ending.test(text) && lexicon.verbsOf(word).length > 0)
  );
}
