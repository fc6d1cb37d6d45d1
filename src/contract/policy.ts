import type { JsonObject } from "../base/json.ts";
import type { AgentFile } from "./agent-file.ts";
import type { SideEffect } from "./tool.ts";

/** The model endpoint that an account has set for itself. Its key is in the vault. */
export interface AccountModel {
  /** The account, for reading the key. */
  user_id: string;
  base_url: string;
  chat_model: string;
}

/** The embedding model that an account has set at its own endpoint. */
export interface AccountEmbedding extends Pick<AccountModel, "user_id" | "base_url"> {
  model: string;
  /** Name of the vector space. */
  space: string;
  /** Length of a vector. */
  dims: number;
}

/** Where a model is called, with its key; null: without one. */
export interface ModelAddress {
  base_url: string;
  key: string | null;
}

/** What an account has set for itself; null: the value of the installation. */
export interface AccountSettings {
  environment: "prod" | null;
  /** Time limit of one call in milliseconds. */
  call_ms: number | null;
  /** Maximum size of an answer in bytes. */
  answer_bytes: number | null;
  /** Calls of all tools together. */
  calls_per_min: number | null;
  model: AccountModel | null;
}

/** The stored rules of a caller, loaded together with the caller's identity. */
export interface StoredPolicy {
  /** Of the key, or else as requested by the caller; null if there is no agent. */
  agent_id: string | null;
  /** Whether the caller's key belongs to the agent. */
  is_bound: boolean;
  /** Version of the agent's file; null if there is none and the system's defaults apply. */
  agent_version: number | null;
  agent: AgentFile | null;
  /** Tool ids by the names in the file, as resolved when it was stored. */
  tool_ids: Record<string, string>;
  /** Maximum number of calls per minute with the API key. */
  key_limit_per_min: number | null;
  /** The only connection that the API key may use; null: no such restriction. */
  connection_id: string | null;
  /** What the API key is bound to; empty: nothing. Callers with different bindings act for different customers. */
  binding: string;
  /**
   * Upstream hosts whose circuit is not closed, and the time at which the next attempt is allowed. ISO
   * 8601.
   */
  circuits: { host: string; open_until: string }[];
  /** What the caller's account has set for itself. */
  account: AccountSettings;
  /** Values that the caller stored for this conversation. */
  session: JsonObject;
}

/** The complete rules of one run. */
export interface Policy {
  agent_id: string | null;
  agent_version: number | null;
  env: "dev" | "prod";
  approval: { mode: "auto" | "manual"; approver_group: string | null; expires_after_s: number };
  /** Below this confidence the planner asks instead of acting. */
  confidence_threshold: number;
  /** Time limit of the whole run in milliseconds. */
  timeout_ms: number;
  /** Public address of this installation, without a final slash; null if it is not set. */
  base_url: string | null;
  /** The agent's prompts before rendering; null without an agent's file. */
  prompts: { system: string; developer: string; user: string } | null;
  scrub: NonNullable<AgentFile["scrub"]>;
  /** Allowed tools by id; null: all tools of the caller. */
  tools: ReadonlyMap<string, { side_effect: SideEffect; rate_limit_per_min: number | null }> | null;
  limits: { agent_per_min: number | null; key_per_min: number | null; account_per_min: number | null };
  /** The account's limits of one call; null: those of the sender. */
  call_limits: { ms: number | null; bytes: number | null };
  /** The account's model endpoint; null: that of the installation. */
  model: AccountModel | null;
  /** The only connection that the API key may use; null: no such restriction. */
  connection_id: string | null;
  /** What the API key is bound to; empty: nothing. */
  binding: string;
  circuits: StoredPolicy["circuits"];
}
