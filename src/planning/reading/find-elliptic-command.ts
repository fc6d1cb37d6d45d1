import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import type { Command } from "./find-command.ts";
import type { Opening } from "./read-opening.ts";

/** Things that are shown rather than made. */
const SHOWN =
  /^(list|overview|summary|report|look|breakdown|view|copy|idea|answer|quote|estimate|status|history|update|forecast|total|count|number|lot|few|couple|bit)$/;

/** Indefinite articles and words for "new", by language. */
export const INDEFINITE: Readonly<Record<string, RegExp>> = {
  en: /^(an?|another|new)$/,
  cs: /^(nov(y|a|e|ou|eho|ych)|dalsi|jedn(u|oho|a|o))$/,
  de: /^(eine?[nrms]?|neue[nrms]?)$/,
  pl: /^(now(y|a|e|ego|ych)|kolejn(y|a|e|ego)|jed(en|na|no|na))$/,
  es: /^(una?|nuev[ao]|otr[ao])$/,
  fr: /^(une?|nouv(eau|el|elle)|autre)$/,
};

/** Ends of phrases of wanting something, by language; folded. */
const WANTING: Readonly<Record<string, RegExp>> = {
  en: /(^| )(like|want|need)$/,
  cs: /(^| )(chci|chceme|chtela? bych|chteli bychom|potrebuj[iu]|potrebujeme|rada? bych|prosim)$/,
  de: /(^| )(hatte gerne?|hatten gerne?|mochte|moechte|mochten|mochte gerne?|brauche|brauchen|will|wollen)( bitte)?$/,
  pl: /(^| )(poprosze( o)?|chce|chcemy|chcialbym|chcialabym|potrzebuje|potrzebujemy|prosze)$/,
  es: /(^| )(quiero|queremos|quisiera|quisieramos|queria|querria|necesito|necesitamos|gustaria)$/,
  fr: /(^| )(voudrais|voudrions|aimerais|veux|voulons|prendrais|(ai|aurais|avons) besoin d)( bien)?$/,
};

/**
 * "I'd like a desk lamp for …" and "ich hätte gern ein Ticket" request a thing, unlike "I'd like a list of …" and "I'd
 * like the lamps of …".
 */
export function findWantedThing(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
): Command | undefined {
  if (opening.kind !== "show" && opening.kind !== "request") return undefined;
  const said = tokens.slice(indexes[0] ?? 0, opening.at).map(({ word }) => word);
  const article = tokens[opening.at]?.word ?? "";
  if (WANTING[lexicon.code]?.test(said.join(" ")) !== true) return undefined;
  // "new" may begin a plural.
  const isNew = article === "new" || lexicon.english(article).includes("new");
  if (isNew || INDEFINITE[lexicon.code]?.test(article) !== true) return undefined;
  const thing = tokens.slice(opening.at + 1, opening.at + 4).filter(({ kind }) => kind === "word");
  // "a reason to order …"
  const isForPurpose = thing.some(({ word }) =>
    /^(to|why|how|that|which|who|que|qui|ze|dass|aby|zeby)$/.test(word),
  );
  const isShown = thing.some(({ word }) => SHOWN.test(lexicon.english(word)[0] ?? word) || SHOWN.test(word));
  // "ich hätte gern ein Ticket gehabt"
  if (indexes.some((i) => /^(gehabt|had|mivat|eu)$/.test(tokens[i]?.word ?? "") && i > opening.at))
    return undefined;
  if (!indexes.includes(opening.at + 1) || thing.length === 0 || isForPurpose || isShown) return undefined;
  return {
    verbs: ["order", "create", "book"],
    tokens: [opening.at - 1],
    commanded: true,
    negated: false,
    isWanted: true,
  };
}

/** Particles that switch something, by language. */
const SWITCHES: Readonly<Record<string, readonly [on: RegExp, off: RegExp]>> = {
  en: [/^on$/, /^off$/],
  de: [/^an$/, /^aus$/],
};

/** "kettle off in the lab" and "pump 3 on, please" are commands; "status on the order" and "a day off" are not. */
export function findSwitch(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
): Command | undefined {
  const [on, off] = SWITCHES[lexicon.code] ?? [];
  if (on === undefined || off === undefined || opening.kind !== "none") return undefined;
  const rest = indexes.filter((i) => i >= opening.at);
  const at = rest.find((i) => on.test(tokens[i]?.word ?? "") || off.test(tokens[i]?.word ?? ""));
  if (at === undefined) return undefined;
  const before = rest.filter((i) => i < at).map((i) => tokens[i]);
  const isThing =
    before.length > 0 &&
    before.length <= 4 &&
    before.every(
      (token, n) =>
        (token?.kind === "word" || (n > 0 && token?.kind === "number")) &&
        !/[,;:]/.test(token.gap) &&
        (/^(the|my|our|all|das|die|den|alle)$/.test(token.word) || !lexicon.functionWords.has(token.word)) &&
        !/^(days?|weeks?|time)$/.test(token.word),
    );
  const next = tokens[at + 1];
  const isEnd =
    !rest.includes(at + 1) ||
    /^,/.test(next?.gap ?? "") ||
    /^(in|at|for|until|please|now|bitte|im|jetzt)$/.test(next?.word ?? "");
  const verb = on.test(tokens[at]?.word ?? "") ? "turn-on" : "turn-off";
  return isThing && isEnd ? { verbs: [verb], tokens: [at], commanded: true, negated: false } : undefined;
}

/** "get my boat in for a survey" is a request to book one. */
export function findBookedIn(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
): Command | undefined {
  if (lexicon.code !== "en" || opening.kind === "question" || opening.kind === "advice") return undefined;
  const at = indexes.find((i) => /^(get|take|bring|book|put)$/.test(tokens[i]?.word ?? ""));
  const place = indexes.find(
    (i) =>
      tokens[i]?.word === "in" &&
      tokens[i + 1]?.word === "for" &&
      /^(an?|the|its|another)$/.test(tokens[i + 2]?.word ?? ""),
  );
  if (at === undefined || place === undefined || place - at < 2 || place - at > 5) return undefined;
  if (indexes.some((i) => i < at && i >= opening.at)) return undefined;
  if (!/^(my|our|the)$/.test(tokens[at + 1]?.word ?? "")) return undefined;
  return { verbs: ["book", "schedule"], tokens: [at, place, place + 1], commanded: true, negated: false };
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
