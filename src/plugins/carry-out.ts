import { asFailure } from "../kernel/as-failure.ts";
import { type ActingContext, type SharedContext, withResults } from "../kernel/shared-context.ts";
import type { Called, CallOutcome } from "../kernel/stages.ts";

/** Records what is known of a call while it runs; it is kept if the call fails. */
type NoteCall = (known: Partial<Pick<Called, "outcome" | "whole_answer">>) => void;

/**
 * Executes the call that the gate has allowed; an exception becomes its failure. Until something else is recorded, the outcome is
 * that of a request that was not sent.
 */
export async function carryOut(
  context: ActingContext,
  make: (note: NoteCall) => Promise<Called["result"]>,
): Promise<SharedContext<"asked" | "call" | "called">> {
  const { request } = context.payload.gated;
  let known: Pick<Called, "outcome" | "whole_answer"> = { outcome: request.outcome, whole_answer: null };
  const finish = (end: Pick<Called, "result" | "failure">) =>
    withResults(context, { called: { request: request.shown, ...known, ...end } });
  try {
    const result = await make((more) => {
      known = { ...known, ...more };
    });
    return finish({ result, failure: null });
  } catch (error) {
    return finish({ result: null, failure: asFailure(error, context) });
  }
}

interface Answered {
  status: number;
  bytes: number;
  duration_ms: number;
  attempts: number;
}

/** What trace and audit log say of a call; `response` is absent until there is one. */
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
