import type { Json } from "../base/json.ts";
import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { ChatAnswer } from "../contract/ports.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { TraceStep } from "../contract/trace.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import type { CallResult, Stop } from "./conversation.ts";
import type { Turn } from "./run-conversation.ts";

/** Characters of a call's arguments in a trace step. */
const MAX_TRACED_ARGUMENTS = 2_000;

const MAX_NAME = 200;

/** A turn as a step of the trace: a plan if the model requests calls, or else the composed answer. */
export function describeTurn({ number, started, duration_ms, answer }: Turn, model: string): TraceStep {
  const isFinal = !(answer instanceof ToolgateError) && answer.calls.length === 0;
  return {
    id: crypto.randomUUID(),
    kind: isFinal ? "compose" : "plan",
    input: { model, turn: number },
    output: answer instanceof ToolgateError ? describeError(answer) : describeAnswer(answer),
    started_at: started.toISOString(),
    duration_ms,
  };
}

/** The end of a conversation that the model did not end itself. */
export function describeStop(stopped: Stop): TraceStep {
  return {
    id: crypto.randomUUID(),
    kind: "compose",
    input: {},
    output: { stopped },
    started_at: new Date().toISOString(),
    duration_ms: 0,
  };
}

function describeAnswer({ calls, usage, finish_reason }: ChatAnswer): Json {
  const asked = calls.map(({ name, arguments: args }) => ({
    name: name.slice(0, MAX_NAME),
    arguments: args.slice(0, MAX_TRACED_ARGUMENTS),
  }));
  return { kind: "model_turn", calls: asked, usage: { ...usage }, finish_reason: finish_reason ?? null };
}

function describeError({ code, message, details }: ToolgateError): Json {
  return { error_code: code, error_message: message, ...(details && { details }) };
}

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
