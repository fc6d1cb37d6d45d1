import type { JsonObject } from "../../base/json.ts";
import { type Lexicon, lexiconOf } from "../../language/lexicon.ts";
import { isNegatingName, NEGATIONS, NEGATIVE_PREFIXES } from "../../language/negations.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { matchPhrase } from "../../language/tokenize.ts";
import { compareVerbs, DELETING } from "../../language/verbs.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import type { Alignment } from "../aligning/align.ts";
import type { OperationProfile } from "../aligning/describe-operation.ts";
import { toDocumentForm } from "../aligning/match-words.ts";
import type { Request } from "../aligning/request-words.ts";
import { STRONG_MATCH } from "../aligning/verb-agreement.ts";
import { isExpressedBy, listGiven } from "./given-words.ts";
import type { Ranked } from "./score.ts";

/** Words that begin like a negated word: "un" + "less". */
const UNNEGATED = /^(unless|unions?|units?|until)$/;

/** Whether the word is negative by itself: "except", "unheard", but not "until" or "newest". */
export function isNegative(word: string, lexicon: Lexicon): boolean {
  const folded = foldText(word);
  if (isNegatingName(folded)) return true;
  if (UNNEGATED.test(folded)) return false;
  return [lexiconOf("en"), lexicon].some((each) => {
    const prefix = NEGATIVE_PREFIXES[each.code]?.exec(folded)?.[0];
    if (prefix === undefined) return false;
    const rest = folded.slice(prefix.length);
    return each.code === "en"
      ? vectorOf(rest) !== null
      : each.verbsOf(rest).length > 0 || each.english(rest).length > 0;
  });
}

/**
 * Whether an argument of the choice expresses the negation at `i`: "only the host not" for `except_host: true`, "non
 * écoutés" for `unheard_only: true`, "not read" for `status: unread`, "not billable" for `billable: false`.
 * The argument's description does not count, because a description mentions what the argument is not.
 */
export function isNegationGiven(
  request: Request,
  alignment: Alignment,
  args: JsonObject,
  i: number,
  end: number,
): boolean {
  const { words, main, action, match, reading } = request;
  const { lexicon, nouns } = alignment.profile;
  const near = neighbours(request, i, end).filter(
    (at) =>
      words[at]?.isContent === true &&
      !action?.tokens.includes(at) &&
      at >= main.first &&
      at <= main.last &&
      !isNegative(words[at].token.word, reading.lexicon) &&
      // "close ticket 7 not" negates the command.
      (at > end || !nouns.some((noun) => match(at, noun) >= STRONG_MATCH)),
  );
  return listGiven(alignment, args).some((given) => {
    const { slot, value } = given;
    const isSaid = (at: number) => isExpressedBy(request, alignment, at, given, { byDescription: false });
    const isListed = typeof value === "string" && slot.values.length > 0;
    if (value === false) return near.some(isSaid);
    if (value !== true && !isListed) return false;
    const texts = isListed ? splitWords(String(value)) : slot.words;
    return texts.some((word) => isNegative(word, lexicon)) && near.some(isSaid);
  });
}

/** The content words next to the negation: the following two, and the previous one if nothing follows. */
function neighbours({ words }: Request, i: number, end: number): number[] {
  const isJoined = (at: number) => words[at] !== undefined && !/[,;.!?]/.test(words[at].token.gap);
  const after = [end + 1, end + 2].filter((_at, n, all) => all.slice(0, n + 1).every(isJoined));
  return after.length > 0 ? after : [i - 1, i - 2];
}

/** Words that negate the following words and never the preceding verb. */
const PARTS: ReadonlySet<string> = new Set(
  "without instead ohne statt anstatt anstelle bez misto namisto zamiast sin sans".split(" "),
);
const PART_PHRASES = /^(au lieu|en vez|en lugar|a la place|rather than|plutot que?)\b/;
/** Participles and adjectives, by language: "not read" describes a thing, "do not read" is a command. */
const PARTICIPLES: Readonly<Record<string, RegExp>> = {
  en: /^\p{L}{2,}(ed|en)$/u,
  de: /^(\p{L}+)?ge\p{L}+(t|en)(e|en|er|es|em)$|^\p{L}{3,}t(e|en|er|es|em)$/u,
  pl: /^\p{L}+(any|ane|ana|anych|ony|one|ona|onych|ety|ete|eta|etych|ty|te|tych)$/u,
  es: /^\p{L}+([ai]d[oa]s?|[hs]t[oa]s?)$/u,
  fr: /^\p{L}+(e|ee|es|ees|i|ie|is|ies|u|ue|us|ues)$/u,
};

/** Whether the negation concerns the following words and not the command. */
export function isNegationOfPart(request: Request, alignment: Alignment, i: number, end: number): boolean {
  const { reading, words } = request;
  const { lexicon, tokens } = reading;
  const word = tokens[i]?.word ?? "";
  const phrase = tokens
    .slice(i, i + 3)
    .map((token) => token.word)
    .join(" ");
  const isPart = PARTS.has(word) || PART_PHRASES.test(phrase);
  if (isPart || lexicon.prepositions.has(word)) return !isOwnAction(request, alignment, end);
  // In French only "non" negates an adjective, in the other languages the same word negates a verb.
  const next = tokens[end + 1];
  const isAttribute =
    next?.kind === "word" &&
    /^ ?$/.test(next.gap.trim() === "" ? " " : next.gap) &&
    !lexicon.commands.has(next.word) &&
    PARTICIPLES[lexicon.code]?.test(next.word) === true &&
    i > 0 &&
    matchPhrase(lexicon.negations, tokens, i) === i;
  if (!isAttribute) return false;
  if (lexicon.code === "fr") return word === "non";
  if (lexicon.code === "de")
    return tokens[end + 2]?.kind === "word" && !/[,.;!?]/.test(tokens[end + 2]?.gap ?? "");
  return words[i - 1]?.isContent === true && !/[,.;!?]/.test(tokens[i]?.gap ?? "");
}

/**
 * Whether the words after `end`, to the next pause or the end of the clause, contain the verb of the
 * operation: "show it instead of quickly closing it" does not ask for the operation.
 */
export function isOwnAction(
  { reading }: Request,
  { profile }: Pick<Alignment, "profile">,
  end: number,
): boolean {
  const { tokens, clauses, lexicon } = reading;
  const last = clauses.find((clause) => end >= clause.first && end <= clause.last)?.last ?? tokens.length - 1;
  for (let at = end + 1; at <= last; at++) {
    const token = tokens[at];
    if (token === undefined || /[,;:.!?–—]|\s-\s/.test(token.gap)) return false;
    const isVerb =
      token.kind === "word" &&
      lexicon
        .verbsOf(token.word)
        .some((verb) => [...profile.verbs.keys()].some((own) => compareVerbs(verb, own) > 0)) &&
      !profile.nouns.some((noun) => noun.word === token.word);
    if (isVerb) return true;
  }
  return false;
}

/** The words after "instead of", which name what is replaced: the argument has the new value. */
export function replacedWords({ reading, words, main, action }: Request): number[] {
  const { tokens, lexicon } = reading;
  const [verb = Number.POSITIVE_INFINITY] = action?.commanded === true ? action.tokens : [];
  if (main.mood !== "command") return [];
  return tokens.flatMap((_, i) => {
    // The Czech word for "instead of" is also a place.
    const isPlace = lexicon.code === "cs" && tokens[i]?.word === "misto" && tokens[i + 1]?.kind === "number";
    const end =
      i > verb ? (matchPhrase(lexicon.negations, tokens, i) ?? (isPlace ? i : undefined)) : undefined;
    if (end === undefined || !isReplacing(tokens, i)) return [];
    const at = [end + 1, end + 2].find((each) => words[each]?.isContent === true);
    return at === undefined || lexicon.commands.has(tokens[at]?.word ?? "") ? [] : [at];
  });
}

/** Whether the tokens at `i` are "instead of" in any language. */
function isReplacing(tokens: Request["reading"]["tokens"], i: number): boolean {
  const said = tokens
    .slice(i, i + 3)
    .map(({ word }) => word)
    .join(" ");
  return /^(instead|statt|anstatt|anstelle|misto|namisto|zamiast|au lieu|en vez|en lugar|a la place)\b/.test(
    said,
  );
}

/** Negations of wanting or needing, by language. */
const UNWANTED: Readonly<Record<string, RegExp>> = {
  en: /^(don|doesn|didn) t (want|need)|^no longer (want|need)/,
  cs: /^(uz |nakonec |to |ho |ji |je )*(nechci|nechceme|nechce|nepotrebuj[ie]|nepotrebuju|nepotrebujeme)\b/,
  de: /^nicht mehr\b/,
  pl: /^nie (chce|chcemy|potrzebuje|potrzebujemy)\b/,
  es: /^no (l[oae]s? )?(quier|necesit)|^ya no\b/,
  fr: /^plus\b|^n (en )?(veu|ai)/,
};
const CHANGES_MIND =
  /^(actually|wait|no|vlastne|pockej|pockejte|doch|eigentlich|warte|moment|wlasciwie|jednak|mejor|espera|finalement|attends|non)$/;

/**
 * Whether the negation is the reason of a removal: "zruš objednávku 9, už ji nechci". The wanting is negated, not the
 * command.
 */
export function isReasonOfRemoval({ reading, action }: Request, i: number): boolean {
  const { tokens, lexicon } = reading;
  const [verb] = action?.tokens ?? [];
  if (verb === undefined || verb > i || action?.commanded !== true) return false;
  if (!action.verbs.some((each) => DELETING.has(each))) return false;
  let start = i;
  while (start > verb && !/[,;–—]|\s-\s/.test(tokens[start]?.gap ?? "")) start--;
  if (start === verb) return false;
  const said = tokens.slice(i, i + 4).map(({ word }) => word);
  return (
    UNWANTED[lexicon.code]?.test(said.join(" ")) === true &&
    !tokens.slice(start).some(({ word }) => CHANGES_MIND.test(word))
  );
}

/**
 * Whether a negation is used: "not public" for a flag that is set to false, "turn on never sleep" for an
 * operation of that name.
 */
export function isNegationUsed(request: Request, { roles, filling, profile }: Ranked, i: number): boolean {
  const { action, words, reading } = request;
  // A negated command negates the command: "nevypínej noční režim".
  const isCommand =
    action?.tokens.includes(i) === true || (reading.lexicon.code === "cs" && words[i]?.clause.first === i);
  const isFlag =
    !isCommand &&
    filling.filled.some(
      ({ value, tokens, source }) =>
        source === "query" &&
        typeof value === "boolean" &&
        // The verb that sets a flag is the command itself: "no silencies la sirena 7".
        !tokens.some((at) => action?.tokens.includes(at)) &&
        (tokens.includes(i) || tokens[0] === i + 1),
    );
  if (isFlag) return true;
  // "never sleep" as a name
  const names = [profile.candidate.fields.summary, profile.candidate.fields.path, ...listed(profile)];
  const said = request.words.slice(i, i + 3).map(({ token }) => token.word);
  if (
    names.some((name) => splitWords(name).join(" ").includes(said.slice(0, 3).join(" ")) && said.length === 3)
  )
    return true;
  // "do not disturb", also in another language
  const name = splitWords(profile.candidate.fields.summary);
  return (
    roles[i + 1]?.role === "resource" &&
    name.some((word, at) => {
      const next = name[at + 1];
      return (
        NEGATIONS.test(word) &&
        next !== undefined &&
        request.match(i + 1, toDocumentForm(next, profile.lexicon)) >= STRONG_MATCH
      );
    })
  );
}

/**
 * Whether "instead of" follows the command and its new value: "send it to the office instead of my flat", but
 * not "archive it instead of deleting it" for an operation that deletes.
 */
export function isReplacedAfter(
  { action, reading, words }: Request,
  { filling, verb }: Ranked,
  i: number,
): boolean {
  const [at = Number.POSITIVE_INFINITY] = action?.commanded === true ? action.tokens : [];
  const next = [i + 1, i + 2].map((each) => words[each]?.token.word ?? "");
  return (
    i > at &&
    (verb ?? 0) > 0 &&
    isReplacing(reading.tokens, i) &&
    !next.some(
      (word) =>
        reading.lexicon.commands.has(word) || (/ing$/.test(word) && reading.lexicon.verbsOf(word).length > 0),
    ) &&
    filling.filled.some(
      ({ source, tokens }) => source === "query" && tokens.some((each) => each > at && each < i),
    )
  );
}

/** Names and listed values of the operation's arguments. */
function listed({ slots }: OperationProfile): string[] {
  return slots.flatMap(({ values, name }) => [name, ...values.map(String)]);
}

/**
 * Whether the request forbids its action: "don't delete boat 7", "Lösche Boot 7 nicht". It does not if something else
 * is negated ("archive it without a reminder"), and in a question or an exception ("ne supprime que …").
 */
export function forbids({ main, words, action, reading }: Request): boolean {
  const verb = action?.tokens[0];
  const isPlain =
    reading.clauses.length === 1 && !/\?\s*$/.test(reading.text) && /^(command|question)$/.test(main.mood);
  if (verb === undefined || !main.negated || !isPlain) return false;
  const { code } = reading.lexicon;
  if (code === "fr" && /^qu/.test(words[verb + 1]?.token.word ?? "")) return false;
  const isEmpty = (first: number, last: number) =>
    words.slice(first, last).every(({ isContent }) => !isContent);
  return main.negations.every(
    (i) =>
      i === verb ||
      (i < verb && (code === "de" || isEmpty(i + 1, verb))) ||
      (code === "de" && i > verb && isEmpty(i + 1, words.length)) ||
      (code === "fr" && i === verb + 1),
  );
}
