import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { createArgumentValidator } from "../planning/validate-arguments.ts";
import type { CallResult } from "./conversation.ts";

const validate = createArgumentValidator();

/** What came of a call that went through the kernel, as the model and the caller are told. */
export function readOutcome({ payload }: SharedContext, wanted: ToolCall): CallResult {
  const { plan, failure, result, outcome, model_usage } = payload;
  const { prompt_tokens, completion_tokens } = model_usage;
  return {
    arguments: plan?.kind === "tool_call" ? plan.call.arguments : wanted.arguments,
    result: failure ? toFailure(outcome?.sent === true ? failure : explainRepair(failure, wanted)) : result,
    usage: { prompt_tokens, completion_tokens },
    ...(failure && waitsFor(failure)),
  };
}

/** The approval a call waits for: somebody's yes, or that whoever gave it has had the call carried out. */
function waitsFor({ code, details }: ToolgateError): Pick<CallResult, "approval"> {
  const isRunning = code === "CONFLICT" && details?.["reason"] === "in_flight" && "approval_id" in details;
  return details && (code === "APPROVAL_REQUIRED" || isRunning) ? { approval: details } : {};
}

/** A model that failed to repair arguments says nothing of their faults, but these are what can be mended. */
function explainRepair(failure: ToolgateError, { tool, arguments: args }: ToolCall): ToolgateError {
  const faults = failure.code === "MODEL_ERROR" ? validate(tool.input_schema, args) : [];
  const [first] = faults;
  if (!first) return failure;
  return new ToolgateError(
    "INVALID_ARGUMENTS",
    `The arguments for ${tool.operation_id} do not fit its schema: ${first.message}`,
    { details: { errors: faults.map(({ pointer, message }) => ({ pointer, message })) } },
  );
}
