import { isJsonObject, type Json } from "../../contract/json.ts";
import { coerceValue } from "../schema/coerce-value.ts";
import { listTypes, listValues, resolveSchema } from "../schema/resolve-schema.ts";
import { findAnchors } from "./find-anchors.ts";
import type { Slot } from "./list-slots.ts";
import { proposeEnum } from "./propose-enum.ts";
import { readValuePlace } from "./read-value-place.ts";
import type { Proposal, Reading } from "./reading.ts";
import { STOP_WORDS } from "./stop-words.ts";

const MAX_ITEMS = 200;

/** Lists: `[1, 2, 3]`, `133 and 34`, `milk, eggs and bread`, several quotes, several listed values. */
export function proposeList(slot: Slot, reading: Reading): Proposal[] {
  if (!slot.types.includes("array")) return [];
  const items = resolveSchema(slot.schema, slot.schema["items"]);
  const values = listValues(items);
  if (values.length > 0) return listedItems(slot, values, reading);
  const types = listTypes(items);
  if (types.some((type) => type === "integer" || type === "number")) return numberItems(slot, items, reading);
  return types.includes("string") ? textItems(slot, items, reading) : [];
}

function listedItems(slot: Slot, values: readonly Json[], reading: Reading): Proposal[] {
  const found = values.flatMap((value) =>
    proposeEnum({ ...slot, types: ["string"], values: [value] }, { ...reading, slots: [] }),
  );
  if (found.length === 0) return [];
  return [
    join(
      slot,
      found,
      found.map((each) => each.value),
      0.86,
    ),
  ];
}

/** All numbers of a bracket or a chain (`a, b and c`); with one list to fill also numbers that stand apart (`102 for L and 103 for M`). */
function numberItems(slot: Slot, items: Json, reading: Reading): Proposal[] {
  const numbers = reading.mentions.filter((mention) => mention.kind === "number");
  const chains: (typeof numbers)[] = [];
  for (const number of numbers) {
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    const between = last ? reading.text.slice(last.end, number.start) : "";
    if (chain && /^\s*(?:,|;|and|&|,\s*and|or)\s*$/i.test(between)) chain.push(number);
    else chains.push([number]);
  }
  const long = chains.filter((chain) => chain.length > 1 || isBracketed(reading.text, chain[0]));
  const anchored = chains.filter((chain) => isNamed(slot, reading, chain[0]?.start ?? -1));
  const chosen = anchored.length === 1 ? anchored : long;
  // `item IDs 102 for size L and 103 for size M`: the list goes on somewhere, so half of it is no answer.
  const isTorn = anchored.length === 1 && anchored[0]?.length === 1 && chains.length > 1;
  const hasLoose = chains.some(
    (chain) => chain !== anchored[0] && !isNamedByOther(slot, reading, chain[0]?.start ?? -1),
  );
  if (isTorn && hasLoose) return [];
  const rivals = reading.slots.filter(
    (other) => other !== slot && other.types.includes("array") && other.required,
  );
  const [chain] = chosen;
  if (chain === undefined || chosen.length > 1 || (rivals.length > 0 && long.length !== 1)) return [];
  if (!slot.required && anchored.length === 0) return [];
  return accept(
    slot,
    items,
    chain,
    chain.map((number) => number.value),
    anchored.length > 0 ? 0.9 : 0.8,
  );
}

function isNamedByOther(slot: Slot, reading: Reading, start: number): boolean {
  return reading.slots.some((other) => other !== slot && isNamed(other, reading, start));
}

function isBracketed(text: string, number: { start: number } | undefined): boolean {
  return number !== undefined && /\[\s*$/.test(text.slice(0, number.start));
}

function isNamed(slot: Slot, reading: Reading, start: number): boolean {
  return findAnchors(slot, reading.slots, reading.tokens).some((anchor) => {
    const place = readValuePlace(reading, anchor);
    return place !== undefined && start >= place.start - 1 && start - place.start <= 2;
  });
}

function textItems(slot: Slot, items: Json, reading: Reading): Proposal[] {
  const rivals = reading.slots.filter((other) => other !== slot && takesTextList(other) && other.required);
  const quoted = reading.mentions.flatMap((mention) =>
    mention.kind === "quoted" || mention.kind === "email" ? [mention] : [],
  );
  const others = reading.slots.filter(
    (other) => other !== slot && other.required && other.types.includes("string"),
  );
  const email = isEmail(slot, items);
  const texts = quoted.filter((mention) => (mention.kind === "email") === email);
  if (
    texts.length > (email ? 0 : 1) &&
    rivals.length === 0 &&
    others.length === 0 &&
    (slot.required || email)
  ) {
    return accept(
      slot,
      items,
      texts,
      texts.map((text) => text.value),
      0.82,
    );
  }
  return rivals.length === 0 || findAnchors(slot, reading.slots, reading.tokens).length > 0
    ? chainOfWords(slot, items, reading)
    : [];
}

function takesTextList(slot: Slot): boolean {
  return (
    slot.types.includes("array") &&
    listTypes(resolveSchema(slot.schema, slot.schema["items"])).includes("string")
  );
}

function isEmail(slot: Slot, items: Json): boolean {
  const format = isJsonObject(items) ? items["format"] : undefined;
  return (
    format === "email" || slot.words.some((word) => ["email", "recipient", "cc", "bcc", "to"].includes(word))
  );
}

/** `a, b and c` right after the slot's name, `such as` or a colon. */
function chainOfWords(slot: Slot, items: Json, reading: Reading): Proposal[] {
  const { text } = reading;
  const places = findAnchors(slot, reading.slots, reading.tokens).flatMap(
    (anchor) => readValuePlace(reading, anchor)?.start ?? [],
  );
  const cue = /(?:such as|for example|including|:)\s+/i.exec(text);
  const start = places[0] ?? (slot.required && cue ? cue.index + cue[0].length : undefined);
  const named =
    start === undefined
      ? []
      : readChain(slot, items, text, { start, score: places.length > 0 ? 0.85 : 0.74 });
  return named.length > 0 || !slot.required ? named : chainAnywhere(slot, items, text);
}

function readChain(
  slot: Slot,
  items: Json,
  text: string,
  { start, score }: { start: number; score: number },
): Proposal[] {
  const end = start + (/^[^.!?;\n]*/.exec(text.slice(start))?.[0].length ?? 0);
  const segment = text.slice(start, end);
  const parts = segment.split(SEPARATOR).map((part) => part.trim().replace(/^["'“‘]|["'”’]$/g, ""));
  const isList = parts.length > 1 && parts.every((part) => part !== "" && part.split(/\s+/).length <= 4);
  return isList ? accept(slot, items, [{ start, end }], parts, score) : [];
}

const SEPARATOR = /,\s*(?:and|or|und|oder|y|a)\s+|,\s*|\s+(?:and|or|und|oder|y)\s+/u;
const ITEM = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]{0,40}";
const THREE = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])((?:${ITEM} ){0,3}${ITEM})((?:, (?:${ITEM} ){0,2}${ITEM})+),? (?:and|und|y|a) (${ITEM}(?: ${ITEM})?)`,
  "giu",
);

/** `add milk, eggs and bread to …`: the only chain of three or more, without the verb before and the words after it. */
function chainAnywhere(slot: Slot, items: Json, text: string): Proposal[] {
  const chains = [...text.matchAll(THREE)];
  const [chain] = chains;
  if (chain === undefined || chains.length > 1) return [];
  const [, first = "", middle = "", last = ""] = chain;
  const parts = [trimStart(first), ...middle.split(", ").filter(Boolean), trimEnd(last)];
  const span = { start: chain.index, end: chain.index + chain[0].length };
  return parts.every((part) => part !== "" && part.split(" ").length <= 2)
    ? accept(slot, items, [span], parts, 0.72)
    : [];
}

function trimStart(words: string): string {
  const parts = words.split(" ");
  const cut = parts.findLastIndex((word) => STOP_WORDS.has(word.toLowerCase()));
  return parts.slice(cut + 1).join(" ");
}

function trimEnd(words: string): string {
  const parts = words.split(" ");
  const cut = parts.findIndex((word) => STOP_WORDS.has(word.toLowerCase()));
  return (cut < 0 ? parts : parts.slice(0, cut)).join(" ");
}

function accept(
  slot: Slot,
  items: Json,
  spans: readonly { start: number; end: number }[],
  values: readonly Json[],
  score: number,
): Proposal[] {
  if (values.length === 0 || values.length > MAX_ITEMS) return [];
  const coerced = values.map((value) => coerceValue(slot.schema, items, value));
  return [join(slot, spans, coerced, score)];
}

function join(
  slot: Slot,
  spans: readonly { start: number; end: number }[],
  value: Json[],
  score: number,
): Proposal {
  return {
    slot,
    value,
    score,
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}
