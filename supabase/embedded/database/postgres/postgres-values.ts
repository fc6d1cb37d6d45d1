import { types } from "pg";

type Parse = (text: string) => unknown;

/** Parses the text of a column by its type. */
export interface ValueTypes {
  /** The interface that pg expects. */
  getTypeParser(oid: number): Parse;
  isArray(oid: number): boolean;
  /** Registers the array types of a database with their element types. */
  learnArrays(elements: ReadonlyMap<number, number>): void;
}

/** A parameter as text (bytes stay bytes); Postgres' input functions convert it. */
export function toWire(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

export function createValueTypes(): ValueTypes {
  let arrays: ReadonlyMap<number, number> = new Map();
  function getTypeParser(oid: number): Parse {
    const element = arrays.get(oid);
    if (element === undefined) return PARSERS.get(oid) ?? (types.getTypeParser(oid) as Parse);
    return parseArrayOf(getTypeParser(element));
  }
  return {
    getTypeParser,
    isArray: (oid) => arrays.has(oid),
    learnArrays(elements) {
      arrays = elements;
    },
  };
}

const TEXT_ARRAY: number = 1009;
const parseTexts = types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null | string[])[];

function parseArrayOf(parse: Parse): Parse {
  const parseItem = (item: unknown): unknown =>
    Array.isArray(item) ? item.map(parseItem) : typeof item === "string" ? parse(item) : item;
  return (text) => parseTexts(text).map(parseItem);
}

function parseInteger(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function parseNumeric(text: string): number | string {
  const number = Number(text);
  return String(number) === text ? number : text;
}

const INT8 = 20;
const NUMERIC = 1700;
/** point, circle, date, time, timestamp, timestamptz, interval, timetz */
const AS_WRITTEN = [600, 718, 1082, 1083, 1114, 1184, 1186, 1266];

/**
 * Values as `@supabase/lite` expects them: exact numbers as numbers, dates and times as Postgres formats
 * them.
 */
const PARSERS = new Map<number, Parse>([
  [INT8, parseInteger],
  [NUMERIC, parseNumeric],
  ...AS_WRITTEN.map((oid) => [oid, (text: string) => text] as const),
]);
