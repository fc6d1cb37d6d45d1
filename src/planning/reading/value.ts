import type { Asked } from "../../language/implied-verbs.ts";

/** The format of a value, independent of its use. */
export type ValueKind =
  | "quoted"
  /** Words after a colon or "saying", to the end of the sentence or request. */
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
  /** A currency without an amount. */
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
  /** Offsets in the request, including quotation marks. */
  start: number;
  end: number;
  /** As written, without quotation marks. */
  text: string;
  /** For numbers and durations. */
  number?: number;
  /** For numbers: ISO code of a currency, `%`, a unit of time, or the adjacent word, folded. */
  unit?: string;
  /** For numbers: `unit` is a measure or a currency, so the number is a quantity. */
  measured?: true;
  /**
   * For codes: written as two words, and a single code only if the argument's pattern or example matches.
   */
  joined?: true;
  /** `first`, `3rd`. */
  ordinal?: true;
  /** For dates: the day, or the first day of a range. */
  day?: Day;
  /** For date ranges ("last week", "October"): the last day. */
  lastDay?: Day;
  /** For dates and times: `HH:MM:SS`. */
  time?: string;
  /** For a day with a time that was written beside it: the first and last token of the time. */
  timeTokens?: readonly [first: number, last: number];
  /**
   * For a time without a day: that of the first time of a range, "tomorrow from 9:00 to 11:30", or today,
   * "until 8 pm".
   */
  rangeDay?: Day;
  /** As written: `Z` or `+02:00`. */
  zone?: string;
  /** A numeric date that could be day-month or month-day. */
  ambiguous?: true;
  /** For texts without a colon: how the sentence contains it. */
  complement?: Complement;
}

/** A text that is a clause or phrase of the sentence: "remind me to oil the winch", "tell Ann that we sail". */
export interface Complement {
  /** What is to be done, what is said, or words that a question is about. */
  kind: "action" | "statement" | "phrase";
  /** The first token that introduces it, or its own: "that", "to". */
  lead: number;
  /** The last token with the times after it, which are values of their own if an argument takes them. */
  until: number;
  /** The first token of the instruction that follows a statement: "I have to oil the winch, *remind me*". */
  next?: number;
  /** For words that a question is about: the English verb for what is asked. */
  asks?: Asked;
}

export function toIsoDay({ year, month, date }: Day): string {
  return `${String(year).padStart(4, "0")}-${pad(month)}-${pad(date)}`;
}

export function pad(value: number): string {
  return String(value).padStart(2, "0");
}
