import { acceptsValue } from "./accepts-value.ts";
import { countsFor } from "./counts-for.ts";
import { isEntity, isFreeText, isIdentifier, isPlace, isSearch } from "./kinds.ts";
import { wantsCode } from "./known-codes.ts";
import type { Slot } from "./list-slots.ts";
import { isDate } from "./propose-date.ts";
import { isNumeric } from "./propose-number.ts";
import { overlaps, type Span, type TextMention } from "./read-mentions.ts";
import type { NumberMention } from "./read-numbers.ts";
import { isCode, listProperPhrases, type Phrase } from "./read-phrase.ts";
import type { Proposal, Reading } from "./reading.ts";
import { STOP_WORDS } from "./stop-words.ts";

/**
 * The last resort for required slots: when exactly one is left that takes a number, an identifier or a name, and the
 * question holds exactly one value of that kind that nothing else took, they belong together; unless the value is said to
 * be something else: a number of other things, a name of a place.
 */
export function proposeSole(open: readonly Slot[], taken: readonly Proposal[], reading: Reading): Proposal[] {
  const required = open.filter((slot) => slot.required && slot.values.length === 0);
  const isFree = (span: Span) => !taken.some((proposal) => overlaps(proposal, span));
  const numeric = required.filter(
    (slot) => isNumeric(slot) && (!isIdentifier(slot) || isSpokenOf(slot, reading)),
  );
  const identifiers = required.filter(
    (slot) => isText(slot) && isIdentifier(slot) && isSpokenOf(slot, reading),
  );
  const entities = required.filter((slot) => isText(slot) && isEntity(slot) && !isFreeText(slot));
  const numbers = reading.mentions.filter(
    (each): each is NumberMention => each.kind === "number" && isFree(each),
  );
  return [
    ...pair(
      numeric,
      numbers.map(({ value, start, end }) => ({ value, start, end })),
    ).filter(({ slot, start }) =>
      countsFor(
        slot,
        numbers.find((number) => number.start === start),
        reading,
      ),
    ),
    ...pair(identifiers, listCodes(reading, isFree)).filter((each) => !isOthers(each.slot, each, reading)),
    ...pair(entities, listNames(reading, isFree)),
  ].filter(({ slot, value }) => acceptsValue(slot, value));
}

interface Candidate extends Span {
  value: string | number;
}

function pair(slots: readonly Slot[], candidates: readonly Candidate[]): Proposal[] {
  const [slot] = slots;
  const [candidate] = candidates;
  if (slot && candidate && slots.length === 1 && candidates.length === 1) {
    return [{ slot, score: 0.72, ...candidate }];
  }
  if (slots.length !== candidates.length || !areAlike(slots)) return [];
  return slots.flatMap((each, index) => {
    const own = candidates[index];
    return own ? [{ slot: each, score: 0.7, ...own }] : [];
  });
}

/** Operands whose order is the order of the question: `a` and `b`, `num1` and `num2`. */
function areAlike(slots: readonly Slot[]): boolean {
  const operand = /^[a-z]$|^(?:num|number|value|n|x|y|arg|operand)_?\d$/i;
  return slots.length > 1 && slots.every(({ name }) => operand.test(name));
}

function isText(slot: Slot): boolean {
  return (
    slot.types.includes("string") && !isDate(slot) && !isPlace(slot) && !isSearch(slot) && !wantsCode(slot)
  );
}

/** A bare `id` may be anything's; the `product_id` only a product's. */
function isSpokenOf({ words }: Slot, { tokens }: Reading): boolean {
  return words.slice(0, -1).every((word) => tokens.some((token) => token.stem === word));
}

type Free = (span: Span) => boolean;

function listQuotes({ mentions }: Reading, isFree: Free): Candidate[] {
  const quoted = mentions.filter((each): each is TextMention => each.kind === "quoted" && isFree(each));
  return quoted.map(({ value, start, end }) => ({ value, start, end }));
}

/** Tokens with digits or of capitals only, and quotes that are such a token. */
function listCodes(reading: Reading, isFree: Free): Candidate[] {
  const { mentions, tokens } = reading;
  const quotes = listQuotes(reading, isFree);
  const codes = tokens.filter(({ text, start, end }) => {
    const isPart = mentions.some((each) => each.kind !== "number" && overlaps(each, { start, end }));
    return !isPart && isFree({ start, end }) && isCode(text) && (/\d/.test(text) || /^[A-Z]{3,}$/.test(text));
  });
  const counted = mentions.filter(
    (each): each is NumberMention => each.kind === "number" && !isBare(each, reading),
  );
  const plain = codes.filter((token) => !counted.some((number) => overlaps(number, token)));
  return [
    ...quotes.filter(({ value }) => isCode(String(value))),
    ...plain.map(({ text, start, end }) => ({ value: text, start, end })),
  ];
}

/** `zipcode 94704` is the number of something that neither the slot nor the tool is about. */
function isOthers(slot: Slot, { start }: Span, { tokens, toolWords }: Reading): boolean {
  const index = tokens.findIndex((token) => token.start === start);
  const owner = tokens[index - 1];
  if (owner === undefined || STOP_WORDS.has(owner.lower) || !/^\p{L}+$/u.test(owner.text)) return false;
  return (
    !toolWords.has(owner.stem) &&
    !slot.words.includes(owner.stem) &&
    !slot.description.toLowerCase().includes(owner.stem)
  );
}

/** A number that counts nothing. */
function isBare(number: NumberMention, { text }: Reading): boolean {
  const counts = number.unit !== "" && !STOP_WORDS.has(number.unit);
  return (
    !number.word &&
    !counts &&
    !/\b(?:limit(?: of| to)?|top|first|last|max|at|in)\s*$/i.test(text.slice(0, number.start))
  );
}

function listNames(reading: Reading, isFree: Free): Candidate[] {
  const quotes = listQuotes(reading, isFree);
  const phrases = listProperPhrases(reading.text, reading.tokens, false).filter(
    (phrase) =>
      phrase.text.length > 1 &&
      isFree(phrase) &&
      !isAside(phrase, reading) &&
      !quotes.some((quote) => overlaps(quote, phrase)) &&
      !reading.mentions.some((mention) => mention.kind === "date" && overlaps(mention, phrase)),
  );
  return [...quotes, ...phrases.map(({ text, start, end }) => ({ value: text, start, end }))];
}

/** A place (`in Tel Aviv`), or a single word that only describes the next one (`a Supernatural movie`). */
function isAside(phrase: Phrase, { tokens }: Reading): boolean {
  const [before, after] = [tokens[phrase.first - 1]?.lower ?? "", tokens[phrase.last + 1]];
  if (["in", "near", "around", "v", "ve", "en"].includes(before)) return true;
  if (phrase.first !== phrase.last || after === undefined) return false;
  return after.gap === " " && /^\p{Ll}/u.test(after.text) && !STOP_WORDS.has(after.lower);
}
