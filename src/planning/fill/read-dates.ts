export interface DateMention {
  kind: "date";
  /** Absent for a time of day alone, and for a day whose year is not said: such a mention has no use but to be no number. */
  day?: { year: number; month: number; date: number };
  /** `HH:MM:SS`; absent for a day alone. */
  time?: string;
  /** Offset as written, `Z` or `+02:00`. */
  zone?: string;
  /** Written in figures that could be day-month or month-day. */
  ambiguous: boolean;
  start: number;
  end: number;
  text: string;
}

const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "ledna", "leden", "januar", "enero"],
  ["february", "feb", "února", "únor", "februar", "febrero"],
  ["march", "mar", "března", "březen", "märz", "marzo"],
  ["april", "apr", "dubna", "duben", "abril"],
  ["may", "května", "květen", "mai", "mayo"],
  ["june", "jun", "června", "červen", "juni", "junio"],
  ["july", "jul", "července", "červenec", "juli", "julio"],
  ["august", "aug", "srpna", "srpen", "agosto"],
  ["september", "sept", "sep", "září", "septiembre"],
  ["october", "oct", "října", "říjen", "oktober", "octubre"],
  ["november", "nov", "listopadu", "listopad", "noviembre"],
  ["december", "dec", "prosince", "prosinec", "dezember", "diciembre"],
];
const MONTH_NAME = MONTHS.flat()
  .sort((a, b) => b.length - a.length)
  .join("|");
const RELATIVE: Readonly<Record<string, number>> = {
  today: 0,
  tonight: 0,
  tomorrow: 1,
  yesterday: -1,
  dnes: 0,
  zítra: 1,
  včera: -1,
  heute: 0,
  gestern: -1,
  hoy: 0,
  mañana: 1,
  ayer: -1,
};
const B = "(?<![\\p{L}\\p{N}])";
const E = "(?![\\p{L}\\p{N}])";

const ISO = new RegExp(
  `${B}(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})(?:[T ](\\d{2}:\\d{2}(?::\\d{2})?)(?:\\.\\d+)?\\s?(Z|[+-]\\d{2}:?\\d{2})?)?${E}`,
  "gu",
);
const DOTTED = new RegExp(`${B}(\\d{1,2})\\. ?(\\d{1,2})\\. ?(\\d{4})${E}`, "gu");
const SLASHED = new RegExp(`${B}(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4})${E}`, "gu");
const DAY_FIRST = new RegExp(
  `${B}(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of| de)? (${MONTH_NAME})\\.?,?(?: de)?(?: (\\d{4}))?${E}`,
  "giu",
);
const MONTH_FIRST = new RegExp(
  `${B}(${MONTH_NAME})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?${E}`,
  "giu",
);
const WORDS = new RegExp(`${B}(${Object.keys(RELATIVE).join("|")})${E}`, "giu");
const AGO = new RegExp(`${B}(?:in (\\d{1,3}) days?|(\\d{1,3}) days? ago)${E}`, "giu");
const TIME = new RegExp(
  `${B}(?:(\\d{1,2}):(\\d{2})(?::(\\d{2}))?(?:\\s?([ap])\\.?m\\.?)?|(\\d{1,2})\\s?([ap])\\.?m\\.?|(\\d{1,2})(?: o'clock)? in the (afternoon|evening|morning))${E}`,
  "giu",
);

/**
 * Days and times of a text: ISO 8601, figures, month names (English, Czech, German, Spanish), today / tomorrow / yesterday,
 * `3 days ago`, `4:30 PM`. A day without a year comes without `day`, unless the day after it
 * in a range carries one.
 */
export function readDates(text: string, now: Date): DateMention[] {
  const days = [
    ...find(text, ISO, (m) => ({ day: toDay(m[1], m[3], m[4]), ...timeOf(m[5], m[6]) })),
    ...find(text, DOTTED, (m) => ({ day: toDay(m[3], m[2], m[1]) })),
    ...find(text, SLASHED, (m) => readFigures(m[1], m[2], m[3])),
    ...find(text, DAY_FIRST, (m) => ({ day: toDay(m[3] ?? yearAfter(text, m), monthOf(m[2]), m[1]) })),
    ...find(text, MONTH_FIRST, (m) => ({ day: toDay(m[3] ?? yearAfter(text, m), monthOf(m[1]), m[2]) })),
    ...find(text, WORDS, (m) => ({ day: shift(now, RELATIVE[m[1]?.toLowerCase() ?? ""] ?? 0) })),
    ...find(text, AGO, (m) => ({ day: shift(now, m[1] ? Number(m[1]) : -Number(m[2])) })),
  ];
  const separate = dropOverlaps(days);
  const times = find(text, TIME, readTime).filter((time) => !separate.some((day) => overlap(day, time)));
  return joinTimes(text, separate, times);
}

type Parts = Pick<DateMention, "day" | "time" | "zone"> & { ambiguous?: boolean };
type Loose = { [key in keyof Parts]?: Parts[key] | undefined };

function find(text: string, pattern: RegExp, read: (match: RegExpExecArray) => Loose): DateMention[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { day, time, zone, ambiguous = false } = read(match);
    const start = match.index;
    const rest = { ...(day ? { day } : {}), ...(time ? { time } : {}), ...(zone ? { zone } : {}) };
    return [
      { kind: "date" as const, ...rest, ambiguous, start, end: start + match[0].length, text: match[0] },
    ];
  });
}

function toDay(
  year: string | undefined,
  month: string | number | undefined,
  date: string | undefined,
): DateMention["day"] {
  const day = { year: Number(year), month: Number(month), date: Number(date) };
  const real = new Date(Date.UTC(day.year, day.month - 1, day.date));
  return real.getUTCMonth() === day.month - 1 && real.getUTCDate() === day.date ? day : undefined;
}

function readFigures(a: string | undefined, b: string | undefined, year: string | undefined): Loose {
  if (Number(a) > 12) return { day: toDay(year, b, a) };
  if (Number(b) > 12) return { day: toDay(year, a, b) };
  return { day: toDay(year, b, a), ambiguous: a !== b };
}

function monthOf(name: string | undefined): number | undefined {
  const at = MONTHS.findIndex((names) => names.includes(name?.toLowerCase() ?? ""));
  return at < 0 ? undefined : at + 1;
}

/** `April 3rd to April 5th 2023`: the year of the range's end, when it follows at once. */
function yearAfter(text: string, match: RegExpExecArray): string | undefined {
  const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
  const range = /^\s*(?:to|until|till|through|and|-|–)\s*(?:the )?[^.?!]{0,24}?\b(\d{4})\b/iu.exec(rest);
  return range?.[1];
}

function timeOf(time: string | undefined, zone: string | undefined): Loose {
  if (time === undefined) return {};
  return { time: time.length === 5 ? `${time}:00` : time, zone };
}

function readTime(match: RegExpExecArray): Loose {
  const [, h1, minutes = "00", seconds = "00", half1, h2, half2, h3, part] = match;
  const half = (
    half1 ??
    half2 ??
    (part === undefined ? "" : part.toLowerCase() === "morning" ? "a" : "p")
  ).toLowerCase();
  let hour = Number(h1 ?? h2 ?? h3);
  if (half !== "" && (hour < 1 || hour > 12)) return {};
  if (half === "p" && hour < 12) hour += 12;
  if (half === "a" && hour === 12) hour = 0;
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return {};
  return { time: `${String(hour).padStart(2, "0")}:${minutes}:${seconds}` };
}

function shift(now: Date, days: number): DateMention["day"] {
  const at = new Date(now.getTime() + days * 86_400_000);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}

function dropOverlaps(mentions: DateMention[]): DateMention[] {
  const kept: DateMention[] = [];
  for (const mention of mentions.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some((other) => overlap(other, mention))) kept.push(mention);
  }
  return kept.sort((a, b) => a.start - b.start);
}

function overlap(a: DateMention, b: DateMention): boolean {
  return a.start < b.end && b.start < a.end;
}

/** A time right after a day belongs to it, and so does the end of `16:00 - 18:00`. */
function joinTimes(text: string, days: readonly DateMention[], times: readonly DateMention[]): DateMention[] {
  const used = new Set<DateMention>();
  const joined = days.flatMap((day) => {
    const near = (from: number) =>
      times.find(
        (time) =>
          !used.has(time) &&
          /^,?\s*(?:at|um|v|a las|around|by|,)?\s*$/iu.test(text.slice(from, time.start)) &&
          time.start >= from,
      );
    const first = day.time === undefined ? near(day.end) : undefined;
    if (first?.time === undefined) return [day];
    used.add(first);
    const whole = { ...day, time: first.time, end: first.end };
    const second = times.find(
      (time) =>
        time.start >= first.end && /^\s*(?:-|–|to|until)\s*$/iu.test(text.slice(first.end, time.start)),
    );
    if (second?.time === undefined) return [whole];
    used.add(second);
    return [whole, { ...day, time: second.time, start: second.start, end: second.end, text: second.text }];
  });
  return [...joined, ...times.filter((time) => !used.has(time))].sort((a, b) => a.start - b.start);
}
