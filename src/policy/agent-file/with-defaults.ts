import type { AgentFile, ResolvedAgentFile } from "../../contract/agent-file.ts";
import { DEFAULT_PROMPTS } from "./default-prompts.ts";

/** The defaults of an agent file. */
export const AGENT_DEFAULTS = {
  timeout_ms: 60_000,
  expires_after_s: 86_400,
  confidence_threshold: 0.75,
  short_term_ttl_s: 3_600,
} as const;

/**
 * The file with all defaults. On a `prod` server, the rules of `prod` apply to every agent, whatever its
 * file says; only in `dev` are writes allowed without approval.
 */
export function withDefaults(file: AgentFile, environment: "dev" | "prod"): ResolvedAgentFile {
  const env = environment === "prod" ? "prod" : (file.env ?? "dev");
  return {
    agent_id: file.agent_id,
    description: file.description ?? null,
    env,
    gateway: {
      base_url: file.gateway?.base_url?.replace(/\/+$/, "") ?? null,
      timeout_ms: file.gateway?.timeout_ms ?? AGENT_DEFAULTS.timeout_ms,
    },
    approval: {
      mode: env === "dev" ? (file.approval?.mode ?? "auto") : "manual",
      approver_group: file.approval?.approver_group ?? null,
      expires_after_s: file.approval?.expires_after_s ?? AGENT_DEFAULTS.expires_after_s,
    },
    confidence_threshold: file.confidence_threshold ?? AGENT_DEFAULTS.confidence_threshold,
    memory: { short_term_ttl_s: file.memory?.short_term_ttl_s ?? AGENT_DEFAULTS.short_term_ttl_s },
    limits: { calls_per_min: file.limits?.calls_per_min ?? null },
    tools: file.tools.map((tool) => ({ ...tool, rate_limit_per_min: tool.rate_limit_per_min ?? null })),
    prompts: { ...DEFAULT_PROMPTS, ...file.prompts },
    scrub: { off: file.scrub?.off ?? [], rules: file.scrub?.rules ?? [] },
  };
}
