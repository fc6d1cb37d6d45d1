import type { Config } from "../contract/config.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import { effectiveEnvironment, NO_ACCOUNT_SETTINGS } from "./account-settings.ts";
import { withDefaults } from "./agent-file/with-defaults.ts";

type Environment = Config["environment"];

/** The policy of callers without agent, key limits or open circuits. */
export function defaultPolicy(environment: Environment): Policy {
  return resolvePolicy(
    {
      agent_id: null,
      is_bound: false,
      agent_version: null,
      agent: null,
      tool_ids: {},
      key_limit_per_min: null,
      connection_id: null,
      circuits: [],
      account: NO_ACCOUNT_SETTINGS,
      session: {},
    },
    environment,
  );
}

/**
 * The complete policy of one run: the agent's file over the system's defaults. `environment` is the
 * server's; the account may have a stricter one.
 */
export function resolvePolicy(stored: StoredPolicy, environment: Environment): Policy {
  const { agent_id, agent_version, agent, tool_ids, is_bound, key_limit_per_min, circuits, account } = stored;
  const file = withDefaults(agent ?? { agent_id: "", tools: [] }, effectiveEnvironment(account, environment));
  return {
    agent_id,
    agent_version,
    env: file.env,
    // A key whose agent has no file (yet, or because of a typo) was meant to be restricted, so its writes
    // need an approval.
    approval: is_bound && agent === null ? { ...file.approval, mode: "manual" } : file.approval,
    confidence_threshold: file.confidence_threshold,
    timeout_ms: file.gateway.timeout_ms,
    base_url: file.gateway.base_url,
    prompts: agent && file.prompts,
    scrub: file.scrub,
    tools: agent && bindTools(file.tools, tool_ids),
    limits: {
      agent_per_min: file.limits.calls_per_min,
      key_per_min: key_limit_per_min,
      account_per_min: account.calls_per_min,
    },
    call_limits: { ms: account.call_ms, bytes: account.answer_bytes },
    model: account.model,
    connection_id: stored.connection_id,
    circuits,
  };
}

/** A name that is not bound to a tool allows none: a tool that gets the name later is a different one. */
function bindTools<Tool extends { name: string }>(
  tools: readonly Tool[],
  ids: StoredPolicy["tool_ids"],
): Map<string, Tool> {
  return new Map(
    tools.flatMap((tool) => {
      const id = Object.hasOwn(ids, tool.name) ? ids[tool.name] : undefined;
      return id === undefined ? [] : [[id, tool] as const];
    }),
  );
}
