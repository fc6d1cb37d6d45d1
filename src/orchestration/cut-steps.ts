import type { ConversationStep } from "./conversation.ts";

/**
 * The steps in stored form: a long result is cut to the length that a model is shown. The caller received
 * the whole result before.
 */
export function cutSteps(steps: readonly ConversationStep[], limit: number): ConversationStep[] {
  return steps.map((step) => {
    const text = JSON.stringify(step.result);
    return step.cut || text.length <= limit ? step : { ...step, result: text.slice(0, limit), cut: true };
  });
}
