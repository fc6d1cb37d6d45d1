import type { FailedResponse } from "../calling/response/read-result.ts";
import { asFailure } from "../kernel/kernel.ts";
import { type ActingContext, type SharedContext, withResults } from "../kernel/shared-context.ts";
import type { Called, CallOutcome } from "../kernel/stages.ts";

/** Records the outcome of a call so far, which is kept if the call fails. */
type RecordCall = (known: Partial<KnownCall>) => void;
type KnownCall = Pick<Called, "outcome" | "whole_answer" | "response_headers">;

/**
 * Executes the call that the gate has allowed, and converts an exception to its failure. Until another outcome is
 * recorded, it is that of a request that was not sent.
 */
export async function executeCall(
  context: ActingContext,
  work: (record: RecordCall) => Promise<Called["result"]>,
): Promise<SharedContext<"asked" | "call" | "called">> {
  const { request } = context.payload.gated;
  let known: KnownCall = { outcome: request.outcome, whole_answer: null };
  const finish = (end: Pick<Called, "result" | "failure">) =>
    withResults(context, { called: { request: request.shown, ...known, ...end } });
  try {
    const result = await work((more) => {
      known = { ...known, ...more };
    });
    return finish({ result, failure: null });
  } catch (error) {
    return finish({ result: null, failure: asFailure(error, context) });
  }
}

/** What is known of a call whose response has a failing status. */
export function describeFailed(
  request: { method: string; url: string },
  { response, headers, answer }: FailedResponse,
): KnownCall {
  return {
    outcome: describeOutcome(request, true, response),
    whole_answer: answer,
    response_headers: headers,
  };
}

interface Answered {
  status: number;
  bytes: number;
  duration_ms: number;
  attempts: number;
}

/** The outcome of a call for the trace and the audit log; `response` is absent until there is one. */
export function describeOutcome(
  request: { method: string; url: string } | null,
  sent: boolean,
  response?: Partial<Answered>,
  echoes = false,
): CallOutcome {
  return {
    ...(echoes && { echoes_secret: true }),
    sent,
    method: request?.method ?? null,
    url: request?.url ?? null,
    http_status: response?.status ?? null,
    bytes: response?.bytes ?? null,
    duration_ms: response?.duration_ms ?? null,
    attempts: response?.attempts ?? null,
  };
}
