/**
 * Logistic weights, fitted on 880 development questions and rounded. RestBench TMDB and SOCBench: the tool exists among
 * many, was the first one right? BFCL live: one function that fits, or functions of which none does. `fitted` is set, not
 * fitted: those questions carry no context.
 */
export const CONFIDENCE = {
  constant: -4.1,
  covered: 1.4,
  named: 1.3,
  margin: 2.6,
  method: 0.8,
  words: 1.2,
  fitted: 1.5,
} as const;

/** Below zero nothing fits. Chosen so that few fitting tools are refused: what is merely doubtful is asked about instead. */
export const FIT = {
  constant: -2,
  covered: 1.5,
  named: 1.5,
  margin: 0,
  method: 0,
  words: 2,
  fitted: 1,
} as const;
