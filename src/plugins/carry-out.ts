import { asFailure } from "../kernel/as-failure.ts";
import { type ActingContext, type SharedContext, withResults } from "../kernel/shared-context.ts";
import type { Called } from "../kernel/stages.ts";

/** Records what is known of a call while it runs; it is kept if the call fails. */
export type NoteCall = (known: Partial<Pick<Called, "outcome" | "whole_answer">>) => void;

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
