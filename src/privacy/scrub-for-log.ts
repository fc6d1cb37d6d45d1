import type { Json } from "../base/json.ts";
import type { ScrubbedText } from "../contract/scrub.ts";
import type { Find } from "./find.ts";
import { type FindInValue, replaceFinds } from "./find-in-value.ts";
import { mayIdentify, rememberKeys, walkJson } from "./walk-json.ts";

/**
 * Maximum number of characters of a record that are scrubbed; a trace has at most a few hundred thousand.
 * The rest is withheld.
 */
const MAX_CHARACTERS = 2_000_000;
const WITHHELD = "[withheld]";

/** Irreversible: each match becomes `[<rule>]`. Never throws. */
export function scrubOneWay(find: FindInValue, value: Json): Json {
  let left = MAX_CHARACTERS;
  const hide = (text: string, key = ""): string => {
    left -= text.length;
    if (left < 0) return WITHHELD;
    try {
      return replaceFinds(text, find(text, key), writeFind);
    } catch {
      return WITHHELD;
    }
  };
  return walkJson(value, {
    text: hide,
    key: rememberKeys(hide),
    number: (number, key) => {
      if (!mayIdentify(number)) return number;
      const text = String(number);
      const shown = hide(text, key);
      return shown === text ? number : shown;
    },
    tooDeep: () => WITHHELD,
  });
}

/** The same for one text, with a function that maps offsets. */
export function scrubTextOneWay(find: FindInValue, text: string, key: string): ScrubbedText {
  try {
    const finds = find(text, key);
    return {
      text: replaceFinds(text, finds, writeFind),
      place: (start, end) => ({
        start: moveOffset(start, finds, "start"),
        end: moveOffset(end, finds, "end"),
      }),
    };
  } catch {
    return { text: WITHHELD, place: () => null };
  }
}

function writeFind(_: string, { name }: Find): string {
  return `[${name}]`;
}

/** An offset inside a match moves to that edge of its replacement. */
function moveOffset(offset: number, finds: readonly Find[], edge: "start" | "end"): number {
  let moved = offset;
  for (const found of finds) {
    const length = writeFind("", found).length;
    if (found.end <= offset) moved += length - (found.end - found.start);
    else if (found.start < offset) return moved - (offset - found.start) + (edge === "end" ? length : 0);
    else break;
  }
  return moved;
}
