import { intentOf } from "../../search/verb-methods.ts";
import type { Token } from "./read-tokens.ts";
import { ASKING, FILLERS, QUESTION_WORDS } from "./words.ts";

/** Whether a text is a request by itself: a question, or a verb with an object. */
export function isRequest(tokens: readonly Token[]): boolean {
  const begin = tokens.findIndex(({ folded }) => !ASKING.has(folded));
  const rest = begin < 0 ? [] : tokens.slice(begin);
  const [first, ...others] = rest;
  if (first === undefined) return false;
  const content = others.filter(({ folded }) => !FILLERS.has(folded));
  if (content.length === 0) return false;
  if (QUESTION_WORDS.has(first.folded)) return true;
  return intentOf(first.folded) !== undefined;
}
