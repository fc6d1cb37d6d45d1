import type { ToolFields } from "../../contract/tool.ts";
import { splitWords } from "../../language/split-words.ts";

/**
 * Markers: index terms that no text produces. They make properties of a tool available to the first stage,
 * which only has index rows. There is no `#get`: a tool without a method marker is a read.
 */
export const METHOD_MARKERS = { POST: "#post", PUT: "#put", PATCH: "#patch", DELETE: "#delete" } as const;
/** Marks tools that find records by name or text and therefore turn a name into an id. */
export const SEARCH_MARKER = "#search";
/** Marks tools for the caller's own resources: `/me/playlists`, "for the authenticated user". */
export const OWN_MARKER = "#me";

const SEARCH_WORDS = new Set([
  "search",
  "find",
  "lookup",
  "query",
  "autocomplete",
  "hledej",
  "hledat",
  "najdi",
  "suche",
  "buscar",
  "recherche",
]);
const SEARCH_ARGUMENTS = new Set([
  "q",
  "query",
  "search",
  "keyword",
  "keywords",
  "term",
  "text",
  "name",
  "search_term",
  "searchterm",
  "phrase",
]);
/** Maximum characters of a summary or path that are read. */
const MAX_SUMMARY = 300;
const OWN_PATH = /\/(me|self|my|mine|current[-_]?user)(\/|$)/i;
const OWN_TEXT = /\b(current|authenticated|logged[- ]?in) user\b/i;

/**
 * The shape of a code: `TK-2041` → `TK-9`. Up to five characters before the first digit are kept, and runs
 * of digits become `9`.
 */
export function shapeOf(code: string): string {
  const head = /^\P{N}*/u.exec(code)?.[0] ?? "";
  const rest = code
    .slice(head.length)
    .replace(/\p{N}+/gu, "9")
    .replace(/\p{L}+/gu, "x");
  return (head.length <= 5 ? head.toUpperCase() : head.replace(/\p{L}+/gu, "x")) + rest;
}

const CODE = /^(?=.*\p{N})(?=.*[\p{L}_-])[\p{L}\p{N}][\p{L}\p{N}_./-]{2,39}$/u;
const MAX_SHAPES = 6;

/** Markers for codes, so that "where is PP919293949PL" finds the tool with examples of the same shape. */
export function shapeMarkers(codes: readonly string[]): string[] {
  return [...new Set(codes.filter((code) => CODE.test(code)).map((code) => `#like ${shapeOf(code)}`))].slice(
    0,
    MAX_SHAPES,
  );
}

/** The markers of one tool. */
export function markersOf(fields: ToolFields): string[] {
  const markers: string[] = shapeMarkers(fields.parameters.flatMap(({ values }) => values.slice(0, 3)));
  for (const [method, marker] of Object.entries(METHOD_MARKERS))
    if (method === fields.method) markers.push(marker);
  if (isSearch(fields)) markers.push(SEARCH_MARKER);
  if (OWN_PATH.test(fields.path) || OWN_TEXT.test(fields.summary)) markers.push(OWN_MARKER);
  return markers;
}

/**
 * Whether the tool looks up records by a name or text: it reads, needs no id, and its name or arguments
 * indicate a search.
 */
export function isSearch(fields: ToolFields): boolean {
  if (fields.method !== "GET" && fields.method !== "POST" && fields.method !== "") return false;
  if (fields.parameters.some((p) => p.in === "path" && p.required)) return false;
  const words = [
    ...splitWords(fields.path.slice(0, MAX_SUMMARY)),
    ...splitWords(fields.summary.slice(0, MAX_SUMMARY)).slice(0, 2),
  ];
  if (words.some((word) => SEARCH_WORDS.has(word))) return true;
  return fields.method === "GET" && fields.parameters.some((p) => SEARCH_ARGUMENTS.has(p.name.toLowerCase()));
}
