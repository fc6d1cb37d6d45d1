import { type SharedContext, spentBefore, spentSoFar } from "../kernel/shared-context.ts";

/**
 * Whether a write of this run may have reached an API. If so, or in doubt, it must not be repeated without
 * being requested. Writes of earlier steps were carried out, or there would be no later step; only the
 * last write may be known not to have been sent. If a write waits for its approval, earlier ones were
 * approved, so nothing is repeated without a decision.
 */
export function mayHaveWritten(context: SharedContext): boolean {
  const { payload } = context;
  if (payload.failure?.code === "APPROVAL_REQUIRED") return false;
  const before = spentBefore(context).writes;
  return before > 0 || (spentSoFar(context).writes > 0 && !wasKeptBack(payload));
}

function wasKeptBack({ called, failure }: SharedContext["payload"]): boolean {
  const outcome = called?.outcome;
  if (outcome?.sent === false) return true;
  // A call of an API is one request. It may have reached the API and been answered by a redirect that is
  // blocked; a tool of a plugin may have done something before.
  const isHttp = typeof outcome?.url === "string";
  const reason = String(failure?.details?.["reason"]);
  return isHttp && failure?.code === "EGRESS_BLOCKED" && !reason.startsWith("redirect_blocked");
}
