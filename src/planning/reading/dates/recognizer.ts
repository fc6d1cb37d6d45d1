import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import type { Day, Value } from "../value.ts";

export type Found = Pick<Value, "day" | "lastDay" | "time" | "zone" | "ambiguous"> & { last: number };
export type Recognizer = (at: Situation) => Found | undefined;

interface Situation {
  tokens: readonly Token[];
  /** Index of the first token. */
  i: number;
  lexicon: Lexicon;
  now: Date;
}

export function withDay(last: number, day: Day | undefined): Found | undefined {
  return day && { last, day };
}
