import { possessorOf } from "../../../language/names/given-names.ts";
import { ADJECTIVES } from "../../reading/verb-forms-as-nouns.ts";
import { isOuter, type OperationProfile } from "../describe-operation.ts";
import { fitsShape, meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { freeWords } from "../word-spans/free-words.ts";
import { CODED } from "../word-spans/unfit-keys.ts";
import { assignByPlace, type Phrase } from "./assign-by-place.ts";
import type { Draft } from "./draft.ts";

/** How sure a value is that only its place in the sentence assigns. */
const SURE_OF_PLACE = 0.8;
/** Most words of a phrase. */
const MAX_WORDS = 5;

interface Rest {
  request: Request;
  profile: OperationProfile;
  /** Arguments without a value. */
  open: readonly SlotTraits[];
  /** Whether neither a value nor the operation explains a token. */
  isFree: (i: number) => boolean;
}

/**
 * Fills arguments with common words that their place in the sentence assigns, once nothing else explains them: "kelp"
 * in "remove the kelp buoy" for `/buoys/{name}`, "lanterns" in "put lanterns on the list" for a required `item`,
 * "gannet" in "repairs at gannet" for `shop`.
 */
export function fillFromRest(draft: Draft, rest: Rest): void {
  const texts = rest.open.filter((traits) => takesWords(traits, rest.profile));
  if (texts.length === 0) return;
  const phrases = findPhrases(rest);
  for (const phrase of phrases) {
    const open = texts.filter(({ slot }) => !draft.isTaken(slot));
    const fitting = open.filter(
      (traits) => meetsSchema(phrase.text, traits) && fitsShape(phrase.text, traits) >= 0,
    );
    const traits = assignByPlace({ ...rest, open, fitting, phrases }, phrase);
    if (traits === undefined || !fitting.includes(traits)) continue;
    draft.put(traits.slot, possessorOf(phrase.text) ?? phrase.text, {
      source: "query",
      tokens: range(phrase.first, phrase.last),
      sure: SURE_OF_PLACE,
    });
  }
}

/** Whether the argument takes any words: no code, no listed value, no other form. */
function takesWords(
  { kind, isId, isList, values, examples, slot }: SlotTraits,
  profile: OperationProfile,
): boolean {
  return (
    kind === "string" &&
    !isId &&
    !isList &&
    values.length === 0 &&
    !CODED.test(slot.words.at(-1) ?? "") &&
    isOuter(slot, profile) &&
    (examples.length === 0 || examples.some((example) => /^\p{L}[\p{L} '’&.-]*$/u.test(example)))
  );
}

function findPhrases({ request, profile, isFree }: Rest): Phrase[] {
  const { words, reading } = request;
  const isWord = freeWords(request, profile, new Set(), true);
  // "six" is a number, and "monday" a day.
  const isTyped = (i: number) =>
    reading.values.some(({ kind, first, last }) => kind !== "text" && first <= i && i <= last);
  const isOpen = (i: number) => words[i]?.token.kind === "word" && isWord(i) && isFree(i) && !isTyped(i);
  const phrases: Phrase[] = [];
  for (let first = 0; first < words.length; first++) {
    if (!isOpen(first)) continue;
    let last = first;
    while (isOpen(last + 1) && /^[ -]$/.test(words[last + 1]?.token.gap ?? "")) last++;
    const text = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
    const phrase = { first, last, text };
    if (isPlain(request, phrase)) phrases.push(phrase);
    first = last;
  }
  return phrases;
}

/**
 * Whether the words are short and name something. In other languages than English, the first of several words may name
 * the argument; and what is written as one key was compared before.
 */
function isPlain(request: Request, phrase: Phrase): boolean {
  const { first, last } = phrase;
  const isEnglish = request.reading.lexicon.code === "en";
  return (
    last - first < (isEnglish ? MAX_WORDS : 1) &&
    range(first, last).every((i) => request.words[i]?.token.gap !== "-") &&
    !isDescription(request, phrase)
  );
}

/** Words that describe a state or select, and name nothing. */
const STATES =
  /^(\p{L}+(ed|ing)|old|new|last|next|other|same|whole|entire|current|previous|latest|big|small|right|wrong)$/u;

function isDescription({ words, reading }: Request, { first, last }: Phrase): boolean {
  return range(first, last).some((i) => {
    const { word = "" } = words[i]?.token ?? {};
    const english = words[i]?.form.english ?? [];
    return (
      ADJECTIVES.test(word) ||
      STATES.test(word) ||
      english.some((each) => ADJECTIVES.test(each) || STATES.test(each)) ||
      reading.lexicon.ordinals.has(word)
    );
  });
}
