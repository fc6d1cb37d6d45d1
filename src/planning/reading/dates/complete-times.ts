import type { Lexicon } from "../../../language/lexicon.ts";
import type { Token } from "../../../language/tokenize.ts";
import { readSpokenNumber } from "../read-spoken-numbers.ts";
import { pad, type Value } from "../value.ts";
import { isClockPreposition } from "./clock-prepositions.ts";
import { isAlone } from "./date-words.ts";

/** Adds the zone after a time: "6:15 UTC". */
export function readZone(value: Value, tokens: readonly Token[]): void {
  const next = tokens[value.last + 1];
  if (value.time === undefined || next?.gap !== " " || !/^(utc|gmt)$/.test(next.word)) return;
  value.zone = "Z";
  value.last++;
}

/** Adds an hour without minutes: "Friday at 6", "el lunes a las 6", "v pátek v 6". */
export function readBareHour(value: Value, tokens: readonly Token[], lexicon: Lexicon): void {
  if (value.day === undefined || value.lastDay !== undefined || value.time !== undefined) return;
  let at = value.last + 1;
  if (!isClockPreposition(tokens[at], lexicon)) return;
  at++;
  if (/^(las|la|les)$/.test(tokens[at]?.word ?? "")) at++;
  const spoken = readSpokenNumber(tokens, at, lexicon);
  const last = spoken?.last ?? at;
  const [token, next] = [tokens[last], tokens[last + 1]];
  const hour =
    tokens[at]?.kind === "number" && /^\d{1,2}$/.test(tokens[at]?.text ?? "")
      ? Number(tokens[at]?.text)
      : spoken?.value;
  // "tomorrow at 5 Main Street", "today in 3 rooms"
  if (token === undefined || hour === undefined || hour > 23 || !isAlone(next, lexicon)) return;
  value.time = `${pad(hour)}:00:00`;
  value.last = last;
  value.end = token.end;
}

/** Adds a following part of the day to a time: "8 in the evening", "half past 7 p.m.". */
export function applyDayPart(value: Value, tokens: readonly Token[], lexicon: Lexicon): void {
  const { time, last } = value;
  if (time === undefined || Number(time.slice(0, 2)) > 11 || /[ap]\.?m/i.test(value.text)) return;
  for (let i = last + 1; i <= last + 3 && i < tokens.length; i++) {
    const meanings = lexicon.times.get(tokens[i]?.word ?? "") ?? [];
    if (
      meanings.includes("evening") ||
      meanings.includes("afternoon") ||
      (meanings.includes("night") && Number(time.slice(0, 2)) > 5)
    ) {
      value.time = pad(Number(time.slice(0, 2)) + 12) + time.slice(2);
      value.last = i;
      value.end = tokens[i]?.end ?? value.end;
      return;
    }
    if (!lexicon.functionWords.has(tokens[i]?.word ?? "")) return;
  }
}
