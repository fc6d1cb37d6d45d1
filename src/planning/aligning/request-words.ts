import { kindOfCode } from "../../catalogue/search/code-shapes.ts";
import { specificity } from "../../language/common-terms.ts";
import { findForgetting, isOwnWaking, MEANINGS, REMINDING, WAKING } from "../../language/implied-verbs.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { meaningsOf } from "../../language/names/code-words.ts";
import { questionNouns } from "../../language/question-nouns.ts";
import { stemWord } from "../../language/stem-word.ts";
import { findTerms } from "../../language/terms.ts";
import type { Token } from "../../language/tokenize.ts";
import type { Action } from "../reading/find-command.ts";
import type { Clause } from "../reading/read-clauses.ts";
import { isTimeOfDay } from "../reading/read-opening.ts";
import type { Reading } from "../reading/read-request.ts";
import {
  addMeanings,
  matchThings,
  matchWords,
  namesThing,
  toWordForm,
  type WordForm,
} from "./match-words.ts";

/** One token of the request, prepared for alignment. */
export interface RequestWord {
  index: number;
  token: Token;
  form: WordForm;
  /** Whether it has a meaning of its own: neither a function word nor a courtesy. */
  isContent: boolean;
  /** How specific the word is, 0…1. */
  weight: number;
  clause: Clause;
}

/** A request, prepared once for all candidates. */
export interface Request {
  reading: Reading;
  words: readonly RequestWord[];
  /** The clause that contains the request. */
  main: Clause;
  /** Its commanded verb, otherwise its first verb. */
  action: Action | null;
  /** Stems of the nouns that its question word refers to. */
  asked: readonly string[];
  /** Strength of the match between a token and a word of an operation; cached. */
  match(index: number, form: WordForm): number;
  /**
   * Sets the nouns of all candidates, before the first match. A word that one of them contains is no other name for
   * the things of the others.
   */
  compareNouns(nouns: Iterable<WordForm>): void;
}

/** Prepares a reading; null when it has no clauses. */
export function prepareRequest(reading: Reading): Request | null {
  const { tokens, clauses } = reading;
  const main = chooseMain(clauses);
  if (main === undefined) return null;
  const words = tokens.map((token, index) => toWord(token, index, reading));
  for (const { tokens: places, english } of findTerms(tokens, reading.lexicon))
    for (const each of words) if (places.includes(each.index)) each.form = addMeanings(each.form, english);
  addImplied(words, reading);
  const stated = main.actions.find(({ commanded }) => commanded) ?? main.actions[0] ?? null;
  const known = words.map(() => new Map<string, number>());
  const named = new Set<number>();
  const nounKeys = new Set<string>();
  return {
    reading,
    words,
    main,
    asked: questionNouns(tokens.slice(main.first, main.last + 1), reading.lexicon.english),
    action: stated === null ? null : withoutWaking(stated, words, reading),
    match(index, form) {
      const word = words[index];
      const memory = known[index];
      if (word === undefined || memory === undefined || word.token.kind !== "word") return 0;
      const before = memory.get(form.key);
      if (before !== undefined) return before;
      const mayBeThing = !named.has(index) && nounKeys.has(form.key);
      const strength = (mayBeThing ? matchThings : matchWords)(word.form, form);
      memory.set(form.key, strength);
      return strength;
    },
    compareNouns(nouns) {
      const forms = new Map([...nouns].map((form) => [form.key, form]));
      for (const key of forms.keys()) nounKeys.add(key);
      for (const { index, form } of words)
        if (namesThing(form) && [...forms.values()].some((noun) => matchWords(form, noun) >= NAMED))
          named.add(index);
    },
  };
}

/** Minimum match of a word that names something itself, in any of its forms and translations. */
const NAMED = 0.9;

/**
 * Gives verbs the meaning of what they ask for: "how do you *say* …", "what does … *mean*", "don't let me *forget* …".
 */
function addImplied(words: readonly RequestWord[], { values, clauses, tokens, lexicon }: Reading): void {
  for (const each of words) {
    const last = findForgetting(tokens, each.index, lexicon);
    const verb = last === undefined ? undefined : words[last];
    if (verb !== undefined) verb.form = addMeanings(verb.form, REMINDING);
  }
  for (const { complement, last } of values) {
    if (complement?.asks === undefined) continue;
    const verb = clauses.flatMap(({ actions }) => actions[0]?.tokens ?? []).at(-1);
    const places = complement.asks === "translate" ? [verb] : [verb, last + 1];
    for (const each of words)
      if (places.includes(each.index)) each.form = addMeanings(each.form, MEANINGS[complement.asks]);
  }
}

/** "wake me at six" asks for an alarm, and "wake the server" for what the verb says. */
function withoutWaking(action: Action, words: readonly RequestWord[], { tokens, lexicon }: Reading): Action {
  const [verb = -1] = action.tokens;
  const word = words[verb];
  if (word === undefined || !action.verbs.includes("wake") || !isOwnWaking(tokens, verb, lexicon))
    return action;
  word.form = addMeanings(word.form, WAKING.nouns);
  return { ...action, verbs: WAKING.verbs };
}

/** Whether a code starts with a noun of the operation: "pod-59" for `/pods`. */
export function isNamedByCode(code: string, { stem }: WordForm): boolean {
  const prefix = kindOfCode(code);
  return prefix !== null && stemWord(prefix) === stem;
}

/** The same for a short form of the noun: "GAU-7" for `/gauges`. */
export function isOfKind(code: string, form: WordForm): boolean {
  const prefix = kindOfCode(code);
  const isStart = (start: string) => form.word.length >= start.length + 2 && form.word.startsWith(start);
  return (
    prefix !== null &&
    (isNamedByCode(code, form) ||
      isStart(prefix) ||
      meaningsOf(prefix)?.some((each) => stemWord(each) === form.stem) === true)
  );
}

/** The first command, otherwise the first question, otherwise the first phrase. */
function chooseMain(clauses: readonly Clause[]): Clause | undefined {
  const order: Clause["mood"][] = ["command", "advice", "question", "show", "phrase", "statement"];
  for (const mood of order) {
    const found = clauses.find(
      (clause) =>
        clause.mood === mood && (mood !== "phrase" || clauses.length === 1 || clause.last > clause.first),
    );
    if (found) return found;
  }
  return clauses[0];
}

function toWord(token: Token, index: number, { clauses, lexicon, tokens }: Reading): RequestWord {
  const clause = clauses.find(({ first, last }) => index >= first && index <= last) ?? clauses[0];
  if (clause === undefined) throw new RangeError("a token outside all clauses");
  const form = toWordForm(token.word, lexicon);
  const isAwaited = tokens
    .slice(clause.first, index)
    .some(({ word }) => /^(until|till|once|when)$/.test(word));
  const isContent = isContentToken({
    token,
    before: tokens[index - 1],
    next: tokens[index + 1],
    index,
    clause,
    lexicon,
    isAwaited,
  });
  return { index, token, form, isContent, weight: isContent ? weightOf(token, form) : 0, clause };
}

/** "No.", "č.", "Nr." before a number. */
const NUMBER_WORDS = /^(no|nr|num|number|id|c|cisl\w*|numer\w*|nummer|ref)$/;

const COMPARATIVES =
  /^(cheaper|shorter|smaller|lower|younger|larger|bigger|higher|longer|older|newer|faster|slower|lighter|heavier)$/;

/** "A larger desk", unlike "smaller than 5", which bounds a number. */
export function isBareComparative({ word }: Token, next: Token | undefined): boolean {
  return COMPARATIVES.test(word) && next?.word !== "than";
}

/** "The back door", unlike "give it back". */
function isOneOfSeveral({ word }: Token, next: Token | undefined): boolean {
  return (
    word === "back" &&
    next?.gap === " " &&
    /^(doors?|gates?|entrance|yard|garden|room|office|seats?|row|wheels?|tyres?|tires?|lights?|camera|wall)$/.test(
      next.word,
    )
  );
}

interface Place {
  token: Token;
  before: Token | undefined;
  next: Token | undefined;
  index: number;
  clause: Clause;
  lexicon: Reading["lexicon"];
  /** Whether a word for a later time precedes: "tasks that are done", unlike "until it is done". */
  isAwaited: boolean;
}

function isContentToken({ token, before, next, index, clause, lexicon, isAwaited }: Place): boolean {
  if (token.kind === "symbol") return false;
  if (token.kind !== "word") return true;
  if (token.text.length < 2) return isLetter(token, next, lexicon);
  if (NUMBER_WORDS.test(token.word) && /^(number|code)$/.test(next?.kind ?? "")) return false;
  // "lot 12" is a thing, "a lot" and "lots of" are not.
  if (lexicon.code === "en" && /^lots?$/.test(token.word))
    return next?.word === "of"
      ? /^(all|the|any|which|what|these|those|our|list|show|find)$/.test(before?.word ?? "")
      : !/^(a|an|whole|awful)$/.test(before?.word ?? "");
  // "Evening Light" is a name, although "evening" is a greeting.
  const startsName = lexicon.code !== "de" && next?.name === true && next.gap === " ";
  const isCourtesy = lexicon.courtesy.has(token.word) && !isTimeOfDay(token, before);
  const isGreeting = clause.frame.has(index) || (clause.frame.size > 0 && isCourtesy);
  if (isGreeting && !(token.name && startsName && lexicon.courtesy.has(token.word))) return false;
  if (token.name && (startsName || !lexicon.functionWords.has(token.word))) return true;
  // "which pumps are on?": a state, not a preposition
  const isLast = next === undefined || /[?!.,;]/.test(next.gap);
  if (lexicon.code === "en" && clause.mood === "question" && isLast && /^(on|off)$/.test(token.word))
    return true;
  // "cranes that are down at pier 3"
  const isState = /^(is|are|was|were|s|been|still|currently)$/.test(before?.word ?? "");
  // "What's on at the pool on Saturday?" asks what happens.
  const isFree =
    isLast || (/^(in|at|for|right|now|today|currently|and|or)$/.test(next.word) && token.word !== "on");
  if (lexicon.code === "en" && clause.mood !== "command" && isState && isFree && STATES.test(token.word))
    return true;
  if (lexicon.code === "en" && token.word === "done" && clause.mood !== "command" && !isAwaited) return true;
  if (isBareComparative(token, next) || isOneOfSeveral(token, next)) return true;
  // "below the minimum", "under its maximum", unlike "minimum 5"
  if (BOUNDS.test(token.word) && OF_THINGS.test(before?.word ?? "") && !/\d/.test(next?.text ?? ""))
    return true;
  // "order 7" and "the order of customer 7" are things, "order by date" is an arrangement.
  const isArranging = lexicon.prepositions.get(token.word)?.every((part) => part === "sorted") === true;
  const isObject =
    /^(the|an?|this|that|my)$/.test(before?.word ?? "") ||
    clause.actions.some(({ commanded, tokens }) => commanded && tokens.at(-1) === index - 1);
  if (
    lexicon.prepositions.has(token.word) &&
    !(isArranging && (isObject || !/^(by|of)$/.test(next?.word ?? ""))) &&
    !clause.actions.some(({ commanded, tokens }) => commanded && tokens.includes(index))
  )
    return false;
  return (
    token.word.length > 1 &&
    !lexicon.functionWords.has(token.word) &&
    !isCourtesy &&
    !lexicon.questionWords.has(token.word)
  );
}

const BOUNDS = /^(minim(um|o|a)|maxim(um|o|a))$/;
const OF_THINGS = /^(the|its|their|dem|das|den|ihrem|ihren|seinem|el|del|al|su|sus|le|du|au|leur|son)$/;

/** Function words that are states after a form of "be". */
const STATES = /^(up|down|off|out|over|away|on)$/;

/** A capital letter that names something: "hall C", but not "à", "V" or an initial. */
function isLetter(token: Token, next: Token | undefined, { functionWords, prepositions }: Lexicon): boolean {
  return (
    /^[B-HJ-UW-Z]$/.test(token.text) &&
    token.gap === " " &&
    !functionWords.has(token.word) &&
    !prepositions.has(token.word) &&
    !/^[.'’]/.test(next?.gap ?? "")
  );
}

function weightOf(token: Token, { stem, pivots }: WordForm): number {
  if (token.kind !== "word") return 1;
  return Math.max(0.3, Math.min(...[stem, ...pivots].map(specificity)));
}

/** The indexes from `first` to `last`; none if `last` is smaller. */
export function range(first: number, last: number): number[] {
  const indexes: number[] = [];
  for (let i = first; i <= last; i++) indexes.push(i);
  return indexes;
}
