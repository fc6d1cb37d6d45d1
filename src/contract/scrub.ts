import type { Json } from "./json.ts";

/** A pattern of a person's own, from an agent's file. RE2 syntax: no look-around, no back-references. */
export interface CustomRule {
  /** `^[a-z][a-z0-9_]{0,39}$`; stands in the text instead of a find. */
  name: string;
  pattern: string;
  /** Upper and lower case alike. */
  flags?: "i";
}

export interface ScrubSpec {
  /** Names of built-in rules that are not applied. */
  off?: string[];
  rules?: CustomRule[];
}

/** Takes personal data and secrets out of what leaves: to a model with a way back, to logs and traces without one. */
export interface Scrubber {
  /** For one exchange with a model. */
  session(): ScrubSession;
  /** One way: each find becomes the name of its rule, `[email]`. Never throws; what cannot be scrubbed is withheld. */
  forLog<T extends Json>(value: T): T;
  /** As `forLog` of the text that is the value of `key`, with the way to find its parts again. Never throws. */
  textForLog(text: string, key: string): ScrubbedText;
}

export interface ScrubbedText {
  text: string;
  /** Where a part of the original is in `text`: with the whole of each find it touches. Null: it was withheld. */
  place(start: number, end: number): { start: number; end: number } | null;
}

/** A text that comes in pieces and leaves, changed, in others. */
export interface TextStream {
  push(piece: string): void;
  /** There is no more: what was held back leaves. */
  end(): void;
}

/**
 * Remembers what stands for what, for one exchange. The same value has the same token everywhere in it.
 * @throws (text and json) ToolgateError TOO_LARGE when a person's own patterns would take too long: nothing leaves unscrubbed
 */
export interface ScrubSession {
  text(value: string): string;
  /** Keys and values, at any depth. Numbers that are found become a token, too, but where JSON Schema wants a number. */
  json<T extends Json>(value: T): T;
  /** The real values instead of the tokens that this session gave out; all else is left as it is. */
  restoreText(value: string): string;
  /** The same for a text that comes in pieces; a piece that may be part of a token waits for the next one. */
  restoreStream(write: (text: string) => void): TextStream;
  /** As `restoreText`, for text that is JSON: values are escaped so that the strings they stand in stay whole. */
  restoreJsonText(value: string): string;
}
