import { acceptsValue } from "./accepts-value.ts";
import { countsFor } from "./counts-for.ts";
import { findAnchors } from "./find-anchors.ts";
import { isIdentifier } from "./kinds.ts";
import type { Slot } from "./list-slots.ts";
import type { NumberMention } from "./read-numbers.ts";
import { readValuePlace } from "./read-value-place.ts";
import type { Proposal, Reading } from "./reading.ts";
import { STOP_WORDS } from "./stop-words.ts";

const LIMITS = new Set("limit max count top size results result page_size rows amount number n k".split(" "));
const LIMIT_CUE =
  /(?:\b(?:top|first|last|latest|max(?:imum)?(?: of)?|up to|at most|limit(?:ed)?(?: of| to)?|no more than)\s*)$/i;
const LEAST_CUE =
  /\b(?:at least|min(?:imum)?(?: of)?|over|above|more than|greater than|from|between|higher than|not below|below)\s*$/i;
const MOST_CUE =
  /\b(?:at most|max(?:imum)?(?: of)?|under|up to|less than|cheaper than|no more than|to|and)\s*$/i;
const MONEY = new Set(
  "price amount cost budget fee salary total payment value sum money income revenue spend purchase".split(
    " ",
  ),
);
const MONEY_SIGNS = new Set(["$", "€", "£", "¥", "₹", "dollar", "usd", "eur", "euro", "czk", "pound", "kč"]);
const UNITS = new Set(
  `percentile second minute hour day week month year night percent % degree celsius fahrenheit meter metre kilometer kilometre km mile foot feet kg gram
  pound litre liter people person guest adult child room star seat ticket ms byte mb gb kb`.split(/\s+/),
);
const SAME_UNIT: Readonly<Record<string, string>> = {
  "%": "percent",
  percentile: "percent",
  percentage: "percent",
  km: "kilometer",
  star: "rating",
};

/** Numbers that the question ties to a slot: by its name, its unit, a limit cue (`top 5`), a bound (`over 100`) or money. */
export function proposeNumber(slot: Slot, reading: Reading): Proposal[] {
  if (!isNumeric(slot)) return [];
  const numbers = reading.mentions.filter((mention) => mention.kind === "number");
  return numbers.flatMap((number) => {
    if (!acceptsValue(slot, number.value)) return [];
    const score = scoreNumber(slot, number, numbers, reading);
    return score === 0 ? [] : [{ slot, value: number.value, score, start: number.start, end: number.end }];
  });
}

export function isNumeric({ types }: Slot): boolean {
  return types.length > 0 && types.every((type) => type === "integer" || type === "number");
}

/** Whether a number in one time unit cannot be meant for a slot that counts another. */
export function clashes(slot: Slot, number: NumberMention): boolean {
  const times = ["second", "minute", "hour", "day", "week", "month", "year"];
  const named = times.filter((unit) =>
    new RegExp(`\\b${unit}s?\\b`, "i").test(`${slot.words.join(" ")} ${slot.description}`),
  );
  return times.includes(number.unit) && named.length > 0 && !named.includes(number.unit);
}

function scoreNumber(
  slot: Slot,
  number: NumberMention,
  numbers: readonly NumberMention[],
  reading: Reading,
): number {
  if (clashes(slot, number)) return 0;
  if (isNamed(slot, number, reading)) return 0.95;
  const before = reading.text.slice(Math.max(0, number.start - 24), number.start);
  if (isLimit(slot) && LIMIT_CUE.test(before)) return 0.88;
  if (number.word && number.value === 1) return 0;
  if (isBound(slot, before, number, reading)) return 0.87;
  if (hasUnit(slot, number) && isOnlyWithUnit(slot, number, numbers, reading)) return 0.86;
  const isMoney = MONEY_SIGNS.has(number.unit);
  const moneySlots = reading.slots.filter(
    (other) => isNumeric(other) && other.words.some((word) => MONEY.has(word)),
  );
  const moneyNumbers = numbers.filter(({ unit }) => MONEY_SIGNS.has(unit));
  return isMoney && moneySlots.length === 1 && moneySlots[0] === slot && moneyNumbers.length === 1 ? 0.86 : 0;
}

/** The name right before the number (`node 5`, `a limit of 50`). */
function isNamed(slot: Slot, number: NumberMention, reading: Reading): boolean {
  const isPreposition = slot.words.every((word) => STOP_WORDS.has(word));
  if (isPreposition || (isIdentifier(slot) && !countsFor(slot, number, reading))) return false;
  return findAnchors(slot, reading.slots, reading.tokens).some((anchor) => {
    const place = readValuePlace(reading, anchor);
    return place !== undefined && Math.abs(place.start - number.start) <= 1;
  });
}

function isLimit(slot: Slot): boolean {
  return slot.words.some((word) => LIMITS.has(word)) && !slot.words.includes("id");
}

/** `min_price` ← `over 100`; `max_price` ← `under 200`; both ← `between 100 and 200`. The quantity itself must be spoken of. */
function isBound(slot: Slot, before: string, number: NumberMention, { text, slots }: Reading): boolean {
  const low = slot.words.some((word) => ["min", "minimum", "lowest", "from"].includes(word));
  const high = slot.words.some((word) => ["max", "maximum", "highest"].includes(word));
  if (low === high) return false;
  const subject = slot.words.filter(
    (word) => !["min", "minimum", "max", "maximum", "lowest", "highest", "from"].includes(word),
  );
  const isSpokenOf = subject.some((word) => text.toLowerCase().includes(word));
  const isOnlyBound =
    slots.filter((other) => other.words.some((word) => slot.words.includes(word) && /^(min|max)/.test(word)))
      .length === 1;
  const isMoney = MONEY_SIGNS.has(number.unit) && subject.some((word) => MONEY.has(word));
  if (!isSpokenOf && !isMoney && !(isOnlyBound && subject.length === 0)) return false;
  return (low ? LEAST_CUE : MOST_CUE).test(before.replace(/[$€£]\s*$/, ""));
}

function hasUnit(slot: Slot, { unit }: NumberMention): boolean {
  if (unit === "" || !(UNITS.has(unit) || slot.words.includes(unit))) return false;
  const said = `${slot.words.join(" ")} ${slot.description.toLowerCase()}`;
  return [unit, SAME_UNIT[unit] ?? unit].some((word) => /\p{L}/u.test(word) && said.includes(word));
}

function isOnlyWithUnit(
  slot: Slot,
  { unit, value }: NumberMention,
  numbers: readonly NumberMention[],
  { slots }: Reading,
): boolean {
  const rivals = numbers.filter((other) => other.unit === unit && other.value !== value);
  const others = slots.filter(
    (other) => other !== slot && isNumeric(other) && hasUnit(other, { unit } as NumberMention),
  );
  return rivals.length === 0 && others.length === 0;
}
