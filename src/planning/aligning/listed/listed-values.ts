import { isJsonObject, type Json } from "../../../base/json.ts";
import { conceptsOf, conceptsOfName, type Meaning } from "../../../language/concepts.ts";
import { LANGUAGE_CODES } from "../../../language/language-codes.ts";
import type { Lexicon } from "../../../language/lexicon.ts";
import { NEGATIONS } from "../../../language/negations.ts";
import { foldText, splitWords } from "../../../language/split-words.ts";
import { vectorOf } from "../../../language/word-vectors.ts";
import type { WordForm } from "../match-words.ts";
import { toNameForm } from "../name-forms.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";

/** A value that an argument lists, with the ways of naming it. */
export interface ListedValue {
  value: Json;
  /** The listed value, folded. */
  plain: string;
  /** Its own words. */
  words: readonly WordForm[];
  /** Those of its words that no other value has. */
  distinctive: readonly WordForm[];
  /** Whether it is negative: `not_paid`, `out_of_order`, `NO_STOCK`. */
  negates: boolean;
  /** Concepts that it is a common name of. */
  concepts: ReadonlySet<number>;
  /** Meanings from the description. */
  meanings: readonly (readonly WordForm[])[];
}

/** Units of the systems of measurement. */
const MEASURES: Readonly<Record<string, string>> = {
  imperial: "fahrenheit miles pounds feet inches mph",
  metric: "celsius centigrade kilometres kilometers kilograms metres meters kmh",
  standard: "kelvin",
};

const known = new WeakMap<SlotTraits, ListedValue[]>();

/** The listed values of an argument, cached. */
function listedValues(traits: SlotTraits, lexicon: Lexicon): ListedValue[] {
  const before = known.get(traits);
  if (before) return before;
  const described = meaningsOf(traits);
  const split = traits.values.map((value) => splitWords(String(value)));
  const shared = countValues(split);
  const meant = countValues([...described.values()]);
  const values = traits.values.flatMap((value, i): ListedValue[] => {
    if (value === null || typeof value === "object" || value === "") return [];
    const all = split[i] ?? [];
    const negates = all.length > 1 && all.some((word) => NEGATIONS.test(word));
    const own = all.filter((word) => !isGrammar(word, lexicon) && !(negates && NEGATIONS.test(word)));
    const concepts = nameConcepts(all, lexicon);
    // The common names of a value are more reliable than a dictionary of another language.
    const isForeign = concepts.size > 0 && all.some((word) => vectorOf(word) === null);
    const words = (own.length > 0 ? own : all)
      .map((word) => toNameForm(word, lexicon))
      .map((form) => (isForeign ? { ...form, pivots: [], english: [], key: `${form.word} alone` } : form));
    const meanings = [
      described.get(String(value)) ?? [],
      splitWords(MEASURES[foldText(String(value))] ?? ""),
    ];
    return [
      {
        value,
        plain: foldText(String(value)),
        words,
        distinctive: words.filter(({ word }) => (shared.get(word) ?? 0) <= (all.includes(word) ? 1 : 0)),
        negates,
        concepts: new Set([
          ...concepts,
          ...(described.get(String(value)) ?? [])
            .filter((word) => meant.get(word) === 1)
            .flatMap((word) => [...nameConcepts([word], lexicon)]),
        ]),
        meanings: [
          (meanings[0] ?? [])
            .filter((word) => !isGrammar(word, lexicon))
            .map((word) => toNameForm(word, lexicon)),
          ...(meanings[1] ?? []).map((word) => [toNameForm(word, lexicon)]),
        ].filter((meaning) => meaning.length > 0),
      },
    ];
  });
  known.set(traits, values);
  return values;
}

/** Most listed values of an operation, times words of a request, that are compared in every way. */
const MAX_COMPARED = 60_000;
/** Most listed values of an operation whose words are prepared. */
const MAX_PREPARED = 1_500;

/**
 * Returns the listed values that the request is compared with: all of them, or, where a document and a request would
 * need too many comparisons, those of which a word occurs literally, up to the limit.
 */
export function comparedValues(
  { reading }: Request,
  { lexicon }: { lexicon: Lexicon },
  open: readonly SlotTraits[],
): (traits: SlotTraits) => readonly ListedValue[] {
  const listed = open.filter(({ kind }) => kind === "enum");
  const total = listed.reduce((sum, { values }) => sum + values.length, 0);
  const words = Math.max(1, reading.tokens.length);
  if (total <= MAX_PREPARED && total * words <= MAX_COMPARED)
    return (traits) => listedValues(traits, lexicon);
  const partsOf = (text: string) => foldText(text).match(/\p{L}+|\p{N}+/gu) ?? [];
  const said = new Set(reading.tokens.flatMap(({ word }) => partsOf(word)));
  const saidShare = (value: Json) => {
    const own = partsOf(String(value));
    return own.filter((part) => said.has(part)).length / Math.max(1, own.length);
  };
  let left = Math.min(MAX_PREPARED, Math.floor(MAX_COMPARED / words));
  const narrowed = new Map<SlotTraits, readonly ListedValue[]>();
  for (const traits of listed) {
    const values = traits.values
      .map((value) => ({ value, share: saidShare(value) }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share)
      .slice(0, left)
      .map(({ value }) => value);
    left -= values.length;
    narrowed.set(traits, listedValues({ ...traits, values }, lexicon));
  }
  return (traits) => narrowed.get(traits) ?? [];
}

/** In how many of the values each word occurs. */
function countValues(values: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const words of values)
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * The concepts that the words of an identifier form together, in the document's language, in English, or
 * in another language that has them.
 */
export function nameConcepts(words: readonly string[], lexicon: Lexicon): ReadonlySet<number> {
  const isEnglish = words.every((word) => vectorOf(word) !== null);
  return conceptsOfName(words, [...new Set([lexicon.code, "en", ...(isEnglish ? [] : LANGUAGE_CODES)])]);
}

const requestMeanings = new WeakMap<Request, Map<number, Meaning[]>>();

/** The number of tokens from `i` that name one of the concepts; 0 if none. */
export function saysConcept(request: Request, i: number, concepts: ReadonlySet<number>): number {
  if (concepts.size === 0) return 0;
  const { tokens, lexicon } = request.reading;
  const memory = requestMeanings.get(request) ?? new Map<number, Meaning[]>();
  requestMeanings.set(request, memory);
  let meanings = memory.get(i);
  if (meanings === undefined) {
    const words = tokens.slice(i, i + 5).map(({ word }) => word);
    meanings = conceptsOf(words, 0, lexicon.code);
    if (meanings.length === 0 && lexicon.code !== "en") meanings = conceptsOf(words, 0, "en");
    memory.set(i, meanings);
  }
  const lengths = meanings.flatMap(({ concept, length }) => (concepts.has(concept) ? [length] : []));
  return Math.max(0, ...lengths);
}

function isGrammar(word: string, lexicon: Lexicon): boolean {
  return lexicon.functionWords.has(word) || /^(and|or|of|the|to|in|on|at|by|is|with|a|an|for)$/.test(word);
}

const MAX_MEANING = 5;

/**
 * Meanings of the values, from "N = new, P = in progress", "`MAT`: no material" or titles of schema
 * branches, as value → words.
 */
function meaningsOf({ slot, values }: SlotTraits): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const { schema, description } = slot;
  for (const branch of [schema["oneOf"], schema["anyOf"]].flat())
    if (isJsonObject(branch) && branch["const"] !== undefined) {
      const text = [branch["title"], branch["description"]].find((each) => typeof each === "string");
      if (typeof text === "string")
        found.set(String(branch["const"]), splitWords(text).slice(0, MAX_MEANING));
    }
  const labels =
    schema["x-enum-descriptions"] ??
    schema["x-enumDescriptions"] ??
    schema["x-enumNames"] ??
    schema["x-enum-varnames"];
  values.forEach((value, i) => {
    const key = String(value);
    const label = Array.isArray(labels) ? labels[i] : isJsonObject(labels) ? labels[key] : undefined;
    const text = typeof label === "string" ? label : definitionIn(description, key);
    const words = text === undefined ? [] : splitWords(text);
    if (!found.has(key) && words.length > 0 && words.length <= MAX_MEANING) found.set(key, words);
  });
  return found;
}

/** The text after the value and `=`, `:`, a dash, a bracket, "is" or "means", up to the next separator. */
function definitionIn(description: string, value: string): string | undefined {
  if (value.length > 40 || !description.includes(value)) return undefined;
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const match = new RegExp(
    `(?:^|[\\s,;(|"'\`])${escaped}["'\`]?\\s*(?:=>?|:|–|—|-(?=\\s)|\\(|\\bmeans\\b|\\bis for\\b|\\bis\\b|\\brepresents\\b|\\bfor\\b)\\s*["'\`]?((?:[^,;.()|\\n"'\`]|\\.(?=\\p{L})){2,60})`,
    "u",
  ).exec(description);
  // "new (1), used (2)"
  const before = /^(\d+|\p{L}{1,2})$/u.test(value)
    ? new RegExp(`([\\p{L}][\\p{L} -]{1,30})\\s*\\(${escaped}\\)`, "u").exec(description)
    : null;
  // "1: order.sent 2: order.paid"
  const [said] = ((before ?? match)?.[1] ?? "").split(/\s+\S+\s*(?:=>?|:)(?:\s|$)|\s\d+\s*$/, 1);
  return said?.replace(/\s+(?:and|or|und|oder|a|nebo|i|y|et|ou)\s+\S+\s*$/u, "");
}
