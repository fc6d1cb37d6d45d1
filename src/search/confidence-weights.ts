/**
 * Logistic weights, fitted on 880 development questions (RestBench TMDB, SOCBench: the tool exists among many;
 * BFCL live: one function that fits, or functions that do not) and rounded.
 */
export const CONFIDENCE = {
  constant: -5,
  covered: 2,
  named: 2,
  margin: 3,
  method: 1.5,
  words: 1.5,
  filled: 1,
} as const;

/** Below zero: nothing fits. */
export const FIT = {
  constant: -1,
  covered: 1.5,
  named: 1.5,
  margin: 0,
  method: 0,
  words: 0.5,
  filled: 0,
} as const;
