import { singular } from "../words/split-words.ts";
import { isIdentifier } from "./kinds.ts";
import type { Slot } from "./list-slots.ts";
import type { NumberMention } from "./read-numbers.ts";
import type { Reading } from "./reading.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** `3 people` is no id and no volume: what is counted must be what the slot counts. Ordinals and `one` count nothing. */
export function countsFor(slot: Slot, number: NumberMention | undefined, { text }: Reading): boolean {
  if (number === undefined || (number.word && number.value === 1) || /\d(?:st|nd|rd|th)$/.test(number.text))
    return false;
  const before = text.slice(Math.max(0, number.start - 16), number.start);
  if (/\b(?:limit(?:ed)?(?: of| to)?|top|first|last|max|up to)\s*$/i.test(before)) return false;
  if (/^\s+\p{Lu}\p{Ll}/u.test(text.slice(number.end, number.end + 4))) return false;
  if (isIdentifier(slot)) return !isPlural(text.slice(number.end, number.end + 32));
  const { unit } = number;
  if (unit === "" || STOP_WORDS.has(unit) || !/^\p{Script=Latin}+$|^%$/u.test(unit)) return true;
  const said = `${slot.words.join(" ")} ${slot.description.toLowerCase()}`;
  return said.includes(unit === "%" ? "percent" : unit);
}

/** `service 10 times`: a number before a plural counts. */
function isPlural(rest: string): boolean {
  const next = /^[\s-]\s?(\p{L}+)/u.exec(rest)?.[1]?.toLowerCase() ?? "";
  if (next === "people" || next === "times") return true;
  return /[^siu]s$/.test(next) && !STOP_WORDS.has(next) && !STOP_WORDS.has(singular(next));
}
