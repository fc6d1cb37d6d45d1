import { type SharedContext, spentBefore, spentSoFar } from "../kernel/shared-context.ts";

/**
 * Whether a write of this run may have reached an API: it must then never be repeated unasked. In doubt it may have. A write
 * of an earlier step was carried out, or there would be no later one; only a last one may demonstrably not have been sent.
 * Where a write waits for its approval, earlier ones had theirs: nothing is repeated without a person's yes.
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
  // A call of an API is one request. It may have got there and been answered by a redirect that is refused; a tool of a
  // plugin may have done something else before.
  const isHttp = typeof outcome?.url === "string";
  const reason = String(failure?.details?.["reason"]);
  return isHttp && failure?.code === "EGRESS_BLOCKED" && !reason.startsWith("redirect_blocked");
}
