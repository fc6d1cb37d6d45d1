import type { AgentFile } from "./agent-file.ts";
import type { JsonObject } from "./json.ts";
import type { SideEffect } from "./tool.ts";

/** What the database knows of the rules for one caller; comes along with the caller's identity. */
export interface StoredPolicy {
  /** Of the key, else as the caller says; null: no agent. */
  agent_id: string | null;
  /** Whether the caller's key belongs to the agent. */
  is_bound: boolean;
  /** Version of the agent's file; null when there is none: the system's defaults apply. */
  agent_version: number | null;
  agent: AgentFile | null;
  /** What the names of the file's tools were bound to when it was stored. */
  tool_ids: Record<string, string>;
  /** Calls a minute that the API key may make in all. */
  key_limit_per_min: number | null;
  /** Upstream hosts whose circuit is not closed, and since or until when. ISO 8601. */
  circuits: { host: string; open_until: string }[];
  /** What the caller has put into this conversation. */
  session: JsonObject;
}

/** The rules of one run, complete. */
export interface Policy {
  agent_id: string | null;
  agent_version: number | null;
  env: "dev" | "prod";
  approval: { mode: "auto" | "manual"; approver_group: string | null; expires_after_s: number };
  /** Below this confidence the planner asks instead of acting. */
  confidence_threshold: number;
  /** The whole run, milliseconds. */
  timeout_ms: number;
  /** Where people reach this Toolgate, without a final slash; null when nobody said. */
  base_url: string | null;
  /** Of the agent, not yet rendered; null: no agent's file. */
  prompts: { system: string; developer: string; user: string } | null;
  scrub: NonNullable<AgentFile["scrub"]>;
  /** Tools by their ids; null: all that the caller has. */
  tools: ReadonlyMap<string, { side_effect: SideEffect; rate_limit_per_min: number | null }> | null;
  limits: { agent_per_min: number | null; key_per_min: number | null };
  circuits: StoredPolicy["circuits"];
}
