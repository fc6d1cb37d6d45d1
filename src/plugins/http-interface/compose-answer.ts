import { ToolgateError } from "../../contract/errors.ts";
import type { Json, JsonObject } from "../../contract/json.ts";
import { toFinalData } from "../../execution/final-data.ts";
import type { SharedContext } from "../../kernel/shared-context.ts";
import { describeSigns } from "../../policy/signs/find-signs.ts";
import { explainRun } from "./explain-run.ts";

/** The SUCCESS form. The trace is the run's own, still open: its last step ends when this one does. */
export function composeAnswer(context: SharedContext): JsonObject {
  const { planned, called } = context.payload;
  const plan = planned?.plan;
  const result = called?.result ?? null;
  if (plan?.kind !== "tool_call") throw new ToolgateError("INTERNAL", "There is no call to answer for.");
  const { tool } = plan.call;
  return {
    status: "SUCCESS",
    final_data: toFinalData(result),
    internal_log: explainRun(context, plan),
    tool: {
      operation_id: tool.operation_id,
      ...(tool.connector_id && { connector_id: tool.connector_id }),
      name: tool.name,
      side_effect: tool.side_effect,
    },
    confidence: plan.confidence,
    ...(plan.reading && { reading: plan.reading.map((span) => ({ ...span })) }),
    ...describeSigns(result),
    trace_id: context.session_id,
    trace: context.trace as unknown as Json,
  };
}
