import type { Intent } from "./verb-methods.ts";

/** A parsed request: the terms to look up and the data for the ranking. */
export interface SearchQuery {
  /** Terms for exact lookups: those of the query, their synonyms, and markers. */
  exact: string[];
  /** Prefixes for range lookups: `term like 'prefi%'`. */
  prefixes: string[];
  /** The distinct terms that describe the wanted tool. */
  terms: QueryTerm[];
  /** At least one, unless the query is empty. */
  clauses: QueryClause[];
  /** Adjacent terms (indexes into `terms`) in the order of the query. */
  pairs: [number, number][];
  values: QueryValues;
  /** Markers whose tools rank higher in the first stage (see `markersOf`). */
  markers: string[];
}

export interface QueryTerm {
  /** Stemmed. */
  term: string;
  /** Weight of the evidence: lower for names and unspecific verbs. */
  weight: number;
  /** A name or quoted text: probably a value, not a description of the tool. */
  entity: boolean;
  synonyms: readonly string[];
  /** Stems of words with a similar meaning, with the strength of a match. */
  near: readonly (readonly [term: string, strength: number])[];
  /** Prefixes of its translations and derivations; only for words that are not English. */
  roots: readonly string[];
  /** First letters, when the term is long enough. */
  prefix: string | null;
}

/** One clause of the request: "find the invoice" / "and send it to me". */
export interface QueryClause {
  /** Indexes into `SearchQuery.terms`, distinct. */
  terms: number[];
  /** Weight of each of `terms` in this clause: lower in a purpose phrase or behind a pronoun. */
  shares: number[];
  intent: Intent | undefined;
  /**
   * Whether the clause refers to one record ("the order with id 7") or a collection ("all orders");
   * undefined when unknown.
   */
  scope: "one" | "many" | undefined;
}

/** Typed values of the query that an argument could take. */
export interface QueryValues {
  emails: string[];
  urls: string[];
  /** Numbers, dates and identifiers such as `INV-2024-001`. */
  literals: string[];
  /** Stems of words before a number or code: "invoice 17" → "invoic". */
  numbered: string[];
  /** Names and quoted texts, in the order of the query. */
  names: string[];
}

/**
 * The result of the database for one query: index rows of all ACTIVE segments of the caller. A segment is
 * one connector, or the user's custom tools; `ordinal` numbers the tools inside it. Uses arrays instead of
 * objects because thousands of rows are transferred.
 */
export interface SearchHits {
  segments: Segment[];
  /** One row per (segment, term): `weights[i]` belongs to `ordinals[i]`. */
  postings: Posting[];
  /** Nearest tools by embedding, similarity −1…1; empty without a dense embedder. */
  neighbours: Neighbour[];
}

export interface Segment {
  segment_id: string;
  /** Title of the API. */
  api: string;
  tool_count: number;
}

export type Posting = [segment: number, term: string, ordinals: number[], weights: number[]];
export type Neighbour = [segment: number, ordinal: number, similarity: number];

/** A first-stage candidate: its position and the evidence for it. */
export interface ScoredRef {
  segment: number;
  ordinal: number;
  /** Only comparable within one search. */
  score: number;
  /** The matched query terms, with their strength. */
  evidence: Evidence[];
  /** Factor for how well its API matches as a whole; 1 is neutral. */
  prior: number;
  /** Share of the score from the embedding; 0 without a dense embedder. */
  dense: number;
}

export interface Evidence {
  /** Index into `SearchQuery.terms`. */
  term: number;
  /** Share of the score from this term. */
  gain: number;
  /** Strength of the match: 1 for the term itself, less for a prefix or a synonym. */
  strength: number;
}
