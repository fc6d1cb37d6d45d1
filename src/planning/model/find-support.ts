import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { PAGING_WORDS } from "../../language/stop-words.ts";
import type { Slot } from "../aligning/list-slots.ts";
import { SECONDS } from "../aligning/periods.ts";
import type { Request } from "../aligning/request-words.ts";
import { foldForSearch } from "../deciding/given-words.ts";
import { listTypes, listValues, resolveSchema } from "../schema/find-argument.ts";
import type { SearchedText } from "./searched-text.ts";

/**
 * The source of an argument's value: `said` and `known` values occur in the request, or in the context and
 * earlier results; `listed` values are the schema's own; `meant` values reword an unused part of the
 * request ("halfway" → 50).
 */
export type Support = "said" | "known" | "listed" | "meant";

export interface Sources {
  request: Request;
  /** Indexes of unused words of the request. */
  free: readonly number[];
  /** Indexes of words that only describe the operation. */
  descriptive: readonly number[];
  /** Those that the operation itself contains, in any inflection. */
  resource: readonly number[];
  /** Arguments that identify a resource. */
  exact: ReadonlySet<string>;
  /** The request. */
  said: SearchedText;
  /** The content of the context and of earlier results. */
  known: SearchedText;
}

/** Larger numbers are not reworded. */
const MAX_MEANT = 1_000;
/** Distinguishes a time of day from a number of hours. */
const IS_TIME = /^([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/;
const IS_DAY = /^\d{4}-\d{2}-\d{2}(?:$|T)/;
/** The units in which an argument may take a period, in seconds. */
const UNITS = [0.001, ...Object.values(SECONDS)];
/** Arguments for which "a" means one. */
const COUNTED =
  /^(quantity|qty|count|number|people|persons?|guests?|adults?|seats?|tickets?|copies|rooms?|pieces?|units?|items?|nights?|days?|hours?|weeks?|months?|years?|times|pocet|anzahl|menge|ilosc|liczba|cantidad|quantite|nombre)$/;
const MINOR_UNITS = /\b(cents?|minor|smallest|milli\w*|basis|thousandths?)\b/i;

/** Words that make a name that of an amount of money, and nothing else. */
const MONEY =
  /^(amount|price|cost|fee|sum|cents|payment|salary|budget|tip|deposit|refund|betrag|preis|castka|cena|kwota|importe|precio|montant|prix)$/;

/** The source of an argument's value, or null when it has none. */
export function findSupport(value: Json, slot: Slot | undefined, sources: Sources): Support | null {
  if (value === null || value === "" || typeof value === "boolean") return "listed";
  if (Array.isArray(value)) return weakest(value, itemOf(slot), sources);
  if (isJsonObject(value)) return weakest(Object.values(value), undefined, sources);
  const text = foldForSearch(String(value));
  if (sources.said.contains(text) && !isPartOfDay(text, slot, sources)) return "said";
  if (sources.known.contains(text)) return "known";
  if (slot !== undefined && isListed(value, slot)) return supportListed(value, slot, sources);
  if (typeof value === "number") return supportNumber(value, slot, sources);
  if (IS_TIME.test(value) || IS_DAY.test(value)) return supportTime(value, slot, sources);
  return supportText(value, slot, sources);
}

/**
 * Whether a number occurs only in the days and times of the request and the argument takes none: "from 1 May"
 * gives no id 1.
 */
function isPartOfDay(text: string, slot: Slot | undefined, { request, exact }: Sources): boolean {
  const { reading, words } = request;
  const takesNumber = slot?.types.some((type) => type === "integer" || type === "number") === true;
  const takesDay = /date|day|month|year|time|hour|minute|week/.test(slot?.words.join(" ") ?? "");
  if (!/^\d{1,4}$/.test(text) || takesDay || !(takesNumber || isIdentifier(slot, exact))) return false;
  const inDay = (i: number) =>
    reading.values.some(
      ({ kind, first, last }) => /^(date|time|duration)$/.test(kind) && first <= i && last >= i,
    );
  const said = words.filter(({ token }) => token.word.includes(text));
  return said.length > 0 && said.every(({ index }) => inDay(index));
}

/**
 * A model may choose among listed values, but a required argument needs evidence for the choice. "Raise the
 * gate" does not say which of the listed gates: the words of the resource itself are no evidence for one that
 * is identified.
 */
function supportListed(
  value: Json,
  { required, schema, name, path }: Slot,
  { free, descriptive, resource, exact }: Sources,
): Support | null {
  if (!required || schema["default"] === value || schema["const"] === value) return "listed";
  const isIdentified = path.length === 1 && exact.has(name);
  const evidence = isIdentified ? descriptive.filter((i) => !resource.includes(i)) : descriptive;
  return free.length > 0 || evidence.length > 0 ? "listed" : null;
}

function supportNumber(value: number, slot: Slot | undefined, sources: Sources): Support | null {
  const said = sources.request.reading.values.filter(({ number }) => number !== undefined);
  const isId = isIdentifier(slot, sources.exact);
  // "in one week" gives no id 1.
  const own = said.filter(({ kind }) => !isId || kind !== "duration");
  if (own.some(({ number }) => number === value || number === -value)) return "said";
  if (isId) return null;
  const { lexicon } = sources.request.reading;
  const isMoney = slot?.required === true && slot.words.some((word) => MONEY.test(word));
  const isCount = slot === undefined || slot.words.some((word) => COUNTED.test(word));
  const isSpoken = sources.request.words.some(
    ({ token: { word, quote } }) =>
      quote < 0 &&
      // "a link" states no number of anything else.
      (isCount || !lexicon.functionWords.has(word)) &&
      (lexicon.ordinals.get(word) ?? lexicon.numbers.get(word)) === value,
  );
  if (isSpoken) return "said";
  const isMinor = slot !== undefined && MINOR_UNITS.test(`${slot.words.join(" ")} ${slot.description}`);
  const isConverted = said.some(({ kind, number = 0, unit = "" }) => {
    const seconds = kind === "duration" ? number * (SECONDS[unit] ?? Number.NaN) : Number.NaN;
    const isTime = UNITS.some((each) => near(value * each, seconds));
    return (
      isTime ||
      (isMinor && [100, 1_000].some((factor) => near(number * factor, value) || near(number / factor, value)))
    );
  });
  if (isConverted) return "said";
  // No words but numbers say how much money is meant.
  if (isMoney) return null;
  // A request that states a number means no other one.
  if (said.some(({ kind }) => kind === "number" || kind === "duration")) return null;
  const isPaging = slot?.words.some((word) => PAGING_WORDS.has(word)) === true && slot.required === false;
  // "the music volume" says nothing about how loud.
  const { words } = sources.request;
  const isModifier = (i: number) => sources.resource.includes(i + 1) && words[i + 1]?.token.gap === " ";
  const isMeant = sources.free.some((i) => !isModifier(i)) && Math.abs(value) <= MAX_MEANT;
  return isPaging || isMeant ? "meant" : null;
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b));
}

/** Dates and times are computed, so the request must contain one, in numbers or words. */
function supportTime(
  value: string,
  slot: Slot | undefined,
  { request, free, known, exact }: Sources,
): Support | null {
  const { reading, words } = request;
  const speaks =
    reading.values.some(({ kind }) => kind === "date" || kind === "time" || kind === "duration") ||
    words.some(({ token }) => reading.lexicon.times.has(token.word));
  if (speaks) return "said";
  if (known.text.includes(foldForSearch(value.slice(0, 10)))) return "known";
  return free.length > 0 && !isIdentifier(slot, exact) ? "meant" : null;
}

/** Minimum share of its words, in any inflection. */
const SAID = 0.6;
/** For a text with numbers or addresses: all words of a short one, nearly all of a long one. */
const SAID_EXACTLY = 1;
const SAID_NEARLY = 0.9;
const LONG_TEXT = 200;

function supportText(value: string, slot: Slot | undefined, sources: Sources): Support | null {
  const { free, exact } = sources;
  const isExact = isIdentifier(slot, exact) || /[\d@]|:\/\/|\w\.\w/.test(value);
  const exactly = value.length > LONG_TEXT ? SAID_NEARLY : SAID_EXACTLY;
  const found = findWords(value, sources, isExact && /[\d@]|:\/\//.test(value) ? exactly : SAID);
  // An exact value cannot be reworded.
  if (found !== null || isExact) return found;
  return free.length > 0 && value.trim().length > 1 ? "meant" : null;
}

function findWords(value: string, { said, known }: Sources, least: number): Support | null {
  const own = foldForSearch(value).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (own.length === 0) return null;
  const share = (has: (word: string) => boolean) => own.filter(has).length / own.length;
  if (share(said.hasWord) >= least) return "said";
  return share((word) => known.hasWord(word) || said.hasWord(word)) >= least ? "known" : null;
}

/** Whether the argument identifies a resource. */
function isIdentifier(slot: Slot | undefined, exact: ReadonlySet<string>): boolean {
  if (slot === undefined) return false;
  if (slot.path.length === 1 && exact.has(slot.name)) return true;
  const format = String(slot.schema["format"] ?? "");
  return (
    /^(id|uuid|key|code|number|no|nr|email|url|uri|slug|token|iban|account)$/.test(slot.words.at(-1) ?? "") ||
    /^(uuid|email|uri|url|hostname|ipv4|ipv6)$/.test(format)
  );
}

function isListed(value: Json, { values, schema }: Slot): boolean {
  return [...values, schema["default"]].some((listed) => listed === value);
}

function itemOf(slot: Slot | undefined): Slot | undefined {
  if (slot === undefined || !listTypes(slot.schema).includes("array")) return slot;
  const schema: JsonObject = resolveSchema(slot.schema, slot.schema["items"]);
  return { ...slot, schema, values: [...slot.values, ...listValues(schema)] };
}

/** The words of the request behind a value that is written differently: dates, times and numbers. */
export function findSourceWords(value: Json, { reading, words }: Request): number[] {
  if (
    typeof value !== "number" &&
    !(typeof value === "string" && (IS_TIME.test(value) || IS_DAY.test(value)))
  )
    return [];
  const kinds = typeof value === "number" ? ["number", "duration"] : ["date", "time", "duration", "number"];
  const spoken = reading.values
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ first, last }) => range(first, last));
  if (typeof value === "number") return spoken;
  return [
    ...spoken,
    ...words.flatMap(({ token, index }) => (reading.lexicon.times.has(token.word) ? [index] : [])),
  ];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

const ORDER: readonly Support[] = ["said", "known", "listed", "meant"];

function weakest(values: readonly Json[], slot: Slot | undefined, sources: Sources): Support | null {
  let worst: Support = "said";
  for (const value of values) {
    const support = findSupport(value, slot, sources);
    if (support === null) return null;
    if (ORDER.indexOf(support) > ORDER.indexOf(worst)) worst = support;
  }
  return worst;
}
