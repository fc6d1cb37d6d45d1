import { ToolgateError } from "../contract/errors.ts";
import type { Json } from "../contract/json.ts";
import type { ChatAnswer } from "../contract/ports.ts";
import type { TraceStep } from "../contract/trace.ts";
import type { Stop } from "./conversation.ts";
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
