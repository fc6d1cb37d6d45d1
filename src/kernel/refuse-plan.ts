import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Plan, PlanChoice } from "../contract/tool.ts";

/** A plan that is no call ends the run: with a question, or because nothing fits. */
export function refusePlan(plan: Exclude<Plan, { kind: "tool_call" }> | null): ToolgateError {
  if (plan?.kind === "question") {
    const { question, candidates, missing, choices } = plan;
    return new ToolgateError("CLARIFICATION_NEEDED", question, {
      details: { question, candidates, missing, choices: choices.map(toJson) },
    });
  }
  const candidates = plan?.kind === "no_tool" ? plan.candidates : [];
  return new ToolgateError("CONNECTOR_NOT_FOUND", "None of your active tools fits this question.", {
    details: { candidates },
  });
}

function toJson({ missing, ...choice }: PlanChoice): JsonObject {
  return { ...choice, missing: missing.map((argument) => ({ ...argument })) };
}
