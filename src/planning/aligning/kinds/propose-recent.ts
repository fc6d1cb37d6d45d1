import { dayOf, spanFrom } from "../../reading/dates/calendar.ts";
import type { Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { FUTURE, PAST, type Period, readPeriods, SECONDS } from "../periods.ts";
import type { Proposal } from "../proposal.ts";
import { renderValue } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { proposePeriods } from "./propose-periods.ts";
import { proposeEnd } from "./propose-series.ts";

/** Words from "last" or "next" to the number: "the last 7 days". */
const MAX_LEAD = 3;
const DAY = 86_400;

/**
 * Proposes the start of "the last 24 hours" for `created_after`, and both ends of "the next 7 days" for `from` and
 * `to`. The past ends now, so its end is only given if the operation requires it.
 */
export function proposeRecent(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  if (!profile.reads) return [];
  const periods = readPeriods(request).filter((period) => isOpenPeriod(request, period));
  const [period, other] = periods;
  if (period === undefined || other !== undefined) return [];
  // `24h`, or a number of days
  if (proposePeriods(request, profile, open).length > 0) return [];
  const isBefore = isOlder(request, period);
  const tokens = range(isBefore ? period.first - 2 : (leadOf(request, period) ?? period.first), period.last);
  const ends = isBefore ? olderThan(request, open, period) : endsOf(request, open, period);
  return ends.flatMap(([traits, side]): Proposal[] => {
    const [rendered] = renderValue(momentAt(request, period, side), traits);
    if (rendered === undefined) return [];
    const proposal = proposeEnd(profile, traits, rendered.value, tokens);
    // A number of days says it more directly.
    return [{ ...proposal, features: { ...proposal.features, before: 0 } }];
  });
}

/** Whether the period is in the past or future from now, and no date has its words: "last week", "in 3 days". */
function isOpenPeriod(request: Request, period: Period): boolean {
  const { direction, first, last } = period;
  if (isOlder(request, period)) return true;
  const isDated = request.reading.values.some(
    (value) => value.kind === "date" && value.first <= last && value.last >= first,
  );
  return (
    (direction === "past" || direction === "future") && !isDated && leadOf(request, period) !== undefined
  );
}

/** The word that says the direction. */
function leadOf({ words }: Request, { first, direction }: Period): number | undefined {
  const pattern = direction === "past" ? PAST : FUTURE;
  const near = range(Math.max(0, first - MAX_LEAD), first - 1).reverse();
  // "les 7 derniers jours"
  const isInside = pattern.test(words[first + 1]?.token.word ?? "");
  return isInside ? first : near.find((i) => pattern.test(words[i]?.token.word ?? ""));
}

const OLDER = /^(older|alter|altere[nrs]?|starsi|starsich|starsze|starszych|antigu[oa]s|plus)$/;
const THAN = /^(than|als|nez|niz|que|vieux|vieilles)$/;

/** "payments older than 7 days": what comes before the period. */
function isOlder({ words }: Request, { first }: Period): boolean {
  return OLDER.test(words[first - 2]?.token.word ?? "") && THAN.test(words[first - 1]?.token.word ?? "");
}

/** The side of now on which an end of a period lies: before it, now itself, or after it. */
type Side = -1 | 0 | 1;

/** The arguments for the ends that a period of this length can have. */
function possibleEnds(open: readonly SlotTraits[], { number, unit }: Period): SlotTraits[] {
  const isWhole = (number * (SECONDS[unit] ?? Number.NaN)) % DAY === 0;
  return open.filter(
    ({ kind, isList, slot }) =>
      !isList && slot.path.length === 1 && (kind === "datetime" || (kind === "date" && isWhole)),
  );
}

function olderThan(request: Request, open: readonly SlotTraits[], period: Period): [SlotTraits, Side][] {
  const end = onlyEnd(request, possibleEnds(open, period), "to");
  return end === null ? [] : [[end, -1]];
}

/** The arguments for the ends of the period; empty when several could be meant. */
function endsOf(request: Request, open: readonly SlotTraits[], period: Period): [SlotTraits, Side][] {
  const { direction } = period;
  const ends = possibleEnds(open, period);
  const start = onlyEnd(request, ends, "from");
  const end = onlyEnd(request, ends, "to");
  const given: [SlotTraits | null, Side][] =
    direction === "past"
      ? [
          [start, -1],
          [end?.slot.required === true ? end : null, 0],
        ]
      : [
          [start, 0],
          [end, 1],
        ];
  const isOpen = (direction === "past" ? start : end) === null;
  return isOpen ? [] : given.flatMap(([traits, side]) => (traits === null ? [] : [[traits, side]]));
}

/** The only argument for an end, or the one that the request names: "created in the last 7 days". */
function onlyEnd(request: Request, ends: readonly SlotTraits[], part: "from" | "to"): SlotTraits | null {
  const own = ends.filter((traits) => traits.part === part);
  const isSaid = ({ forms }: SlotTraits) =>
    request.words.some(
      ({ index, isContent }) => isContent && forms.some((form) => request.match(index, form) >= SURE),
    );
  const named = own.length > 1 ? own.filter(isSaid) : own;
  const [only, other] = named;
  return only !== undefined && other === undefined ? only : null;
}

/** An end of a period; days have no time. */
function momentAt({ reading, words }: Request, { number, unit, first, last }: Period, side: Side): Value {
  const { now, text } = reading;
  const seconds = number * (SECONDS[unit] ?? 0);
  const isOfDays = (SECONDS[unit] ?? 0) >= DAY;
  const moment = new Date(now.getTime() + side * seconds * 1000);
  const start = words[first]?.token.start ?? 0;
  const end = words[last]?.token.end ?? 0;
  return {
    kind: "date",
    first,
    last,
    start,
    end,
    text: text.slice(start, end),
    ...(isOfDays
      ? spanFrom(unit === "night" ? "day" : unit, side * number, now)
      : { day: dayOf(moment), time: moment.toISOString().slice(11, 19) }),
  };
}
