import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { PAGING_WORDS } from "../../language/stop-words.ts";
import type { Slot } from "../aligning/list-slots.ts";
import type { Request } from "../aligning/request-words.ts";
import { foldForSearch } from "../deciding/given-words.ts";
import { listTypes, listValues, resolveSchema } from "../schema/find-argument.ts";

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
  /** Arguments that identify a resource. */
  exact: ReadonlySet<string>;
  /** The content of the context and of earlier results, folded. */
  known: string;
}

/** Larger numbers are not reworded. */
const MAX_MEANT = 1_000;
/** Distinguishes a time of day from a number of hours. */
const IS_TIME = /^([01]?\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/;
const IS_DAY = /^\d{4}-\d{2}-\d{2}(?:$|T)/;
/** Factors between units of time. */
const TIME_FACTORS = [60, 3_600, 86_400, 24, 7, 30, 1_000];
const MINOR_UNITS = /\b(cents?|minor|smallest|milli\w*|basis|thousandths?)\b/i;

/** The source of an argument's value, or null when it has none. */
export function findSupport(value: Json, slot: Slot | undefined, sources: Sources): Support | null {
  if (value === null || value === "" || typeof value === "boolean") return "listed";
  if (Array.isArray(value)) return weakest(value.map((item) => findSupport(item, itemOf(slot), sources)));
  if (isJsonObject(value))
    return weakest(Object.values(value).map((inner) => findSupport(inner, undefined, sources)));
  const text = String(value);
  const { request, known } = sources;
  if (occursIn(text, foldForSearch(request.reading.text))) return "said";
  if (occursIn(text, known)) return "known";
  if (slot !== undefined && isListed(value, slot)) return supportListed(value, slot, sources);
  if (typeof value === "number") return supportNumber(value, slot, sources);
  if (IS_TIME.test(value) || IS_DAY.test(value)) return supportTime(value, slot, sources);
  return supportText(value, slot, sources);
}

/**
 * Whether the value occurs between word boundaries, ignoring separators inside codes and phone numbers.
 */
function occursIn(value: string, source: string): boolean {
  const folded = foldForSearch(value);
  const plain = folded.replace(/[^\p{L}\p{N}]/gu, "");
  if (folded === "") return true;
  const pattern = [...plain].join("[^\\p{L}\\p{N}]{0,3}");
  return plain.length > 300
    ? source.includes(folded)
    : plain !== "" && new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "u").test(source);
}

/** A model may choose among listed values, but a required argument needs evidence for the choice. */
function supportListed(
  value: Json,
  { required, schema }: Slot,
  { free, descriptive }: Sources,
): Support | null {
  const isGiven = !required || schema["default"] === value || schema["const"] === value;
  return isGiven || free.length > 0 || descriptive.length > 0 ? "listed" : null;
}

function supportNumber(value: number, slot: Slot | undefined, sources: Sources): Support | null {
  const said = sources.request.reading.values.filter(({ number }) => number !== undefined);
  if (said.some(({ number }) => number === value || number === -value)) return "said";
  if (isIdentifier(slot, sources.exact)) return null;
  const { lexicon } = sources.request.reading;
  const isSpoken = sources.request.words.some(
    ({ token: { word, quote } }) =>
      quote < 0 && (lexicon.ordinals.get(word) ?? lexicon.numbers.get(word)) === value,
  );
  if (isSpoken) return "said";
  const isMinor = slot !== undefined && MINOR_UNITS.test(`${slot.words.join(" ")} ${slot.description}`);
  const isConverted = said.some(({ kind, number = 0 }) => {
    const factors = kind === "duration" ? TIME_FACTORS : isMinor ? [100, 1_000] : [];
    return factors.some((factor) => near(number * factor, value) || near(number / factor, value));
  });
  if (isConverted) return "said";
  const isPaging = slot?.words.some((word) => PAGING_WORDS.has(word)) === true && slot.required === false;
  return isPaging || (sources.free.length > 0 && Math.abs(value) <= MAX_MEANT) ? "meant" : null;
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
  if (known.includes(foldForSearch(value.slice(0, 10)))) return "known";
  return free.length > 0 && !isIdentifier(slot, exact) ? "meant" : null;
}

/** Minimum share of its words, in any inflection. */
const SAID = 0.6;
/** For a text with numbers or addresses: all words of a short one, nearly all of a long one. */
const SAID_EXACTLY = 1;
const SAID_NEARLY = 0.9;
const LONG_TEXT = 200;

function supportText(
  value: string,
  slot: Slot | undefined,
  { request, free, known, exact }: Sources,
): Support | null {
  const isExact = isIdentifier(slot, exact) || /[\d@]|:\/\/|\w\.\w/.test(value);
  const exactly = value.length > LONG_TEXT ? SAID_NEARLY : SAID_EXACTLY;
  const found = findWords(value, request, known, isExact && /[\d@]|:\/\//.test(value) ? exactly : SAID);
  // An exact value cannot be reworded.
  if (found !== null || isExact) return found;
  return free.length > 0 && value.trim().length > 1 ? "meant" : null;
}

function findWords(value: string, { words }: Request, known: string, least: number): Support | null {
  const own = foldForSearch(value).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (own.length === 0) return null;
  const said = words.map(({ token }) => foldForSearch(token.text));
  const knownWords = known.match(/[\p{L}\p{N}]+/gu) ?? [];
  const share = (source: readonly string[]) =>
    own.filter((word) => source.some((other) => isInflected(word, other))).length / own.length;
  if (share(said) >= least) return "said";
  return share(knownWords) >= least || share([...said, ...knownWords]) >= least ? "known" : null;
}

/** Whether the words differ only in their ending: "Brně" for "Brno". Codes must be equal. */
function isInflected(a: string, b: string): boolean {
  if (a === b) return true;
  if (/\d/.test(a) || a.length < 4 || b.length < 4) return false;
  const least = Math.max(3, Math.ceil(0.6 * Math.max(a.length, b.length)));
  return a.slice(0, least) === b.slice(0, least);
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

function weakest(supports: readonly (Support | null)[]): Support | null {
  let worst: Support = "said";
  for (const support of supports) {
    if (support === null) return null;
    if (ORDER.indexOf(support) > ORDER.indexOf(worst)) worst = support;
  }
  return worst;
}
