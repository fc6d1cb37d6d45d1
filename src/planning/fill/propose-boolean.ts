import { findAnchors } from "./find-anchors.ts";
import type { Slot } from "./list-slots.ts";
import type { Proposal, Reading } from "./reading.ts";

const EMPTY = new Set(
  "is are has have with include including included enable enabled show use only should can be mode flag allow".split(
    " ",
  ),
);
const NO = new Set(
  "no not without except excluding exclude disable disabled never don't dont skip hide deactivate off false bez ohne sin kein keine".split(
    " ",
  ),
);
const YES = new Set(
  "with including include enable enabled activate show want only need also plus use start s mit con true".split(
    " ",
  ),
);

/** Flags: `with images` and `include images` → true, `without images` and `disable images` → false; a bare word decides nothing. */
export function proposeBoolean(slot: Slot, reading: Reading): Proposal[] {
  if (!slot.types.includes("boolean") || slot.types.length > 1) return [];
  const words = slot.words.filter((word) => !EMPTY.has(word));
  if (words.length === 0) return [];
  const { tokens } = reading;
  const named = { ...slot, words, pathWords: words };
  const anchors = findAnchors(
    named,
    reading.slots.filter((other) => other !== slot),
    tokens,
  );
  const found = anchors
    .filter((anchor) => anchor.strength >= 0.95)
    .flatMap(({ first, last }) => {
      const value = readCue(reading, first, last);
      const span = { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
      return value === undefined ? [] : [{ slot, value, score: 0.88, shared: true, ...span }];
    });
  return new Set(found.map((each) => each.value)).size === 1 ? found.slice(0, 1) : [];
}

/** The cue among the three words before the name or the two after it. */
function readCue({ tokens, text }: Reading, first: number, last: number): boolean | undefined {
  const end = tokens[last]?.end ?? 0;
  const said = /^\s*(?:is|=|:|to|set to|should be)?\s*["']?(true|false|yes|no|on|off)\b/i.exec(
    text.slice(end, end + 24),
  );
  if (said?.[1]) return /^(true|yes|on)$/i.test(said[1]);
  const before: string[] = [];
  for (let index = first - 1; index >= Math.max(0, first - 3); index--) {
    before.push(tokens[index]?.lower ?? "");
    if (/[.!?;,\n]/.test(tokens[index + 1]?.gap ?? "")) return undefined;
    const word = before.at(-1) ?? "";
    if (NO.has(word)) return false;
    if (YES.has(word)) return true;
  }
  return undefined;
}
