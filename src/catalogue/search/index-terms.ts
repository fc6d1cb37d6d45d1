import type { ToolFields } from "../../contract/tool.ts";
import { cognatesOf } from "../../language/cognates.ts";
import { detectLanguage } from "../../language/detect-language.ts";
import { type Lexicon, lexiconOf, pivotsOf } from "../../language/lexicon.ts";
import { originOf, splitName } from "../../language/names/code-words.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { PAGING_WORDS, STOP_WORDS } from "../../language/stop-words.ts";
import { tokenize } from "../../language/tokenize.ts";
import { findDescribedExample, shapeMarkers } from "./code-shapes.ts";
import {
  AVERAGE_LENGTH,
  B,
  FIELD_BOOST,
  MAX_TERMS_PER_TOOL,
  MAX_WEIGHT,
  WEIGHT_SCALE,
} from "./ranking-weights.ts";

/** Maximum characters of a field that are read. */
const MAX_FIELD_LENGTH = 8_000;

/**
 * Weight of translations of non-English words, which let requests in other languages find the tool. Lower,
 * because translations are uncertain.
 */
const TRANSLATION_SHARE = 0.6;

/** Maximum characters that are read. */
const MAX_TEXT = 2_000;

/** Abbreviations have no language. */
const CAPITALS = /\b\p{Lu}{2,}\b/gu;

type Field = keyof typeof FIELD_BOOST;

/** Fields that are names in code or as short. */
const NAMES: ReadonlySet<Field> = new Set<Field>([
  "summary",
  "path",
  "pathParameter",
  "operationId",
  "parameterName",
]);

/**
 * The index entry of one tool: term → weight, an integer 1…32,767. The weight is the tool's complete BM25F
 * pseudo-frequency times 100: Σ_field boost · tf / (1 − b + b · length / average length). Terms that start
 * with `#` are markers (`markersOf`).
 */
export function indexTerms(fields: ToolFields): Record<string, number> {
  const frequencies = new Map<string, number>();
  for (const [field, texts] of fieldTexts(fields)) addField(frequencies, field, texts);
  const lexicon = lexiconOf(documentLanguage(fields));
  addMeaningsOfNames(frequencies, fields, lexicon);
  addTranslations(frequencies, fields, lexicon);
  const heaviest = [...frequencies]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MAX_TERMS_PER_TOOL)
    .map(([term, frequency]): [string, number] => [term, toWeight(frequency)]);
  for (const marker of markersOf(fields)) heaviest.push([marker, WEIGHT_SCALE]);
  return Object.fromEntries(heaviest);
}

/** The index terms of a text: split, without stop words, stemmed. */
export function termsOf(text: string): string[] {
  return splitWords(text.slice(0, MAX_FIELD_LENGTH))
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemWord);
}

/** The first sentence of a description, and the rest. */
export function splitDescription(description: string): [first: string, rest: string] {
  const end = /[.!?](?=\s)|\n/.exec(description);
  if (end === null) return [description, ""];
  return [description.slice(0, end.index + 1), description.slice(end.index + 1)];
}

/** Literal parts of a path template: `/users/{id}/posts` → "/users/ /posts". */
export function pathLiterals(path: string): string {
  return path.replace(/\{[^}]*\}/g, " ");
}

function fieldTexts(fields: ToolFields): [Field, string][] {
  const [first, rest] = splitDescription(fields.description);
  const byPlace = (inPath: boolean) => fields.parameters.filter((p) => (p.in === "path") === inPath);
  const optionalNames = byPlace(false).map((p) => p.name);
  return [
    ["summary", fields.summary],
    ["firstSentence", first],
    ["description", rest],
    ["path", pathLiterals(fields.path)],
    [
      "pathParameter",
      byPlace(true)
        .map((p) => p.name)
        .join(" "),
    ],
    ["tags", fields.tags.join(" ")],
    ["api", fields.api],
    ["operationId", fields.operation_id],
    ["parameterName", optionalNames.filter((name) => !isPaging(name)).join(" ")],
    ["parameterText", fields.parameters.map((p) => `${p.description} ${p.values.join(" ")}`).join(" ")],
  ];
}

function isPaging(name: string): boolean {
  return splitWords(name).every((word) => PAGING_WORDS.has(word));
}

function addField(frequencies: Map<string, number>, field: Field, text: string): void {
  const terms = termsOf(text);
  const norm = 1 - B + (B * terms.length) / AVERAGE_LENGTH[field];
  for (const term of terms) add(frequencies, term, FIELD_BOOST[field] / norm);
}

function add(frequencies: Map<string, number>, term: string, frequency: number): void {
  frequencies.set(term, (frequencies.get(term) ?? 0) + frequency);
}

/** Adds what names stand for: `/accts` is found by "accounts", `/raeume` without a text by "rooms". */
function addMeaningsOfNames(frequencies: Map<string, number>, fields: ToolFields, lexicon: Lexicon): void {
  for (const [field, text] of fieldTexts(fields)) {
    if (!NAMES.has(field)) continue;
    const words = splitWords(text.slice(0, MAX_FIELD_LENGTH));
    const norm = 1 - B + (B * words.length) / AVERAGE_LENGTH[field];
    const share = (TRANSLATION_SHARE * FIELD_BOOST[field]) / norm;
    splitName(text.slice(0, MAX_FIELD_LENGTH), lexicon).forEach((word, i) => {
      if (word !== words[i]) add(frequencies, stemWord(word), share);
      const isKnown = lexicon.code !== "en" || STOP_WORDS.has(word);
      const origin = isKnown ? null : originOf(word, lexicon);
      if (origin !== null)
        for (const term of pivotsOf(origin.lexicon, origin.word)) add(frequencies, term, share);
    });
  }
}

function addTranslations(frequencies: Map<string, number>, fields: ToolFields, lexicon: Lexicon): void {
  if (lexicon.code === "en") return;
  for (const [field, text] of fieldTexts(fields)) {
    const words = splitWords(text.slice(0, MAX_FIELD_LENGTH));
    const norm = 1 - B + (B * words.length) / AVERAGE_LENGTH[field];
    for (const word of words)
      for (const term of [...pivotsOf(lexicon, word), ...cognatesOf(lexicon, word).map(stemWord)])
        add(frequencies, term, (TRANSLATION_SHARE * FIELD_BOOST[field]) / norm);
  }
}

function toWeight(frequency: number): number {
  return Math.min(MAX_WEIGHT, Math.max(1, Math.round(frequency * WEIGHT_SCALE)));
}

/** Documents are English more often than requests are, and one operation may have few words. */
const ENGLISH_FIRST = 1.2;

/**
 * The language of an operation's documentation. Title, tags and arguments are included, because a summary
 * may be short.
 */
export function documentLanguage({ summary, description, tags, api, parameters }: ToolFields): string {
  const texts = [summary, description, tags.join(". "), api, ...parameters.map((each) => each.description)];
  const text = texts
    .filter((each) => each !== "")
    .join(". ")
    .slice(0, MAX_TEXT);
  return detectLanguage(tokenize(text.replace(CAPITALS, "")).tokens, ENGLISH_FIRST);
}

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

/** Examples of an argument: some of its values, and the one that its description gives. */
function listExamples({ values, description }: ToolFields["parameters"][number]): string[] {
  const described = findDescribedExample(description);
  return [...values.slice(0, 3), ...(described === null ? [] : [described.word])];
}

/** The markers of one tool. */
export function markersOf(fields: ToolFields): string[] {
  const markers: string[] = shapeMarkers(fields.parameters.flatMap(listExamples));
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
