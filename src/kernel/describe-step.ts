import type { Json, JsonObject } from "../contract/json.ts";
import type { Plan } from "../contract/tool.ts";
import type { SharedContext, ThinkingContext } from "./shared-context.ts";

/** Characters of a result that a trace step keeps. */
const MAX_TRACED_RESULT = 2_000;
const WITHHELD = "(withheld: the answer repeats a part of a secret)";

/** What a trace keeps of a planning step: the plan, and what it was chosen from. */
export function describePlan({ payload, usage }: ThinkingContext): Json {
  const { candidates, match_confidence } = payload.found;
  const { plan } = payload.planned;
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
    ...(usage.calls > 0 && { model_usage: { ...usage } }),
  };
  return { ...(plan ? describe(plan) : { kind: "no_plan" }), ...found };
}

function describe({ reading, ...plan }: Plan): JsonObject {
  const read = reading && { reading: reading.map((span) => ({ ...span })) };
  if (plan.kind === "tool_call") {
    const { call, ...rest } = plan;
    return { ...rest, ...read, operation_id: call.tool.operation_id, arguments: call.arguments };
  }
  if (plan.kind !== "question") return { ...plan, ...read };
  // Their schemas are in the answer.
  const choices = plan.choices.map(({ operation_id, arguments: args, missing }) => ({
    operation_id,
    arguments: args,
    missing: missing.map(({ name }) => name),
  }));
  return { ...plan, ...read, choices };
}

/** Long results are cut in the trace; the answer has them whole. */
export function describeCall({ payload }: Pick<SharedContext, "payload">): Json {
  const { outcome = null, request = null, result = null } = payload.called ?? {};
  const shown = outcome?.echoes_secret ? WITHHELD : cut(result);
  return { ...outcome, ...(request && { request: cut(request) }), result: shown };
}

function cut(value: Json): Json {
  const text = JSON.stringify(value);
  return text.length <= MAX_TRACED_RESULT ? value : `${text.slice(0, MAX_TRACED_RESULT)}…`;
}
