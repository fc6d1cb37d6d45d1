import type { ToolFields } from "../contract/tool.ts";
import { splitWords } from "../language/split-words.ts";

/**
 * Markers: index terms that no text produces. They let the first stage see the shape of a tool while it
 * knows nothing but postings. `#get` does not exist: whatever has no other method marker reads.
 */
export const METHOD_MARKERS = { POST: "#post", PUT: "#put", PATCH: "#patch", DELETE: "#delete" } as const;
/** Finds records by name or text, so it can turn a name in the query into an id. */
export const SEARCH_MARKER = "#search";
/** Works on the caller's own things: `/me/playlists`, "for the authenticated user". */
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
/** Characters read of a summary or path. */
const MAX_SUMMARY = 300;
const OWN_PATH = /\/(me|self|my|mine|current[-_]?user)(\/|$)/i;
const OWN_TEXT = /\b(current|authenticated|logged[- ]?in) user\b/i;

/** How codes look: `TK-2041` → `#like TK-9`. Letters before the first digit count as they are when they are few, digits in any number. */
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

/** Markers for codes, so that "where is PP919293949PL" finds the tool whose examples look like it. */
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

/** Whether the tool looks records up by a name or text: it reads, needs no id, and says or shows that it searches. */
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
