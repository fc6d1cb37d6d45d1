import type { Token } from "../../../language/tokenize.ts";
import { toDay } from "./calendar.ts";
import { type Recognizer, withDay } from "./recognizer.ts";

export const readFigures: Recognizer = ({ tokens, i, lexicon, now }) => {
  const token = tokens[i];
  if (token?.kind !== "date") return undefined;
  const iso =
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      token.text,
    );
  if (iso) {
    const day = toDay(iso[1], iso[2], iso[3]);
    if (!day) return undefined;
    return {
      last: i,
      day,
      ...(iso[4] && { time: `${iso[4]}${iso[5] ?? ":00"}` }),
      ...(iso[6] && { zone: iso[6] }),
    };
  }
  const [, a = "", separator = "", b = "", , c] =
    /^(\d{1,2})(\. ?|[/-])(\d{1,2})(\. ?|[/-])?(\d{2,4})?$/.exec(token.text) ?? [];
  const stated = c ?? nextYear(tokens, i);
  const year = stated === undefined ? undefined : stated.length === 2 ? `20${stated}` : stated;
  const last = c === undefined && stated !== undefined ? i + 1 : i;
  if (separator.startsWith(".") || lexicon.code !== "en" || Number(a) > 12)
    return withDay(last, toDay(year, b, a, now));
  if (Number(b) > 12) return withDay(last, toDay(year, a, b, now));
  const day = toDay(year, a, b, now);
  return day && { last, day, ...(a !== b && { ambiguous: true as const }) };
};

/** The year after `24. 12.` as a separate token. */
function nextYear(tokens: readonly Token[], i: number): string | undefined {
  const next = tokens[i + 1];
  return next?.kind === "number" && /^(19|20)\d{2}$/.test(next.text) && next.gap.trim() === ""
    ? next.text
    : undefined;
}
