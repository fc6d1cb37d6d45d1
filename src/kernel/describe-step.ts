import type { Json } from "../contract/json.ts";
import type { SharedContext } from "./shared-context.ts";

/** Characters of a result that a trace step keeps. */
const MAX_TRACED_RESULT = 2_000;

/** What a trace keeps of a planning step: the plan, and what it was chosen from. */
export function describePlan(context: SharedContext): Json {
  const { plan, candidates, match_confidence, model_usage } = context.payload;
  const found = {
    candidates: candidates
      .slice(0, 5)
      .map(({ operation_id, name, connector_id, source, side_effect, score }) => ({
        operation_id,
        name,
        connector_id,
        source,
        side_effect,
        score,
      })),
    match_confidence,
    ...(model_usage.calls > 0 && { model_usage }),
  };
  if (plan?.kind !== "tool_call") return { ...(plan ?? { kind: "no_plan" }), ...found };
  const { call, ...rest } = plan;
  return { ...rest, operation_id: call.tool.operation_id, arguments: call.arguments, ...found };
}

/** Long results are cut in the trace; the answer has them whole. */
export function describeCall(context: SharedContext): Json {
  const { outcome, request, result } = context.payload;
  return { ...outcome, ...(request && { request: cut(request) }), result: cut(result) };
}

function cut(value: Json): Json {
  const text = JSON.stringify(value);
  return text.length <= MAX_TRACED_RESULT ? value : `${text.slice(0, MAX_TRACED_RESULT)}…`;
}
