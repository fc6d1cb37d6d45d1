/**
 * Every number the ranking depends on. Weights follow one rule: the more deliberately an author chose a
 * word to say what the operation does, the more it counts. Measured with `scripts/bench/retrieval.ts`.
 */

/** BM25F field boosts (Robertson & Zaragoza 2009, "The Probabilistic Relevance Framework", §3.6). */
export const FIELD_BOOST = {
  /** One line written to tell operations apart. */
  summary: 2,
  firstSentence: 1,
  /** Resource names; terse, and repeated across siblings. */
  path: 0.5,
  pathParameter: 0.3,
  tags: 0.3,
  api: 0.3,
  /** Mostly repeats summary and path; generated names add noise. */
  operationId: 0.25,
  description: 0.25,
  parameterName: 0.2,
  parameterText: 0.1,
} as const;

/** Mean words per field over 3,084 real operations. Fixed, so that indexing one tool needs no other. */
export const AVERAGE_LENGTH: Record<keyof typeof FIELD_BOOST, number> = {
  summary: 4,
  firstSentence: 7,
  path: 2.7,
  pathParameter: 2,
  tags: 1.5,
  api: 3,
  operationId: 3,
  description: 15,
  parameterName: 5,
  parameterText: 30,
};

/** BM25 saturation and length normalisation. */
export const K1 = 2;
export const B = 0.75;
/** Stored weights are pseudo-frequencies times this, as integers up to 32,767 (a Postgres smallint). */
export const WEIGHT_SCALE = 100;
export const MAX_WEIGHT = 32_767;
/** Terms kept per tool: the heaviest. Bodies with hundreds of properties would bloat the index for nothing. */
export const MAX_TERMS_PER_TOOL = 150;

/** Names are argument values more often than they describe the operation. */
export const ENTITY_WEIGHT = 0.5;
/** "get", "show", "find" at the head of a request say little; kept for operations named that way. */
export const HEAD_VERB_WEIGHT = 0.3;
/** A synonym is a guess. */
export const SYNONYM_WEIGHT = 0.3;
/** A code of the request that looks like a tool's example. */
export const CODE_WEIGHT = 0.6;
/** What "where" and "when" ask for. */
export const ASKED_WEIGHT = 0.5;
/** Words near in meaning (`word-vectors.ts`): so many, from this cosine on, with this strength times the squared cosine. */
export const NEIGHBOURS = 16;
export const NEIGHBOUR_FLOOR = 0.5;
export const NEIGHBOUR_WEIGHT = 0.7;
/** Same first letters: usually another inflection or derivation of the word. */
export const PREFIX_WEIGHT = 0.4;
export const PREFIX_LENGTH = 5;
/** Languages with rich inflection change more than the last letter: "firma", "firem". */
export const FOREIGN_PREFIX_LENGTH = 4;
/** Share of the longer word that the common prefix must cover ("faktu|ru", not "inter|national"). */
export const PREFIX_SHARE = 0.6;

/** API prior: score × (1 + API_PRIOR · A / A_max), A = matched idf × best operation / size^API_SIZE_EXPONENT. */
export const API_PRIOR = 2;
export const API_SIZE_EXPONENT = 0.4;
/** Share of a term's idf that is counted inside its API: telling siblings apart is the second question. */
export const LOCAL_IDF = 0.3;

/** The request's verb agrees or disagrees with the HTTP method. */
export const METHOD_MATCH = 1.25;
export const METHOD_MISMATCH = 1 / 1.25;
/** A pair of neighbouring query words that also stand together in the tool's text. */
export const PAIR_BONUS = 0.5;
/** Evidence already spent on a better-ranked operation counts this much for the next. */
export const COVERED = 0.75;
/** A clause that already has its operation counts this much for the next. */
export const SERVED_CLAUSE = 0.5;
/** How much an operation gains from clauses other than its best one. */
export const OTHER_CLAUSES = 0.15;
/** Share of the score that depends on how much of the path the query mentions. */
export const PATH_SHARE = 0.4;

/** First-stage candidates handed to the second stage. */
export const MAX_CANDIDATES = 48;
/** Weight of a dense neighbour against the best lexical score, at the best similarity. */
export const DENSE_WEIGHT = 0.8;

/** Queries are read up to here; terms beyond the limit are ignored. */
export const MAX_QUERY_LENGTH = 4_000;
export const MAX_QUERY_TERMS = 64;

/** A tool that searches while the query names something, or works on the caller's own things while it says "my". */
export const MARKER_LIFT = 1.15;
/** A tool whose required arguments the context holds; one that ignores the context while there is one; one that only reads. */
export const CONTEXT_FIT = 0.6;
export const CONTEXT_IGNORED = 0.9;
export const CONTEXT_LOOKUP = 0.8;
/** A tool that takes a typed value of the query (an e-mail address, a URL). */
export const VALUE_FIT = 1.5;
/** "… to assess their efficiency": why something is wanted says less about what is wanted. */
export const PURPOSE_SHARE = 0.5;
/** "send it": what the wish before was about. */
export const CARRIED_SHARE = 0.5;
/** "all orders" against `/orders/{id}`, "the order with id 7" against `/orders`. */
export const SCOPE_MISMATCH = 0.85;
/** Search operations of the best APIs that join the candidates although no word found them. */
export const MAX_PRODUCERS = 16;
/** How many of the best tools get the operation that finds their id put behind them. */
export const CONSUMERS = 3;
/** Operations of other APIs that a catalogue is imagined to hold when a word's rarity is judged. */
export const BACKGROUND = 100;
