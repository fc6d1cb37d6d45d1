import { findForgetting } from "../../language/implied-verbs.ts";
import type { Lexicon, Phrases } from "../../language/lexicon.ts";
import { matchPhrase, type Token } from "../../language/tokenize.ts";
import { type Action, type Command, findCommand } from "./find-command.ts";
import { findConditions } from "./find-conditions.ts";
import { findBookedIn, findNew, findSwitch, findWantedThing, findWritten } from "./find-elliptic-command.ts";
import {
  findDoneNoun,
  findInstruction,
  findRequestedNoun,
  findSubordinateCommand,
  findWantedState,
  type Instruction,
} from "./find-instruction.ts";
import { findAdverbs, type Opening, readOpening } from "./read-opening.ts";
import {
  hasFiniteVerb,
  isJoiner,
  SUBJECTS,
  splitClauses,
  startsReason,
  statesFact,
} from "./split-clauses.ts";
import { isSituation } from "./split-spoken.ts";
import type { Value } from "./value.ts";
import { isNounPhrase } from "./verb-forms-as-nouns.ts";

/**
 * The purpose of a clause: `command` asks for an action, `question` and `show` ask for information,
 * `advice` asks how or whether to do something, `statement` states something, `phrase` has no decisive
 * verb.
 */
export type Mood = "command" | "question" | "show" | "advice" | "statement" | "phrase";

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
  const starts = new Set(values.flatMap(({ complement }) => complement?.next ?? []));
  const read = splitClauses(tokens, inText, lexicon, starts).map(([first, last]) =>
    readClause({ text, tokens, values, inText, lexicon }, first, last),
  );
  const clauses = read.map(
    (clause, n): Clause =>
      repeatsReminder(tokens, clause, read.slice(0, n), lexicon) ||
      repeatsCommand(tokens, clause, read[n - 1], lexicon)
        ? { ...clause, mood: "statement", isBackground: true, actions: [] }
        : clause,
  );
  // The first clause is background only if a command follows: "I need a boat to Corfu" is the request
  // itself.
  if (!clauses.some(({ mood }) => mood === "command"))
    return clauses.map((clause, i) => (i === 0 ? { ...clause, isBackground: false } : clause));
  return clauses.map((clause) => {
    // "je mi zima, …" starts like a question.
    const isSaid =
      clause.mood !== "command" &&
      isSituation(tokens, clause.first, clause.last + 1, lexicon) &&
      !/^[^\p{L}\p{N}]*\?/u.test(text.slice(tokens[clause.last]?.end));
    if ((isSaid && clause.mood === "question") || isWantedAgain(tokens, clause, clauses, lexicon))
      return { ...clause, mood: "statement", isBackground: true };
    const isStatement =
      (clause.mood === "phrase" || clause.mood === "statement") &&
      (isSaid ||
        hasFiniteVerb(tokens, clause.first + 1, lexicon) ||
        (clause.first === 0 && statesFact(tokens, clause.first, clause.last, lexicon)));
    // "The guard has said I should unlock it" reports a command; "unlock it, the guard says it is stuck"
    // gives a reason.
    const isReport = clause.reported && clause.first === 0;
    // "The tenant wants a later start, move lease 4 to Friday." gives the reason of the command.
    const isWish =
      clause.mood === "statement" &&
      !clause.negated &&
      !clause.conditional &&
      !clause.past &&
      clauses.some((later) => later.first > clause.last && hasOwnContent(tokens, later, lexicon)) &&
      tokens.slice(clause.first, clause.last + 1).some(({ word }) => WISHES[lexicon.code]?.test(word));
    return (isStatement && !clause.conditional && !isReport) || isWish
      ? { ...clause, isBackground: true }
      : clause;
  });
}

/** Whether the next command does something with the thing that is wanted: "we need a winch, add it to the list". */
function isWantedAgain(
  tokens: readonly Token[],
  { actions, last }: Clause,
  clauses: readonly Clause[],
  lexicon: Lexicon,
) {
  const next = clauses.find(({ first }) => first === last + 1);
  // "…, please enter it" only repeats what is wanted.
  if (next === undefined || !hasOwnContent(tokens, next, lexicon)) return false;
  const [command] = next.actions;
  const object = tokens[(command?.tokens[0] ?? -2) + 1]?.word ?? "";
  return actions[0]?.isWanted === true && /^(it|them|one|some|es|ihn|sie|le|la|les|ji|ho|go)$/.test(object);
}

/** Clauses that only repeat the command before them, by language; folded. */
const DO_IT: Readonly<Record<string, RegExp>> = {
  en: /^do (it|that|so)$/,
  cs: /^(udelej|udelejte|proved|provedte|zarid|zaridte) to$/,
  de: /^(mach|machen sie|tu|erledige|erledigen sie) (es|das)( bitte)?$/,
  pl: /^(zrob|zrobcie|wykonaj) to$/,
  es: /^(hazlo|hagalo|haz eso)( por)?$/,
  fr: /^(fais|faites) (le|ca|cela)$/,
};

/** Whether a clause only repeats the command before it: "I need to close locker 5, do it please". */
function repeatsCommand(
  tokens: readonly Token[],
  { first, last, negated, conditional }: Clause,
  before: Clause | undefined,
  { code, courtesy }: Lexicon,
): boolean {
  const said = tokens.slice(first, last + 1).flatMap(({ word }) => (courtesy.has(word) ? [] : [word]));
  const isPositive = [before, { negated, conditional }].every((each) => !each?.negated && !each?.conditional);
  return before?.mood === "command" && isPositive && DO_IT[code]?.test(said.join(" ")) === true;
}

/** "Don't let me forget to …, set a reminder": the second command only says the first one again. */
function repeatsReminder(
  tokens: readonly Token[],
  { first, last, mood, actions }: Clause,
  before: readonly Clause[],
  { functionWords, courtesy, english }: Lexicon,
): boolean {
  const isBefore = before.some(
    ({ actions: [action] }) => action?.commanded && action.verbs.includes("remind"),
  );
  const own = tokens.slice(first, last + 1).filter(({ word }, n) => {
    const isVerb = actions[0]?.tokens.includes(first + n) === true;
    return !isVerb && !functionWords.has(word) && !courtesy.has(word);
  });
  const [noun] = own;
  return (
    isBefore &&
    mood === "command" &&
    own.length === 1 &&
    noun !== undefined &&
    (noun.word === "reminder" || english(noun.word).includes("reminder"))
  );
}

/** Whether a command says what it is about: "please book it" does not. */
function hasOwnContent(
  tokens: readonly Token[],
  { mood, first, last, actions }: Clause,
  lexicon: Lexicon,
): boolean {
  return (
    mood === "command" &&
    tokens.some(
      ({ word }, i) =>
        i >= first &&
        i <= last &&
        !actions[0]?.tokens.includes(i) &&
        !lexicon.functionWords.has(word) &&
        !lexicon.courtesy.has(word),
    )
  );
}

/** Verbs of wanting in the third person, by language. */
const WISHES: Readonly<Record<string, RegExp>> = {
  en: /^(wants?|needs?|wishes)$/,
  cs: /^(chce|chteji|potrebuje|potrebuji)$/,
  de: /^(will|wollen|mochte|mochten|moechte|moechten|braucht|brauchen|wunscht|wunschen)$/,
  pl: /^(chce|chca|potrzebuje|potrzebuja)$/,
  es: /^(quiere|quieren|necesita|necesitan)$/,
  fr: /^(veut|veulent|souhaite|souhaitent|voudrait|voudraient)$/,
};

/** Tokens inside quotations and free text do not affect the purpose. */
function textTokens(tokens: readonly Token[], values: readonly Value[]): ReadonlySet<number> {
  const inside = new Set<number>();
  tokens.forEach((token, i) => {
    if (token.quote >= 0) inside.add(i);
  });
  for (const { kind, first, last, complement } of values)
    if (kind === "text") for (let i = complement?.lead ?? first; i <= last; i++) inside.add(i);
  return inside;
}

interface Material {
  text: string;
  tokens: readonly Token[];
  values: readonly Value[];
  inText: ReadonlySet<number>;
  lexicon: Lexicon;
}

function readClause(material: Material, first: number, last: number): Clause {
  const { tokens, values, inText, lexicon } = material;
  const frame = new Set<number>();
  const indexes = Array.from({ length: last - first + 1 }, (_, n) => first + n).filter((i) => !inText.has(i));
  const asksItself = endsWithQuestion(material, first, last);
  const own: ClauseTokens = { material, first, last, indexes, asksItself };
  const stated = readTextual(own, frame);
  const opening = stated?.opening ?? correctOpening(readOpening(tokens, indexes, lexicon, frame), own);
  const adverbs = findAdverbs(tokens, indexes, lexicon);
  for (const i of adverbs) frame.add(i);
  const others = indexes.filter((i) => !adverbs.has(i));
  const negations = findNegations(
    tokens,
    indexes.filter((i) => i > (stated?.end ?? -1)),
    lexicon,
  );
  const { action: found, instruction, kind, asked } = stated ?? findAction(own, others, opening);
  const action = withMessage(found, own);
  for (const i of asked) frame.add(i);
  const mentioned = findActions(tokens, others, lexicon, action?.tokens ?? []);
  const free = indexes.filter((i) => !frame.has(i));
  const before = free.filter((i) => i < (action?.tokens[0] ?? Number.POSITIVE_INFINITY));
  const conditions = findConditions(tokens, free, lexicon, values);
  const conditional = conditions.length > 0;
  const reported = hasPhrase(tokens, before, lexicon.reporting);
  const past = before.some(
    (i) =>
      matchPhrase(lexicon.past, tokens, i) !== undefined && !isOtherWord(tokens, i, instruction, lexicon),
  );
  const asks = asksItself || kind === "question";
  const mood = moodOf(kind, action, asks, reported || past);
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
    actions: [...(action ? [{ ...action, commanded: mood === "command" }] : []), ...mentioned],
    frame,
  };
}

/** Whether the clause itself ends with a question mark. A question inside a quotation or after a colon is a text. */
function endsWithQuestion({ text, tokens, values }: Material, first: number, last: number): boolean {
  const isText = ({ kind, complement }: Value) => kind === "text" && complement === undefined;
  if (values.some((value) => isText(value) && value.last === last && value.first > first)) return false;
  const after = text.slice(tokens[last]?.end ?? 0, tokens[last + 1]?.start);
  const isQuoted = (tokens[last]?.quote ?? -1) >= 0;
  return /^[^\p{L}\p{N}]*\?/u.test(isQuoted ? after.replace(/^[^"“”„«»'`]*["“”«»'`]/u, "") : after);
}

interface ClauseTokens {
  material: Material;
  /** Indexes of its tokens, both inclusive. */
  first: number;
  last: number;
  /** Those of them outside texts. */
  indexes: readonly number[];
  /** Whether it ends with a question mark. */
  asksItself: boolean;
}

/** Adverbs before the infinitive of a question whether to do something: "Jetzt das Boot 7 verkaufen?" */
const ONLY_NOW =
  /^(and |und |a |i |y |et )?(now|so|then|jetzt|also|dann|nun|ted|nyni|tak|teraz|wiec|ahora|pues|entonces|maintenant|donc|alors)$/;

/** The opening with the meaning that the end of the clause and the clauses after it give it. */
function correctOpening(
  { kind, at }: Opening,
  { material: { tokens, lexicon }, indexes, last, asksItself }: ClauseTokens,
): Opening {
  const words = tokens.slice(indexes[0], at).map(({ word }) => word);
  const said = words.join(" ");
  // "you can delete user 7?" asks, "can you delete user 7?" requests.
  const isDoubtful = asksItself || words.some((word) => /^(maybe|perhaps|vielleicht)$/.test(word));
  const isQuestion =
    kind === "question" ||
    (kind === "request" &&
      ((asksItself && (NEEDS.test(said) || ONLY_NOW.test(said))) || (isDoubtful && PERMISSIONS.test(said))));
  if (!isQuestion) return { kind, at };
  // "When 305 is busy, …" is a condition if another clause follows.
  const isCondition =
    last < tokens.length - 1 &&
    !asksItself &&
    !lexicon.questionVerbs.has(tokens[at + 1]?.word ?? "") &&
    matchPhrase(lexicon.conditions, tokens, at) !== undefined;
  return { kind: isCondition ? "none" : "question", at };
}

interface FoundAction {
  /** What the clause commands, if it is a command. */
  action: Command | undefined;
  instruction: Instruction | undefined;
  /** The kind of the opening: a noun or a thing that is requested makes it a request. */
  kind: Opening["kind"];
  /** The tokens after the first one of a noun that is requested, which belong to the introduction. */
  asked: readonly number[];
}

/** Finds the action of a clause: a verb, a noun for it, the state that is wanted, or a phrase without a verb. */
function findAction(
  { material, indexes, first, last, asksItself }: ClauseTokens,
  others: readonly number[],
  opening: Opening,
): FoundAction {
  const { tokens, values, lexicon } = material;
  const booked = findBookedIn(tokens, indexes, opening, lexicon);
  const bookedKind = asksItself ? opening.kind : "request";
  if (booked !== undefined) return { action: booked, instruction: undefined, kind: bookedKind, asked: [] };
  const instruction =
    opening.kind === "none" && !asksItself ? findInstruction(tokens, indexes, lexicon) : undefined;
  const wanted =
    findWantedState(tokens, indexes, lexicon) ??
    findSubordinateCommand(tokens, others, opening, lexicon) ??
    findDoneNoun(tokens, others, opening, lexicon);
  const command = wanted === undefined ? findCommand(tokens, others, opening, lexicon) : undefined;
  if (command !== undefined) return { action: command, instruction, kind: opening.kind, asked: [] };
  const asked = asksItself ? undefined : findRequestedNoun(tokens, indexes, opening, lexicon);
  const requested = wanted ?? asked;
  const constructed = requested ?? instruction;
  const thing = constructed === undefined ? findWantedThing(tokens, indexes, opening, lexicon) : undefined;
  const kind = requested === undefined && thing === undefined ? opening.kind : "request";
  const action =
    (constructed && { ...constructed, commanded: true, negated: false }) ??
    thing ??
    findSwitch(tokens, indexes, opening, lexicon) ??
    findNew(tokens, indexes, opening, lexicon, last) ??
    findWritten(tokens, indexes, opening, lexicon, startsText(tokens, values, first, last));
  return { action, instruction, kind, asked: asked?.tokens.slice(1) ?? [] };
}

/** Verbs of saying; with what is said they ask for a message: "tell Ann that we sail". */
const SAYING = /^(tell|say|inform|notify)$/;

function withMessage(
  action: Command | undefined,
  { material: { values }, first, last }: ClauseTokens,
): Command | undefined {
  const isSaid = values.some(
    ({ complement, first: start }) => complement?.kind === "statement" && start > first && start <= last,
  );
  return action !== undefined && isSaid && action.verbs.some((verb) => SAYING.test(verb))
    ? { ...action, verbs: [...action.verbs, "message"] }
    : action;
}

/**
 * The action of a clause whose text says what is asked: "don't let me forget to …" is a request although it is negated,
 * and "how do you say … in Italian" asks for a translation and not for advice.
 */
function readTextual(
  { material: { tokens, values, lexicon }, indexes, first, last }: ClauseTokens,
  frame: Set<number>,
): (FoundAction & { opening: Opening; end: number }) | undefined {
  const start = indexes.find(
    (i) => !lexicon.courtesy.has(tokens[i]?.word ?? "") && !isJoiner(tokens[i]?.word ?? "", lexicon),
  );
  const text = values.find(
    (value) => value.complement !== undefined && value.first > first && value.first <= last,
  );
  if (start === undefined || text?.complement === undefined) return undefined;
  const forgetting = findForgetting(tokens, start, lexicon);
  const { asks, lead } = text.complement;
  if (forgetting === undefined && asks === undefined) return undefined;
  const end = forgetting ?? lead - 1;
  const places = Array.from({ length: end - start + 1 }, (_, n) => start + n);
  // The last word of a question stands for what is asked: "how do you say".
  for (const i of asks === undefined ? places : places.slice(0, -1)) frame.add(i);
  return {
    action: {
      verbs: [asks ?? "remind"],
      tokens: asks === undefined ? places : [end],
      commanded: asks === undefined,
      negated: false,
    },
    instruction: undefined,
    kind: asks === undefined ? "request" : "question",
    asked: [],
    opening: { kind: asks === undefined ? "request" : "question", at: end + 1 },
    end,
  };
}

/** Whether a free text follows a colon in the clause. */
function startsText(
  tokens: readonly Token[],
  values: readonly Value[],
  first: number,
  last: number,
): boolean {
  return values.some(
    (value) =>
      /^(text|quoted)$/.test(value.kind) &&
      value.first > first &&
      value.first <= last + 1 &&
      /:/.test(tokens[value.first]?.gap ?? ""),
  );
}

/** Needs and wishes of the speaker, folded; with a question mark they ask whether: "musíme zrušit objednávku 7?". */
const NEEDS =
  /^(want|need|care|wish)( me| us)? to( |$)|(^| )(musim|musime|potrebuj[iu]|potrebujeme|chci|chceme|je (nutne|treba|potreba)|musze|musimy|trzeba|nalezy|chce|chcemy|potrzebuje|potrzebujemy|ich (will|muss)|wir (wollen|mussen)|quiero|queremos|tengo que|tenemos que|hay que|je (veux|dois)|(nous|on) (voulons|veut|devons|doit)|il faut|(i|we) (want|need|have|must))( |$)/;

/** Permissions in the word order of a statement. In French, such a question is a request. */
const PERMISSIONS = /(^| )(you (can|may)( now)?|(du|ihr) (kannst|konnt|koennt)( jetzt)?)$/;

/**
 * Whether a word resembles one of the past: "à" is not "a", "byt" (flat) is not "být", "ist anzusetzen" is an
 * order.
 */
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

function hasPhrase(tokens: readonly Token[], indexes: readonly number[], phrases: Phrases): boolean {
  return indexes.some((i) => matchPhrase(phrases, tokens, i) !== undefined);
}

/** A Czech negated command, also of a verb that the lexicon does not have: "neposouvej", "nevypisujte". */
const PROHIBITION = /^ne(?!j)\p{L}{2,}(ej|ejte|uj|ujte)$/u;

/** "don't forget to close" is a request, so request phrases are matched first. */
function findNegations(tokens: readonly Token[], indexes: readonly number[], lexicon: Lexicon): number[] {
  const found: number[] = [];
  let skip = -1;
  for (const i of indexes) {
    const frame = matchPhrase(lexicon.requestFrames, tokens, i);
    if (frame !== undefined) skip = Math.max(skip, frame);
    // "a go/no-go test"
    if (tokens[i]?.gap === "/") continue;
    // "né" is "born".
    if (/^né/iu.test(tokens[i]?.text ?? "") && lexicon.code === "fr") continue;
    const end = matchPhrase(lexicon.negations, tokens, i);
    // "if you don't mind" is a courtesy.
    if (lexicon.code === "en" && /^(mind|hesitate|worry)$/.test(tokens[(end ?? i) + 1]?.word ?? "")) continue;
    const isProhibition = lexicon.code === "cs" && PROHIBITION.test(tokens[i]?.word ?? "");
    if (i > skip && (end !== undefined || isProhibition)) found.push(i);
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
    if (isNounPhrase(tokens, i, lexicon)) return [];
    const verbs = lexicon.verbsOf(token.word);
    return verbs.length === 0 ? [] : [{ verbs, tokens: [i], commanded: false }];
  });
}

function moodOf(
  opening: Opening["kind"],
  action: Command | undefined,
  asks: boolean,
  isReport: boolean,
): Mood {
  if (opening === "advice") return "advice";
  if (opening === "question") return "question";
  if (action !== undefined && !isReport && (opening === "request" || !asks || opening === "show"))
    return opening === "show" ? "show" : "command";
  if (opening === "show" || opening === "request") return "show";
  if (asks) return "question";
  return isReport ? "statement" : "phrase";
}
