import { locale } from "../text/language.ts";

const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "long" });
const plain = new Intl.NumberFormat(locale);

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function formatDateTime(iso: string | Date): string {
  return dateTime.format(new Date(iso));
}

export function formatClock(iso: string | Date): string {
  return clock.format(new Date(iso));
}

/** "3 days ago", "in 2 hours", "now". */
export function formatAgo(iso: string | Date, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1000;
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit);
  }
  return relative.format(Math.trunc(seconds / 30) * 30, "second");
}

export function formatNumber(value: number): string {
  return plain.format(value);
}

/** Milliseconds as "184 ms" or "2.4 s". */
export function formatDuration(ms: number): string {
  if (ms < 10) return `${(Math.round(ms * 10) / 10).toString()} ms`;
  return ms < 1000 ? `${Math.round(ms)} ms` : `${plain.format(Math.round(ms / 100) / 10)} s`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${plain.format(bytes)} B`;
  const kib = bytes / 1024;
  return kib < 1024
    ? `${plain.format(Math.round(kib * 10) / 10)} KiB`
    : `${plain.format(Math.round(kib / 102.4) / 10)} MiB`;
}
