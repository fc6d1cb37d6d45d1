import { foldText } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE, type WordForm } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "./bounds.ts";

// Dates of a request that say when something else happens than the argument means, or the other end of it.

/** English words for what happens at a date. */
const EVENTS: readonly (readonly [event: string, words: RegExp])[] = [
  ["issue", /^(issu(e|ed|ing)|dated|billed)$/],
  ["pay", /^(pay|paid|payment|settled|received)$/],
  ["due", /^(due|payable|maturity|deadline)$/],
  ["send", /^(send|sent|sending|shipped|shipping|shipment|dispatch(ed)?|mailed)$/],
  ["deliver", /^(deliver(y|ed)?|receiv(e|ed)|arrived)$/],
  [
    "create",
    /^(creat(e|ed|ion)|placed|ordered|opened|submitted|added|registered|registration|filed|booked)$/,
  ],
  ["cancel", /^(cancel|cancell?ed|cancellation|void(ed)?|refunded|returned)$/],
  ["finish", /^(done|complet(e|ed|ion)|finish(ed)?|closed)$/],
  ["update", /^(updat(e|ed)|chang(e|ed)|modif(y|ied)|edited)$/],
];

/** In English, only a participle says what happened: "order" and "issue" are things. */
const PARTICIPLE = /(ed|paid|sent|due|done)$/;
/** Words between an event and its date, folded: "due date until …", "splatné dne …". */
const DAY = /^(date|day|dne|datum|dni(a|u)?|am|fecha|dia|jour|terminem?)$/;

function eventsOf(words: readonly string[]): string[] {
  return EVENTS.filter(([, event]) => words.some((word) => event.test(word))).map(([name]) => name);
}

/** The events that the name of an argument states. */
function eventsOfSlot({ slot, forms }: SlotTraits): string[] {
  return eventsOf([...slot.words.map(foldText), ...forms.flatMap(({ word, english }) => [word, ...english])]);
}

/** Words directly before the date that a document bears, folded: "dated 1 May", "vom 1. Mai". */
const BEARING =
  /(^| )(dated|vom|con fecha( de)?|de fecha|en date du|datee? du|ze dne|z dnia|s datem|datiert auf)$/;

function isBorne({ words }: Request, first: number): boolean {
  const said = words.slice(Math.max(0, first - 3), first).map(({ token }) => token.word);
  return BEARING.test(said.join(" "));
}

/** What the words before the date say that happens then; none before the noun of the operation. */
function eventsBefore(request: Request, { nouns }: OperationProfile, first: number): string[] {
  const { words, match, reading } = request;
  if (isBorne(request, first)) return ["issue"];
  let at = first - 1;
  const isBetween = (i: number) => {
    const word = words[i]?.token.word ?? "";
    return DAY.test(word) || (words[i]?.isContent === false && !PARTICIPLE.test(word));
  };
  while (at > first - 4 && isBetween(at)) at--;
  const word = words[at];
  const isPart = word?.token.kind === "word" && word.token.quote < 0 && !request.action?.tokens.includes(at);
  if (!isPart || nouns.some((noun: WordForm) => match(at, noun) >= SURE)) return [];
  if (reading.lexicon.code === "en")
    return PARTICIPLE.test(word.token.word) ? eventsOf([word.token.word]) : [];
  return eventsOf([...word.form.english, ...reading.lexicon.verbsOf(word.token.word)]);
}

/** "settled in March" for `issuedFrom`, "dated 1 May" for `dueDate`: another event is at that date. */
export function isOfOtherEvent(
  request: Request,
  profile: OperationProfile,
  { traits, source }: Proposal,
): boolean {
  if (source.kind !== "date" || !/^(date|datetime)$/.test(traits.kind)) return false;
  const said = eventsBefore(request, profile, source.first);
  if (said.length === 0) return false;
  const own = eventsOfSlot(traits);
  // "vom 1. Mai" may also be the start of a stay, and "vom 1. bis 31. Mai" is a range.
  const value = request.reading.values.find(({ kind, first }) => kind === "date" && first === source.first);
  if (isBorne(request, source.first) && (!own.includes("due") || value?.lastDay !== undefined)) return false;
  // "to be paid by May" is due then.
  if (said.includes("pay") && own.includes("due")) return false;
  return own.length > 0 && !said.some((event) => own.includes(event));
}

/** Names of arguments for the last moment of something, folded. */
const LAST_MOMENT = /^(until|till|through|bis|hasta|jusqu\p{L}*|do)$/u;
const ENDING = /^(ending|ends|end|endend|endet|konci\p{L}*|konczac\p{L}*|terminando|finalizando|finissant)$/u;
/** Words before the start of something, folded. */
const STARTING =
  /^(starting|starts|beginning|begins|pocinaje|zacinajici|beginnend|startend|ab|zaczynajac|poczawszy|empezando|comenzando|commencant)$/;
const LENGTHENS = /^(extend|prolong|end|expire|renew|postpone)$/;

/** A write: "until June" for the start of something, "starting tomorrow" or only "on Monday" for its end. */
export function isOtherEnd(
  request: Request,
  { reads }: OperationProfile,
  { traits, source, features }: Proposal,
): boolean {
  const { words, reading, action } = request;
  const { part, slot, kind } = traits;
  if (reads || source.kind !== "date" || !/^(date|datetime)$/.test(kind) || part === null) return false;
  const before = words[source.first - 1]?.token.word ?? "";
  const parts = partsBefore(request, source.first);
  if (part === "from") {
    const isUntil = parts.includes("until") && features.preposition < 0 && features.before <= 0;
    return isUntil || ENDING.test(before);
  }
  if (STARTING.test(before)) return true;
  const date = reading.values.find(({ first, kind: of }) => of === "date" && first === source.first);
  const isSaid = Math.max(features.preposition, features.before, features.after, features.near) > 0;
  return (
    !isSaid &&
    date?.lastDay === undefined &&
    slot.words.some((word) => LAST_MOMENT.test(foldText(word))) &&
    action?.verbs.some((verb) => LENGTHENS.test(verb)) !== true
  );
}
