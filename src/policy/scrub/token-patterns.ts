import { createPartialTokenPattern } from "./partial-token.ts";
import type { TokenPatterns } from "./restore-stream.ts";
import { createTokenPattern } from "./token-form.ts";

/** What finds tokens with these names. Only streams need to know where one may begin, so that is compiled when one comes. */
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
