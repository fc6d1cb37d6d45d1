import { type SharedContext, spentBefore, spentSoFar } from "../kernel/shared-context.ts";

/**
 * Whether a write of this run may have reached an API. If so, or in doubt, it must not be repeated without
 * being requested. Writes of earlier steps took effect, or there would be no later step; only the
 * last write may be known not to have been sent. If a write waits for its approval, earlier ones were
 * approved, so nothing is repeated without a decision.
 */
export function mayHaveWritten(context: SharedContext): boolean {
  const { payload } = context;
  if (payload.failure?.code === "APPROVAL_REQUIRED") return false;
  const before = spentBefore(context).writes;
  return before > 0 || (spentSoFar(context).writes > 0 && !wasNotSent(payload));
}

function wasNotSent({ called, failure }: SharedContext["payload"]): boolean {
  const outcome = called?.outcome;
  if (outcome?.sent === false) return true;
  // A call of an API is one request, and a blocked redirect means that the API has answered it. A tool of a plugin may
  // have had effects before its request was blocked.
  const isHttp = typeof outcome?.url === "string";
  const reason = String(failure?.details?.["reason"]);
  return isHttp && failure?.code === "EGRESS_BLOCKED" && !reason.startsWith("redirect_blocked");
}
