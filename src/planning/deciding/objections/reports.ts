import type { Request } from "../../aligning/request-words.ts";
import type { Ranked } from "../score.ts";

/** Whether an English sentence only reports a past action: "we took episode 7 offline". */
export function reportsPastAction({ main, words, reading }: Request): boolean {
  const [subject, verb] = [words[main.first]?.token, words[main.first + 1]?.token];
  return (
    reading.lexicon.code === "en" &&
    main.mood === "phrase" &&
    /^(i|we|he|she|they|some(body|one))$/.test(subject?.word ?? "") &&
    verb?.kind === "word" &&
    !reading.lexicon.commands.has(verb.word) &&
    (reading.lexicon.verbsOf(verb.word).length > 0 || /^(lost|won|sold|met|found|left)$/.test(verb.word))
  );
}

/** Minimum words of a clause. */
const CLAUSE_WORDS = 4;

/** Whether what another person said is searched for as a text: "my adviser says I should sell" is no name. */
export function isReportSearched({ words, main }: Request, { filling }: Ranked): boolean {
  return filling.filled.some(({ value, source, tokens }) => {
    const own = tokens.filter((i) => i >= main.first && i <= main.last);
    return (
      typeof value === "string" &&
      source === "query" &&
      own.length >= CLAUSE_WORDS &&
      own.every((i) => words[i]?.token.quote === -1)
    );
  });
}
