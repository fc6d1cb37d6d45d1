import { findAskedWords, isLetKnow } from "../../../language/implied-verbs.ts";
import type { Lexicon } from "../../../language/lexicon.ts";
import { startsSentence, type Token } from "../../../language/tokenize.ts";
import { hasFiniteVerb, isJoiner } from "../split-clauses.ts";
import type { Complement, Value } from "../value.ts";
import {
  ADDRESSING,
  ARTICLES,
  CLAUSE_STARTS,
  INFORMING,
  ME,
  RECORDING,
  SAY,
  SO_THAT_I,
  SPEAKERS,
  THAT,
  WRITTEN,
} from "./complement-words.ts";
import {
  endOfText,
  type Found,
  isTime,
  type Sentence,
  withoutCourtesy,
  withoutTimes,
} from "./extent-of-text.ts";
import { findDeeds } from "./find-deeds.ts";

/**
 * Reads the clauses and phrases that are texts as a whole: what one is to be reminded of, what is said, and the
 * words that a question is about. Their verbs, numbers and negations do not belong to the request itself.
 */
export function readComplements(
  text: string,
  tokens: readonly Token[],
  values: readonly Value[],
  lexicon: Lexicon,
): Value[] {
  const sentence: Sentence = { tokens, values, lexicon };
  const found = [...findDeeds(sentence), ...findStatements(sentence), ...askedWords(sentence)];
  const texts = found.sort((a, b) => a.lead - b.lead).flatMap((each) => toText(text, sentence, each));
  return texts.filter(
    (value, i) => !texts.slice(0, i).some((other) => other.complement.until >= value.complement.lead),
  );
}

/** The words that a question is about: "how do you say fair wind in Italian". */
function askedWords({ tokens, lexicon }: Sentence): Found[] {
  const found = findAskedWords(tokens, lexicon);
  if (found === undefined) return [];
  const { first, last, asks, isCommand } = found;
  return [{ kind: "phrase", lead: first, first, last, ...(!isCommand && { asks }) }];
}

function toText(
  text: string,
  sentence: Sentence,
  { kind, lead, first, last, asks, next }: Found,
): (Value & { complement: Complement })[] {
  const { tokens } = sentence;
  if (tokens[first] === undefined) return [];
  const until = withoutCourtesy(sentence, first, last ?? endOfText(sentence, first, kind));
  const end = kind === "action" ? withoutTimes(sentence, first, until) : until;
  const own = tokens.slice(lead, until + 1);
  // What is quoted or follows a colon is a text by itself.
  if (own.some(({ quote }) => quote >= 0) || own.slice(1).some(({ gap }) => /:\s/.test(gap))) return [];
  const start = tokens[first]?.start ?? 0;
  const close = tokens[end]?.end ?? 0;
  const complement = {
    kind,
    lead,
    until,
    ...(asks !== undefined && { asks }),
    ...(next !== undefined && { next }),
  };
  return [{ kind: "text", first, last: end, start, end: close, text: text.slice(start, close), complement }];
}

/** Most words between the verb of saying and what is said. */
const MAX_BETWEEN = 8;

/** Finds what is said: "tell Ann that we sail at nine", "note that the mast is cracked", "reply to Ann and say yes". */
function findStatements(sentence: Sentence): Found[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, i): Found[] => {
    if (token.kind !== "word" || token.quote >= 0 || i === 0) return [];
    const said = conjunctionAt(sentence, i) ?? spokenAt(sentence, i) ?? sayingAt(sentence, i);
    return said === undefined ? [] : [{ kind: "statement", ...said }];
  });
}

/** "… that we sail": a conjunction after a verb of saying and its listener. */
function conjunctionAt(sentence: Sentence, i: number): Pick<Found, "lead" | "first"> | undefined {
  const { tokens, lexicon } = sentence;
  const word = tokens[i]?.word ?? "";
  const isKept = SO_THAT_I[lexicon.code]?.test(word) === true;
  if (!isKept && THAT[lexicon.code]?.test(word) !== true) return undefined;
  // "the skipper that ordered it"
  const next = tokens[i + 1]?.word ?? "";
  if (lexicon.code === "en" && !CLAUSE_STARTS.test(next) && !hasFiniteVerb(tokens, i + 2, lexicon))
    return undefined;
  return headBefore(sentence, i) === undefined ? undefined : { lead: i, first: isKept ? i : i + 1 };
}

/** "… we sail at nine": a subject without a conjunction. */
function spokenAt(sentence: Sentence, i: number): Pick<Found, "lead" | "first"> | undefined {
  const { tokens, lexicon } = sentence;
  const isSubject = SPEAKERS[lexicon.code]?.test(tokens[i]?.word ?? "") === true;
  // "text it now", "send it": a pronoun is an object there.
  if (!isSubject || tokens[i + 2] === undefined || tokens[i]?.gap !== " ") return undefined;
  const head = headBefore(sentence, i);
  const hasListener = head !== undefined && head < i - 1 && !isTime(sentence, i - 1);
  return hasListener && isAddress(sentence, head) ? { lead: i, first: i } : undefined;
}

/** "… and say yes": another verb of saying after the one with the listener. */
function sayingAt(sentence: Sentence, i: number): Pick<Found, "lead" | "first"> | undefined {
  const { tokens, lexicon } = sentence;
  if (
    !isJoiner(tokens[i]?.word ?? "", lexicon) ||
    SAY[lexicon.code]?.test(tokens[i + 1]?.word ?? "") !== true
  )
    return undefined;
  if (headBefore(sentence, i) === undefined || tokens[i + 2] === undefined) return undefined;
  const isThat = THAT[lexicon.code]?.test(tokens[i + 2]?.word ?? "") === true;
  const isListener = ME[lexicon.code]?.test(tokens[i + 2]?.word ?? "") === true;
  return isListener ? undefined : { lead: i, first: isThat ? i + 3 : i + 2 };
}

/** The command to say something that a text after its listener may belong to. */
function headBefore(sentence: Sentence, i: number): number | undefined {
  const { tokens, lexicon } = sentence;
  for (let at = i - 1; at >= Math.max(0, i - 1 - MAX_BETWEEN); at--) {
    const token = tokens[at];
    if (token === undefined || token.quote >= 0 || startsSentence(tokens[at + 1] ?? token)) return undefined;
    if (!isHead(sentence, at, i)) continue;
    const verbs = verbsAt(sentence, at);
    const between = tokens.slice(at + 1, i);
    const isReminder = verbs.includes("remind");
    // "tell me that …" asks for an answer.
    if (!isReminder && between.some(({ word }) => ME[lexicon.code]?.test(word))) return undefined;
    return isReminder || isListener(sentence, at, i) ? at : undefined;
  }
  return undefined;
}

/** The English verbs of a command; "let … know" is one. */
function verbsAt({ tokens, lexicon }: Sentence, i: number): readonly string[] {
  const { word = "", kind, name } = tokens[i] ?? {};
  if (kind !== "word" || (name === true && lexicon.code === "en")) return [];
  return (lexicon.commands.get(word) ?? []).flatMap(({ verbs }) => verbs);
}

function isAddress(sentence: Sentence, at: number): boolean {
  return (
    verbsAt(sentence, at).some((verb) => ADDRESSING.test(verb) && verb !== "remind") ||
    isLetKnow(sentence.tokens, at, sentence.lexicon)
  );
}

/** Whether a word commands to say something, or to record a note that says it. */
function isHead(sentence: Sentence, at: number, i: number): boolean {
  const { tokens, lexicon } = sentence;
  const verbs = verbsAt(sentence, at);
  if (isLetKnow(sentence.tokens, at, sentence.lexicon)) return true;
  if (verbs.some((verb) => INFORMING.has(verb))) return !isNounHere(sentence, at);
  const written = tokens.slice(at + 1, i).some(({ word }) => isWritten(word, lexicon));
  return written && verbs.some((verb) => RECORDING.has(verb));
}

/** "add a note that …": the noun of a verb that makes it. */
function isNounHere({ tokens, lexicon }: Sentence, at: number): boolean {
  const before = tokens[at - 1]?.word ?? "";
  return ARTICLES[lexicon.code]?.test(before) === true || /^(my|our|new|another|s)$/.test(before);
}

function isWritten(word: string, { english }: Lexicon): boolean {
  return [word, ...english(word)].some((each) => WRITTEN.test(each));
}

/** Whether the words between the verb and the text are the listener, or a note: not "send Ann the report that …". */
function isListener(sentence: Sentence, head: number, i: number): boolean {
  const { tokens, lexicon } = sentence;
  const between = tokens.slice(head + 1, i);
  if (between.slice(1).some(({ gap }) => /[,;:]/.test(gap))) return false;
  if (isAddress(sentence, head) && between.length <= 5) return true;
  const article = between.findIndex(
    ({ word }, n) =>
      ARTICLES[lexicon.code]?.test(word) === true &&
      // "al patrón", "à la capitaine"
      !/^(to|a|al|an|au|aux)$/.test(between[n - 1]?.word ?? ""),
  );
  return article < 0 || between.slice(article).some(({ word }) => isWritten(word, lexicon));
}
