import { asFailure } from "../kernel/as-failure.ts";
import { type ActingContext, type SharedContext, withResults } from "../kernel/shared-context.ts";
import type { Called } from "../kernel/stages.ts";

/** Notes what is known of a call while it is made: it stands also when the call fails. */
export type NoteCall = (known: Partial<Pick<Called, "outcome" | "whole_answer">>) => void;

/**
 * Makes the call that the gate has let pass; what it throws is its failure. Until something else is noted, its outcome is the one
 * of a request that was not sent.
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
