import { isPlural } from "../../language/base-forms.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";

/** A verb that is commanded by its construction rather than by its form. */
export interface Instruction {
  verbs: readonly string[];
  /** Indexes of its tokens. */
  tokens: readonly number[];
}

/** Prepositions and endings of verbal nouns that say what is to be done, by language: "k odeslání", "do anulowania". */
const TO_BE_DONE: Readonly<Record<string, readonly [preposition: RegExp, noun: RegExp]>> = {
  cs: [/^ke?$/, /^\p{L}{3,}(ani|eni|ti|yti|uti)$/u],
  pl: [/^do$/, /^\p{L}{3,}(ania|enia|cia)$/u],
};

/** German prefixes that "zu" follows in one word: "anzusetzen". */
const WITH_ZU =
  /^(ab|an|auf|aus|bei|ein|fest|frei|her|hin|los|mit|nach|nieder|um|vor|weg|weiter|zu|zuruck|zurueck|zusammen|durch|uber|ueber|unter|still|stumm|hoch|herunter|runter|rauf)zu(\p{L}{3,}n)$/u;

/**
 * The instruction at the end of a clause or before a comma, after the code or number of what it is about: "W/3340 do
 * anulowania", "Termin 88 anzusetzen". Without one the words describe things, as in "faktury do zapłaty".
 */
export function findInstruction(
  tokens: readonly Token[],
  indexes: readonly number[],
  lexicon: Lexicon,
): Instruction | undefined {
  const isIdentified = (at: number) =>
    indexes.some((i) => i < at && /^(code|number|uuid|email|host|phone)$/.test(tokens[i]?.kind ?? ""));
  const isLast = (at: number) =>
    !indexes.includes(at + 1) || /[,;:)–—]|\s-\s/.test(tokens[at + 1]?.gap ?? "");
  for (const i of indexes) {
    const token = tokens[i];
    if (token?.kind !== "word" || !isLast(i) || !isIdentified(i)) continue;
    const parted = lexicon.code === "de" ? WITH_ZU.exec(token.word) : null;
    if (parted !== null) {
      const verbs = lexicon.verbsOf(`${parted[1] ?? ""}${parted[2] ?? ""}`);
      if (verbs.length > 0) return { verbs, tokens: [i] };
    }
    const [preposition, noun] = TO_BE_DONE[lexicon.code] ?? [];
    if (preposition?.test(tokens[i - 1]?.word ?? "") !== true || noun?.test(token.word) !== true) continue;
    const verbs = lexicon.verbsOf(token.word);
    if (verbs.length > 0) return { verbs, tokens: [i] };
  }
  return undefined;
}

const WANTING =
  /^((please|could|can|would|you|we|also|just) )*((i|we) (would like|d like|want|need)|need|want|get|have) /;
/** What identifies the thing: "ticket 77", "it". */
const IDENTIFIED = /^(code|number|uuid|email|host|phone)$/;

/** The state that a thing is to have in English: "I would like ticket 77 closed", "please get PX-4 moved to Friday". */
export function findWantedState(
  tokens: readonly Token[],
  indexes: readonly number[],
  { code, verbsOf, commands }: Lexicon,
): Instruction | undefined {
  const [first = 0] = indexes;
  const start = `${tokens
    .slice(first, first + 8)
    .map(({ word }) => word)
    .join(" ")} `;
  if (code !== "en" || !WANTING.test(start)) return undefined;
  const at = indexes.find((i) => {
    const [before, token] = [tokens[i - 1], tokens[i]];
    if (before === undefined || token?.kind !== "word" || token.gap !== " " || token.quote >= 0) return false;
    if (i <= first + 1) return false;
    const isThing = IDENTIFIED.test(before.kind) || /^(it|them)$/.test(before.word);
    const isParticiple = !commands.has(token.word) && !/ing$/.test(token.word);
    const isVerb = verbsOf(token.word).length > 0 || /\p{L}{3,}ed$/u.test(token.word);
    const isSwitched = /^(on|off)$/.test(token.word) && isEnd(tokens, indexes, i);
    if (isThing && isParticiple && verbsOf(token.word).length > 0) return true;
    const isOne = isThing || (isNamedBefore(tokens, indexes, i) && (isSwitched || !isPlural(before.word)));
    return isOne && ((isParticiple && isVerb) || isSwitched) && isEnd(tokens, indexes, i);
  });
  const word = tokens[at ?? -1]?.word ?? "";
  if (at === undefined) return undefined;
  if (/^(on|off)$/.test(word)) return { verbs: [`turn-${word}`], tokens: [at] };
  const known = verbsOf(word);
  return {
    verbs: known.length > 0 ? known : [word.replace(/ed$/, ""), word.replace(/d$/, "")],
    tokens: [at],
  };
}

/** Singular nouns of what is asked for rather than acted on: "I need the amount paid". */
const ASKED =
  /^(amount|sum|total|price|cost|value|number|count|time|date|hours?|minutes?|list|status|report|money|distance|percentage|share|rate)$/;

/** Whether the words from "the" or "my" to the participle name one thing: "get the freezer defrosted". */
function isNamedBefore(tokens: readonly Token[], indexes: readonly number[], at: number): boolean {
  const start = indexes.findLast((i) => i < at && /^(the|my|our|this|that)$/.test(tokens[i]?.word ?? ""));
  if (start === undefined || at - start < 2 || at - start > 5) return false;
  const named = tokens.slice(start + 1, at);
  return named.every(
    ({ kind, word, gap, quote }) => kind === "word" && gap === " " && quote < 0 && !ASKED.test(word),
  );
}

/** Whether nothing follows but a courtesy, a time or a place: "…, please", "… by Friday". */
function isEnd(tokens: readonly Token[], indexes: readonly number[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    !indexes.includes(at + 1) ||
    next === undefined ||
    /[,.!]/.test(next.gap) ||
    /^(please|now|today|tomorrow|tonight|asap|right|immediately)$/.test(next.word)
  );
}

/** Words between "have" and the verb, which name the performer of the action. */
const MAX_PERFORMER = 5;
const PRONOUNS = /^(i|you|we|they|he|she|it|there|not|been|got|any|anyone|anybody|no)$/;
const DETERMINERS = /^(the|a|an|my|our|your|his|her|their|this|that|these|those|all|every|one|some)$/;

/**
 * The position of the verb that another is made to do: "have the robot clean the kitchen", "let tvarga take …". "have you
 * cleaned …" and "let me see" are something else.
 */
export function causedVerbAt(
  tokens: readonly Token[],
  start: number,
  last: number,
  { code, commands, functionWords, prepositions }: Lexicon,
): number | undefined {
  const [head, next] = [tokens[start], tokens[start + 1]];
  if (code !== "en") return causedInfinitiveAt(tokens, start, last, { code, commands });
  if (head === undefined || next === undefined || !/^(have|let|get)$/.test(head.word)) return undefined;
  if (PRONOUNS.test(next.word) || (head.word === "let" && /^(me|us|s)$/.test(next.word))) return undefined;
  let performer = 0;
  for (let i = start + 1; i <= Math.min(last, start + 1 + MAX_PERFORMER); i++) {
    const token = tokens[i];
    if (token === undefined || token.quote >= 0 || /[,.;:!?]/.test(token.gap)) return undefined;
    const isTo = head.word === "get" && token.word === "to" && performer > 0;
    const at = isTo ? i + 1 : i;
    const isReady = head.word === "get" ? isTo : performer > 0;
    if (isReady && !(isTo && at === last) && isCommanded(tokens, at, last, { commands, functionWords }))
      return at;
    if (DETERMINERS.test(token.word) || functionWords.has(token.word)) {
      if (performer > 0 && !/^(him|her|them|it)$/.test(token.word)) return undefined;
      if (/^(him|her|them|it)$/.test(token.word)) performer++;
      continue;
    }
    if (prepositions.has(token.word)) return undefined;
    performer++;
  }
  return undefined;
}

/** Verbs that make another do something, and infinitives, by language: "nech robota uklidit …". */
const CAUSING: Readonly<Record<string, readonly [verb: RegExp, infinitive: RegExp]>> = {
  cs: [/^(nech|nechte|nechej|nechejte)$/, /(at|et|it|yt|ut|st|zt)$/],
  de: [/^(lass|lasse|lasst|lassen)$/, /(en|ern|eln)$/],
  pl: [/^(kaz|kazcie)$/, /(c)$/],
  es: [/^(haz|haga|hagan)$/, /[aei]r$/],
  fr: [/^(fais|faites)$/, /([ei]r|re)$/],
};

function causedInfinitiveAt(
  tokens: readonly Token[],
  start: number,
  last: number,
  { code, commands }: Pick<Lexicon, "code" | "commands">,
): number | undefined {
  const [verb, infinitive] = CAUSING[code] ?? [];
  if (verb?.test(tokens[start]?.word ?? "") !== true) return undefined;
  for (let i = start + 1; i <= last; i++) {
    const token = tokens[i];
    if (token === undefined || token.quote >= 0 || /[,.;:!?]/.test(token.gap)) return undefined;
    if (token.kind === "word" && infinitive?.test(token.word) === true && commands.has(token.word)) return i;
  }
  return undefined;
}

/** Whether the token is a verb with an object: "clean the kitchen", not "clean" of "the clean room". */
function isCommanded(
  tokens: readonly Token[],
  at: number,
  last: number,
  { commands, functionWords }: Pick<Lexicon, "commands" | "functionWords">,
): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "word" || at > last || !commands.has(token.word) || functionWords.has(token.word))
    return false;
  return (
    at === last ||
    next === undefined ||
    next.kind !== "word" ||
    functionWords.has(next.word) ||
    DETERMINERS.test(next.word) ||
    !commands.has(next.word)
  );
}
