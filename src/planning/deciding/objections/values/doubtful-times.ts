import { foldText } from "../../../../language/split-words.ts";
import { CREATES } from "../../../aligning/describe-operation.ts";
import type { Proposal } from "../../../aligning/proposal.ts";
import { type Request, range } from "../../../aligning/request-words.ts";
import { dayPartOf, isAmbiguousPart } from "../../../reading/dates/day-parts.ts";
import { isClockTime, isHalfOpen, occasionOf } from "../../../reading/dates/occasions.ts";
import { toIsoDay, type Value } from "../../../reading/value.ts";
import type { Ranked } from "../../score.ts";
import { ORDERS } from "../ordered-by-name.ts";
import { isFirstDay } from "./partial-values.ts";

// Times of a write that the request leaves open, or that cannot be meant.

/** Whether a day or a time that an argument takes may be another one. */
export function isDoubtfulTime(request: Request, best: Ranked): boolean {
  return best.filling.chosen.some((proposal) => {
    const value = timeOf(request, proposal);
    if (value === undefined || best.profile.owners.has(proposal.traits.slot.name)) return false;
    return (
      isClockUnsaid(request, best, proposal, value) ||
      isFirstDay(request, proposal) ||
      isHalfUnsaid(request, best, value) ||
      isPastDay(request, best, value) ||
      isUntilDay(request, best, proposal, value)
    );
  });
}

/** The day or time that a proposal was read from. */
function timeOf({ reading }: Request, { source, traits }: Proposal): Value | undefined {
  if (!/^(date|time)$/.test(source.kind) || !/^(date|datetime|time|string)$/.test(traits.kind))
    return undefined;
  return reading.values.find(
    ({ kind, first, last }) => kind === source.kind && first <= source.first && last >= source.first,
  );
}

/** "a table tomorrow at eight": an hour that may be in either half of the day. */
function isHalfUnsaid(request: Request, { profile }: Ranked, value: Value): boolean {
  const { words, reading } = request;
  const { time = "" } = value;
  const text = range(...(value.timeTokens ?? [value.first, value.last]))
    .map((i) => (words[i]?.token.gap ?? "") + (words[i]?.token.text ?? ""))
    .join("");
  if (!isHalfOpen(time, text) || words.some(({ index }) => isPartOfDay(request, index))) return false;
  const about = [...words.map(({ token }) => token.word), ...profile.nouns.map(({ word }) => word)];
  const occasion = occasionOf(about, reading.lexicon);
  if (occasion === "any" || (isClockTime(text) && reading.lexicon.code !== "en")) return false;
  if (isClockTime(text) && occasion === null) return false;
  return Number(time.slice(0, 2)) < 7 || occasion === "evening";
}

/** "in the morning", but not "morgen" and "mañana" for tomorrow. */
function isPartOfDay({ words, reading }: Request, i: number): boolean {
  const token = words[i]?.token;
  if (dayPartOf(token, reading.lexicon) === undefined) return false;
  return (
    !isAmbiguousPart(token, reading.lexicon) || /^(la|am|heute|gestern)$/.test(words[i - 1]?.token.word ?? "")
  );
}

/** Words for what is ahead when it is created, folded. */
const AHEAD =
  /^(event|events|appointment|appointments|reservation|reservations|booking|bookings|reminder|reminders|alarm|alarms|meeting|meetings|calendar|table|taxi|visit|visits|remind)$/;
/** Verbs for what was done. */
const RECORDS = /^(log|record|track|note|report|enter)$/;

/** "reserve a table yesterday": a day that is over, without its year. */
function isPastDay(request: Request, { profile }: Ranked, { day, lastDay, text }: Value): boolean {
  const { reading, action } = request;
  if (day === undefined || /\d{4}/.test(text)) return false;
  const today = reading.now.toISOString().slice(0, 10);
  if (toIsoDay(lastDay ?? day) >= today) return false;
  const names = [
    ...(action?.verbs ?? []),
    ...profile.nouns.flatMap(({ word, english }) => [word, ...english]),
  ];
  return isArranged(request, profile) && names.some((name) => AHEAD.test(foldText(name)));
}

/** "book the tow plane on Friday" for `starts_at`: midnight is no time that was asked for. */
function isClockUnsaid(
  request: Request,
  { profile, filling }: Ranked,
  { traits }: Proposal,
  { time }: Value,
): boolean {
  const { kind, slot, part } = traits;
  const isEnd = part === "to" || ENDS.test(foldText(`${slot.words.join(" ")} ${slot.description}`));
  // "rent boat 7 from 3 to 5 May" is about whole days.
  const isOnly = filling.chosen.filter(({ source }) => source.kind === "date").length === 1;
  return kind === "datetime" && time === undefined && !isEnd && isOnly && isArranged(request, profile);
}

/** Whether the operation creates what is ahead, and records nothing that happened. */
function isArranged({ action }: Request, { verbs: offered }: Ranked["profile"]): boolean {
  const verbs = [...offered.keys()];
  const records = [...verbs, ...(action?.verbs ?? [])].some((verb) => RECORDS.test(verb));
  return !records && verbs.some((verb) => CREATES.has(verb) || ORDERS.test(verb) || AHEAD.test(verb));
}

/** Words of arguments for an end. */
const ENDS =
  /(^|[^a-z])(until|till|to|end\w*|clos\w*|finish\w*|stop\w*|due|deadline|by|expir\w*|return\w*|valid\w*|through)([^a-z]|$)/;

/**
 * "remind me until Friday": the end of something is no day when it happens. The words of other languages than English,
 * Spanish and French also mean "by", except for a reminder.
 */
function isUntilDay(
  { words, reading, action }: Request,
  { profile }: Ranked,
  { traits }: Proposal,
  { first }: Value,
): boolean {
  const { slot, part } = traits;
  const isClear = /^(en|es|fr)$/.test(reading.lexicon.code) || action?.verbs.includes("remind") === true;
  const before = words[first - 1]?.token.word ?? "";
  return (
    reading.lexicon.times.get(before)?.includes("until") === true &&
    isClear &&
    part === null &&
    !profile.updates &&
    !ENDS.test(foldText(`${slot.words.join(" ")} ${slot.description}`)) &&
    [...profile.verbs.keys()].some((verb) => CREATES.has(verb) || AHEAD.test(verb))
  );
}
