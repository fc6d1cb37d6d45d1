import { pad } from "../value.ts";

/** `HH:MM:SS` of a time in figures: "9:05", "9h05", "6.30 pm"; undefined if there is no such time. */
export function parseClock(text: string): string | undefined {
  const [, h = "", m = "00", s = "00", half = ""] =
    /^(\d{1,2})(?:[:.hH](\d{2}))?(?::(\d{2}))?\s?[hH]?\s?(?:([ap])\.?m\.?)?$/i.exec(text) ?? [];
  if (h === "") return undefined;
  let hour = Number(h);
  if (half !== "" && (hour < 1 || hour > 12)) return undefined;
  if (/p/i.test(half) && hour < 12) hour += 12;
  if (/a/i.test(half) && hour === 12) hour = 0;
  return hour > 23 || Number(m) > 59 || Number(s) > 59 ? undefined : `${pad(hour)}:${m}:${s}`;
}

/** `HH:MM:SS` of minutes since midnight, also below zero or past the end of the day. */
export function toTime(minutes: number): string {
  const total = (minutes + 1440) % 1440;
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}:00`;
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
