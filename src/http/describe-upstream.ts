import type { JsonObject } from "../contract/json.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { hostOf } from "../policy/check-circuit.ts";

/** Failures that say something about the upstream, not about the call. */
const DOWN = [500, 502, 503, 504];

/** How the upstream of a sent call did, for its circuit; null for what is no HTTP call. */
export function describeUpstream({ payload }: SharedContext): JsonObject | null {
  const { failure, asked, called } = payload;
  const outcome = called?.outcome;
  const host = hostOf(outcome?.url);
  // A run that gave up early by its own rules says nothing about the host.
  const isGivenUp = failure?.details?.["aborted"] === true;
  if (host === null || failure?.code === "EGRESS_BLOCKED" || isGivenUp) return null;
  const status = failure?.details?.["http_status"] ?? outcome?.http_status;
  const reason = failure?.code === "API_ERROR" ? failure.details?.["reason"] : undefined;
  const is_up = reason !== "timeout" && reason !== "connection" && !DOWN.includes(Number(status));
  return { user_id: asked.caller.user_id, host, is_up };
}
