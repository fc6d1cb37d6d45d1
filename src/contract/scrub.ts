import type { Json } from "../base/json.ts";
import type { TextStream } from "../base/text.ts";

/** A user-defined pattern of an agent's file. RE2 syntax: no look-around, no back-references. */
export interface CustomRule {
  /** `^[a-z][a-z0-9_]{0,39}$`; replaces a match in the text. */
  name: string;
  pattern: string;
  /** Ignores case. */
  flags?: "i";
}

export interface ScrubSpec {
  /** Names of disabled built-in rules. */
  off?: string[];
  rules?: CustomRule[];
}

/** Removes personal data and secrets: reversibly for models, irreversibly for logs and traces. */
export interface Scrubber {
  /** For one exchange with a model. */
  session(): ScrubSession;
  /**
   * Irreversible: each match becomes the name of its rule, `[email]`. Never throws; a value that cannot be
   * scrubbed is withheld.
   */
  forLog<T extends Json>(value: T): T;
  /**
   * Same as `forLog` for a text that is the value of `key`, with a function that maps offsets. Never
   * throws.
   */
  textForLog(text: string, key: string): ScrubbedText;
}

export interface ScrubbedText {
  text: string;
  /**
   * The position of a part of the original in `text`, including all of each match it overlaps. Null if the
   * text was withheld.
   */
  place(start: number, end: number): { start: number; end: number } | null;
}

/**
 * The tokens of one exchange. The same value always gets the same token.
 *
 * @throws (text and json) ToolgateError TOO_LARGE if user-defined patterns would take too long; nothing is
 * sent unscrubbed
 */
export interface ScrubSession {
  text(value: string): string;
  /**
   * Replaces in keys and values, at any depth. Matching numbers become tokens as well, except where JSON
   * Schema requires a number.
   */
  json<T extends Json>(value: T): T;
  /** Replaces this session's tokens by their values. */
  restoreText(value: string): string;
  /** The same for a streamed text; a piece that may be part of a token is held back until the next one. */
  restoreStream(write: (text: string) => void): TextStream;
  /** Same as `restoreText` for a JSON text: values are escaped so that their strings stay valid. */
  restoreJsonText(value: string): string;
}
