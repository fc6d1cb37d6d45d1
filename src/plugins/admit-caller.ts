import { resolvePolicy } from "../agents/resolve-policy.ts";
import type { Config } from "../contract/config.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { Asked } from "../kernel/stages.ts";

interface Loaded {
  caller: { user_id: string; key_id: string | null };
  policy: StoredPolicy;
}

/** The same request, now that it is known who calls, under which rules, and what their session knows. */
export function admitCaller(
  asked: Asked,
  { caller, policy: stored }: Loaded,
  environment: Config["environment"],
): Asked & { readonly policy: Policy } {
  const policy = resolvePolicy(stored, environment);
  // The run's time limit counts from its first step.
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
