import { holdBack, type TextStream } from "../base/hold-stream.ts";
import { createPartialTokenPattern, createTokenPattern } from "./token-form.ts";

export interface TokenPatterns {
  /** Matches tokens: `createTokenPattern`. */
  whole: RegExp;
  /** Matches where the end of a text may be the start of a token: `createPartialTokenPattern`. */
  partial: RegExp;
}

/**
 * Replaces the tokens of a streamed text exactly as in the whole text, however it is split: a possible
 * start of a token is held back until the next piece.
 */
export function replaceInStream(
  { whole, partial }: TokenPatterns,
  replace: (match: RegExpExecArray) => string,
  write: (text: string) => void,
): TextStream {
  /** The last released character, unreplaced: a token does not begin within a word. */
  let before = "";

  return holdBack((waiting, isEnd) => {
    const text = before + waiting;
    let [at, shown] = [before.length, ""];
    for (;;) {
      const begun = isEnd ? null : execFrom(partial, text, at);
      const match = execFrom(whole, text, at);
      const isNext = match !== null && (begun === null || match.index < begun.index);
      const until = isNext ? match.index : (begun?.index ?? text.length);
      shown += text.slice(at, until);
      at = until;
      if (!isNext) break;
      shown += replace(match);
      at += match[0].length;
    }
    before = text.slice(Math.max(0, at - 1), at);
    return { shown, waiting: text.slice(at) };
  }, write);
}

function execFrom(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Patterns for tokens with these names. The one for partial tokens is only needed for streams and compiled
 * on demand.
 */
export function createTokenPatterns(names: readonly string[]): TokenPatterns {
  let partial: RegExp | null = null;
  return {
    whole: createTokenPattern(names),
    get partial() {
      partial ??= createPartialTokenPattern(names);
      return partial;
    },
  };
}
