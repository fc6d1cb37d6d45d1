import type { OperationProfile } from "../describe-operation.ts";
import { originOf, type Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { placeFeatures } from "../values/place-features.ts";
import { WEAK } from "./find-places.ts";

/** Words for the caller, by language: "assigned to me", "my tickets". */
const CALLER: Readonly<Record<string, RegExp>> = {
  en: /^(me|my|mine|myself|i)$/,
  cs: /^(ja|me|mne|mi|mnou|muj|moje|moji|mych|mou)$/,
  de: /^(ich|mich|mir|mein(e|en|er|em|es)?)$/,
  pl: /^(ja|mnie|mi|mna|moj|moja|moje|moich|moim|moi)$/,
  es: /^(yo|me|mi|mis|mio|mia|mios|mias)$/,
  fr: /^(je|moi|me|mon|ma|mes)$/,
};

/** Names of the caller in lists, descriptions and examples: "a user id, or `me`". */
const SELF = /(?:^|["'`‘“(])(@?(?:me|self|myself|mine|current|current[_-]?user))(?=$|["'`’”)])/;

/** Proposes the word for the caller that an argument documents: "tickets assigned to me" for `assignee`, "a name, or `me`". */
export function proposeSelf(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
): Proposal | null {
  const { slot, values, examples } = traits;
  if (traits.kind !== "string" && traits.kind !== "enum") return null;
  const named = [...values, ...examples, slot.description].flatMap(
    (text) => SELF.exec(String(text))?.[1] ?? [],
  );
  const [value] = named;
  const caller = CALLER[request.reading.lexicon.code];
  if (value === undefined || caller === undefined) return null;
  const [first, second] = request.words.filter(
    ({ index, token, clause }) =>
      caller.test(token.word) &&
      token.quote < 0 &&
      // "show me …", "for me" at the start of the request
      !clause.frame.has(index) &&
      request.words[index - 1]?.clause === clause &&
      isSelfOf(request, traits, index),
  );
  if (first === undefined || second !== undefined) return null;
  const tokens = [first.index];
  const place = placeFeatures(request, profile, traits, {
    first: first.index,
    last: first.index,
    text: value,
    kind: "code",
  });
  return {
    traits,
    value,
    tokens,
    claims: tokens.map(String),
    ...originOf(profile, traits, { kind: "listed", first: first.index }, "sole"),
    features: { ...place, shape: 0, fit: 1, exact: 1, soleSlot: 1, soleValue: 1, explained: 0 },
  };
}

/** Whether the words before say what the argument says: "assigned to me" for `assignee`, "by me" for `author`. */
function isSelfOf(
  { words, reading, match }: Request,
  { forms, descriptionForms }: SlotTraits,
  i: number,
): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 3); at--) {
    const word = words[at];
    if (word === undefined || /[,.;:!?]/.test(words[at + 1]?.token.gap ?? "")) return false;
    if (reading.lexicon.prepositions.has(word.token.word) || !word.isContent) continue;
    const stem = word.form.stem;
    return [...forms, ...descriptionForms].some(
      (form) => match(at, form) >= WEAK || (stem.length >= 5 && form.stem.startsWith(stem.slice(0, 5))),
    );
  }
  return false;
}
