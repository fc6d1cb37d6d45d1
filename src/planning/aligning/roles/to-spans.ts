import type { ReadSpan } from "../../../contract/tool.ts";
import type { Request } from "../request-words.ts";
import type { TokenRole } from "./token-role.ts";

/** Merges adjacent tokens with the same role into spans of the request. */
export function toSpans({ reading, words }: Request, roles: readonly TokenRole[]): ReadSpan[] {
  const spans: ReadSpan[] = [];
  let before = -2;
  roles.forEach(({ role, detail }, i) => {
    const token = words[i]?.token;
    if (role === null || token === undefined) return;
    const last = spans.at(-1);
    if (last !== undefined && before === i - 1 && last.role === role && last.detail === detail) {
      last.end = token.end;
      last.text = reading.text.slice(last.start, last.end);
    } else
      spans.push({
        text: token.text,
        start: token.start,
        end: token.end,
        role,
        ...(detail !== undefined && { detail }),
      });
    before = i;
  });
  return spans;
}
