/** Features of an operation before its arguments are filled; shares 0…1. */
export interface PreviewFeatures {
  /** Search score relative to the best candidate. */
  retrieval: number;
  /** Agreement of the requested verb with the operation: 1 same … −1 opposite. */
  verb: number;
  /** The request commands a different action. */
  otherVerb: number;
  /** 1: a request for information and a reading operation, −1: only one of them, 0: unknown. */
  mood: number;
  /** Share of the operation's nouns that occur in the request. */
  nouns: number;
  /** The last resource of the path occurs in the request. */
  head: number;
  /** Share of the request that other candidates explain and this one does not. */
  contrast: number;
  /** The name of the API occurs in the request. */
  api: number;
}

/** Features of an aligned operation; counts are capped. */
export interface AlignmentFeatures extends PreviewFeatures {
  /** Share of the request's words that the operation explains. */
  covered: number;
  /** Weight of the unexplained words. */
  leftover: number;
  /** Typed or quoted values that no argument uses. */
  unused: number;
  /** Required arguments without a value. */
  missing: number;
  /** Path arguments without a value. */
  missingId: number;
  /** Share of the required arguments that the request or the context fills; 0 when there are none. */
  supplied: number;
  /** Optional arguments that are filled. */
  optional: number;
  /** Share of the request's words that only became the text of an unnamed argument. */
  swallowed: number;
  /** The noun before the value is the one that the path identifies. */
  owned: number;
  /** It names something else. */
  foreign: number;
  /** 1: the identifying value matches its pattern or example, −1: it does not. */
  shape: number;
  /** Only the digits of a code identify the resource. */
  partOfCode: number;
  /** One minus the lowest confidence of its values. */
  doubt: number;
}

/** Evidence that a value belongs to an argument; each 0…1 unless noted. */
export interface PairFeatures {
  /** How well the kind of value fits. */
  fit: number;
  /** Whether the kind is specific: a date for a date, an email address, a listed value. */
  exact: number;
  /** 1: matches the pattern or example, −1: does not. */
  shape: number;
  /** The argument's name is directly before, directly after, or elsewhere in the clause. */
  before: number;
  after: number;
  near: number;
  /** The noun that the path identifies is directly before: "ticket 77". */
  owner: number;
  /** 1: the unit belongs to the argument, −1: the value counts something else. */
  unit: number;
  /** 1: the preposition matches the argument's part of a range, −1: the other part. */
  preposition: number;
  /** The noun directly before names something else: "lesson 88" for the id of a teacher. */
  foreign: number;
  /** The only unfilled argument for this kind; the only value of this kind. */
  soleSlot: number;
  soleValue: number;
  required: number;
  /** The only unused sequence of words, and the only required text without a value. */
  onlyGap: number;
  /** 1: "first 5" for a limit, −1: a limit without such a word or such a word without a limit. */
  limit: number;
  /**
   * The topic of the argument matches how the words are written: places, people, titles, texts, searches.
   */
  topic: number;
  /** The argument is an identifier and the value has no digit. */
  noDigit: number;
  /** Share of lowercase common nouns and adjectives, which names and titles rarely contain. */
  common: number;
  /** Share of the value's words that the operation's name contains. */
  explained: number;
  /** The value has more words than usual. */
  long: number;
  nested: number;
}

/** Features of the confidence in the best alignment; each 0…1 unless noted. */
export interface SureFeatures {
  /** Its share among the alternatives (softmax of the ranking score). */
  share: number;
  leftover: number;
  unused: number;
  verb: number;
  otherVerb: number;
  mood: number;
  nouns: number;
  head: number;
  covered: number;
  missing: number;
  /** The lowest confidence of the values taken from the request. */
  values: number;
  swallowed: number;
  supplied: number;
  optional: number;
  retrieval: number;
  writes: number;
}

/** What says whether the words left over matter for the call; each 0…1. */
export interface LeftoverFeatures {
  /** One of the words is a name. */
  name: number;
  several: number;
  plural: number;
  /** One of the words ends the request, or follows a value. */
  last: number;
  afterValue: number;
  /** One of the words names an argument of the operation. */
  slot: number;
  /** Match with an argument of another operation of the API. */
  siblingSlot: number;
  /** One of the words names another operation of the API, or of another API. */
  siblingName: number;
  otherName: number;
  /** Arguments without a value, of all kinds and with listed values; whether there are none. */
  free: number;
  freeListed: number;
  complete: number;
  /** Number of arguments. */
  slots: number;
  reads: number;
  /** A read with arguments without a value, which a word may select by. */
  readsFree: number;
  posts: number;
  commands: number;
  /** As in the confidence. */
  share: number;
  values: number;
  /** Share of the request that the operation contains literally. */
  grounded: number;
}
