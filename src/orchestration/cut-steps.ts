import type { ConversationStep } from "./conversation.ts";

/** Steps as they are kept: of a long result as much as a model is shown. Whoever asked was told it whole. */
export function cutSteps(steps: readonly ConversationStep[], limit: number): ConversationStep[] {
  return steps.map((step) => {
    const text = JSON.stringify(step.result);
    return step.cut || text.length <= limit ? step : { ...step, result: text.slice(0, limit), cut: true };
  });
}
