import { queryOptions } from "@tanstack/react-query";
import type { NewMcpServer } from "../../../../../src/contract/api/mcp-servers.ts";
import type { SideEffect } from "../../../../../src/contract/tool.ts";
import { callFunction } from "../../../lib/call-function.ts";
import type { Answer, Connector } from "../api.ts";

export type McpServer = NonNullable<Connector["mcp"]>;
export type McpTool = Answer<"mcpTools">["tools"][number];
export type McpToolDefinition = NonNullable<McpTool["accepted"]>;
export type Connected = Answer<"connectMcp">;

type Tools = Answer<"mcpTools">;

export function connectMcp(server: NewMcpServer): Promise<Connected> {
  return callFunction("connectors/mcp", { method: "POST", body: server });
}

/** A server's accepted and last seen tools. @param seen changes with the tools that the server offers */
export function mcpToolsQuery(id: string, seen: string) {
  return queryOptions({
    queryKey: ["connectors", id, "mcp-tools", seen],
    queryFn: async ({ signal }) =>
      (await callFunction<Tools>(`connectors/${id}/mcp-tools`, { signal })).tools,
    // Otherwise the content of the page, including open dialogs, would disappear during the request.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  });
}

export async function refreshMcpTools(id: string): Promise<McpTool[]> {
  return (await callFunction<Tools>(`connectors/${id}/mcp-tools/refresh`, { method: "POST" })).tools;
}

/** @throws ApiFailure CONFLICT when one of them has changed since */
export async function acceptMcpTools(
  id: string,
  tools: readonly { name: string; digest: string }[],
): Promise<McpTool[]> {
  const path = `connectors/${id}/mcp-tools/accept`;
  return (await callFunction<Tools>(path, { method: "POST", body: { tools } })).tools;
}

export async function setMcpSideEffect(
  id: string,
  name: string,
  side_effect: SideEffect,
): Promise<McpTool[]> {
  const path = `connectors/${id}/mcp-tools`;
  return (await callFunction<Tools>(path, { method: "PATCH", body: { name, side_effect } })).tools;
}

export function setMcpTrust(id: string, trust_hints: boolean): Promise<Connector> {
  return callFunction(`connectors/${id}/mcp`, { method: "PATCH", body: { trust_hints } });
}

/** Changes when the server offers different tools. */
export function versionOf({ updated_at, mcp }: Connector): string {
  return `${updated_at} ${mcp?.listed_at ?? ""} ${mcp?.changed_count ?? 0} ${mcp?.new_count ?? 0}`;
}
