import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { connectionsEndpoints } from "../../../../../src/contract/api/connections.ts";
import { callFunction } from "../../../lib/call-function.ts";

type Endpoints = typeof connectionsEndpoints;
type Answer<Name extends "create" | "list"> = Static<Endpoints[Name]["answer"]["schema"]>;

export type Connections = Answer<"list">;
export type Connection = Connections["connections"][number];

export function connectionsQuery(connectorId: string) {
  return queryOptions({
    queryKey: ["connectors", connectorId, "connections"],
    queryFn: ({ signal }) => callFunction<Connections>(`connections?connector_id=${connectorId}`, { signal }),
  });
}

/** Without a name and an end user: the default account. @returns the provider's page, where the person signs in */
export async function beginSignIn(
  connector_id: string,
  account: { name?: string; end_user?: string },
): Promise<string> {
  const body = { connector_id, ...account };
  const { authorize_url } = await callFunction<Answer<"create">>("connections", { method: "POST", body });
  if (!/^https?:$/.test(new URL(authorize_url).protocol))
    throw new Error("The sign-in page is not a web page.");
  return authorize_url;
}

export function removeConnection(connectionId: string): Promise<void> {
  return callFunction(`connections/${connectionId}`, { method: "DELETE" });
}
