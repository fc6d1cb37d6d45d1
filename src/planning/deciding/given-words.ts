import type { JsonObject } from "../../base/json.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import type { Alignment } from "../aligning/align.ts";
import type { Slot } from "../aligning/list-slots.ts";
import { toDocumentForm } from "../aligning/match-words.ts";
import type { Request } from "../aligning/request-words.ts";
import { flattenArguments } from "../schema/find-argument.ts";

/** Lowercase, without diacritics, with single spaces. */
export function foldForSearch(text: string): string {
  return foldText(text).replace(/\s+/g, " ").trim();
}

/** An argument of a choice. */
export interface Given {
  slot: Slot;
  value: unknown;
}

/** The arguments of a choice with their slots. */
export function listGiven({ profile }: Alignment, args: JsonObject): Given[] {
  return Object.entries(flattenArguments(args)).flatMap(([path, value]) => {
    const slot = profile.slots.find((each) => each.path.join(".") === path);
    return slot === undefined || value === null ? [] : [{ slot, value }];
  });
}

/** Whether an argument stores any text: a note, a reason. */
export function isFreeText({ slot: { types, values, schema } }: Given): boolean {
  return (
    types.includes("string") &&
    values.length === 0 &&
    schema["const"] === undefined &&
    schema["format"] === undefined
  );
}

/** Matches weaker than this do not show that a word expresses an argument. */
const EXPRESSES = 0.6;

/**
 * Whether the word of the request expresses the value of the argument, or what the argument is about.
 *
 * @param options.byDescription whether the description of a listed or boolean argument counts
 */
export function isExpressedBy(
  { words, reading, match }: Request,
  { profile }: Alignment,
  i: number,
  { slot, value }: Given,
  { byDescription = true }: { byDescription?: boolean } = {},
): boolean {
  const word = words[i];
  if (word === undefined) return false;
  const { text, kind } = word.token;
  const folded = foldForSearch(text);
  if (typeof value !== "boolean") {
    const said = foldForSearch(String(value));
    const plain = (each: string) => each.replace(/[^\p{L}\p{N}]/gu, "");
    if (said === folded || plain(said) === plain(folded) || said.split(/[^\p{L}\p{N}]+/u).includes(folded))
      return true;
  }
  const number = reading.values.find(({ first, last }) => i >= first && i <= last)?.number;
  if (number !== undefined && String(value) === String(number)) return true;
  if (kind !== "word") return false;
  const isListed = slot.values.length > 0 || typeof value === "boolean";
  const texts = [
    ...slot.words,
    ...(isListed && byDescription ? splitWords(slot.description.slice(0, MAX_DESCRIPTION)) : []),
    ...(typeof value === "string" && isListed ? splitWords(value) : []),
  ];
  return texts.some((each) => match(i, toDocumentForm(each, profile.lexicon)) >= EXPRESSES);
}

const MAX_DESCRIPTION = 300;
