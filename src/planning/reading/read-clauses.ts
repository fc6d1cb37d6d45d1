import { isPlural } from "../../language/base-forms.ts";
import type { CommandForm, Lexicon, Phrases } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";
import { findConditions } from "./find-conditions.ts";
import { causedVerbAt, findInstruction, findWantedState, type Instruction } from "./find-instruction.ts";
import { matchPhrase } from "./match-phrase.ts";
import {
  FINITE,
  hasFiniteVerb,
  isJoiner,
  SUBJECTS,
  splitClauses,
  startsReason,
  withoutPronoun,
} from "./split-clauses.ts";
import type { Value } from "./value.ts";

/**
 * The purpose of a clause: `command` asks for an action, `question` and `show` ask for information,
 * `advice` asks how or whether to do something, `statement` states something, `phrase` has no decisive
 * verb.
 */
export type Mood = "command" | "question" | "show" | "advice" | "statement" | "phrase";

/** A verb of a clause. */
export interface Action {
  /** English verbs that it may mean. */
  verbs: readonly string[];
  /** Indexes of its tokens. */
  tokens: readonly number[];
  /** Whether its form and position make it a command. */
  commanded: boolean;
}

export interface Clause {
  /** Indexes of its tokens, both inclusive. */
  first: number;
  last: number;
  mood: Mood;
  negated: boolean;
  /** Indexes of the first tokens of its negations. */
  negations: readonly number[];
  /** Whether it depends on a condition or a later time. */
  conditional: boolean;
  /** Indexes of the first tokens of its conditions. */
  conditions: readonly number[];
  /** Whether it reports what another person said, wanted or asked. */
  reported: boolean;
  past: boolean;
  /** Its verbs, the commanded one first. */
  actions: readonly Action[];
  /** Whether it only gives a reason: "…, it leaks". It neither requests nor revokes anything. */
  isBackground: boolean;
  /** Indexes of the tokens of courtesies and introductory phrases. */
  frame: ReadonlySet<number>;
}

/**
 * Splits a request into clauses and determines the purpose of each. A verb counts as commanded only with
 * positive evidence: a form that can be a command, in the position of a command, without a preceding
 * negation or report.
 */
export function readClauses(
  text: string,
  tokens: readonly Token[],
  values: readonly Value[],
  lexicon: Lexicon,
): Clause[] {
  const inText = textTokens(tokens, values);
  const clauses = splitClauses(tokens, inText, lexicon).map(([first, last]) =>
    readClause({ text, tokens, values, inText, lexicon }, first, last),
  );
  // The first clause is background only if a command follows: "I need a boat to Corfu" is the request
  // itself.
  if (!clauses.some(({ mood }) => mood === "command"))
    return clauses.map((clause, i) => (i === 0 ? { ...clause, isBackground: false } : clause));
  return clauses.map((clause) => {
    const isStatement =
      (clause.mood === "phrase" || clause.mood === "statement") &&
      hasFiniteVerb(tokens, clause.first + 1, lexicon);
    return isStatement && !clause.conditional ? { ...clause, isBackground: true } : clause;
  });
}

/** Tokens inside quotations and free text do not affect the purpose. */
function textTokens(tokens: readonly Token[], values: readonly Value[]): ReadonlySet<number> {
  const inside = new Set<number>();
  tokens.forEach((token, i) => {
    if (token.quote >= 0) inside.add(i);
  });
  for (const { kind, first, last } of values)
    if (kind === "text") for (let i = first; i <= last; i++) inside.add(i);
  return inside;
}

interface Material {
  text: string;
  tokens: readonly Token[];
  values: readonly Value[];
  inText: ReadonlySet<number>;
  lexicon: Lexicon;
}

function readClause(
  { text, tokens, values, inText, lexicon }: Material,
  first: number,
  last: number,
): Clause {
  const frame = new Set<number>();
  const indexes = Array.from({ length: last - first + 1 }, (_, n) => first + n).filter((i) => !inText.has(i));
  const after = text.slice(tokens[last]?.end ?? 0, tokens[last + 1]?.start);
  // A question inside a quotation is a text.
  const asksItself = /^[^\p{L}\p{N}]*\?/u.test(
    (tokens[last]?.quote ?? -1) < 0 ? after : after.replace(/^[^"“”„«»'`]*["“”«»'`]/u, ""),
  );
  const opening = readOpening(tokens, indexes, lexicon, frame);
  // "When 305 is busy, …" is a condition if another clause follows.
  if (
    opening.kind === "question" &&
    last < tokens.length - 1 &&
    !asksItself &&
    !lexicon.questionVerbs.has(tokens[opening.at + 1]?.word ?? "") &&
    matchPhrase(lexicon.conditions, tokens, opening.at) !== undefined
  )
    opening.kind = "none";
  const negations = findNegations(tokens, indexes, lexicon);
  const instruction =
    opening.kind === "none" && !asksItself ? findInstruction(tokens, indexes, lexicon) : undefined;
  const wanted = findWantedState(tokens, indexes, lexicon);
  if (wanted !== undefined) opening.kind = "request";
  const action =
    (wanted && { ...wanted, commanded: true, negated: false }) ??
    findCommand(tokens, indexes, opening, lexicon) ??
    (instruction && { ...instruction, commanded: true, negated: false }) ??
    findWantedThing(tokens, indexes, opening, lexicon) ??
    findNew(tokens, indexes, opening, lexicon, last);
  const others = findActions(tokens, indexes, lexicon, action?.tokens ?? []);
  const before = indexes.filter((i) => i < (action?.tokens[0] ?? Number.POSITIVE_INFINITY) && !frame.has(i));
  const conditions = findConditions(
    tokens,
    indexes.filter((i) => !frame.has(i)),
    lexicon,
    values,
  );
  const conditional = conditions.length > 0;
  const reported = hasPhrase(tokens, before, lexicon.reporting);
  const past = before.some(
    (i) =>
      matchPhrase(lexicon.past, tokens, i) !== undefined && !isOtherWord(tokens, i, instruction, lexicon),
  );
  const asks = asksItself || opening.kind === "question";
  const mood = moodOf(opening, action, asks, reported || past);
  const isStatement =
    action === undefined &&
    (first > 0 || !reported) &&
    !asks &&
    !conditional &&
    (SUBJECTS.get(lexicon.code)?.has(tokens[first]?.word ?? "") === true ||
      startsReason(tokens, first, lexicon));
  return {
    first,
    last,
    isBackground: isStatement,
    mood,
    negated: negations.length > 0 || (action?.negated ?? false),
    negations: [...negations, ...(action?.negated ? action.tokens.slice(0, 1) : [])],
    conditional,
    conditions,
    reported,
    past,
    actions: [...(action ? [{ ...action, commanded: mood === "command" }] : []), ...others],
    frame,
  };
}

/** Whether a word resembles one of the past: "à" is not "a", "byt" (flat) is not "být", "ist anzusetzen" is an order. */
function isOtherWord(
  tokens: readonly Token[],
  i: number,
  instruction: Instruction | undefined,
  { code }: Lexicon,
): boolean {
  const { text = "", word = "" } = tokens[i] ?? {};
  if (code === "fr") return /^à$/iu.test(text);
  if (code === "cs") return /^byt$/i.test(text);
  return code === "de" && instruction !== undefined && /^(ist|sind)$/.test(word);
}

type Opening = { kind: "request" | "advice" | "question" | "show" | "none"; at: number };

/** The start of a clause without courtesies; `at` is the position after it. */
function readOpening(
  tokens: readonly Token[],
  indexes: readonly number[],
  lexicon: Lexicon,
  frame: Set<number>,
): Opening {
  let opening: Opening = { kind: "none", at: indexes[0] ?? 0 };
  const end = indexes.at(-1) ?? -1;
  for (let i = indexes[0] ?? 0; i <= end; ) {
    const caused = causedVerbAt(tokens, i, end, lexicon);
    if (caused !== undefined) {
      frame.add(i);
      opening = { kind: "request", at: caused };
      break;
    }
    const word = tokens[i]?.word ?? "";
    const advice = adviceAt(tokens, i, end, lexicon);
    const request = matchPhrase(lexicon.requestFrames, tokens, i);
    const show = matchPhrase(lexicon.showing, tokens, i);
    const longest = Math.max(advice ?? -1, request ?? -1, show ?? -1);
    // "check out room 7" does not ask to see a room.
    const next = tokens[i + 1]?.word ?? "";
    const isParted =
      (lexicon.commands.get(word) ?? []).some(
        ({ particle }) =>
          particle !== null &&
          (particle.split(" ")[0] === next ||
            (/^(it|him|her|them|this|that|me|us)$/.test(next) &&
              particle.split(" ")[0] === tokens[i + 2]?.word)),
      ) && longest === i;
    const isVerb = (at: number) =>
      isParted || (at === i && lexicon.commands.has(word) && !lexicon.courtesy.has(word));
    if (isParted) break;
    if (longest >= i && !(isVerb(longest) && show === undefined)) {
      const kind = longest === advice ? "advice" : longest === request ? "request" : "show";
      // "could you show me …" asks for information; "can you tell me how to …" asks for advice.
      if (kind !== "request" || opening.kind === "none") opening = { kind, at: longest + 1 };
      else opening.at = longest + 1;
      for (let j = i; j <= longest; j++) frame.add(j);
      if (kind === "advice") return opening;
      i = longest + 1;
      continue;
    }
    if (lexicon.courtesy.has(word) || isJoiner(word, lexicon)) {
      frame.add(i);
      opening.at = i + 1;
      i++;
      continue;
    }
    if (opening.kind === "none" && (lexicon.questionWords.has(word) || lexicon.questionVerbs.has(word)))
      opening = { kind: "question", at: i };
    break;
  }
  for (const i of indexes) if (lexicon.courtesy.has(tokens[i]?.word ?? "")) frame.add(i);
  return opening;
}

/** Questions that ask for advice only with an infinitive: "co mám udělat", unlike "co mám půjčené". */
const WITH_INFINITIVE: Readonly<Record<string, readonly [phrase: RegExp, infinitive: RegExp]>> = {
  cs: [/^co mame?$/, /\p{L}{2,}(t|ct|ci)$/u],
  pl: [/^co mamy?$/, /\p{L}{2,}(c)$/u],
};

function adviceAt(tokens: readonly Token[], i: number, end: number, lexicon: Lexicon): number | undefined {
  const found = matchPhrase(lexicon.adviceFrames, tokens, i);
  const [phrase, infinitive] = WITH_INFINITIVE[lexicon.code] ?? [];
  if (found === undefined || phrase === undefined || infinitive === undefined) return found;
  const said = tokens.slice(i, found + 1).map(({ word }) => word);
  const isAdvised = tokens.slice(found + 1, end + 1).some(({ word }) => infinitive.test(word));
  return phrase.test(said.join(" ")) && !isAdvised ? undefined : found;
}

function hasPhrase(tokens: readonly Token[], indexes: readonly number[], phrases: Phrases): boolean {
  return indexes.some((i) => matchPhrase(phrases, tokens, i) !== undefined);
}

/** "don't forget to close" is a request, so request phrases are matched first. */
function findNegations(tokens: readonly Token[], indexes: readonly number[], lexicon: Lexicon): number[] {
  const found: number[] = [];
  let skip = -1;
  for (const i of indexes) {
    const frame = matchPhrase(lexicon.requestFrames, tokens, i);
    if (frame !== undefined) skip = Math.max(skip, frame);
    // "né" is "born".
    if (/^né/iu.test(tokens[i]?.text ?? "") && lexicon.code === "fr") continue;
    const end = matchPhrase(lexicon.negations, tokens, i);
    // "if you don't mind" is a courtesy.
    if (lexicon.code === "en" && /^(mind|hesitate|worry)$/.test(tokens[(end ?? i) + 1]?.word ?? "")) continue;
    if (i > skip && end !== undefined) found.push(i);
  }
  return found;
}

/** English verbs that are also adjectives. */
export const ADJECTIVES =
  /^(open|clear|empty|free|clean|complete|separate|present|live|dry|ready|closed|double|draft|secure|direct|spare|express|duplicate|alternate|idle|slow|warm|cool|loose|total|abstract|incorporate)$/;

type Command = Action & { negated: boolean };

/**
 * The verb that is commanded, before negations are considered. In English it starts the clause or follows
 * an introductory phrase; other languages mark commands by their form, in any position.
 */
function findCommand(
  tokens: readonly Token[],
  indexes: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
): Command | undefined {
  const rest = indexes.filter((i) => i >= opening.at && !lexicon.courtesy.has(tokens[i]?.word ?? ""));
  // "order AB-7 has arrived": the subject of a statement
  const isSubject =
    lexicon.code === "en" &&
    /^(code|number)$/.test(tokens[(rest[0] ?? 0) + 1]?.kind ?? "") &&
    (FINITE.test(tokens[(rest[0] ?? 0) + 2]?.word ?? "") ||
      /^(can|could|may|might|should|must)$/.test(tokens[(rest[0] ?? 0) + 2]?.word ?? ""));
  const places = (lexicon.code === "en" ? headPlaces(tokens, rest, lexicon, opening) : rest).filter(
    (i) => !(isSubject && i === rest[0]),
  );
  for (const i of places) {
    const command = commandAt(tokens, i, rest, lexicon);
    if (command !== undefined) return command;
  }
  return unknownVerb(tokens, rest, opening, lexicon);
}

/** Things that are shown rather than made. */
const SHOWN =
  /^(list|overview|summary|report|look|breakdown|view|copy|idea|answer|quote|estimate|status|history|update|forecast|total|count|number|lot|few|couple|bit)$/;

/** "I'd like a large paper bin at …" orders a thing, unlike "I'd like a list of …" and "I'd like the bins at …". */
function findWantedThing(
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
function findNew(
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

/** Infinitives after an introductory phrase such as "quiero", by language; folded. German has them at the end. */
const INFINITIVES: Readonly<Record<string, RegExp>> = {
  cs: /^\p{L}{3,}(t|ct)$/u,
  pl: /^\p{L}{3,}c$/u,
  es: /^\p{L}{2,}[aei]r(me|te|se|nos|l[aeo]s?)*$/u,
  fr: /^\p{L}{2,}(er|ir|re)$/u,
};

/**
 * A word in the position of a verb counts as a verb even if it is unknown: "could you grease the hinge",
 * "grease the hinge".
 */
function unknownVerb(
  tokens: readonly Token[],
  rest: readonly number[],
  opening: Opening,
  lexicon: Lexicon,
): Command | undefined {
  const [head = -1, next = -1] = rest;
  const token = tokens[head];
  if (token?.kind !== "word" || token.name || lexicon.functionWords.has(token.word)) return undefined;
  if (lexicon.code !== "en")
    return opening.kind === "request" && rest.length > 1 && INFINITIVES[lexicon.code]?.test(token.word)
      ? { verbs: [token.word], tokens: [head], commanded: true, negated: false }
      : undefined;
  // "rentals that start in May" describes rentals.
  const isObject =
    /^(the|a|an|my|our|this|that|these|those|all|every|his|her|their)$/.test(tokens[next]?.word ?? "") &&
    !(tokens[next]?.word === "that" && isPlural(token.word));
  if (opening.kind !== "request" && !(opening.kind === "none" && isObject)) return undefined;
  if (opening.kind === "request" && rest.length < 2) return undefined;
  return { verbs: [token.word], tokens: [head], commanded: true, negated: false };
}

/**
 * Possible positions of the verb: the first word, the first after a negation, and the first after an
 * introductory phrase that ends with a comma ("for ticket 77, set …").
 */
function headPlaces(
  tokens: readonly Token[],
  rest: readonly number[],
  lexicon: Lexicon,
  opening: Opening,
): number[] {
  const [head] = rest;
  if (head === undefined) return [];
  const places = [head];
  const negation = matchPhrase(lexicon.negations, tokens, head);
  if (negation !== undefined) places.push(negation + 1);
  if (opening.kind === "advice" || opening.kind === "question") {
    const action = rest.find((i) => lexicon.commands.has(tokens[i]?.word ?? ""));
    if (action !== undefined) places.push(action);
    return places;
  }
  const comma = rest.find(
    (i) => i > head && /,/.test(tokens[i]?.gap ?? "") && lexicon.commands.has(tokens[i]?.word ?? ""),
  );
  if (comma !== undefined) places.push(comma);
  return places;
}

function commandAt(
  tokens: readonly Token[],
  i: number,
  rest: readonly number[],
  lexicon: Lexicon,
): Command | undefined {
  const token = tokens[i];
  if (token?.kind !== "word" || (token.name && lexicon.code === "en")) return undefined;
  const after = tokens[i + 1];
  // "open issues in …" describes them; "open the issue" is a command.
  if (
    lexicon.code === "en" &&
    ADJECTIVES.test(token.word) &&
    after?.kind === "word" &&
    /[^s]s$/.test(after.word) &&
    !lexicon.functionWords.has(after.word)
  )
    return undefined;
  const prefix = lexicon.negatedVerbPrefix;
  const stripped =
    prefix !== null && token.word.startsWith(prefix) ? token.word.slice(prefix.length) : undefined;
  // "mon conseiller" is a person.
  if (NOUN_MARKERS[lexicon.code]?.test(tokens[i - 1]?.word ?? "") === true) return undefined;
  if (lexicon.code === "de" && endsRelativeClause(tokens, i, rest)) return undefined;
  const plain =
    lexicon.commands.get(token.word) ??
    lexicon.commands.get(withoutPronoun(token, lexicon) ?? "") ??
    performedAt(token, i === rest[0], lexicon);
  const forms = plain ?? (stripped === undefined ? undefined : lexicon.commands.get(stripped));
  if (forms === undefined) return undefined;
  const separated = forms.map((form) => ({ form, at: findParticle(form, tokens, i, rest) }));
  const parted = separated.filter(({ form, at }) => form.particle !== null && at !== undefined);
  const most = Math.max(0, ...parted.map(({ at }) => at?.length ?? 0));
  const chosen =
    parted.length > 0
      ? parted.filter(({ at }) => at?.length === most)
      : separated.filter(({ form }) => form.particle === null);
  if (chosen.length === 0) return undefined;
  // "put lesson 7 in room 2": a particle followed by a noun may be a preposition.
  const particle = parted.length > 0 ? (chosen[0]?.at ?? [])[0] : undefined;
  const isLoose =
    particle !== undefined &&
    particle > i + 1 &&
    lexicon.prepositions.has(tokens[particle]?.word ?? "") &&
    rest.includes(particle + 1) &&
    !/[,.;!?]/.test(tokens[particle + 1]?.gap ?? "");
  const plainForms = isLoose ? forms.filter((form) => form.particle === null) : [];
  return {
    verbs: [...new Set([...chosen.map(({ form }) => form), ...plainForms].flatMap((form) => form.verbs))],
    tokens: [i, ...(chosen[0]?.at ?? [])],
    commanded: true,
    negated: plain === undefined,
  };
}

/** Whether the German verb ends a relative clause: "Termine, die im Mai beginnen". */
function endsRelativeClause(tokens: readonly Token[], i: number, rest: readonly number[]): boolean {
  if (!tokens[i]?.word.endsWith("n")) return false;
  return rest.some(
    (at) =>
      at > (rest[0] ?? 0) &&
      at < i &&
      /,/.test(tokens[at]?.gap ?? "") &&
      /^(die|der|das|den|dem|deren|dessen|denen|welche[rsmn]?)$/.test(tokens[at]?.word ?? "") &&
      !tokens.slice(at + 1, i + 1).some(({ gap }) => /[,.;:!?]/.test(gap)),
  );
}

/** Words before a noun that can also be a verb form, by language. */
const NOUN_MARKERS: Readonly<Record<string, RegExp>> = {
  es: /^(mi|mis|su|sus|una?|el|la|los|las|al|del|este|esta)$/,
  fr: /^(mon|ton|son|ma|ta|sa|mes|tes|ses|notre|votre|leur|leurs|une?|ce|cet|cette|du|au)$/,
};

/** Verbs in the first person that perform what they say at the start of a request: "přihlašuji …", "zamykam …". */
const FIRST_PERSON: Readonly<Record<string, RegExp>> = {
  cs: /^(?!ne)\p{L}{3,}(uji|uju|[áa]m)$/iu,
  pl: /^(?!nie)\p{L}{3,}(uję|am)$/iu,
};

function performedAt(token: Token, isHead: boolean, lexicon: Lexicon): readonly CommandForm[] | undefined {
  if (!isHead || FIRST_PERSON[lexicon.code]?.test(token.text) !== true) return undefined;
  const verbs = lexicon.functionWords.has(token.word) ? [] : lexicon.verbsOf(token.word);
  return verbs.length === 0 ? undefined : [{ verbs: [...verbs], particle: null }];
}

/** Finds a particle within the clause: "turn the light off", "schalte … aus". */
function findParticle(
  { particle }: CommandForm,
  tokens: readonly Token[],
  i: number,
  rest: readonly number[],
): number[] | undefined {
  if (particle === null) return [];
  const found: number[] = [];
  let from = i;
  for (const part of particle.split(" ")) {
    const at = rest.find((each) => each > from && tokens[each]?.word === part);
    if (at === undefined) return undefined;
    found.push(at);
    from = at;
  }
  return found;
}

/** Other verbs of the clause, in any form, which are mentioned but not commanded. */
function findActions(
  tokens: readonly Token[],
  indexes: readonly number[],
  lexicon: Lexicon,
  except: readonly number[],
): Action[] {
  return indexes.flatMap((i) => {
    const token = tokens[i];
    if (token?.kind !== "word" || except.includes(i) || lexicon.functionWords.has(token.word)) return [];
    const verbs = lexicon.verbsOf(token.word);
    return verbs.length === 0 ? [] : [{ verbs, tokens: [i], commanded: false }];
  });
}

function moodOf(opening: Opening, action: Command | undefined, asks: boolean, isReport: boolean): Mood {
  if (opening.kind === "advice") return "advice";
  if (opening.kind === "question") return "question";
  if (action !== undefined && !isReport && (opening.kind === "request" || !asks || opening.kind === "show"))
    return opening.kind === "show" ? "show" : "command";
  if (opening.kind === "show" || opening.kind === "request") return "show";
  if (asks) return "question";
  return isReport ? "statement" : "phrase";
}
