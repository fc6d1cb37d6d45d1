import { baseForms } from "../../../language/base-forms.ts";
import { frequencyRank, similarity } from "../../../language/word-vectors.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { range } from "../token-range.ts";
import type { Run } from "./find-runs.ts";
import { isDefinite } from "./words-around.ts";

/** Minimum similarity of a value to the name of its argument: "kitchen" is a room, "jazz" a genre. */
const KIND = 0.4;

/**
 * Whether the meaning of the sequence's head is a kind of what the argument's name says. A word that is
 * closer to the operation's resource is a synonym of it, and a more common word is a more general one.
 */
export function isKindOf(
  { words, reading }: Request,
  profile: OperationProfile,
  { first, last }: Run,
  { slot, forms, isId, topic }: SlotTraits,
): boolean {
  if (isId || slot.values.length > 0 || /^(text|search|title)$/.test(topic)) return false;
  const content = range(first, last).filter((i) => words[i]?.isContent);
  const head = words[(/^(es|fr)$/.test(reading.lexicon.code) ? content[0] : content.at(-1)) ?? first];
  if (head === undefined) return false;
  const said = head.form.english.flatMap((word) => [word, ...baseForms(word)]);
  const asked = forms.flatMap(({ english }) => english);
  const closest = (names: readonly string[]) =>
    Math.max(0, ...said.flatMap((word) => names.map((name) => similarity(word, name))));
  const isGeneral = said.some((word) => asked.some((name) => frequencyRank(word) * 2 < frequencyRank(name)));
  const own = closest(asked);
  const resource = profile.words.flatMap(({ place, english }) =>
    /^(name|tag|api)$/.test(place) ? english : [],
  );
  return (
    own >= KIND && own < 1 && !isGeneral && own > closest(resource.filter((name) => !asked.includes(name)))
  );
}

/** Minimum similarity of the head of two words to the noun that the argument identifies. */
const KIND_OF_OWNER = 0.38;

/** Whether a definite thing of two or more words is one of those that the path identifies: "the desk lamp" for a light. */
export function isKindOfOwner(
  request: Request,
  { owners }: OperationProfile,
  run: Run,
  { slot, isId }: SlotTraits,
): boolean {
  const { words, reading } = request;
  const forms = owners.get(slot.name) ?? [];
  const head = words[run.last]?.form.english ?? [];
  return (
    reading.lexicon.code === "en" &&
    !isId &&
    slot.required &&
    run.last > run.first &&
    isDefinite(request, run.first) &&
    head.some((word) =>
      forms.some(({ english }) => english.some((name) => similarity(word, name) >= KIND_OF_OWNER)),
    )
  );
}
