import { type ToolgateError, toFailure } from "../contract/errors.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import type { CallResult } from "./conversation.ts";

/** What came of a call that went through the kernel, as the model and the caller are told. */
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

/** The approval a call waits for: somebody's yes, or that whoever gave it has had the call carried out. */
function waitsFor({ code, details }: ToolgateError): Pick<CallResult, "approval"> {
  const isRunning = code === "CONFLICT" && details?.["reason"] === "in_flight" && "approval_id" in details;
  return details && (code === "APPROVAL_REQUIRED" || isRunning) ? { approval: details } : {};
}
