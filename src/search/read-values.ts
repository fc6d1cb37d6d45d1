import type { QueryValues } from "./search-query.ts";

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const URL_LIKE = /\b(?:https?|ftp):\/\/[^\s"'<>]+/giu;
/** "…", “…”, „…“, «…», `…`; a single quote only if it is not an apostrophe. */
const QUOTED =
  /"([^"]{1,200})"|[“„]([^“”]{1,200})[“”]|«([^»]{1,200})»|`([^`]{1,200})`|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,200})['’](?![\p{L}\p{N}])/gu;
/** Numbers, dates, words with digits in them, and codes such as `INV-2024-001`; not the "top" of "top-10". */
const LITERAL =
  /(?:\p{Lu}{2,8}[-_/#])?[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*(?:[-_./:]\p{N}[\p{L}\p{N}]*|[-_](?=[\p{L}\p{N}]*\p{N})[\p{L}\p{N}]+)*/gu;

export interface ReadValues {
  values: QueryValues;
  /** The query with emails, URLs and literals replaced by spaces. */
  rest: string;
  /** `[start, end)` of quoted texts in `rest`; positions are those in the query. */
  quotes: [number, number][];
}

/** Extracts typed values from a query, so that they are not mistaken for words that describe a tool. */
export function readValues(query: string): ReadValues {
  const values: QueryValues = { emails: [], urls: [], literals: [], numbered: [], names: [] };
  let rest = takeOut(query, EMAIL, values.emails);
  rest = takeOut(rest, URL_LIKE, values.urls);
  const quotes: [number, number][] = [];
  for (const match of rest.matchAll(QUOTED)) {
    quotes.push([match.index, match.index + match[0].length]);
    values.names.push(match.slice(1).find((group) => group !== undefined) ?? "");
  }
  rest = takeOut(rest, LITERAL, values.literals);
  return { values, rest, quotes };
}

/** Replaces matches by spaces, so that positions stay the same. */
function takeOut(text: string, pattern: RegExp, into: string[]): string {
  return text.replace(pattern, (match) => {
    into.push(match);
    return " ".repeat(match.length);
  });
}
