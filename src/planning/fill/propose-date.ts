import { acceptsValue } from "./accepts-value.ts";
import type { Slot } from "./list-slots.ts";
import type { DateMention } from "./read-dates.ts";
import type { Proposal, Reading } from "./reading.ts";
import { contradictsRole, ORIGIN_PREPOSITIONS, roleOf, TARGET_PREPOSITIONS } from "./stop-words.ts";

const DATE_WORDS = new Set("date datetime day birthday deadline timestamp dob".split(" "));
const PATTERN =
  /\b(?:Y{4}|D{1,2}|M{1,3})[-/. ](?:M{1,3}|D{1,2}),?[-/. ](?:Y{4}|D{1,2})(?:[T ]H{2}:M{2}(?::S{2})?Z?)?/i;

/** Days and times for slots that take them, written as the schema's format or the description's pattern asks. */
export function proposeDate(slot: Slot, reading: Reading): Proposal[] {
  const layout = readLayout(slot);
  if (layout === undefined) return [];
  const rivals = reading.slots.filter((other) => other !== slot && isSameKind(readLayout(other), layout));
  const dates = reading.mentions.filter((mention) => mention.kind === "date");
  const usable = dates.filter((date) => render(layout, date) !== undefined);
  return usable.flatMap((date, index) => {
    const score = scoreDate(slot, date, index, { usable, rivals, reading });
    const value = render(layout, date);
    if (score === 0 || value === undefined || !acceptsValue(slot, value)) return [];
    return [{ slot, value, score, start: date.start, end: date.end, shared: layout.time !== layout.day }];
  });
}

export function isDate(slot: Slot): boolean {
  return readLayout(slot) !== undefined;
}

interface Layout {
  day: boolean;
  time: boolean;
  /** `YYYY`, `MM`, `DD`, `HH`, `mm`, `ss` and the separators between them. */
  pattern: string;
}

function readLayout(slot: Slot): Layout | undefined {
  if (!slot.types.includes("string")) return undefined;
  const { format } = slot.schema;
  if (format === "date") return { day: true, time: false, pattern: "YYYY-MM-DD" };
  if (format === "date-time") return { day: true, time: true, pattern: "YYYY-MM-DDTHH:mm:ssZ" };
  if (format === "time") return { day: false, time: true, pattern: "HH:mm:ss" };
  const stated = PATTERN.exec(slot.description)?.[0];
  if (stated) return { day: true, time: /H/.test(stated), pattern: normalisePattern(stated) };
  if (/ISO[- ]?8601/i.test(slot.description)) {
    const time = slot.words.some((word) => ["time", "datetime", "timestamp"].includes(word));
    return { day: true, time, pattern: time ? "YYYY-MM-DDTHH:mm:ssZ" : "YYYY-MM-DD" };
  }
  const last = slot.words.at(-1) ?? "";
  if (last === "time" && /24-hour|HH:MM/i.test(slot.description))
    return { day: false, time: true, pattern: "HH:mm" };
  return DATE_WORDS.has(last) ? { day: true, time: false, pattern: "YYYY-MM-DD" } : undefined;
}

/** Capitals for day parts; minutes and seconds small, so that months and minutes differ. */
function normalisePattern(stated: string): string {
  const [day = "", ...clock] = stated.split(/(?=[T ]H)/i);
  return day.toUpperCase() + clock.join("").replace(/M/g, "m").replace(/S/g, "s").replace(/h/g, "H");
}

function isSameKind(a: Layout | undefined, b: Layout): boolean {
  return a !== undefined && a.day === b.day;
}

interface Situation {
  usable: readonly DateMention[];
  rivals: readonly Slot[];
  reading: Reading;
}

function scoreDate(
  slot: Slot,
  date: DateMention,
  index: number,
  { usable, rivals, reading }: Situation,
): number {
  const role = roleOf(slot.words);
  const before = wordBefore(reading, date.start);
  const rivalRoles = rivals.map((rival) => roleOf(rival.words));
  const paired = role !== undefined && rivalRoles.some((other) => other !== undefined && other !== role);
  if (paired && usable.length === 2) return index === (role === "origin" ? 0 : 1) ? 0.9 : 0;
  if (paired) {
    const own = role === "origin" ? ORIGIN_PREPOSITIONS : TARGET_PREPOSITIONS;
    const others = role === "origin" ? TARGET_PREPOSITIONS : ORIGIN_PREPOSITIONS;
    const isSaid = own.has(before) || (role === "target" ? ["by", "before"] : ["after"]).includes(before);
    const isOnlyWanted = slot.required && !rivals.some((rival) => rival.required) && usable.length === 1;
    return isSaid || (isOnlyWanted && !others.has(before)) ? 0.86 : 0;
  }
  if (usable.length > 1 || contradictsRole(role, before)) return 0;
  if (rivals.filter((rival) => rival.required === slot.required).length > 0) return 0;
  return rivals.some((rival) => rival.required) ? 0 : 0.87;
}

function wordBefore({ tokens }: Reading, start: number): string {
  const before = tokens.filter((token) => token.end <= start).at(-1)?.lower ?? "";
  return before === "the" ? (tokens.filter((token) => token.end <= start).at(-2)?.lower ?? "") : before;
}

/** The mention in the slot's layout; undefined when it lacks what the layout needs or could be two different days. */
function render({ day, time, pattern }: Layout, date: DateMention): string | undefined {
  if (day && date.day === undefined) return undefined;
  if (!day && date.time === undefined) return undefined;
  if (time && day && date.time === undefined) return undefined;
  if (date.ambiguous && day && !/^D{1,2}[-/. ]M/.test(pattern) && !/^M{1,2}[-/. ]D/.test(pattern))
    return undefined;
  const swapped = date.ambiguous && pattern.startsWith("M");
  const { year = 0, month: m = 0, date: d = 0 } = date.day ?? {};
  const [month, dayOfMonth] = swapped ? [d, m] : [m, d];
  const [hours = "00", minutes = "00", seconds = "00"] = (date.time ?? "").split(":");
  const parts: Record<string, string> = {
    YYYY: String(year),
    MMM: MONTHS[month - 1] ?? "",
    MM: pad(month),
    M: String(month),
    DD: pad(dayOfMonth),
    D: String(dayOfMonth),
    HH: hours,
    mm: minutes,
    ss: seconds,
    Z: date.zone ?? "Z",
  };
  return pattern.replace(/YYYY|MMM|MM|M|DD|D|HH|mm|ss|Z/g, (part) => parts[part] ?? part);
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
