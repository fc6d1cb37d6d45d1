import { type ToolgateError, toFailure } from "../contract/errors.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import type { CallResult } from "./conversation.ts";

/** The outcome of a call through the kernel, for the model and the caller. */
export function readOutcome({ payload }: SharedContext, wanted: ToolCall): CallResult {
  const { plan, failure, result, model_usage } = payload;
  const { prompt_tokens, completion_tokens } = model_usage;
  return {
    arguments: plan?.kind === "tool_call" ? plan.call.arguments : wanted.arguments,
    result: failure ? toFailure(failure) : result,
    usage: { prompt_tokens, completion_tokens },
    ...(failure && waitsFor(failure)),
  };
}

/**
 * The approval that a call waits for: it is pending, or its call is being carried out by the approver's
 * request.
 */
function waitsFor({ code, details }: ToolgateError): Pick<CallResult, "approval"> {
  const isRunning = code === "CONFLICT" && details?.["reason"] === "in_flight" && "approval_id" in details;
  return details && (code === "APPROVAL_REQUIRED" || isRunning) ? { approval: details } : {};
}
