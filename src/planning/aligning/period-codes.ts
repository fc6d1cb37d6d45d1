/** A number of units of time. */
export interface Amount {
  number: number;
  /** `second` to `year`, or `night`. */
  unit: string;
}

export const SECONDS: Readonly<Record<string, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  night: 86_400,
  week: 604_800,
  month: 2_592_000,
  year: 31_536_000,
};

const UNITS: readonly (readonly [unit: string, names: RegExp])[] = [
  ["second", /^(s|secs?|seconds?)$/i],
  ["minute", /^(min|mins|minutes?)$/i],
  ["hour", /^(h|hrs?|hours?)$/i],
  ["day", /^(d|days?)$/i],
  ["week", /^(w|wks?|weeks?)$/i],
  ["month", /^(mo|mon|mth|months?)$/i],
  ["year", /^(y|yrs?|years?)$/i],
];

/** What `m` means among the listed codes: minutes beside hours, months beside days; null when it may be either. */
export function ambiguousUnit(codes: readonly string[]): "minute" | "month" | null {
  const letters = new Set(codes.map((code) => /\d\s?([a-z])\p{L}*$/iu.exec(code)?.[1]?.toLowerCase()));
  const hasShort = letters.has("h") || letters.has("s");
  const hasLong = letters.has("d") || letters.has("w") || letters.has("y");
  return hasShort === hasLong ? null : hasShort ? "minute" : "month";
}

/** Parses `24h`, `7d`, `30 days`, `last_7_days`, `week`, `P7D` and `PT24H`; null for other texts. */
export function parsePeriod(code: string, minuteOrMonth: "minute" | "month" | null): Amount | null {
  const iso = /^P(T?)(\d+)([SMHDWY])$/.exec(code);
  if (iso !== null) {
    const [, time, figures = "", letter = ""] = iso;
    const unit = letter === "M" ? (time ? "minute" : "month") : unitOf(letter);
    return unit === undefined ? null : { number: Number(figures), unit };
  }
  const [, figures, name = ""] = /^(?:last|past|next)?[_ -]?(\d+)?[_ -]?(\p{L}+)$/iu.exec(code) ?? [];
  const unit =
    name === "M"
      ? "month"
      : name === "m"
        ? (minuteOrMonth ?? undefined)
        : name.length > 0
          ? unitOf(name)
          : undefined;
  if (unit === undefined || (figures === undefined && name.length < 3)) return null;
  return { number: figures === undefined ? 1 : Number(figures), unit };
}

function unitOf(name: string): string | undefined {
  return UNITS.find(([, names]) => names.test(name))?.[0];
}

/** Whether two lengths are the same: 24 hours and a day, a week and 7 days, a month and 30 days. */
export function isSameLength(left: Amount, right: Amount): boolean {
  const [a, b] = [left, right].map(({ number, unit }) => number * (SECONDS[unit] ?? Number.NaN));
  return a === b;
}

const LETTERS: Readonly<Record<string, string>> = {
  second: "s",
  minute: "m",
  hour: "h",
  day: "d",
  night: "d",
  week: "w",
  month: "m",
  year: "y",
};

/** Writes a length like the samples: `12h` beside `7d`, `P12D` beside `P7D`; null when their units do not include it. */
export function writeLike({ number, unit }: Amount, samples: readonly string[]): string | null {
  const letter = LETTERS[unit];
  const [sample = ""] = samples;
  if (letter === undefined) return null;
  if (/^P/.test(sample))
    return `P${/^(second|minute|hour)$/.test(unit) ? "T" : ""}${number}${letter.toUpperCase()}`;
  if (/\d ?(days?|hours?|weeks?|months?)$/.test(sample))
    return `${number}${/\d /.test(sample) ? " " : ""}${unit}${number === 1 ? "" : "s"}`;
  const used = new Set(samples.map((each) => /\d([a-z]+)$/i.exec(each)?.[1] ?? ""));
  if (unit === "minute" || unit === "month") {
    const own = [...used].find((each) => (unit === "minute" ? /^min$/ : /^mo$|^M$/).test(each));
    const meant = ambiguousUnit(samples) === unit && used.has("m") ? "m" : undefined;
    const suffix = own ?? meant;
    return suffix === undefined ? null : `${number}${suffix}`;
  }
  // Codes of hours and days usually have no weeks.
  if (unit === "week" && !used.has("w")) return used.has("d") ? `${number * 7}d` : null;
  if (unit === "year" && !used.has("y")) return null;
  return `${number}${letter}`;
}
