/**
 * All parameters of the ranking. The more deliberately an author chose a word to describe the operation,
 * the higher its weight. Measured with `scripts/bench/retrieval.ts`.
 */

/** BM25F field boosts (Robertson & Zaragoza 2009, "The Probabilistic Relevance Framework", §3.6). */
export const FIELD_BOOST = {
  /** One line, written to distinguish operations. */
  summary: 2,
  firstSentence: 1,
  /** Resource names: short, and repeated in sibling operations. */
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

/**
 * Mean words per field over 3,084 real operations. Constant, so that indexing one tool does not depend on
 * others.
 */
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

/** BM25 saturation and length normalization. */
export const K1 = 2;
export const B = 0.75;
/** Factor of stored weights, which are integers up to 32,767 (a Postgres smallint). */
export const WEIGHT_SCALE = 100;
export const MAX_WEIGHT = 32_767;
/**
 * Maximum terms per tool, heaviest first. Bodies with hundreds of properties would enlarge the index
 * without benefit.
 */
export const MAX_TERMS_PER_TOOL = 150;

/** Names are more often argument values than descriptions of the operation. */
export const ENTITY_WEIGHT = 0.5;
/** "get", "show", "find" at the start of a request are unspecific; kept for operations named that way. */
export const HEAD_VERB_WEIGHT = 0.3;
/** Synonyms are uncertain. */
export const SYNONYM_WEIGHT = 0.3;
/** A code of the request that has the shape of a tool's example. */
export const CODE_WEIGHT = 0.6;
/** Nouns that "where" and "when" ask for. */
export const ASKED_WEIGHT = 0.5;
/**
 * Words with a similar meaning (`word-vectors.ts`): maximum number, minimum cosine, and factor of the
 * squared cosine.
 */
export const NEIGHBOURS = 16;
export const NEIGHBOUR_FLOOR = 0.5;
export const NEIGHBOUR_WEIGHT = 0.7;
/** Words with the same prefix: usually another inflection or derivation. */
export const PREFIX_WEIGHT = 0.4;
export const PREFIX_LENGTH = 5;
/** Languages with rich inflection change more than the last letter: "firma", "firem". */
export const FOREIGN_PREFIX_LENGTH = 4;
/** Share of the longer word that the common prefix must cover ("faktu|ru", not "inter|national"). */
export const PREFIX_SHARE = 0.6;

/** API prior: score × (1 + API_PRIOR · A / A_max), A = matched idf × best operation / size^API_SIZE_EXPONENT. */
export const API_PRIOR = 2;
export const API_SIZE_EXPONENT = 0.4;
/**
 * Share of a term's idf inside its API. It is small, because choosing the API comes before choosing among
 * its operations.
 */
export const LOCAL_IDF = 0.3;

/** Agreement or disagreement of the request's verb with the HTTP method. */
export const METHOD_MATCH = 1.25;
export const METHOD_MISMATCH = 1 / 1.25;
/** Two adjacent query words that are also adjacent in the tool's text. */
export const PAIR_BONUS = 0.5;
/** Factor for evidence that a better-ranked operation already covers. */
export const COVERED = 0.75;
/** Factor for a clause that already has an operation. */
export const SERVED_CLAUSE = 0.5;
/** Share of the score from clauses other than the best one. */
export const OTHER_CLAUSES = 0.15;
/** Share of the score that depends on how much of the path the query mentions. */
export const PATH_SHARE = 0.4;

/** Maximum candidates of the first stage. */
export const MAX_CANDIDATES = 48;
/** Weight of a dense neighbour relative to the best lexical score, at the highest similarity. */
export const DENSE_WEIGHT = 0.8;

/** Maximum length and number of terms of a query. */
export const MAX_QUERY_LENGTH = 4_000;
export const MAX_QUERY_TERMS = 64;

/**
 * Factor for a search tool when the query has a name, and for a tool for the caller's own resources when
 * it has "my".
 */
export const MARKER_LIFT = 1.15;
/**
 * A tool whose required arguments are in the context; one that does not use an existing context; one that
 * only reads.
 */
export const CONTEXT_FIT = 0.6;
export const CONTEXT_IGNORED = 0.9;
export const CONTEXT_LOOKUP = 0.8;
/** A tool that takes a typed value of the query (an email address, a URL). */
export const VALUE_FIT = 1.5;
/** Weight of a purpose phrase: "… to assess their efficiency". */
export const PURPOSE_SHARE = 0.5;
/** Weight of the previous clause's terms for a pronoun: "send it". */
export const CARRIED_SHARE = 0.5;
/** "all orders" against `/orders/{id}`, "the order with id 7" against `/orders`. */
export const SCOPE_MISMATCH = 0.85;
/** Maximum search operations of the best APIs that are added to the candidates. */
export const MAX_PRODUCERS = 16;
/** Number of top tools that are followed by the operation that finds their id. */
export const CONSUMERS = 3;
/** Size of the background sample of other APIs for a word's idf. */
export const BACKGROUND = 100;
