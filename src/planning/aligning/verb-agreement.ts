import { type Lexicon, lexiconOf } from "../../language/lexicon.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { compareVerbs } from "../../language/verbs.ts";
import { similarity } from "../../language/word-vectors.ts";
import { describesPlural } from "../reading/verb-forms-as-nouns.ts";
import { CHANGES, CREATES, type OperationProfile } from "./describe-operation.ts";
import type { Filling } from "./filling/filling.ts";
import { isTypo, toDocumentForm, type WordForm } from "./match-words.ts";
import type { Request, RequestWord } from "./request-words.ts";

export const STRONG_MATCH = 0.74;

/**
 * Agreement of a verb that is also the value of an argument: "decline the offer" with an argument `answer:
 * declined`.
 */
export const VERB_AS_VALUE = 0.9;

export function isVerbFilled(
  { action, words, reading }: Request,
  { reads }: OperationProfile,
  { filled }: Filling,
): boolean {
  const word = words[action?.tokens[0] ?? -1]?.token.word ?? "";
  // "stop the robot" is not a list of stopped robots, but "open tickets of Eva" is one of open tickets.
  const isOnlyCommand = (value: unknown) =>
    reads &&
    reading.lexicon.commands.has(word) &&
    (reading.lexicon.code !== "en" || foldText(String(value)) !== word);
  return (
    action?.commanded === true &&
    filled.some(
      ({ source, tokens, sure, value }) =>
        source === "query" &&
        sure > 0.6 &&
        tokens.length > 0 &&
        tokens.every((i) => action.tokens.includes(i)) &&
        !isOnlyCommand(value),
    )
  );
}

/** Whether the verb is a required choice: "refuse claim 7" for "Accept or refuse a claim" with `verdict`. */
export function isDecision({ action }: Request, { filled }: Filling): boolean {
  return filled.some(
    ({ slot, source, tokens }) =>
      source === "query" &&
      slot.required &&
      slot.values.length > 1 &&
      tokens.length > 0 &&
      tokens.every((i) => action?.tokens.includes(i) === true),
  );
}

/**
 * Agreement of a verb that changes a value given in the request: "raise the rent to 1,350", "extend the
 * deadline to 18 December".
 */
export const VALUE_CHANGED = 0.85;

const VALUE_CHANGES: ReadonlySet<string> = new Set(
  "increase decrease raise lower reduce extend prolong shorten rename move reschedule postpone turn-up turn-down set put make use adjust change update give take turn mark assign switch redirect route transfer bring reassign correct edit replace upgrade downgrade promote demote bump shift convert".split(
    " ",
  ),
);

/** Verbs that set a part of a resource: "log her weight: 31.5 kg" for `PUT /animals/{id}/weight`. */
const PART_CHANGES: ReadonlySet<string> = new Set("enter log record register submit send".split(" "));

/**
 * Verbs of transfer whose destination the request names: "carry it to hall 4", "pass the file to the
 * archive".
 */
const MOVES: ReadonlySet<string> = new Set(
  "put take bring send give get place carry drop pass hand".split(" "),
);

const TRANSFERS: ReadonlySet<string> = new Set(
  "move transfer relocate redirect reroute route assign reassign forward add".split(" "),
);

export function isValueChanged(
  request: Request,
  { candidate, verbs, owners, nouns, lexicon }: OperationProfile,
  { filled }: Filling,
): boolean {
  const { action } = request;
  if (!action?.commanded || /^(GET|HEAD|DELETE)$/.test(candidate.fields.method)) return false;
  const offered = [...verbs.keys()];
  const isPart = /\}\/[^/{}]+$/.test(candidate.fields.path);
  const isSetter =
    /^(PUT|PATCH)$/.test(candidate.fields.method) ||
    offered.some((verb) => /^(set|update|change)$/.test(verb));
  const isChange =
    isSetter &&
    action.verbs.some((verb) => VALUE_CHANGES.has(verb) || (isPart && PART_CHANGES.has(verb))) &&
    (offered.some((verb) => CHANGES.has(verb)) ||
      (isStateSet(owners, filled) && !offered.some((verb) => CREATES.has(verb) || ENDS.has(verb))));
  // "give ride 7 four stars" creates its rating.
  const isPartGiven =
    isPart &&
    candidate.fields.method === "POST" &&
    offered.some((verb) => CREATES.has(verb) || RATES.test(verb)) &&
    action.verbs.some((verb) => GIVES.has(verb) || /^(put|set|leave|place)$/.test(verb)) &&
    filled.some(({ slot, source, sure }) => source === "query" && !owners.has(slot.name) && sure >= 0.9);
  const isPartSet =
    isPart &&
    candidate.fields.method === "PUT" &&
    action.verbs.some((verb) => GIVES.has(verb) || ADDS.test(verb)) &&
    isPartSaid(request, candidate.fields.path, lexicon);
  if (isPartSet) return true;
  const isTransfer =
    action.verbs.some((verb) => MOVES.has(verb)) && offered.some((verb) => TRANSFERS.has(verb));
  const isMeasureSet =
    isSetter && !offered.some((verb) => ENDS.has(verb)) && isMeasureNamed(action.verbs, nouns, filled);
  if (isSetter && isNewValue(request, filled)) return true;
  if (!isChange && !isTransfer && !isPartGiven && !isMeasureSet) return false;
  return filled.some(
    ({ slot, source, isAnchored }) => isAnchored && !owners.has(slot.name) && source === "query",
  );
}

/** Whether a new value of a part is given: "new price for job 7: 45 euros". */
function isNewValue({ words, action, reading, match }: Request, filled: Filling["filled"]): boolean {
  const at = action?.tokens[0] ?? -1;
  if (INDEFINITE[reading.lexicon.code]?.test(words[at]?.token.word ?? "") !== true) return false;
  return filled.some(
    ({ slot, source, isAnchored }) =>
      source === "query" &&
      isAnchored &&
      slot.words.some(
        (name) =>
          match(at + 1, toDocumentForm(name, reading.lexicon)) >= STRONG_MATCH ||
          match(at + 1, toDocumentForm(name, lexiconOf("en"))) >= STRONG_MATCH,
      ),
  );
}

/** Verbs of operations that give a resource a mark: "give the hike five stars". */
const RATES = /^(rate|evaluate|grade|score|grant)$/;
const ADDS = /^(add|put|set|make|mark|use|place)$/;

/** Whether the request names the part that a PUT sets: "add plan 4 to my favourites" for `PUT /plans/{id}/favourite`. */
function isPartSaid({ words, match, action }: Request, path: string, lexicon: Lexicon): boolean {
  const part = splitWords(path.slice(path.lastIndexOf("/") + 1)).map((word) => toDocumentForm(word, lexicon));
  return (
    part.length > 0 &&
    part.every((form) =>
      words.some(
        ({ index, token }) =>
          !action?.tokens.includes(index) && token.quote < 0 && match(index, form) >= STRONG_MATCH,
      ),
    )
  );
}

/** Verbs that change any number. */
const CHANGES_NUMBER = /^(increase|decrease|raise|lower|reduce|boost|dim|turn-up|turn-down|adjust)$/;
/** Minimum similarity of a verb to the measure that it changes: "heat" and "temperature". */
const MEASURES = 0.45;

/** Whether the verb changes a number that the request gives: "heat the study to 20", "raise the blinds to 60 %". */
function isMeasureNamed(
  verbs: readonly string[],
  nouns: readonly WordForm[],
  filled: Filling["filled"],
): boolean {
  return filled.some(({ slot, value, source, isAnchored }) => {
    if (source !== "query" || !isAnchored || typeof value !== "number") return false;
    const measures = [...slot.words, ...nouns.flatMap(({ english }) => english)];
    return verbs.some(
      (verb) =>
        CHANGES_NUMBER.test(verb) || measures.some((measure) => similarity(verb, measure) >= MEASURES),
    );
  });
}

/** Verbs of operations that do more than set a state: "set booking 7 to full" does not cancel it with a full refund. */
const ENDS: ReadonlySet<string> = new Set(
  "cancel delete remove close end terminate abort revoke reject decline refund return pay charge send submit ship issue void withdraw archive restart reset transfer".split(
    " ",
  ),
);

/** Whether a listed state that the operation requires is named: "set the alarm to away" for "Arm or disarm the alarm". */
function isStateSet(owners: OperationProfile["owners"], filled: Filling["filled"]): boolean {
  return filled.some(
    ({ slot, source, isAnchored }) =>
      source === "query" && isAnchored && slot.required && slot.values.length > 1 && !owners.has(slot.name),
  );
}

/** Similarity of two verbs. It affects the ranking but is never sufficient for a write. */
function nearness(wanted: string, offered: string): number {
  const cosine = similarity(wanted, offered);
  return cosine < 0.4 ? 0 : Math.min(0.7, cosine);
}

/** The best agreement over all meanings of the verb; null without a verb. */
export function verbAgreement(request: Request, profile: OperationProfile): number | null {
  const { action } = request;
  const { verbs } = profile;
  if (action === null || !action.commanded) {
    const head = headAgreement(request, profile);
    if (head > 0) return head;
  }
  if (action === null) return null;
  const [first = -1] = action.tokens;
  if (
    describesPlural(request.reading.tokens, first, request.reading.lexicon) &&
    !action.verbs.some((verb) => verbs.has(verb))
  )
    return 0;
  let best = 0;
  let worst = 0;
  for (const wanted of action.verbs)
    for (const [offered, strength] of verbs) {
      const agreement = (compareVerbs(wanted, offered) || nearness(wanted, offered)) * strength;
      best = Math.max(best, agreement);
      worst = Math.min(worst, agreement);
    }
  if (
    action.commanded &&
    best < 0.8 &&
    action.verbs.some(
      (verb) => LIGHT.has(verb) || SENDS.has(verb) || STATE_RECORDING.has(verb) || TAKES.has(verb),
    )
  )
    best = Math.max(best, findNounVerb(request, profile));
  if (action.commanded && action.verbs.some((verb) => UNDOING.has(verb))) {
    const undone = undoneAgreement(request, profile);
    if (undone !== 0) return undone;
  }
  if (best < 0.82 && worst === 0 && isFreelyNamed(request, profile)) return 0.82;
  if (best > 0 || worst < 0) return best > 0 ? best : worst;
  const offered = [...verbs.keys()];
  if (isNounOf(request, profile) && offered.some((verb) => GENERIC.has(verb))) return 0.9;
  return 0;
}

/**
 * Agreement of an unknown verb at the head of a request, such as "acknowledge alert 7", "rebot web-3" or "aborta el vuelo 5":
 * it counts when the operation's name has the same word in the position of its verb, allowing for one
 * typing error, or in other languages for its inflection.
 */
export function headAgreement(request: Request, { verbs, isVerbStated, lexicon }: OperationProfile): number {
  const head = headOf(request);
  if (head === null || !isVerbStated) return 0;
  const isForeign = request.reading.lexicon.code !== "en";
  let best = 0;
  for (const [verb, strength] of verbs) {
    const [first = ""] = verb.split("-");
    const isSame = stemWord(first) === head.form.stem || isTypo(first, head.token.word);
    const isForm = isForeign && request.match(head.index, toDocumentForm(first, lexicon)) >= STRONG_MATCH;
    if (isSame || isForm) best = Math.max(best, strength);
  }
  return best;
}

/** Endings of nouns for actions, folded, which are no commands in any language. */
const NOUN_ENDING =
  /(ung|ungen|ion|iones|cion|heit|keit|ment|ments|age|anie|enie|ani|eni|nosc|ost|dad|ura|aja|acja)$/;

/**
 * The first word of a request that is a phrase without a verb; null for all others. "Removed", "removes" and
 * "remover" are no commands, and neither are the nouns of other languages.
 */
export function headOf({ main, words, reading }: Request): RequestWord | null {
  if (main.mood !== "phrase") return null;
  const head = words.find(({ index }) => index >= main.first && !main.frame.has(index));
  const next = head && words[head.index + 1];
  const { code, functionWords, commands, verbsOf } = reading.lexicon;
  if (head?.token.kind !== "word" || next === undefined || functionWords.has(head.token.word)) return null;
  if (code === "en")
    return commands.has(head.token.word) || verbsOf(head.token.word).length === 0 ? head : null;
  const isKnown = head.form.isCognate !== true && head.form.english.length > 0;
  return isKnown || verbsOf(head.token.word).length > 0 || NOUN_ENDING.test(head.token.word) ? null : head;
}

/** Light verbs: another word says what to do ("put … on hold", "give … back"). */
const LIGHT: ReadonlySet<string> = new Set(
  "put make give take set do bring place turn perform carry issue mark".split(" "),
);

/** "send a reminder" is a reminder; "send it for approval" is not an approval. */
const SENDS: ReadonlySet<string> = new Set("send write".split(" "));

const MESSAGES: ReadonlySet<string> = new Set(
  "remind notify alert inform invite message warn confirm".split(" "),
);

/** Verbs that store the state that follows "as". */
const STATE_RECORDING: ReadonlySet<string> = new Set(
  "enter record log register flag note report book".split(" "),
);

/** Verbs whose object can be a return or a receipt. */
const TAKES: ReadonlySet<string> = new Set("accept receive take confirm process".split(" "));

/** Whether "as" precedes the word: "as void", "als ungültig". */
function isState(words: Request["words"], { prepositions }: Lexicon, i: number): boolean {
  return prepositions.get(words[i - 1]?.token.word ?? "")?.includes("as") === true;
}

function findNounVerb(
  { words, reading, action, main, match }: Request,
  { verbs, nouns, words: own }: OperationProfile,
): number {
  const named = own.filter(({ place }) => place === "name");
  let best = 0;
  for (const { index, token, form } of words) {
    if (
      token.kind !== "word" ||
      token.quote >= 0 ||
      action?.tokens.includes(index) ||
      index < main.first ||
      index > main.last
    )
      continue;
    const isAsState =
      action?.verbs.some((each) => STATE_RECORDING.has(each)) === true &&
      isState(words, reading.lexicon, index);
    // "record deal 7 as lost" for "Mark a deal as lost"
    for (const [verb, strength] of verbs)
      if (isAsState && /^(mark|flag)$/.test(verb) && named.some((word) => match(index, word) >= STRONG_MATCH))
        best = Math.max(best, 0.9 * strength);
    if (nouns.some((noun) => match(index, noun) >= STRONG_MATCH)) continue;
    const adjusted = reading.lexicon.verbsOf(token.word);
    const isLight =
      action?.verbs.some((each) => LIGHT.has(each)) === true ||
      // "record vote 7 as void"
      isAsState ||
      // "accept the return of rental 7"
      (action?.verbs.some((each) => TAKES.has(each)) === true &&
        adjusted.some((each) => /^(return|receive)$/.test(each)));
    for (const [verb, strength] of verbs)
      if ((isLight || MESSAGES.has(verb)) && (adjusted.includes(verb) || stemWord(verb) === form.stem))
        best = Math.max(best, 0.9 * strength);
  }
  return best;
}

/** Verbs that undo what a noun names: "remove the hold", "lift the ban". */
const UNDOING: ReadonlySet<string> = new Set(
  "remove delete cancel undo lift end withdraw revoke drop clear release revert".split(" "),
);

/**
 * 0.9 for the operation that reverses the noun's verb, −1 for the operation that performs it, 0 when the
 * request has no such noun.
 */
function undoneAgreement(
  { words, reading, action }: Request,
  { verbs, candidate }: OperationProfile,
): number {
  if (candidate.fields.method === "DELETE") return 0;
  for (const { token, index, isContent } of words) {
    if (token.kind !== "word" || !isContent || token.quote >= 0 || action?.tokens.includes(index)) continue;
    for (const adjusted of reading.lexicon.verbsOf(token.word))
      for (const offered of verbs.keys()) {
        if (compareVerbs(adjusted, offered) < 0) return 0.9;
        if (adjusted === offered && !UNDOING.has(offered)) return -1;
      }
  }
  return 0;
}

/** The nouns that carry the meaning of a light or undoing verb. */
export function findNounTokens({ words, reading, action }: Request, { verbs }: OperationProfile): number[] {
  if (
    !action?.commanded ||
    !action.verbs.some(
      (verb) =>
        LIGHT.has(verb) ||
        SENDS.has(verb) ||
        UNDOING.has(verb) ||
        STATE_RECORDING.has(verb) ||
        TAKES.has(verb),
    )
  )
    return [];
  return words.flatMap(({ token, index, isContent }) => {
    if (!isContent || token.kind !== "word" || action.tokens.includes(index)) return [];
    const adjusted = reading.lexicon.verbsOf(token.word);
    return adjusted.some((verb) => [...verbs.keys()].some((offered) => compareVerbs(verb, offered) !== 0))
      ? [index]
      : [];
  });
}

/**
 * Verbs that take the action as a noun: "scan the folder" matches `startScan`, "book a plumber" matches
 * `POST /plumbers/bookings`.
 */
const GENERIC: ReadonlySet<string> = new Set(
  "create add start run make do perform trigger send issue set request place submit execute".split(" "),
);

/**
 * Whether verbs of creation are interchangeable because the created resource is named: "book leave" for
 * "enter leave".
 */
function isFreelyNamed(request: Request, { verbs, nouns, candidate }: OperationProfile): boolean {
  const wanted = request.action?.verbs ?? [];
  const makes = [...verbs.keys()].some((verb) => CREATES.has(verb));
  if (candidate.fields.method === "POST" && makes && wanted.some((verb) => GIVES.has(verb)))
    return isThingNamed(request, nouns);
  // "set an alarm", "put up a new notice": something that does not exist yet
  if (candidate.fields.method === "POST" && makes && wanted.some((verb) => LIGHT.has(verb)))
    return isNewThing(request, nouns);
  const family =
    candidate.fields.method === "POST"
      ? CREATES
      : /^(PUT|PATCH)$/.test(candidate.fields.method)
        ? CHANGES
        : null;
  if (
    family === null ||
    !wanted.some((verb) => family.has(verb)) ||
    ![...verbs.keys()].some((verb) => family.has(verb))
  )
    return false;
  return isThingNamed(request, nouns);
}

/**
 * Verbs that create something for a recipient, if the resource is named: "grant her a discount", "email me
 * the report".
 */
const GIVES: ReadonlySet<string> = new Set("give grant award get obtain email send assign issue".split(" "));

function isThingNamed({ words, match }: Request, nouns: readonly WordForm[]): boolean {
  return nouns
    .slice(0, 3)
    .some((noun) => words.some(({ index, isContent }) => isContent && match(index, noun) >= STRONG_MATCH));
}

/** Indefinite articles and words for "new", by language. */
export const INDEFINITE: Readonly<Record<string, RegExp>> = {
  en: /^(an?|another|new)$/,
  cs: /^(nov(y|a|e|ou|eho|ych)|dalsi|jedn(u|oho|a|o))$/,
  de: /^(eine?[nrms]?|neue[nrms]?)$/,
  pl: /^(now(y|a|e|ego|ych)|kolejn(y|a|e|ego)|jed(en|na|no|na))$/,
  es: /^(una?|nuev[ao]|otr[ao])$/,
  fr: /^(une?|nouv(eau|el|elle)|autre)$/,
};

/** Whether the request names the resource as a new one: "a meeting", "un nuevo aviso". */
function isNewThing({ words, match, reading }: Request, nouns: readonly WordForm[]): boolean {
  const article = INDEFINITE[reading.lexicon.code];
  return words.some(
    ({ index, isContent }) =>
      isContent &&
      nouns.slice(0, 3).some((noun) => match(index, noun) >= STRONG_MATCH) &&
      [1, 2, 3].some((back) => {
        const before = words.slice(index - back + 1, index + 1);
        return (
          article?.test(words[index - back]?.token.word ?? "") === true &&
          before.every(({ token }) => /^[ -]$/.test(token.gap))
        );
      }),
  );
}

/**
 * Whether the verb names the operation's resource: "pay" for `POST /payments`, "give back" for `POST
 * /refunds`.
 */
export function isNounOf(request: Request, { nouns, reads }: OperationProfile): boolean {
  const { action, words, match, reading } = request;
  const [first] = action?.tokens ?? [];
  if (first === undefined) return false;
  const isSame = (noun: WordForm) => match(first, noun) === 1;
  // In other languages a command has a form of its own: "Buche" does not ask for a record.
  if (reads && reading.lexicon.code !== "en" && action?.commanded === true) return nouns.some(isSame);
  // "order everything on the list" is a command, "order for Ghent" and "order 77" are not.
  const next = words[first + 1];
  const hasObject =
    /^(the|a|an|all|every|everything|my|our|their|his|her|this|that|these|those|some|it|them|another)$/.test(
      next?.token.word ?? "",
    );
  if (reads && action?.commanded === true && hasObject) return false;
  const verbs = action?.verbs ?? [];
  const stems = [words[first]?.form.stem ?? "", ...verbs, ...verbs.map(stemWord)];
  return nouns.some(
    (noun) =>
      isSame(noun) ||
      [noun.word, ...noun.english].some((word) =>
        lexiconOf("en")
          .verbsOf(word)
          .some((verb) => verbs.includes(verb)),
      ) ||
      stems.some(
        (stem) =>
          stem.length >= 3 &&
          [noun.word, ...noun.pivots].some((word) => word.startsWith(stem) && word.length <= stem.length + 6),
      ),
  );
}
