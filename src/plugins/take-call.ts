import type { Database } from "../contract/ports.ts";
import type { Tool } from "../contract/tool.ts";

/**
 * Counts a read against its tool's limit, shared by all instances (S10). A write was counted by the gate, together with
 * its approval.
 * @throws ToolgateError RATE_LIMITED {limit_per_min, retry_after_s}
 */
export async function takeCall(
  database: Database,
  { tool_id, side_effect }: Tool,
  limitPerMinute: number | null,
): Promise<void> {
  if (limitPerMinute === null || side_effect !== "read") return;
  await database.call("take_call", { p_subject: `tool:${tool_id}`, p_limit: limitPerMinute });
}
