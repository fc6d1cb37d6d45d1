import type { JsonObject } from "../contract/json.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { hostOf } from "../policy/check-circuit.ts";

/** Statuses that indicate a fault of the upstream rather than of the call. */
const DOWN = [500, 502, 503, 504];

/** The state of a call's upstream, for its circuit breaker; null if no HTTP call was made. */
export function describeUpstream({ payload }: SharedContext): JsonObject | null {
  const { failure, asked, called } = payload;
  const outcome = called?.outcome;
  const host = hostOf(outcome?.url);
  // A run that was aborted by its own limits says nothing about the host.
  const isGivenUp = failure?.details?.["aborted"] === true;
  if (host === null || failure?.code === "EGRESS_BLOCKED" || isGivenUp) return null;
  const status = failure?.details?.["http_status"] ?? outcome?.http_status;
  const reason = failure?.code === "API_ERROR" ? failure.details?.["reason"] : undefined;
  const is_up = reason !== "timeout" && reason !== "connection" && !DOWN.includes(Number(status));
  return { user_id: asked.caller.user_id, host, is_up };
}
