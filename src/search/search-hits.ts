/**
 * What the database returns for one query: index rows of all ACTIVE segments of the caller. A segment is
 * one connector, or the user's own custom tools; `ordinal` numbers the tools inside it. Arrays instead of
 * objects, because thousands of them travel.
 */
export interface SearchHits {
  segments: Segment[];
  /** One row per (segment, term) found: `weights[i]` belongs to `ordinals[i]`. */
  postings: Posting[];
  /** Nearest tools by embedding, similarity −1…1; only with a dense embedder, else empty. */
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

/** A first-stage candidate: where it is and why it was found. */
export interface ScoredRef {
  segment: number;
  ordinal: number;
  /** Only comparable inside one search. */
  score: number;
  /** Which of the query's terms it matched, and how well. */
  evidence: Evidence[];
  /** Factor for how well its API as a whole fits; 1 is neutral. */
  prior: number;
  /** Part of the score that comes from the embedding; 0 without a dense embedder. */
  dense: number;
}

export interface Evidence {
  /** Index into `SearchQuery.terms`. */
  term: number;
  /** Share of the score that comes from this term. */
  gain: number;
  /** How the term was found: 1 itself, less for a prefix or a synonym. */
  strength: number;
}
