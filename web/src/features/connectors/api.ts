import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { JsonObject } from "../../../../src/base/json.ts";
import type { connectorsEndpoints } from "../../../../src/contract/api/connectors.ts";
import type { SideEffect } from "../../../../src/contract/tool.ts";
import { callFunction } from "../../lib/call-function.ts";

type Endpoints = typeof connectorsEndpoints;
export type Answer<Name extends keyof Endpoints> = Static<Endpoints[Name]["answer"]["schema"]>;

export type Connector = Answer<"read">;

export type Operation = Answer<"setSideEffect"> & { input_schema: JsonObject };

export function missingSecrets({ secrets, auth }: Connector): string[] {
  const isOptional = (id: string) =>
    auth.required_secrets.some(({ secret_id, optional }) => secret_id === id && optional);
  return secrets
    .filter(({ secret_id, stored_at }) => stored_at === null && !isOptional(secret_id))
    .map(({ secret_id }) => secret_id);
}

/** Tools of an MCP server that are new or differ from the accepted ones. */
export function countWaiting({ mcp }: Connector): number {
  return mcp === undefined ? 0 : mcp.changed_count + mcp.new_count;
}

export function isIndexing(connector: Connector): boolean {
  return connector.indexed_count < connector.operation_count;
}

/** An MCP server whose secrets are stored and whose tools are about to be listed. */
export function isBeingListed(connector: Connector): boolean {
  return connector.mcp?.listed_at === null && missingSecrets(connector).length === 0;
}

function isInMotion(connector: Connector): boolean {
  return isIndexing(connector) || (isBeingListed(connector) && connector.error === undefined);
}

/** Polls only while something is in progress. */
const MOTION_MS = 700;

export const connectorsQuery = queryOptions({
  queryKey: ["connectors"],
  queryFn: async ({ signal }) =>
    (await callFunction<{ connectors: Connector[] }>("connectors", { signal })).connectors,
  refetchInterval: ({ state }) => (state.data?.some(isInMotion) ? 2 * MOTION_MS : false),
});

export function connectorQuery(id: string) {
  return queryOptions({
    queryKey: ["connectors", id],
    queryFn: ({ signal }) => callFunction<Connector>(`connectors/${id}`, { signal }),
    refetchInterval: ({ state }) => (state.data && isInMotion(state.data) ? MOTION_MS : false),
  });
}

export function operationsQuery(id: string, version: string) {
  return queryOptions({
    queryKey: ["connectors", id, "operations", version],
    queryFn: async ({ signal }) =>
      (await callFunction<{ operations: Operation[] }>(`connectors/${id}/operations`, { signal })).operations,
  });
}

export interface Checked {
  name: string;
  version: string;
  operation_count: number;
  /** Where calls would go. */
  server: string | null;
  report: {
    skipped: { operation: string; reason: string }[];
    warnings: { pointer: string; message: string }[];
  };
}

const YAML = { "content-type": "application/yaml" };

/** @param annotate first upgrades the document and adds what is missing */
export function checkDocument(text: string, annotate: boolean, signal: AbortSignal): Promise<Checked> {
  return callFunction(`connectors/check${annotate ? "?annotate=true" : ""}`, {
    method: "POST",
    body: text,
    headers: YAML,
    signal,
  });
}

export interface Annotated {
  document: JsonObject;
  changes: { pointer: string; message: string }[];
}

export function annotateDocument(text: string, server: string): Promise<Annotated> {
  const query = server === "" ? "" : `?server=${encodeURIComponent(server)}`;
  return callFunction(`connectors/annotate${query}`, { method: "POST", body: text, headers: YAML });
}

/**
 * @param replace the connector that gets a new version
 * @param annotate first upgrades the document and adds what is missing
 */
export function saveDocument(
  text: string,
  replace: string | null,
  annotate: boolean,
): Promise<{ connector_id: string; name: string }> {
  const query = annotate ? "?annotate=true" : "";
  return replace === null
    ? callFunction(`connectors/upload${query}`, { method: "POST", body: text, headers: YAML })
    : callFunction(`connectors/${replace}${query}`, { method: "PUT", body: text, headers: YAML });
}

/**
 * The stored document of a connector.
 * @param member only this member of it
 */
export async function readDocument(id: string, member?: string): Promise<JsonObject> {
  const query = member === undefined ? "" : `?member=${encodeURIComponent(member)}`;
  const { document } = await callFunction<{ document: JsonObject }>(`connectors/${id}/document${query}`);
  return document;
}

/** @param side_effect null: restores the document's own side effect */
export function setOperationEffect(
  id: string,
  operation_id: string,
  side_effect: SideEffect | null,
): Promise<Operation> {
  return callFunction(`connectors/${id}/operations`, {
    method: "PATCH",
    body: { operation_id, side_effect },
  });
}

export function setStatus(id: string, status: "ACTIVE" | "DISABLED"): Promise<Connector> {
  return callFunction(`connectors/${id}`, { method: "PATCH", body: { status } });
}

export function renameConnector(id: string, name: string): Promise<Connector> {
  return callFunction(`connectors/${id}`, { method: "PATCH", body: { name } });
}

export function deleteConnector(id: string): Promise<unknown> {
  return callFunction(`connectors/${id}`, { method: "DELETE" });
}

export function retryIndexing(id: string): Promise<Connector> {
  return callFunction(`connectors/${id}/reindex`, { method: "POST" });
}

export interface ConnectionTest {
  ok: boolean;
  stage: "dns" | "connect" | "tls" | "credentials" | "status";
  operation_id?: string;
  http_status?: number;
  duration_ms: number;
  message: string;
}

export function testConnection(id: string): Promise<ConnectionTest> {
  return callFunction(`connectors/${id}/test`, { method: "POST" });
}

export function storeSecrets(connector_id: string, secrets: Record<string, string>): Promise<unknown> {
  return callFunction("secrets/vault", { method: "POST", body: { connector_id, secrets } });
}

export interface Certificate {
  subject: string;
  issuer: string;
  not_after: string;
}

export function checkCertificate(pfx: string, passphrase: string): Promise<Certificate> {
  return callFunction("secrets/check-certificate", { method: "POST", body: { pfx, passphrase } });
}

export function deleteSecrets(id: string): Promise<unknown> {
  return callFunction(`secrets/vault/${id}`, { method: "DELETE" });
}

/** Questions that lead to an operation of this connector: each was planned before. */
export type Question = Answer<"questions">["questions"][number];

export const questionsQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: ["connectors", id, "questions", version],
    queryFn: async ({ signal }) =>
      (await callFunction<Answer<"questions">>(`connectors/${id}/questions`, { signal })).questions,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The secrets of a connector with the place where they are sent, as far as its document states it. */
export function withPlaces({ auth, secrets }: Pick<Connector, "auth" | "secrets">) {
  return secrets.map((secret) => {
    const required = auth.required_secrets.find(({ secret_id }) => secret_id === secret.secret_id);
    return {
      ...secret,
      ...(required?.in && required.name && { in: required.in, name: required.name }),
    };
  });
}
