import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import type { Command } from "./find-command.ts";
import type { Opening } from "./read-opening.ts";

/** Things that are shown rather than made. */
const SHOWN =
  /^(list|overview|summary|report|look|breakdown|view|copy|idea|answer|quote|estimate|status|history|update|forecast|total|count|number|lot|few|couple|bit)$/;

/** "I'd like a desk lamp for …" orders a thing, unlike "I'd like a list of …" and "I'd like the lamps of …". */
export function findWantedThing(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
): Command | undefined {
  if (lexicon.code !== "en" || opening.kind !== "show") return undefined;
  const [verb, article] = [tokens[opening.at - 1], tokens[opening.at]];
  if (!/^(like|want|need)$/.test(verb?.word ?? "") || !/^(a|an|another)$/.test(article?.word ?? ""))
    return undefined;
  const thing = tokens.slice(opening.at + 1, opening.at + 4).filter(({ kind }) => kind === "word");
  // "a reason to order …"
  const isForPurpose = thing.some(({ word }) => /^(to|why|how|that|which|who)$/.test(word));
  if (!indexes.includes(opening.at + 2) || isForPurpose || thing.some(({ word }) => SHOWN.test(word)))
    return undefined;
  opening.kind = "request";
  return { verbs: ["order", "create", "book"], tokens: [opening.at - 1], commanded: true, negated: false };
}

/** "New ticket from Ann: …" is a request to create one, unlike "new tickets". */
export function findNew(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
  last: number,
): Command | undefined {
  if (opening.kind !== "none") return undefined;
  const [head = -1, next = -1] = indexes.filter((i) => i >= opening.at);
  const word = tokens[head]?.word ?? "";
  const isNew = word === "new" || lexicon.english(word).includes("new");
  const noun = tokens[next];
  if (
    !isNew ||
    noun?.kind !== "word" ||
    (lexicon.code === "en" && /[^s]s$/.test(noun.word)) ||
    last - head < 3
  )
    return undefined;
  return { verbs: ["create", "add"], tokens: [head], commanded: true, negated: false };
}
