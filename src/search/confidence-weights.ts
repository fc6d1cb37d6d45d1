/**
 * Logistic weights, fitted on 880 development questions and rounded. RestBench TMDB and SOCBench: the tool exists among
 * many, was the first one right? BFCL live: one function that fits, or functions of which none does. `fitted` and
 * `exact` are set, not fitted: those questions carry no context and seldom say a tool's name.
 */
export const CONFIDENCE = {
  constant: -3.5,
  covered: 0.7,
  named: 1.2,
  exact: 2.2,
  margin: 2.5,
  method: 0.8,
  words: 2,
  fitted: 1.5,
} as const;

/** Below zero nothing fits. Chosen so that few fitting tools are refused: what is merely doubtful is asked about instead. */
export const FIT = {
  constant: -0.65,
  covered: 0.6,
  named: 1.5,
  exact: 0,
  margin: 0,
  method: 0,
  words: 2.2,
  fitted: 0.5,
} as const;
