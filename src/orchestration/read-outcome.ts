import { type ToolgateError, toFailure } from "../contract/errors.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import type { CallResult } from "./conversation.ts";

/** The outcome of a call through the kernel, for the model and the caller. */
export function readOutcome({ payload, usage }: SharedContext, wanted: ToolCall): CallResult {
  const { call, called, failure } = payload;
  const { prompt_tokens, completion_tokens } = usage;
  return {
    arguments: call?.arguments ?? wanted.arguments,
    result: failure ? toFailure(failure) : (called?.result ?? null),
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
