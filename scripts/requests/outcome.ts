import { AGENT_DEFAULTS } from "../../src/agents/policy.ts";
import type { Decision } from "../../src/planning/deciding/decide.ts";
import type { Outcome } from "./judge.ts";
import { operationOf } from "./plan-part.ts";

/** The outcome of the direct planner for a decision, at the default threshold. */
export function outcomeOf(
  decision: Decision | null,
  threshold: number = AGENT_DEFAULTS.confidence_threshold,
): Outcome {
  const best = decision?.ranked[0];
  if (!decision || !best || decision.isForeign)
    return { kind: "none", operation: "", connector: "", arguments: {}, reads: true };
  const isSure = decision.confidence >= threshold && decision.objections.length === 0;
  return {
    kind: isSure ? "call" : "ask",
    operation: operationOf(best.candidate),
    connector: best.candidate.connector_id ?? "",
    arguments: best.filling.arguments,
    reads: best.profile.reads,
  };
}
