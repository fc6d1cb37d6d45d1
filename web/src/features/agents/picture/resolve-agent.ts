import type { AgentFile } from "../../../../../src/contract/agent-file.ts";

export interface ResolvedAgent {
  env: "dev" | "prod";
  /** Whether the file is less strict than the server. */
  isOverruled: boolean;
  mode: "auto" | "manual";
  group: string | null;
  expires_after_s: number;
  timeout_ms: number;
  threshold: number;
  short_term_ttl_s: number;
  calls_per_min: number | null;
}

/** The effective rules of an agent on this server, same as the server computes (a test compares them). */
export function resolveAgent(file: AgentFile, server: "dev" | "prod"): ResolvedAgent {
  const env = server === "prod" ? "prod" : (file.env ?? "dev");
  return {
    env,
    isOverruled: server === "prod" && (file.env === "dev" || file.approval?.mode === "auto"),
    mode: env === "dev" ? (file.approval?.mode ?? "auto") : "manual",
    group: file.approval?.approver_group ?? null,
    expires_after_s: file.approval?.expires_after_s ?? 86_400,
    timeout_ms: file.gateway?.timeout_ms ?? (file.gateway?.timeout_seconds ?? 60) * 1_000,
    threshold: file.confidence_threshold ?? 0.75,
    short_term_ttl_s: file.memory?.short_term_ttl_s ?? (file.memory?.short_term_ttl_minutes ?? 60) * 60,
    calls_per_min: file.limits?.calls_per_min ?? null,
  };
}
