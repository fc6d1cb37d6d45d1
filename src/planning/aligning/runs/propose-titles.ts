import { foldText } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import type { Request } from "../request-words.ts";
import { LAST_NAME, readTraits, type SlotTraits } from "../slot-traits.ts";
import { range } from "../token-range.ts";

/** Verbs that give a new name after "to". */
const NAMING: ReadonlySet<string> = new Set(["rename", "retitle", "name"]);
const MAX_TITLE = 8;

/**
 * The rest of the clause after "called", "titled" or "rename … to", with its prepositions, if nothing else of the operation
 * is in it: "called Bread and salt", "rename route 7 to The last climb".
 */
export function proposeTitleRest(
  request: Request,
  profile: OperationProfile,
  texts: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal | null {
  const { words, reading, action } = request;
  const traits = texts.find(({ topic, slot }) => topic === "title" && slot.path.length === 1);
  const isPerson = texts.some(({ slot }) => LAST_NAME.test(foldText(slot.words.join(""))));
  if (traits === undefined || profile.reads || isPerson) return null;
  const partsOf = (i: number) => reading.lexicon.prepositions.get(words[i]?.token.word ?? "") ?? [];
  const isRenamed = action?.commanded === true && action.verbs.some((verb) => NAMING.has(verb));
  const [verb = -1] = action?.tokens ?? [];
  const lead = words.findIndex(
    ({ index, token }) =>
      index > verb &&
      token.quote < 0 &&
      !taken.has(index + 1) &&
      (partsOf(index).includes("named") || (isRenamed && partsOf(index).includes("to"))),
  );
  if (lead < 0) return null;
  let first = lead + 1;
  // "name it old-town", "a nombre de Eva Sanz"
  while (/^(it|her|him|them|is|are|of|de|del|as|to|lo|la)$/.test(words[first]?.token.text ?? "")) first++;
  if (words[first]?.token.gap !== " ") return null;
  let last = first;
  while (
    words[last + 1]?.clause === words[first]?.clause &&
    /^[ -]$|^['’]$/.test(words[last + 1]?.token.gap ?? "")
  )
    last++;
  const tokens = range(first, last);
  const names = profile.slots.flatMap(
    (slot) => readTraits(slot, profile.candidate.input_schema, profile.lexicon).forms,
  );
  const isPlain = (i: number) =>
    !taken.has(i) &&
    words[i]?.token.kind === "word" &&
    (words[i]?.token.quote ?? 0) < 0 &&
    !names.some((form) => request.match(i, form) >= SURE) &&
    !profile.nouns.some((noun) => request.match(i, noun) >= SURE);
  if (tokens.length < 2 || tokens.length > MAX_TITLE || !tokens.every(isPlain)) return null;
  const text = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
  if (!meetsSchema(text, traits)) return null;
  return {
    traits,
    value: text,
    tokens,
    claims: tokens.map(String),
    ...originOf(profile, traits, { kind: "title", first }, "sole"),
    features: {
      ...NO_FEATURES,
      fit: 1,
      exact: 1,
      before: 1,
      topic: 1,
      soleSlot: 1,
      soleValue: 1,
      required: traits.slot.required ? 1 : 0,
    },
  };
}
