import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "../../lib/call-function.ts";

export interface ApiKey {
  id: string;
  name: string;
  prefix: string;
  scopes: string[];
  agent_id: string | null;
  expires_at: string | null;
  revoked_at: string | null;
  last_used_at: string | null;
  created_at: string;
}

export const keysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: async ({ signal }) =>
    (await callFunction<{ api_keys: ApiKey[] }>("api-keys", { signal })).api_keys,
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
}): Promise<MadeKey> {
  return callFunction("api-keys", { method: "POST", body: wanted });
}

export function revokeKey(id: string): Promise<ApiKey> {
  return callFunction(`api-keys/${id}`, { method: "DELETE" });
}
