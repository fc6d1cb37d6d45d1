import type { Token } from "../../../language/tokenize.ts";
import type { Value } from "../value.ts";
import { dayNumber } from "./date-words.ts";

/** "from 16 to 20 November": the first day has the month of the second. */
export function shareMonth({ first, day, time, text }: Value, tokens: readonly Token[]): Value[] {
  const joins = tokens[first - 1];
  const number =
    tokens[first - 2]?.kind === "number" &&
    /^(to|and|until|till|through|do|az|a|bis|und|hasta|y|al|au|et|i)$/.test(joins?.word ?? "")
      ? first - 2
      : /[-–—]/.test(tokens[first]?.gap ?? "") && tokens[first - 1]?.kind === "number"
        ? first - 1
        : -1;
  const date = number < 0 || !/^\d/.test(text) ? undefined : dayNumber(tokens, number);
  const token = tokens[number];
  if (date === undefined || day === undefined || time !== undefined || token === undefined || date > day.date)
    return [];
  return [
    {
      kind: "date",
      first: number,
      last: number,
      start: token.start,
      end: token.end,
      text: token.text,
      day: { ...day, date },
    },
  ];
}

/** Merges a weekday with its date: "Wednesday 25. 11. 2026", "Friday, 4 December". */
export function mergeDays(found: Value[], i: number, tokens: readonly Token[]): void {
  const [before, value] = [found[i - 1], found[i]];
  if (
    !before?.day ||
    !value?.day ||
    before.lastDay ||
    value.lastDay ||
    before.time ||
    value.first - before.last > 2
  )
    return;
  const between = tokens
    .slice(before.last + 1, value.first)
    .map(({ word }) => word)
    .join(" ");
  if (
    !/^(the|den|dne|le|el)?$/.test(between) ||
    /[-–—]/.test(tokens[value.first]?.gap ?? "") ||
    /\d/.test(before.text)
  )
    return;
  found.splice(i - 1, 2, {
    ...value,
    first: before.first,
    start: before.start,
    text: `${before.text} ${value.text}`,
  });
}

/** "between 1 June and 31 August 2026": the first date has the year of the second. */
export function shareYears(found: Value[], tokens: readonly Token[]): void {
  for (let i = 1; i < found.length; i++) {
    const [from, to] = [found[i - 1], found[i]];
    if (
      !from?.day ||
      !to?.day ||
      to.first - from.last > 2 ||
      /\d{4}/.test(from.text) ||
      !/\d{4}/.test(to.text)
    )
      continue;
    if (
      !/^(to|and|until|till|-|–|do|az|a|bis|und|hasta|y|al|au|et|i)?$/.test(
        tokens
          .slice(from.last + 1, to.first)
          .map(({ word }) => word)
          .join(" "),
      )
    )
      continue;
    const isLater = from.day.month > to.day.month;
    from.day = { ...from.day, year: isLater ? to.day.year - 1 : to.day.year };
  }
}
