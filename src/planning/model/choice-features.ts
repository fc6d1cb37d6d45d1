/** Features of the alignment between a model's choice and the request; shares 0…1, counts are capped. */
export interface ChoiceFeatures {
  /** Agreement of the requested verb with the operation: 1 same … −1 opposite. */
  verb: number;
  otherVerb: number;
  mood: number;
  nouns: number;
  head: number;
  /** Share of the request's words that the operation or an argument uses. */
  covered: number;
  /** Weight of the unused words. */
  leftover: number;
  /** Typed or quoted values that are not used. */
  unused: number;
  /** Arguments that reword a part of the request. */
  meant: number;
  /** Arguments that occur in the request. */
  said: number;
  /** Required arguments without a value. */
  missing: number;
  writes: number;
}
