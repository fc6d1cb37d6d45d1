import type { Slot } from "./list-slots.ts";
import { readProperPhrase } from "./read-phrase.ts";
import type { Proposal, Reading } from "./reading.ts";

const SELF =
  /\b(?:my name is|i am|i['’]m|this is|jmenuji se|já jsem|ich heiße|ich bin|mein name ist|me llamo|soy|mi nombre es)\s+/giu;
const PERSONS = new Set(
  "user person passenger customer sender full first guest patient caller visitor my your own requester applicant".split(
    " ",
  ),
);

/** `My name is Emily`, `I am Karan`: the speaker's own name, for slots that take it. */
export function proposeSelf(slot: Slot, { text, tokens }: Reading): Proposal[] {
  const takesName = slot.words.at(-1) === "name" && slot.words.some((word) => PERSONS.has(word));
  if (!takesName || !slot.types.includes("string")) return [];
  return [...text.matchAll(SELF)].flatMap((match) => {
    const start = match.index + match[0].length;
    const index = tokens.findIndex((token) => token.start === start);
    const phrase = index < 0 ? undefined : readProperPhrase(text, tokens, index, false);
    return phrase ? [{ slot, value: phrase.text, score: 0.9, start: phrase.start, end: phrase.end }] : [];
  });
}
