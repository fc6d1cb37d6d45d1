import type { JsonObject } from "../../base/json.ts";
import type { FoundDecision } from "../../contract/decision.ts";
import type { ToolCandidate } from "../../contract/tool.ts";
import { type DecideInput, decide } from "./decide.ts";

/** The candidates of a search and the decision about them, as MEMORY adds them to `found`. */
export interface DecidedCandidates {
  /** Best first. */
  readonly candidates: readonly ToolCandidate[];
  /** Null for a request without words, and if there are no candidates. */
  readonly decision: FoundDecision | null;
}

/**
 * Decides about the candidates of a search and sorts them: those that were aligned, best first, and then the others in
 * the order of the search. If a rule of the account chose the operation, it is the only one.
 */
export function decideFound(input: DecideInput): DecidedCandidates {
  const decision = decide(input);
  if (decision === null) return { candidates: input.candidates, decision };
  const ranked = decision.ranked.map(({ candidate }) => candidate);
  const others = input.candidates.filter((candidate) => !ranked.includes(candidate));
  const candidates = decision.rule === null ? [...ranked, ...others] : ranked;
  return { candidates, decision: { ...decision, candidates } };
}

/**
 * The decision that came with the candidates. A new one if there is none, or if a plugin has since replaced the
 * candidates.
 */
export function decisionOf(
  { candidates, decision }: DecidedCandidates,
  { query, context }: { query: string; context: JsonObject },
): FoundDecision | null {
  const isCurrent = decision?.candidates === candidates && decision.query === query;
  return isCurrent ? decision : decide({ query, context, candidates });
}
