import type { Fault, JsonObject, JsonSchema } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Plan, PlanChoice, ToolCall } from "../contract/tool.ts";
import type { PlannerPlugin } from "./plugin.ts";
import type { ThinkingContext } from "./shared-context.ts";

const MAX_REPAIRS = 2;

export type ValidateArguments = (schema: JsonSchema, args: JsonObject) => Fault[];

/**
 * Checks arguments against the tool's schema before the call. Planners may repair them at most twice, and
 * every repair is checked again. If a model fails during a repair, the faults of the arguments are reported
 * instead of the model's error, because the caller can correct them.
 *
 * @throws ToolgateError INVALID_ARGUMENTS {errors} if the arguments are still invalid
 */
export async function validateAndRepair(
  call: ToolCall,
  context: ThinkingContext,
  validate: ValidateArguments,
  planners: readonly PlannerPlugin[],
): Promise<ToolCall> {
  let current = call;
  for (let repairs = 0; ; repairs++) {
    const faults = validate(current.tool.input_schema, current.arguments);
    if (faults.length === 0) return current;
    const repaired = repairs < MAX_REPAIRS ? await repair(current, faults, context, planners) : null;
    if (!repaired) throw invalidArguments(current, faults);
    current = { ...current, arguments: repaired };
  }
}

async function repair(
  call: ToolCall,
  faults: Fault[],
  context: ThinkingContext,
  planners: readonly PlannerPlugin[],
): Promise<JsonObject | null> {
  for (const planner of planners) {
    const repaired = await orNull(context, async () => planner.repair?.(call, faults, context));
    if (repaired && JSON.stringify(repaired) !== JSON.stringify(call.arguments)) return repaired;
  }
  return null;
}

/** Returns null if the model failed. */
async function orNull<Repaired>(
  { logger }: ThinkingContext,
  repair: () => Promise<Repaired>,
): Promise<Repaired | null> {
  try {
    return await repair();
  } catch (error) {
    if (!(error instanceof ToolgateError) || error.code !== "MODEL_ERROR") throw error;
    logger.warn("repair failed", { reason: String(error.details?.["reason"] ?? "unknown") });
    return null;
  }
}

function invalidArguments(call: ToolCall, faults: Fault[]): ToolgateError {
  return new ToolgateError(
    "INVALID_ARGUMENTS",
    `The arguments for ${call.tool.operation_id} do not match its schema: ${faults[0]?.message ?? "unknown fault"}`,
    { details: { errors: faults.map(({ pointer, message }) => ({ pointer, message })) } },
  );
}

/** A plan without a call ends the run with a question, or because no tool matches. */
export function refusePlan(plan: Exclude<Plan, { kind: "tool_call" }> | null): ToolgateError {
  if (plan?.kind === "question") {
    const { candidates, missing, choices } = plan;
    const question = plan.preface === undefined ? plan.question : `${plan.preface} ${plan.question}`;
    return new ToolgateError("CLARIFICATION_NEEDED", question, {
      details: { question, candidates, missing, choices: choices.map(toJson) },
    });
  }
  const candidates = plan?.kind === "no_tool" ? plan.candidates : [];
  return new ToolgateError("CONNECTOR_NOT_FOUND", "None of your active tools matches this request.", {
    details: { candidates },
  });
}

function toJson({ missing, ...choice }: PlanChoice): JsonObject {
  return { ...choice, missing: missing.map((argument) => ({ ...argument })) };
}
