import type { Static } from "@sinclair/typebox";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { apiKeysEndpoints, McpExposure } from "../../../../src/contract/api/api-keys.ts";
import type { connectionsEndpoints } from "../../../../src/contract/api/connections.ts";
import { callFunction, readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";

type Endpoints = typeof apiKeysEndpoints;
type Answer<Name extends keyof Endpoints> = Static<Endpoints[Name]["answer"]["schema"]>;

export type ApiKey = Answer<"list">["api_keys"][number];
export type MadeKey = Answer<"create">;
export type NewKey = Static<Endpoints["create"]["body"]>;
export type Exposure = Required<McpExposure>;

/** Default exposure of a key to MCP clients. */
export const DEFAULT_EXPOSURE: Exposure = { mode: "catalogue", tools: null, approvals: "url" };

export const keysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: async ({ signal }) => (await callFunction<Answer<"list">>("api-keys", { signal })).api_keys,
});

/** Ids of the agents with a file. */
export const agentIdsQuery = queryOptions({
  queryKey: ["api-keys", "agents"],
  queryFn: async () => {
    const rows = await readRows(supabase().from("agents").select("agent_id").order("agent_id"));
    return rows.map(({ agent_id }) => agent_id);
  },
});

type Connections = Static<(typeof connectionsEndpoints)["list"]["answer"]["schema"]>["connections"];

/** The connections that a key can be bound to, with the names of their connectors. */
export const bindableQuery = queryOptions({
  queryKey: ["api-keys", "connections"],
  queryFn: async ({ signal }) => {
    const [{ connections }, connectors] = await Promise.all([
      callFunction<{ connections: Connections }>("connections", { signal }),
      readRows(supabase().from("connectors").select("connector_id, name")),
    ]);
    const names = new Map(connectors.map(({ connector_id, name }) => [connector_id, name]));
    return connections.map(({ connection_id, connector_id, account, end_user, name }) => ({
      id: connection_id,
      label: `${names.get(connector_id) ?? connector_id}: ${end_user ?? name}${account === null ? "" : ` (${account})`}`,
    }));
  },
});

export function createKey(wanted: NewKey): Promise<MadeKey> {
  return callFunction("api-keys", { method: "POST", body: wanted });
}

export function revokeKey(id: string): Promise<ApiKey> {
  return callFunction(`api-keys/${id}`, { method: "DELETE" });
}

export function setExposure(id: string, mcp: Exposure): Promise<ApiKey> {
  return callFunction(`api-keys/${id}`, { method: "PATCH", body: { mcp } });
}

/** Maximum number of matches; more require a narrower search. */
const FOUND_LIMIT = 40;
const MAX_WORDS = 6;
/** Of a word, because the patterns of a request are limited. */
const MAX_CHARACTERS = 14;

/** Tools whose name or operation id contains all words; without words, the first tools. */
export function findToolsQuery(text: string) {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return queryOptions({
    queryKey: ["api-keys", "tools", words.join(" ")],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const all = supabase().from("tools").select("operation_id, name, side_effect").order("operation_id");
      const found = words.length === 0 ? all : all.or(`and(${words.map(containsWord).join(",")})`);
      return readRows(found.limit(FOUND_LIMIT).abortSignal(signal));
    },
  });
}

/** PostgREST's condition for a word. Characters with a meaning in it or in LIKE match any character. */
function containsWord(word: string): string {
  const pattern = `%${word.slice(0, MAX_CHARACTERS).replaceAll(/[^\p{L}\p{N}-]/gu, "_")}%`;
  return `or(operation_id.ilike.${pattern},name.ilike.${pattern})`;
}
