import { acceptsValue } from "./accepts-value.ts";
import { isEntity, isFreeText, isIdentifier, isPlace, isSearch } from "./kinds.ts";
import { wantsCode } from "./known-codes.ts";
import type { Slot } from "./list-slots.ts";
import { isDate } from "./propose-date.ts";
import { clashes, isNumeric } from "./propose-number.ts";
import { overlaps } from "./read-mentions.ts";
import { isCode, listProperPhrases } from "./read-phrase.ts";
import type { Proposal, Reading } from "./reading.ts";

/**
 * The last resort for required slots: when exactly one is left that takes a number, an identifier or a name, and the
 * question holds exactly one value of that kind that nothing else took, they belong together.
 */
export function proposeSole(open: readonly Slot[], taken: readonly Proposal[], reading: Reading): Proposal[] {
  const required = open.filter((slot) => slot.required && slot.values.length === 0);
  const isFree = (span: { start: number; end: number }) =>
    !taken.some((proposal) => overlaps(proposal, span));
  return [
    ...pair(required.filter(isNumeric), listNumbers(reading, isFree)),
    ...pair(
      required.filter((slot) => isText(slot) && isIdentifier(slot)),
      listCodes(reading, isFree),
    ),
    ...pair(
      required.filter((slot) => isText(slot) && isEntity(slot) && !isFreeText(slot)),
      listNames(reading, isFree),
    ),
  ].filter(({ slot, value }) => acceptsValue(slot, value) && !isOtherUnit(slot, value, reading));
}

interface Candidate {
  value: string | number;
  start: number;
  end: number;
}

function pair(slots: readonly Slot[], candidates: readonly Candidate[]): Proposal[] {
  const [slot] = slots;
  const [candidate] = candidates;
  if (slot && candidate && slots.length === 1 && candidates.length === 1)
    return [{ slot, score: 0.72, ...candidate }];
  if (slots.length !== candidates.length || !areAlike(slots)) return [];
  return slots.flatMap((each, index) => {
    const own = candidates[index];
    return own ? [{ slot: each, score: 0.7, ...own }] : [];
  });
}

/** Operands whose order is the order of the question: `a` and `b`, `num1` and `num2`, `first` and `second`. */
function areAlike(slots: readonly Slot[]): boolean {
  return (
    slots.length > 1 &&
    slots.every(({ name }) => /^[a-z]$|^(?:num|number|value|n|x|y|arg|operand)_?\d$/i.test(name))
  );
}

function isText(slot: Slot): boolean {
  return (
    slot.types.includes("string") && !isDate(slot) && !isPlace(slot) && !isSearch(slot) && !wantsCode(slot)
  );
}

function isOtherUnit(slot: Slot, value: unknown, { mentions }: Reading): boolean {
  return mentions.some(
    (mention) => mention.kind === "number" && mention.value === value && clashes(slot, mention),
  );
}

type Free = (span: { start: number; end: number }) => boolean;

function listNumbers({ mentions }: Reading, isFree: Free): Candidate[] {
  return mentions
    .flatMap((mention) => (mention.kind === "number" && isFree(mention) ? [mention] : []))
    .map(({ value, start, end }) => ({ value, start, end }));
}

function listCodes({ mentions, tokens }: Reading, isFree: Free): Candidate[] {
  const quoted = mentions.flatMap((mention) =>
    mention.kind === "quoted" && isFree(mention) ? [mention] : [],
  );
  const codes = tokens.filter(
    (token) =>
      isCode(token.text) &&
      (/\d/.test(token.text) || /^[A-Z]{3,}$/.test(token.text)) &&
      isFree(token) &&
      !quoted.some((quote) => overlaps(quote, token)),
  );
  const plain = codes.filter(
    (token) => !mentions.some((mention) => mention.kind === "date" && overlaps(mention, token)),
  );
  return [...quoted, ...plain.map(({ text, start, end }) => ({ value: text, start, end }))].map(
    ({ value, start, end }) => ({ value, start, end }),
  );
}

function listNames(reading: Reading, isFree: Free): Candidate[] {
  const quoted = reading.mentions.flatMap((mention) =>
    mention.kind === "quoted" && isFree(mention) ? [mention] : [],
  );
  const phrases = listProperPhrases(reading.text, reading.tokens, false).filter(
    (phrase) => isFree(phrase) && !quoted.some((quote) => overlaps(quote, phrase)),
  );
  const named = phrases.filter(
    (phrase) => !reading.mentions.some((mention) => mention.kind === "date" && overlaps(mention, phrase)),
  );
  const all = [
    ...quoted.map(({ value, start, end }) => ({ value, start, end })),
    ...named.map(({ text, start, end }) => ({ value: text, start, end })),
  ];
  return all;
}
