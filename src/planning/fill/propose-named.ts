import { acceptsValue } from "./accepts-value.ts";
import { type Anchor, findAnchors } from "./find-anchors.ts";
import { isFreeText, isPlace } from "./kinds.ts";
import type { Slot } from "./list-slots.ts";
import { isDate } from "./propose-date.ts";
import type { TextMention } from "./read-mentions.ts";
import { isCode, readPhraseBefore, readProperPhrase } from "./read-phrase.ts";
import type { Token } from "./read-tokens.ts";
import { readValuePlace, type ValuePlace } from "./read-value-place.ts";
import type { Proposal, Reading } from "./reading.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** `'x' as the content`, `'x' brewery`. */
const LINK_BACK = /^ (?:(?:as|in) (?:the |a |an |its )?)?$/;

/** Before a single capitalised word they make it a description: `a Supernatural movie`. */
const VAGUE = new Set(["a", "an", "some", "any", "of", "regular"]);

const ADDRESSES = new Set(["url", "uri", "email", "ip", "link", "endpoint", "host"]);

/** Texts that stand where the question names the slot: `ticket number IND4567`, `titled 'x'`, `name: value`, `Sierra Nevada brewery`. */
export function proposeNamed(slot: Slot, reading: Reading): Proposal[] {
  if (!slot.types.includes("string") || slot.values.length > 0 || isDate(slot)) return [];
  const anchors = findAnchors(slot, reading.slots, reading.tokens);
  const proposals = anchors.flatMap((anchor) => {
    const place = readValuePlace(reading, anchor);
    const after = place ? readAfter(slot, reading, place, anchor) : undefined;
    return after ? [after] : readBefore(slot, reading, anchor);
  });
  const isAddress = ADDRESSES.has(slot.words.at(-1) ?? "");
  return proposals.filter(
    ({ value }) => acceptsValue(slot, value) && (!isAddress || /[./@:-]/.test(String(value))),
  );
}

function readAfter(slot: Slot, reading: Reading, place: ValuePlace, anchor: Anchor): Proposal | undefined {
  const { text, tokens, mentions } = reading;
  const score = anchor.strength >= 0.9 || place.strong ? 0.95 : 0.86;
  const mention = mentions.find(
    (each): each is TextMention => isText(each) && Math.abs(each.start - place.start) <= 1,
  );
  if (isFreeText(slot) && !place.strong && mention?.kind !== "quoted") return undefined;
  if (mention) return { slot, value: mention.value, score, start: mention.start, end: mention.end };
  const index = tokens.findIndex((token) => token.start >= place.start && token.start - place.start <= 1);
  const token = tokens[index];
  if (token === undefined) return undefined;
  if (place.explicit && !isFreeText(slot)) return readLine(slot, text, place.start);
  const code = readCode(text, token, anchor.strength === 1 && slot.required);
  const phrase = readProperPhrase(text, tokens, index, isPlace(slot));
  if (phrase && code.length <= token.text.length)
    return { slot, value: phrase.text, score, start: phrase.start, end: phrase.end };
  if (isCode(code) || code.length > token.text.length) {
    return { slot, value: code, score: score - 0.02, start: token.start, end: token.start + code.length };
  }
  const isPlain = place.strong && slot.required && !STOP_WORDS.has(token.lower) && !isFreeText(slot);
  let last = index;
  while (tokens[last + 1]?.gap === "-") last++;
  const end = tokens[last]?.end ?? token.end;
  return isPlain && isLastOfPhrase(reading, last)
    ? { slot, value: text.slice(token.start, end), score: 0.78, start: token.start, end }
    : undefined;
}

/** A code goes on to the next space: `JD@2023`; closing punctuation and a possessive `'s` do not belong to it. */
function readCode(text: string, token: Token, hyphens: boolean): string {
  const chunk = /^[^\s,;"'“”()[\]{}<>]+/.exec(text.slice(token.start))?.[0] ?? token.text;
  const code = chunk.replace(/[.:!?…]+$/, "");
  return code.length > token.text.length && (isCode(code) || (hyphens && /^[\w.]+(?:-[\w.]+)+$/.test(code)))
    ? code
    : token.text;
}

/** A single word is a value only if the phrase ends with it: not `status is currently unknown`. */
function isLastOfPhrase({ tokens }: Reading, index: number): boolean {
  const next = tokens[index + 1];
  return next === undefined || /[,.;!?\n]/.test(next.gap) || STOP_WORDS.has(next.lower);
}

/** `name: value` up to the end of the line, a comma or a semicolon. */
function readLine(slot: Slot, text: string, start: number): Proposal | undefined {
  const value = /^[^\n,;]{1,300}/
    .exec(text.slice(start))?.[0]
    .trim()
    .replace(/^["']|["']$|[.?!]$/g, "");
  return value === undefined || value === "" || value.split(/\s+/).length > 8
    ? undefined
    : { slot, value, score: 0.95, start, end: start + value.length };
}

function readBefore(slot: Slot, { text, tokens, mentions }: Reading, anchor: Anchor): Proposal[] {
  if (anchor.strength < 0.9) return [];
  const start = tokens[anchor.first]?.start ?? 0;
  const quoted = mentions.find(
    (each): each is TextMention =>
      isText(each) && each.end <= start && LINK_BACK.test(text.slice(each.end, start)),
  );
  if (quoted) return [{ slot, value: quoted.value, score: 0.96, start: quoted.start, end: quoted.end }];
  const phrase = readPhraseBefore(text, tokens, anchor.first - countLinks(text.slice(0, start)));
  const describes =
    phrase && phrase.first === phrase.last && VAGUE.has(tokens[phrase.first - 1]?.lower ?? "");
  return phrase && !describes
    ? [{ slot, value: phrase.text, score: 0.86, start: phrase.start, end: phrase.end }]
    : [];
}

/** Words between a name and the slot's own: `Johnny Depp in the cast`. */
function countLinks(before: string): number {
  return / (?:in|as)( (?:the|a|an|its))? $/.exec(before)?.[0].trim().split(" ").length ?? 0;
}

function isText(mention: Reading["mentions"][number]): mention is TextMention {
  return mention.kind !== "number" && mention.kind !== "date";
}
