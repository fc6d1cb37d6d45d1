import type { Config } from "../contract/config.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { Payload } from "../kernel/shared-context.ts";
import { resolvePolicy } from "../policy/resolve-policy.ts";

interface Loaded {
  caller: { user_id: string; key_id: string | null };
  policy: StoredPolicy;
}

/** Notes in a run who calls, under which rules, and what their session knows. */
export function admitCaller(
  payload: Payload,
  { caller, policy: stored }: Loaded,
  environment: Config["environment"],
): Policy {
  const policy = resolvePolicy(stored, environment);
  payload.caller = { ...payload.caller, ...caller, agent_id: policy.agent_id };
  if (payload.policy === null) startClock(payload, policy);
  payload.policy = policy;
  payload.user_context_data = { ...stored.session, ...payload.user_context_data };
  return policy;
}

/** The run's time limit counts from its first step. */
function startClock(payload: Payload, { timeout_ms }: Policy): void {
  payload.signal = AbortSignal.any([payload.signal, AbortSignal.timeout(timeout_ms)]);
}
