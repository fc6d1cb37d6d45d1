import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";

/** Verbs in the past tense by themselves, by language; in lower case with diacritics: "würde" is no "wurde". */
const PAST: Readonly<Record<string, RegExp>> = {
  en: /(^| )(did|was|were)( |$)/,
  cs: /(^| )(byl[aioy]?|proběhl[aioy]?|měl[aiy]?) /,
  de: /(^| )(war|waren|wurden?|gab|hatten?|kam|kamen) |(^| )(hat|haben) .*(?<! (geöffnet|geschlossen|geplant|gebucht|reserviert|vereinbart))(?<= (ge\p{L}{2,}(t|en)|\p{L}{2,}iert))$/u,
  pl: /(^| )(był[aoy]?|byli|miał[ay]?|mieli|odbył[aoy]?) /,
  es: /(^| )(fue|fueron|hubo|hizo|hicieron|había|estuvo|estuvieron|(ha|han|hemos) \p{L}+[aií]do)( |$)/u,
  fr: /(^| )(était|étaient|fut|(a|ont|avons|avez) (été|eu|faite?s?|prise?s?|mise?s?|vue?s?|\p{L}+ée?s?))( |$)/u,
};

/** Endings of the past tense of verbs that the lexicon knows, in lower case with diacritics. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  cs: /[aě]l[aioy]?$/u,
  pl: /[aeiy](ł|ła|ło|li|ły)$/u,
  es: /(ó|aron|ieron)$/u,
};

/** Words that make such a form conditional in Czech and Polish. */
const CONDITIONAL = /(^| )(by|bych|bys|bychom|byste|aby\p{L}*|kdyby\p{L}*|żeby\p{L}*|gdyby\p{L}*)( |$)/u;

const ENDS_CLAUSE = /[,.;:!?–—]/;

/** Whether a question is about what happened, so that the date in it is over: "what did Ida do on Friday?". */
export function isPastTense(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  // "was it booked for Friday?"
  const before = lexicon.prepositions.get(tokens[i - 1]?.word ?? "") ?? [];
  if (before.includes("for") && lexicon.code !== "cs") return false;
  let [first, last] = [i, i];
  while (first > 0 && !ENDS_CLAUSE.test(tokens[first]?.gap ?? "")) first--;
  while (last < tokens.length - 1 && !ENDS_CLAUSE.test(tokens[last + 1]?.gap ?? "")) last++;
  const clause = tokens.slice(first, last + 1).filter(({ quote }) => quote < 0);
  if (!asks(clause, lexicon)) return false;
  const said = clause.map(({ text }) => text.toLowerCase()).join(" ");
  if (CONDITIONAL.test(said)) return false;
  if (PAST[lexicon.code]?.test(said)) return true;
  const ending = ENDINGS[lexicon.code];
  return (
    ending !== undefined &&
    clause.some(({ text, word }) => ending.test(text.toLowerCase()) && lexicon.verbsOf(word).length > 0)
  );
}

/** Whether a clause starts like a question, perhaps after a preposition: "in which races …", "did Ida …". */
function asks(clause: readonly Token[], { questionWords, prepositions, code }: Lexicon): boolean {
  const words = clause.slice(0, 2).map(({ word }) => word.replace(/^¿/, ""));
  const [first = "", second = ""] = words;
  if (code === "en" && /^(did|was|were)$/.test(first)) return true;
  return questionWords.has(first) || (prepositions.has(first) && questionWords.has(second));
}
