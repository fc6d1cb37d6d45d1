import { isPlural } from "../../language/base-forms.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { compareVerbs, isReadingVerb, PAYING } from "../../language/verbs.ts";
import { similarity } from "../../language/word-vectors.ts";
import { INDEFINITE } from "../reading/find-elliptic-command.ts";
import { CHANGES, CREATES, type OperationProfile } from "./describe-operation.ts";
import type { Filling } from "./filling/filling.ts";
import { toDocumentForm, type WordForm } from "./match-words.ts";
import type { Request } from "./request-words.ts";
import { partsBefore } from "./values/bounds.ts";
import { GIVES, STRONG_MATCH } from "./verb-agreement.ts";

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

const TRADES: ReadonlySet<string> = new Set("sell buy pay deposit withdraw invest donate spend".split(" "));

/** Whether the verb is the name of an argument that the request gives: "sell 200 USD" for `sell`. */
export function isVerbNamed({ action }: Request, { reads }: OperationProfile, { filled }: Filling): boolean {
  return (
    action?.commanded === true &&
    !reads &&
    filled.some(
      ({ slot, source, isAnchored }) =>
        source === "query" &&
        isAnchored &&
        slot.required &&
        TRADES.has(slot.words[0] ?? "") &&
        action.verbs.includes(slot.words[0] ?? ""),
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

export function isValueChanged(request: Request, profile: OperationProfile, { filled }: Filling): boolean {
  const { candidate, verbs, owners, nouns, lexicon } = profile;
  const { action } = request;
  if (!action?.commanded || /^(GET|HEAD|DELETE)$/.test(candidate.fields.method)) return false;
  const offered = [...verbs.keys()];
  const isPart = /\}\/[^/{}]+$/.test(candidate.fields.path);
  const isSetter =
    /^(PUT|PATCH)$/.test(candidate.fields.method) ||
    offered.some((verb) => /^(set|update|change)$/.test(verb));
  const isRemoval = action.verbs.some((verb) => /^(remove|delete|withdraw)$/.test(verb));
  // "lege eine Revision für Lift 7 an" makes one, and sets no status `revision`.
  const after = (action.tokens.at(-1) ?? 0) + 1;
  // "make job 7 a rush job" changes the job.
  const isOfRecord = filled.some(
    ({ slot, tokens: [first = 0] }) =>
      owners.has(slot.name) &&
      first >= after &&
      !request.words
        .slice(after, first)
        .some(({ token }) => INDEFINITE[request.reading.lexicon.code]?.test(token.word)),
  );
  const isCreation =
    !isOfRecord &&
    action.verbs.includes("create") &&
    filled.some(
      ({ slot, source, tokens: [first = 0] }) =>
        source === "query" &&
        slot.values.length > 0 &&
        INDEFINITE[request.reading.lexicon.code]?.test(request.words[first - 1]?.token.word ?? "") === true,
    );
  const isChange =
    isSetter &&
    !isRemoval &&
    !isCreation &&
    (action.verbs.some((verb) => VALUE_CHANGES.has(verb) || (isPart && PART_CHANGES.has(verb))) ||
      // "keep log 7 for 60 days"
      request.words[action.tokens[0] ?? -1]?.token.word === "keep") &&
    (offered.some((verb) => CHANGES.has(verb)) ||
      (isStateSet(owners, filled) && !offered.some((verb) => CREATES.has(verb) || ENDS.has(verb))));
  // "give ride 7 four stars" creates its rating.
  const isPartGiven =
    isPart &&
    candidate.fields.method === "POST" &&
    offered.some((verb) => CREATES.has(verb) || RATES.test(verb)) &&
    action.verbs.some((verb) => GIVES.has(verb) || /^(put|set|leave|place)$/.test(verb)) &&
    filled.some(
      (each) =>
        each.source === "query" &&
        !owners.has(each.slot.name) &&
        each.sure >= 0.9 &&
        !countsOther(request, lexicon, each),
    );
  const isPartSet =
    isPart &&
    candidate.fields.method === "PUT" &&
    action.verbs.some((verb) => (GIVES.has(verb) && !isReadingVerb(verb)) || ADDS.test(verb)) &&
    isPartSaid(request, candidate.fields.path, lexicon);
  const isRated =
    isPart &&
    candidate.fields.method === "PUT" &&
    offered.includes("rate") &&
    action.verbs.some((verb) => /^(give|put)$/.test(verb)) &&
    isMarkNamed(request, lexicon, filled);
  if (isSetter && offered.some((verb) => CHANGES.has(verb)) && isSwitched(action.verbs, owners, filled))
    return true;
  if (isPartSet || isRated || (isSetter && isNewValue(request, lexicon, filled))) return true;
  if (isPositionSet(request, profile, filled)) return true;
  // "take shift 7 away from Ann" assigns nothing to her.
  const isTransfer =
    action.verbs.some((verb) => MOVES.has(verb)) && !isRemoval && offered.some((verb) => TRANSFERS.has(verb));
  const isMeasureSet =
    isSetter && !offered.some((verb) => ENDS.has(verb)) && isMeasureNamed(action.verbs, nouns, filled);
  if (!isChange && !isTransfer && !isPartGiven && !isMeasureSet) return false;
  // "make job 7 a rush job": a listed value needs no name of its argument.
  const isListed = ({ slot, sure }: Filling["filled"][number]) => slot.values.length > 1 && sure >= 0.9;
  return filled.some(
    (each) => (each.isAnchored || isListed(each)) && !owners.has(each.slot.name) && each.source === "query",
  );
}

/** Whether a flag gets the value that the verb says: "turn on the siren of pier 7" for `siren: true`. */
function isSwitched(
  verbs: readonly string[],
  owners: OperationProfile["owners"],
  filled: Filling["filled"],
): boolean {
  const agrees = (name: string) => verbs.some((verb) => compareVerbs(verb, name) > 0);
  const isOn = agrees("enable") || agrees("turn-on");
  const isOff = agrees("disable") || agrees("turn-off");
  return (
    isOn !== isOff &&
    filled.some(({ slot, source, value }) => source === "query" && !owners.has(slot.name) && value === isOn)
  );
}

/** Whether a new value of a part is given: "new range for beacon 7: 30 km". */
function isNewValue(
  { words, action, reading, match }: Request,
  lexicon: Lexicon,
  filled: Filling["filled"],
): boolean {
  const at = action?.tokens[0] ?? -1;
  if (INDEFINITE[reading.lexicon.code]?.test(words[at]?.token.word ?? "") !== true) return false;
  return filled.some(
    ({ slot, source, isAnchored }) =>
      source === "query" &&
      isAnchored &&
      slot.words.some((name) => match(at + 1, toDocumentForm(name, lexicon)) >= STRONG_MATCH),
  );
}

/** Whether the number counts something else than its argument: "send member 7 5 letters" for `points`. */
function countsOther(
  { words, match }: Request,
  lexicon: Lexicon,
  { slot, value, tokens }: Filling["filled"][number],
): boolean {
  const next = words[(tokens[0] ?? 0) + 1];
  if (typeof value !== "number" || next?.token.gap !== " " || !isPlural(next.token.word)) return false;
  const isMark = MARKS.test(slot.words.at(-1) ?? "") && next.form.english.some((word) => MARKS.test(word));
  return (
    !isMark && !slot.words.some((word) => match(next.index, toDocumentForm(word, lexicon)) >= STRONG_MATCH)
  );
}

const MARKS = /^(stars?|points?|marks?|grades?|scores?|ratings?)$/;

/** Whether the word after a number names its argument: "give track 7 five stars". */
function isMarkNamed({ match }: Request, lexicon: Lexicon, filled: Filling["filled"]): boolean {
  return filled.some(({ slot, source, value, tokens }) => {
    const names = slot.words.map((word) => toDocumentForm(word, lexicon));
    const [first = 0] = tokens;
    return (
      source === "query" &&
      typeof value === "number" &&
      slot.required &&
      [first + 1, tokens.at(-1) ?? first].some((at) => names.some((name) => match(at, name) >= STRONG_MATCH))
    );
  });
}

/** Verbs of operations that give a resource a mark: "give the hike five stars". */
const RATES = /^(rate|evaluate|grade|score|grant)$/;
const ADDS = /^(add|put|set|make|mark|use|place)$/;

/**
 * Whether the request names the part that a PUT sets: "add plan 4 to my favourites" for `PUT
 * /plans/{id}/favourite`.
 */
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
/** Verbs that move something to a position: "open the sluice to 30 percent". */
const MOVES_TO = /^(open|close|pull|roll|lift|drop)$/;
const POSITION = /^(position|opening|openness|percent|percentage|tilt|level)$/;

/** Whether the request moves something to a position, which is the only required number of a setter. */
function isPositionSet(
  request: Request,
  { candidate, verbs, owners }: OperationProfile,
  filled: Filling["filled"],
): boolean {
  const isMoved = ["move", "set", "position", "adjust"].some((verb) => verbs.has(verb));
  const isDirect = /^PUT$/.test(candidate.fields.method) && candidate.fields.path.endsWith("}");
  if (!isMoved || !isDirect || !request.action?.verbs.some((verb) => MOVES_TO.test(verb))) return false;
  return filled.some(({ slot, value, source, tokens: [first = 0, ...rest] }) => {
    const number = request.reading.values.find((each) => each.first === first || rest.includes(each.first));
    const { minimum, maximum } = slot.schema;
    return (
      source === "query" &&
      typeof value === "number" &&
      slot.required &&
      !owners.has(slot.name) &&
      POSITION.test(slot.words.at(-1) ?? "") &&
      minimum === 0 &&
      maximum === 100 &&
      (number?.unit === undefined ||
        /^(%|percent\w*|procent\p{L}*|prozent|por ciento|pour cent)$/u.test(number.unit)) &&
      partsBefore(request, first).includes("to")
    );
  });
}

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
        CHANGES_NUMBER.test(verb) ||
        (!PAYING.has(verb) && measures.some((measure) => similarity(verb, measure) >= MEASURES)),
    );
  });
}

/** Verbs of operations that do more than set a state: "set booking 7 to full" does not cancel it with a full refund. */
const ENDS: ReadonlySet<string> = new Set(
  "cancel delete remove close end terminate abort revoke reject decline refund return pay charge send submit ship issue void withdraw archive restart reset transfer".split(
    " ",
  ),
);

/**
 * Whether a listed state that the operation requires is named: "set the alarm to away" for "Arm or disarm the
 * alarm".
 */
function isStateSet(owners: OperationProfile["owners"], filled: Filling["filled"]): boolean {
  return filled.some(
    ({ slot, source, isAnchored }) =>
      source === "query" && isAnchored && slot.required && slot.values.length > 1 && !owners.has(slot.name),
  );
}
