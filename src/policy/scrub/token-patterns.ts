import { createPartialTokenPattern } from "./partial-token.ts";
import type { TokenPatterns } from "./restore-stream.ts";
import { createTokenPattern } from "./token-form.ts";

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
