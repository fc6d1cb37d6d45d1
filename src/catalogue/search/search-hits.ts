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
