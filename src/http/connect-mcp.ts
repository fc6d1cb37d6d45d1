import { Type } from "@sinclair/typebox";
import type { NewMcpServer } from "../contract/api/mcp-servers.ts";
import type { Fault, JsonObject } from "../contract/json.ts";
import { escapeSegment } from "../contract/json-pointer.ts";
import type { Database } from "../contract/ports.ts";
import { AnyObject, nullable, type Shape, texts } from "../contract/shape.ts";
import { checkSecretForms } from "../execution/check-secret-forms.ts";
import { checkAddress } from "../mcp-client/check-address.ts";
import type { McpPorts } from "../mcp-client/create-mcp-fetch.ts";
import { lookAtServer, type McpListing } from "../mcp-client/look-at-server.ts";
import { type McpAuth, resolveAuth } from "../mcp-client/resolve-auth.ts";
import { invalidRequest } from "./read-body.ts";

/**
 * Connects an MCP server: its tools as they are now are what is accepted. Nothing is stored when it cannot be listed; one
 * whose secrets are not all given waits for them.
 * @throws ToolgateError INVALID_REQUEST | EGRESS_BLOCKED | AUTH_FAILED | API_ERROR
 */
export async function connectMcp(
  database: Database,
  ports: McpPorts,
  userId: string,
  request: NewMcpServer,
  signal: AbortSignal,
): Promise<JsonObject> {
  const { url, name = null, secrets = {}, trust_hints = false } = request;
  const auth = await readAuth(request);
  const isWaiting = auth.required_secrets.some(({ secret_id }) => !Object.hasOwn(secrets, secret_id));
  const { credentials } = auth;
  const target = { url, name, credentials, trust_hints, secrets, transport: null, protocol_version: null };
  const listing = isWaiting ? null : await lookAtServer(target, ports, signal);
  const shown = name ?? listing?.server.server_name ?? new URL(url).host;
  const stored = await database.call(
    "create_mcp_connector",
    {
      p_user_id: userId,
      p_connector: { name: shown, auth_type: auth.auth_type, required_secrets: auth.required_secrets },
      p_server: { url, credentials, trust_hints, is_named: name !== null },
      p_secrets: secrets,
      p_listing: listing,
    },
    StoredShape,
  );
  return describe(stored, listing);
}

interface Connected {
  /** Its tools that wait for their owner although this was the first look. */
  held: string[];
  /** Another connector of this person with the same address. */
  twin: { connector_id: string; name: string } | null;
}
type Stored = JsonObject & Connected;

const StoredShape: Shape<Stored> = Type.Intersect([
  AnyObject,
  Type.Object({
    held: texts,
    twin: nullable(Type.Object({ connector_id: Type.String(), name: Type.String() })),
  }),
]);

async function readAuth({ url, auth = { type: "none" }, secrets = {} }: NewMcpServer): Promise<McpAuth> {
  const address = checkAddress(url);
  const faults: Fault[] = address === null ? [] : [{ pointer: "/url", message: address }];
  const { type, header, scopes } = auth;
  const resolved = resolveAuth({
    type: String(type),
    ...(header !== undefined && { header }),
    ...(scopes !== undefined && { scopes }),
  });
  if (Array.isArray(resolved)) throw invalidRequest([...faults, ...resolved]);
  const known = resolved.required_secrets.map(({ secret_id }) => secret_id);
  for (const id of Object.keys(secrets)) {
    if (!known.includes(id)) faults.push({ pointer: `/secrets/${id}`, message: "unknown secret id" });
  }
  faults.push(...(await checkSecretForms(resolved.auth_type, secrets)));
  if (faults.length > 0) throw invalidRequest(faults);
  return resolved;
}

/** Whoever allowed an operation id, to an agent or to a key, did not mean another server's tool of this name. */
function warnHeld(names: readonly string[]): Fault[] {
  return names.map((name) => ({
    pointer: `/tools/${escapeSegment(name)}`,
    message:
      "another of your tools has this name, or its texts name another of your tools; it is used once you accept it",
  }));
}

function warnTwin(twin: Connected["twin"]): Fault[] {
  if (twin === null) return [];
  const message = `the connector ${JSON.stringify(twin.name)} (${twin.connector_id}) has this address already: its tools are there twice now, unless you delete one of both`;
  return [{ pointer: "/url", message }];
}

function describe({ held, twin, ...connector }: Stored, listing: McpListing | null): JsonObject {
  const { connector_id = null, name = null, version = null, status = null, auth = null } = connector;
  const { operation_count = 0 } = connector;
  const { skipped = [], warnings = [] } = listing?.report ?? {};
  const report = { skipped, warnings: [...warnTwin(twin), ...warnHeld(held), ...warnings] };
  return {
    connector_id,
    name,
    version,
    status,
    auth,
    operation_count,
    report: report as unknown as JsonObject,
  };
}
