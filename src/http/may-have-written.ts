import type { SharedContext } from "../kernel/shared-context.ts";

/**
 * Whether a write of this run may have reached an API: it must then never be repeated unasked. In doubt it may have; only a
 * last write that demonstrably was not sent does not count.
 */
export function mayHaveWritten({ payload }: SharedContext): boolean {
  return payload.writes > (wasSent(payload) ? 0 : 1);
}

function wasSent({ outcome, failure }: SharedContext["payload"]): boolean {
  return outcome?.sent === true && failure?.code !== "EGRESS_BLOCKED";
}
