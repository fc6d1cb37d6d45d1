import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import { FINITE } from "./split-clauses.ts";

/** Adverbs before the verb of a statement. */
const ADVERBS = /^(already|just|finally|now|still|recently|later|never|always|also|only|then|\p{L}{3,}ly)$/u;
/** Verbs in the third person that state something about a thing with a number, and irregular past forms. */
const STATES =
  /^(costs?|pays|sends|amounts|totals?|equals|fails|expires|arrives|leaves|starts|ends|needs|wants|goes|runs|works|looks|seems|can|could|may|might|should|must|paid|sent|sold|bought|lost|found|kept|made|met|built|held|put|hit|left|read|brought|taken|given|written|shown|seen|gone|done|drawn|broken|stolen|frozen|chosen)$/;

/**
 * Whether the first word is a noun with its number, the subject of a statement: "order AB-7 has arrived", "permit 7
 * already renewed", "order AB-7 reminder sent". "Pause 12 delayed tours" counts what it commands.
 */
export function isSubjectOfStatement(tokens: readonly Token[], head: number, lexicon: Lexicon): boolean {
  const id = tokens[head + 1];
  if (!/^(code|number)$/.test(id?.kind ?? "")) return false;
  let at = head + 2;
  while (ADVERBS.test(tokens[at]?.word ?? "") || isNounBeforeVerb(tokens, at)) at++;
  const [verb, next] = [tokens[at], tokens[at + 1]];
  if (verb?.kind !== "word" || verb.gap !== " " || verb.quote >= 0) return false;
  if (FINITE.test(verb.word) || STATES.test(verb.word)) return true;
  const isParticiple = /\p{L}{2}ed$/u.test(verb.word) && !lexicon.commands.has(verb.word);
  const isEnd =
    next === undefined ||
    /[,.;!?]/.test(next.gap) ||
    next.kind !== "word" ||
    lexicon.prepositions.has(next.word) ||
    lexicon.functionWords.has(next.word);
  return isParticiple && (isEnd || id?.kind === "code");
}

/** Whether a noun stands before a participle: "reminder sent". */
function isNounBeforeVerb(tokens: readonly Token[], at: number): boolean {
  const [noun, verb] = [tokens[at], tokens[at + 1]];
  return (
    noun?.kind === "word" &&
    !/^(to|for|at|by|in|on|from|with|and|or|as|is|are|was|the|an?)$/.test(noun.word) &&
    !FINITE.test(noun.word) &&
    !STATES.test(noun.word) &&
    verb?.gap === " " &&
    (FINITE.test(verb.word) || /^(sent|paid|made|done|given)$/.test(verb.word))
  );
}
