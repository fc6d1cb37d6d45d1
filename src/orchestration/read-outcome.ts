import { type ToolgateError, toFailure } from "../contract/errors.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import type { CallResult } from "./conversation.ts";

/** What came of a call that went through the kernel, as the model and the caller are told. */
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

/** The approval a call waits for: somebody's yes, or that whoever gave it has had the call carried out. */
function waitsFor({ code, details }: ToolgateError): Pick<CallResult, "approval"> {
  const isRunning = code === "CONFLICT" && details?.["reason"] === "in_flight" && "approval_id" in details;
  return details && (code === "APPROVAL_REQUIRED" || isRunning) ? { approval: details } : {};
}
