import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { ToolFields, ToolParameterField } from "../../contract/tool.ts";
import { LANGUAGE_CODES } from "../../language/language-codes.ts";
import { lexiconOf } from "../../language/lexicon.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import { sharesStart } from "./match-terms.ts";
import { CONTEXT_FIT, CONTEXT_IGNORED, CONTEXT_LOOKUP, VALUE_FIT } from "./ranking-weights.ts";
import type { SearchQuery } from "./search-query.ts";

const EMAIL_NAMES = new Set([
  "to",
  "cc",
  "bcc",
  "email",
  "mail",
  "recipient",
  "addressee",
  "komu",
  "prijemce",
  "adresat",
  "an",
  "empfanger",
  "destinataire",
  "destinatario",
  "odbiorca",
]);

const URL_NAMES = new Set(["url", "uri", "link", "website", "href", "webhook", "callback"]);

const KEY_WORDS = new Set(["id", "ids", "uuid", "guid", "key", "slug", "name", "number", "code", "cislo"]);

export interface ContextFit {
  /** Factor for the score; 1 is neutral. */
  factor: number;
  /** Parameters that the context or a typed value of the query can fill. */
  covered: string[];
  /** Required parameters without an available value. */
  missing: string[];
}

/**
 * How well the available data (context, an email address in the query, …) fills what a tool needs. Tools
 * whose required arguments are available rank higher; with a context, tools that would look up the same
 * data rank lower.
 */
export function fitContext(query: SearchQuery, fields: ToolFields, paths: ContextKeys): ContextFit {
  const covered = new Set<string>();
  let fromContext = 0;
  for (const parameter of fields.parameters) {
    if (paths.some((path) => namesParameter(path, parameter, fields))) {
      covered.add(parameter.name);
      fromContext += parameter.required ? 1 : 0.25;
    }
  }
  const fromValues = fields.parameters.filter((parameter) => takesValue(parameter, fields, query));
  for (const parameter of fromValues) covered.add(parameter.name);
  const missing = fields.parameters.filter((p) => p.required && !covered.has(p.name)).map((p) => p.name);
  return {
    factor:
      fitFactor(paths.length > 0, fromContext, fromValues.length > 0) * lookupFactor(query, fields, paths),
    covered: [...covered],
    missing,
  };
}

function fitFactor(given: boolean, fromContext: number, fromValues: boolean): number {
  const value = fromValues ? VALUE_FIT : 1;
  if (!given) return value;
  return fromContext > 0 ? value * (1 + CONTEXT_FIT * Math.min(1, fromContext)) : value * CONTEXT_IGNORED;
}

/** Lookups of available data rank lower, unless the query asks to read. */
function lookupFactor(query: SearchQuery, fields: ToolFields, paths: ContextKeys): number {
  const reads = query.clauses.some(({ intent }) => intent === "read");
  return paths.length > 0 && fields.method === "GET" && !reads ? CONTEXT_LOOKUP : 1;
}

/**
 * Whether a context key fills the parameter: `invoice_id` and {invoice: {id}} fill `invoice_id`,
 * `invoiceId`, and `id` of `/invoices/{id}`. A bare {id} fills the only id that the tool requires.
 */
function namesParameter(path: readonly string[], parameter: ToolParameterField, fields: ToolFields): boolean {
  const wanted = keyTerms(parameter.name);
  if (wanted.length === 0) return false;
  const qualified =
    wanted.length === 1 && parameter.in === "path"
      ? [...nounBefore(fields, parameter.name), ...wanted]
      : wanted;
  if (endsWith(path, qualified) || (endsWith(path, wanted) && path.length === wanted.length)) return true;
  return path.length === 1 && path[0] === "id" && isOnlyId(parameter, fields);
}

function isOnlyId(parameter: ToolParameterField, fields: ToolFields): boolean {
  const ids = fields.parameters.filter((other) => other.required && keyTerms(other.name).at(-1) === "id");
  return ids.length === 1 && ids[0] === parameter;
}

function nounBefore(fields: ToolFields, parameter: string): string[] {
  const before = (fields.path.split(`{${parameter}}`)[0] ?? "").replace(/\{[^}]*\}/g, " ");
  return keyTerms(before).slice(-1);
}

function endsWith(path: readonly string[], end: string[]): boolean {
  return path.length >= end.length && end.every((word, i) => path[path.length - end.length + i] === word);
}

/** Whether a typed value in the query can only belong to this parameter. */
function takesValue(parameter: ToolParameterField, fields: ToolFields, query: SearchQuery): boolean {
  if (parameter.in === "path") {
    const noun = recordNoun(fields, parameter.name);
    return noun !== null && query.values.numbered.some((word) => sharesStart(word, noun));
  }
  const words = splitWords(parameter.name);
  if (
    query.values.emails.length > 0 &&
    (words.some((word) => EMAIL_NAMES.has(word)) || /e-?mail/i.test(parameter.description))
  )
    return true;
  return query.values.urls.length > 0 && words.some((word) => URL_NAMES.has(word));
}

/**
 * The stemmed kind of record that a path parameter identifies, from its name or from the preceding part of
 * the path. `/boat/{boat_id}` → "boat", `/invoices/{id}` → "invoic"; null when neither has one.
 */
export function recordNoun(fields: ToolFields, parameter: string): string | null {
  const own = splitWords(parameter).filter((word) => !KEY_WORDS.has(word));
  const before = fields.path.split(`{${parameter}}`)[0] ?? "";
  const word = own.at(-1) ?? splitWords(before.replace(/\{[^}]*\}/g, " ")).at(-1);
  return word === undefined ? null : stemWord(word);
}

/** Keys of the context as terms: {invoice: {id: 1}} → [["invoic", "id"], ["invoic"]]. */
export type ContextKeys = readonly (readonly string[])[];

const MAX_DEPTH = 4;
const MAX_KEYS = 500;
const MAX_NOUNS = 4;
/** Characters of a key that are read as words; the names of arguments are shorter. */
const MAX_KEY = 200;
/** Keys that only wrap an answer or a record: {result: {id}} is equivalent to {id}. */
export const WRAPPERS: ReadonlySet<string> = new Set([
  "result",
  "results",
  "final_data",
  "data",
  "response",
  "item",
  "items",
  "record",
  "object",
  "value",
]);

/** The start of a key of the context, which is all that is read of it as words. */
export function startOfKey(key: string): string {
  return key.slice(0, MAX_KEY);
}

/**
 * Keys of the context with those of their parents. Reads the first entry of lists; at most 500 keys, four
 * levels deep.
 */
export function readContext(context: JsonObject | undefined): ContextKeys {
  const paths: string[][] = [];
  const visit = (value: Json, path: string[], depth: number): void => {
    if (paths.length >= MAX_KEYS || depth > MAX_DEPTH || value === null) return;
    const entry = Array.isArray(value) ? value[0] : value;
    if (isJsonObject(entry))
      for (const [key, child] of Object.entries(entry).slice(0, MAX_KEYS))
        visit(child, WRAPPERS.has(key) ? path : [...path, ...keyTerms(key)], depth + 1);
    if (path.length > 0) paths.push(path);
  };
  if (context !== undefined) visit(context, [], 0);
  return paths;
}

/**
 * The terms of a key or parameter name, independent of language: `invoiceId` and `faktura_id` → "invoic",
 * "id".
 */
function keyTerms(name: string): string[] {
  return splitWords(startOfKey(name)).map((word) => stemWord(translate(word)));
}

/**
 * Keys are short and may be in any language: returns the translation of the first language with the noun,
 * unless the word is English.
 */
function translate(word: string): string {
  if (vectorOf(word) !== null) return word;
  for (const code of LANGUAGE_CODES) {
    const [english] = code === "en" ? [] : lexiconOf(code).english(word);
    if (english !== undefined) return english;
  }
  return word;
}

/** Last words of keys that identify a record. */
const IDENTIFYING: ReadonlySet<string> = new Set(
  "id ids uuid no nr num number code key ref reference cislo numer nummer numero".split(" "),
);

/** Whether the value identifies a record, regardless of its key: `B-17`. */
function isCode(value: Json | undefined): boolean {
  return typeof value === "string" && /^(?=.*\p{N})(?=.*\p{L})[\p{L}\p{N}_/-]{3,40}$/u.test(value);
}

/** The resources in the context as nouns: {invoice: {…}} and {invoice_id: …} → "invoice". */
export function contextNouns(context: JsonObject | undefined): string[] {
  const nouns = new Set<string>();
  const visit = (value: JsonObject, depth: number): void => {
    for (const [key, child] of Object.entries(value).slice(0, MAX_KEYS)) {
      const words = splitWords(startOfKey(key));
      const held = Array.isArray(child) ? child[0] : child;
      if (WRAPPERS.has(key) && isJsonObject(held) && depth < MAX_DEPTH) visit(held, depth + 1);
      else if (isJsonObject(held) || IDENTIFYING.has(words.at(-1) ?? "") || isCode(held))
        for (const word of words)
          if (!IDENTIFYING.has(word) && word !== "current") nouns.add(translate(word));
    }
  };
  if (context !== undefined) visit(context, 0);
  return [...nouns].slice(0, MAX_NOUNS);
}
