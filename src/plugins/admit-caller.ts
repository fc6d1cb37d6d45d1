import { resolvePolicy } from "../agents/resolve-policy.ts";
import type { Config } from "../contract/config.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { Asked } from "../kernel/stages.ts";

interface Loaded {
  caller: { user_id: string; key_id: string | null };
  policy: StoredPolicy;
}

/** Completes a request with the caller, the policy and the session that were loaded from the database. */
export function admitCaller(
  asked: Asked,
  { caller, policy: stored }: Loaded,
  environment: Config["environment"],
): Asked & { readonly policy: Policy } {
  const policy = resolvePolicy(stored, environment);
  // The timeout starts with the first step of the run.
  const signal =
    asked.policy === null
      ? AbortSignal.any([asked.signal, AbortSignal.timeout(policy.timeout_ms)])
      : asked.signal;
  return {
    ...asked,
    caller: { ...asked.caller, ...caller, agent_id: policy.agent_id },
    policy,
    signal,
    user_context_data: { ...stored.session, ...asked.user_context_data },
  };
}
