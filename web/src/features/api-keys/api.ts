import { queryOptions } from "@tanstack/react-query";
import { callFunction, readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";

export interface ApiKey {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  agent_id: string | null;
  expires_at: string | null;
  rate_limit_per_min: number | null;
  revoked_at: string | null;
  last_used_at: string | null;
  created_at: string;
}

export const keysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: async ({ signal }) =>
    (await callFunction<{ api_keys: ApiKey[] }>("api-keys", { signal })).api_keys,
});

/** Ids of the agents that have a file. */
export const agentIdsQuery = queryOptions({
  queryKey: ["api-keys", "agents"],
  queryFn: async () => {
    const rows = await readRows(supabase().from("agents").select("agent_id").order("agent_id"));
    return rows.map(({ agent_id }) => agent_id);
  },
});

export interface MadeKey {
  id: string;
  name: string;
  key: string;
}

export function createKey(wanted: {
  name: string;
  scopes: string[];
  agent_id?: string;
  expires_at?: string;
  rate_limit_per_min?: number;
}): Promise<MadeKey> {
  return callFunction("api-keys", { method: "POST", body: wanted });
}

export function revokeKey(id: string): Promise<ApiKey> {
  return callFunction(`api-keys/${id}`, { method: "DELETE" });
}
