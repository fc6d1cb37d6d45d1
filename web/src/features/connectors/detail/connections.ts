import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { connectionsEndpoints } from "../../../../../src/contract/api/connections.ts";
import { browserKeyHash } from "../../../lib/browser-key.ts";
import { callFunction } from "../../../lib/call-function.ts";

type Endpoints = typeof connectionsEndpoints;
type Answer<Name extends "create" | "update" | "providers" | "list" | "check" | "createLink" | "listLinks"> =
  Static<Endpoints[Name]["answer"]["schema"]>;

export type Connections = Answer<"list">;
export type ConnectLink = Answer<"listLinks">["links"][number];
export type Connection = Connections["connections"][number];

export function connectionsQuery(connectorId: string) {
  return queryOptions({
    queryKey: ["connectors", connectorId, "connections"],
    queryFn: ({ signal }) => callFunction<Connections>(`connections?connector_id=${connectorId}`, { signal }),
  });
}

export function providersQuery(connectorId: string) {
  return queryOptions({
    queryKey: ["connectors", connectorId, "providers"],
    queryFn: ({ signal }) =>
      callFunction<Answer<"providers">>(`connections/providers?connector_id=${connectorId}`, { signal }),
  });
}

export function chooseProvider(
  connectorId: string,
  provider: string,
  provider_variables: Record<string, string>,
): Promise<unknown> {
  const body = { provider, provider_variables };
  return callFunction(`connectors/${connectorId}`, { method: "PATCH", body });
}

/** Null: chosen by its name; empty: none. */
export function setIdentityOperation(
  connectorId: string,
  identity_operation: string | null,
): Promise<unknown> {
  return callFunction(`connectors/${connectorId}`, { method: "PATCH", body: { identity_operation } });
}

/** Without a name and an end user: the default account. @returns the provider's page, where the person signs in */
export async function beginSignIn(
  connector_id: string,
  account: { name?: string; end_user?: string },
): Promise<string> {
  const proof_hash = await browserKeyHash();
  const body = { connector_id, ...account, ...(proof_hash !== null && { proof_hash }) };
  const { authorize_url } = await callFunction<Answer<"create">>("connections", { method: "POST", body });
  if (authorize_url === undefined || !/^https?:$/.test(new URL(authorize_url).protocol))
    throw new Error("The sign-in page is not a web page.");
  return authorize_url;
}

/** Adds an account of a connector that does not sign in, or replaces its secrets. */
export function addAccount(
  connector_id: string,
  name: string,
  secrets: Record<string, string>,
): Promise<Answer<"create">> {
  return callFunction("connections", { method: "POST", body: { connector_id, name, secrets } });
}

export function setDefault(connectionId: string, is_default: boolean): Promise<Answer<"update">> {
  return callFunction(`connections/${connectionId}`, { method: "PATCH", body: { is_default } });
}

/** Asks the API whose account it is. */
export function checkConnection(connectionId: string): Promise<Answer<"check">> {
  return callFunction(`connections/${connectionId}/check`, { method: "POST" });
}

export function createLink(connector_id: string, end_user: string): Promise<Answer<"createLink">> {
  return callFunction("connections/links", { method: "POST", body: { connector_id, end_user } });
}

/** Links of the connector that may still be used. */
export function openLinksQuery(connectorId: string) {
  return queryOptions({
    queryKey: ["connectors", connectorId, "links"],
    queryFn: async ({ signal }) => {
      const path = `connections/links?connector_id=${connectorId}`;
      const { links } = await callFunction<Answer<"listLinks">>(path, { signal });
      const now = Date.now();
      return links.filter(
        ({ completed_at, expires_at }) => completed_at === null && Date.parse(expires_at) > now,
      );
    },
  });
}

export function revokeLink(linkId: string): Promise<void> {
  return callFunction(`connections/links/${linkId}`, { method: "DELETE" });
}

export function removeConnection(connectionId: string): Promise<void> {
  return callFunction(`connections/${connectionId}`, { method: "DELETE" });
}
