import type { Policy } from "../contract/policy.ts";
import type { Tool } from "../contract/tool.ts";
import type { Caller } from "../kernel/stages.ts";

/** A limit that applies to a call; counted in the database, which all instances share. */
export interface CallLimit {
  /** The key of the counter. */
  subject: string;
  limit_per_min: number;
  /** For the message: "This … may make 5 calls a minute". */
  whose: "tool" | "agent" | "API key";
}

/** All limits of a call: the tool's, the agent's for this tool, the agent's for all tools, the key's. */
export function listLimits(
  { tool_id, operation_id, rate_limit_per_min }: Tool,
  { tools, limits, agent_id }: Policy,
  { user_id, key_id }: Pick<Caller, "user_id" | "key_id">,
): CallLimit[] {
  const agent = `agent:${user_id}/${agent_id}`;
  const all: { subject: string; limit: number | null | undefined; whose: CallLimit["whose"] }[] = [
    { subject: `tool:${tool_id}`, limit: rate_limit_per_min, whose: "tool" },
    {
      subject: `${agent}/${operation_id}`,
      limit: tools?.get(tool_id)?.rate_limit_per_min,
      whose: "tool",
    },
    { subject: agent, limit: limits.agent_per_min, whose: "agent" },
    { subject: `key:${key_id}`, limit: limits.key_per_min, whose: "API key" },
  ];
  return all.flatMap(({ limit, subject, whose }) =>
    typeof limit === "number" ? [{ subject, limit_per_min: limit, whose }] : [],
  );
}
