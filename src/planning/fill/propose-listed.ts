import type { Json } from "../../contract/json.ts";
import { singular, splitWords } from "../words/split-words.ts";
import { acceptsValue } from "./accepts-value.ts";
import type { Slot } from "./list-slots.ts";
import { isNumeric } from "./propose-number.ts";
import type { Token } from "./read-tokens.ts";
import type { Proposal, Reading } from "./reading.ts";
import { STOP_WORDS } from "./stop-words.ts";

/**
 * Values that the description itself lists: examples (`such as 'bitter', 'sweet'`) that the question uses, and codes with
 * their meaning (`1 represents cleaning, 2 represents ironing`) whose meaning it names.
 */
export function proposeListed(slot: Slot, reading: Reading): Proposal[] {
  if (slot.types.includes("array") || slot.types.includes("object")) return [];
  const pairs = isNumeric(slot) ? listCodes(slot.description) : listExamples(slot.description);
  const hits = pairs.flatMap(({ value, label }) => {
    const words = splitWords(label).map(singular);
    const index = findWords(words, reading.tokens);
    if (index === undefined || !acceptsValue(slot, value)) return [];
    const [first, last] = [reading.tokens[index], reading.tokens[index + words.length - 1]];
    const isSpelled = label === label.toLowerCase() || reading.text.slice(first?.start, last?.end) === label;
    if (!slot.required && !isSpelled && !isNumeric(slot)) return [];
    return first && last
      ? [{ slot, value, score: 0.84, shared: true, start: first.start, end: last.end }]
      : [];
  });
  const longest = hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other !== hit &&
          other.start <= hit.start &&
          other.end >= hit.end &&
          other.end - other.start > hit.end - hit.start,
      ),
  );
  return new Set(longest.map(({ value }) => value)).size === 1 ? longest.slice(0, 1) : [];
}

interface Listed {
  value: Json;
  label: string;
}

function listExamples(description: string): Listed[] {
  const from =
    /\b(?:such as|e\.g\.|for example|examples?|like|options?|values?|either|one of|can be)\b/i.exec(
      description,
    );
  if (!from) return [];
  const quoted = [...description.slice(from.index).matchAll(/['"‘“]([^'"’”]{2,40})['"’”]/g)];
  return quoted
    .map((match) => ({ value: match[1] ?? "", label: match[1] ?? "" }))
    .filter(({ label }) => !/YYYY|HH:|\{/i.test(label));
}

/** `1 represents cleaning`, `'2' for ironing`, `3 = big cleaning`; at least two such pairs make a list. */
function listCodes(description: string): Listed[] {
  const pattern =
    /['"]?\b(\d{1,6})['"]?\s*(?:represents|corresponds to|stands for|means|for|is|=|:|–|-|to)\s+(?:a |an |the )?['"]?([\p{L}][\p{L} -]{1,40}?)(?=['"]?\s*(?:services?\b)?\s*(?:[,.;)]|$|and \d|or \d))/giu;
  const pairs = [...description.matchAll(pattern)].map((match) => ({
    value: Number(match[1]),
    label: (match[2] ?? "").trim(),
  }));
  return pairs.length >= 2 ? pairs : [];
}

function findWords(words: readonly string[], tokens: readonly Token[]): number | undefined {
  if (words.length === 0 || words.every((word) => STOP_WORDS.has(word) || word.length < 2)) return undefined;
  const at = tokens.findIndex((_, index) =>
    words.every((word, offset) => tokens[index + offset]?.stem === word),
  );
  return at < 0 ? undefined : at;
}
