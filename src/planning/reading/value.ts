/** What a value looks like, whatever it may be for. */
export type ValueKind =
  | "quoted"
  /** Words after a colon or after "saying", to the end of the sentence or request. */
  | "text"
  | "code"
  | "number"
  | "date"
  | "time"
  | "duration"
  | "email"
  | "url"
  | "host"
  | "uuid"
  | "phone"
  | "coordinates"
  /** Without an amount. */
  | "currency";

export interface Day {
  year: number;
  /** 1–12. */
  month: number;
  date: number;
}

/** A typed part of a request. */
export interface Value {
  kind: ValueKind;
  /** Indexes of its first and last token, both inclusive. */
  first: number;
  last: number;
  /** Offsets in the request; of a quoted text with its quotation marks. */
  start: number;
  end: number;
  /** As written; of a quoted text without its quotation marks. */
  text: string;
  /** Of numbers and durations. */
  number?: number;
  /** Of numbers: ISO code of a currency, `%`, a unit of time, or the folded word written next to it. */
  unit?: string;
  /** Of numbers: `unit` is a measure or a currency, so that the number counts something. */
  measured?: true;
  /** Of codes: written as two words, one only if an argument's pattern or example says so. */
  joined?: true;
  /** `first`, `3rd`. */
  ordinal?: true;
  /** Of dates: the day, or the first day of a range. */
  day?: Day;
  /** Of dates that are ranges ("last week", "October"): the last day. */
  lastDay?: Day;
  /** Of dates and times: `HH:MM:SS`. */
  time?: string;
  /** As written: `Z` or `+02:00`. */
  zone?: string;
  /** Written in figures that could be day-month or month-day. */
  ambiguous?: true;
}

export function toIsoDay({ year, month, date }: Day): string {
  return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(date)}`;
}

export function pad(value: number): string {
  return String(value).padStart(2, "0");
}
