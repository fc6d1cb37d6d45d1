import type { OperationProfile } from "../describe-operation.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import type { WordSpan } from "./find-word-spans.ts";
import type { OpenTexts } from "./match-span.ts";
import { areNames } from "./nouns-around.ts";

// The name of a record that is added to another one: "register Ada Lane for Red Falcons".

/** Whether a preposition says what something is added to: "for", "to", "für", "pro", "para". */
function isTowards({ words, reading }: Request, i: number): boolean {
  const token = words[i]?.token;
  if (token === undefined || token.name) return false;
  return (
    reading.lexicon.prepositions.get(token.word)?.some((part) => part === "to" || part === "for") === true
  );
}

/**
 * Whether the words are the new record, and not what it is added to: "Ada Lane" in "register Ada Lane for Red Falcons"
 * is no team.
 */
export function isNameOfNew(
  request: Request,
  { owners, candidate: { fields }, slots }: OperationProfile,
  { slot }: SlotTraits,
  span: WordSpan,
  spans: readonly WordSpan[],
): boolean {
  const { action, words } = request;
  const verb = action?.tokens.at(-1) ?? words.length;
  if (fields.method !== "POST" || !owners.has(slot.name) || action?.commanded !== true) return false;
  if (span.first <= verb || words.slice(verb + 1, span.first).some(({ isContent }) => isContent))
    return false;
  const takesName = slots.some(({ name, required }) => required && name === "name");
  const isTarget = ({ first }: WordSpan) => first > span.last && isTowards(request, first - 1);
  return takesName && spans.some((each) => isTarget(each) && areNames(request, [each.first, each.last]));
}

/** The name of the new record without what it is added to: "Ada Lane" of "Ada Lane for Red Falcons". */
export function withoutTarget(
  { request, profile, texts }: OpenTexts,
  traits: SlotTraits,
  span: WordSpan,
): WordSpan {
  const { words } = request;
  const isOwner = (each: SlotTraits) => profile.owners.has(each.slot.name);
  const isOfNew = profile.candidate.fields.method === "POST" && traits.slot.name === "name";
  if (!isOfNew || isOwner(traits) || !texts.some(isOwner)) return span;
  const inside = range(span.first + 1, span.last - 1);
  const at = inside.findLast((i) => isTowards(request, i));
  const isBetweenNames =
    at !== undefined && areNames(request, [...range(span.first, at - 1), ...range(at + 1, span.last)]);
  if (at === undefined || !isBetweenNames) return span;
  const text = request.reading.text.slice(words[span.first]?.token.start, words[at - 1]?.token.end);
  return { first: span.first, last: at - 1, text };
}
