import type { Intent } from "./verb-methods.ts";

/** A request in words, read once: what to look up, and what the ranking needs to know about it. */
export interface SearchQuery {
  /** Terms to look up exactly: the query's own, their synonyms, and markers. */
  exact: string[];
  /** Beginnings to look up as ranges: `term like 'prefi%'`. */
  prefixes: string[];
  /** The distinct terms that say which tool is wanted. */
  terms: QueryTerm[];
  /** At least one, unless the query is empty. */
  clauses: QueryClause[];
  /** Neighbouring terms (indexes into `terms`) in the order of the query. */
  pairs: [number, number][];
  values: QueryValues;
  /** Markers whose tools the first stage should lift (see `tool-markers.ts`). */
  markers: string[];
}

export interface QueryTerm {
  /** Stemmed. */
  term: string;
  /** Share of full evidence: less for names and for verbs that say little. */
  weight: number;
  /** A name or quoted text: probably a value, not a description of the tool. */
  entity: boolean;
  synonyms: readonly string[];
  /** Stems of words near in meaning, with the strength of a match. */
  near: readonly (readonly [term: string, strength: number])[];
  /** Beginnings of its translations and derivations; only for words that are not English. */
  roots: readonly string[];
  /** First letters, when the term is long enough. */
  prefix: string | null;
}

/** One wish of the request: "find the invoice" / "and send it to me". */
export interface QueryClause {
  /** Indexes into `SearchQuery.terms`, distinct. */
  terms: number[];
  /** How much each of `terms` counts here: less in a statement of purpose, or when only a pronoun stands for it. */
  shares: number[];
  intent: Intent | undefined;
  /** Whether one record is meant ("the order with id 7"), a collection ("all orders"), or neither is said. */
  scope: "one" | "many" | undefined;
}

/** What the query plainly contains and an argument could take. */
export interface QueryValues {
  emails: string[];
  urls: string[];
  /** Numbers, dates and identifiers such as `INV-2024-001`. */
  literals: string[];
  /** Stems of words that a number or code follows: "invoice 17" → "invoic". */
  numbered: string[];
  /** Names and quoted texts, in the order of the query. */
  names: string[];
}
