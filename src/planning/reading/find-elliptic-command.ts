import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import type { Command } from "./find-command.ts";
import type { Opening } from "./read-opening.ts";

/** Things that are shown rather than made. */
const SHOWN =
  /^(list|overview|summary|report|look|breakdown|view|copy|idea|answer|quote|estimate|status|history|update|forecast|total|count|number|lot|few|couple|bit)$/;

/** "I'd like a desk lamp for …" requests a thing, unlike "I'd like a list of …" and "I'd like the lamps of …". */
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
  return { verbs: ["order", "create", "book"], tokens: [opening.at - 1], commanded: true, negated: false };
}

/** "kettle off in the lab" and "pump 3 on, please" are commands; "status on the order" and "a day off" are not. */
export function findSwitch(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
): Command | undefined {
  if (lexicon.code !== "en" || opening.kind !== "none") return undefined;
  const rest = indexes.filter((i) => i >= opening.at);
  const at = rest.find((i) => /^(on|off)$/.test(tokens[i]?.word ?? ""));
  if (at === undefined) return undefined;
  const before = rest.filter((i) => i < at).map((i) => tokens[i]);
  const isThing =
    before.length > 0 &&
    before.length <= 4 &&
    before.every(
      (token, n) =>
        (token?.kind === "word" || (n > 0 && token?.kind === "number")) &&
        !/[,;:]/.test(token.gap) &&
        (/^(the|my|our|all)$/.test(token.word) || !lexicon.functionWords.has(token.word)) &&
        !/^(days?|weeks?|time)$/.test(token.word),
    );
  const next = tokens[at + 1];
  const isEnd =
    !rest.includes(at + 1) ||
    /^,/.test(next?.gap ?? "") ||
    /^(in|at|for|until|please|now)$/.test(next?.word ?? "");
  const word = tokens[at]?.word ?? "";
  return isThing && isEnd
    ? { verbs: [`turn-${word}`], tokens: [at], commanded: true, negated: false }
    : undefined;
}

/** English nouns for what is written down or sent. */
const WRITTEN = /^(note|comment|remark|message|reply|reminder|memo|sms|text)$/;

/** "Note on case 12: called back" is a request to add one, unlike "notes on case 12". */
export function findWritten(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
  hasText: boolean,
): Command | undefined {
  const [first = -1, second = -1] = indexes.filter((i) => i >= opening.at);
  const isNoun = (i: number) => {
    const word = tokens[i]?.word ?? "";
    return [word, ...lexicon.english(word)].some((each) => WRITTEN.test(each));
  };
  // "internal note on case 12: …"
  const isModified =
    !isNoun(first) &&
    tokens[first]?.kind === "word" &&
    !lexicon.functionWords.has(tokens[first]?.word ?? "") &&
    !lexicon.commands.has(tokens[first]?.word ?? "") &&
    isNoun(second);
  const head = isModified ? second : first;
  const token = tokens[head];
  const isWritten = isNoun(head);
  if (!hasText || opening.kind !== "none" || token?.kind !== "word" || !isWritten) return undefined;
  return { verbs: ["add", "create", "write", "send"], tokens: [head], commanded: true, negated: false };
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
