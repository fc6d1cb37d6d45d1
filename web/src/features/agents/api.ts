import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { JsonObject } from "../../../../src/base/json.ts";
import type { AgentFinding } from "../../../../src/contract/agent-file.ts";
import type { agentsEndpoints } from "../../../../src/contract/api/agents.ts";
import { callFunction } from "../../lib/call-function.ts";

type Endpoints = typeof agentsEndpoints;
type Answer<Name extends keyof Endpoints> = Static<Endpoints[Name]["answer"]["schema"]>;

export type AgentRow = Answer<"list">["agents"][number];
export type StoredAgent = Answer<"read">;
export type AgentToolChoice = Answer<"tools">["tools"][number];

export const agentsQuery = queryOptions({
  queryKey: ["agents"],
  queryFn: async ({ signal }) => (await callFunction<Answer<"list">>("agents", { signal })).agents,
});

/** A file in its newest or the given version. */
export function agentQuery(id: string, version?: number) {
  const wanted = version === undefined ? "" : `?version=${version}`;
  return queryOptions({
    queryKey: ["agents", "file", id, version ?? "newest"],
    queryFn: ({ signal }) =>
      callFunction<StoredAgent>(`agents/${encodeURIComponent(id)}${wanted}`, { signal }),
  });
}

export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: ["agents", "file", id, "versions"],
    queryFn: async ({ signal }) => {
      const path = `agents/${encodeURIComponent(id)}/versions`;
      return (await callFunction<Answer<"versions">>(path, { signal })).versions;
    },
  });
}

/** The tools that a file can list. */
export const agentToolsQuery = queryOptions({
  queryKey: ["agents", "tools"],
  queryFn: async ({ signal }) => (await callFunction<Answer<"tools">>("agents/tools", { signal })).tools,
});

/** The server settings that apply to every agent. */
export const environmentQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => callFunction<{ environment: "dev" | "prod" }>("settings", { signal }),
});

/** Names of the owner's approver groups. */
export const groupNamesQuery = queryOptions({
  queryKey: ["approver-groups", "names"],
  queryFn: async ({ signal }) =>
    (await callFunction<{ groups: { name: string }[] }>("approvals/groups", { signal })).groups.map(
      ({ name }) => name,
    ),
});

/** Tools that fit what an agent is for, best first. */
export async function proposeTools(purpose: string): Promise<AgentToolChoice[]> {
  const { tools } = await callFunction<{ tools: AgentToolChoice[] }>("tools/search", {
    method: "POST",
    body: { query: purpose, limit: 12 },
  });
  return tools;
}

export interface AgentAnswer {
  final_data: JsonObject;
  tool: { name: string; side_effect: string };
  trace_id: string;
}

/** @param isDry sends nothing, and returns the request that would be sent */
export function askAsAgent(agent_id: string, user_query: string, isDry: boolean): Promise<AgentAnswer> {
  return callFunction("agent-query", {
    method: "POST",
    body: { user_query, agent_id, dry_run: isDry, conversation_id: `test-${crypto.randomUUID()}` },
  });
}

export function checkText(
  text: string,
  signal: AbortSignal,
): Promise<{ ok: boolean; findings: AgentFinding[] }> {
  return callFunction("agents/check", { method: "POST", body: { text }, signal });
}

/**
 * @param base the version that was edited; 0 for a new agent. @throws ApiFailure CONFLICT when a different
 * version is stored
 */
export function saveAgent(id: string, text: string, base: number): Promise<StoredAgent> {
  const path = `agents/${encodeURIComponent(id)}?base_version=${base}`;
  return callFunction(path, { method: "PUT", body: text, headers: { "content-type": "application/yaml" } });
}

export function deleteAgent(id: string): Promise<unknown> {
  return callFunction(`agents/${encodeURIComponent(id)}`, { method: "DELETE" });
}
