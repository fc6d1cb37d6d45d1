import type { Database } from "../contract/ports.ts";

/** Counts a call against a tool's limit, shared by all instances (S10). @throws ToolgateError RATE_LIMITED {limit_per_min, retry_after_s} */
export async function takeCall(
  database: Database,
  toolId: string,
  limitPerMinute: number | null,
): Promise<void> {
  if (limitPerMinute === null) return;
  await database.call("take_call", { p_subject: `tool:${toolId}`, p_limit: limitPerMinute });
}
