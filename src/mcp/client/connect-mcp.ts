import { Type } from "@sinclair/typebox";
import { escapeSegment, type Fault, type JsonObject } from "../../base/json.ts";
import { checkSecretForms } from "../../calling/credentials/check-secret-forms.ts";
import type { NewMcpServer } from "../../contract/api/mcp-servers.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { AnyObject, nullable, type Shape, texts } from "../../contract/shape.ts";
import type { McpPorts } from "./create-mcp-fetch.ts";
import { fetchListing, type McpListing } from "./fetch-listing.ts";
import { markImitations } from "./mark-imitations.ts";
import { checkAddress, type McpAuth, resolveAuth } from "./resolve-auth.ts";

/**
 * Connects an MCP server and accepts its current tools. Nothing is stored if the tools cannot be listed. A
 * server with missing secrets is stored and listed once they are complete.
 *
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
  const listing = isWaiting ? null : await fetchListing(target, ports, signal);
  const shown = name ?? listing?.server.server_name ?? new URL(url).host;
  const stored = await database.call(
    "create_mcp_connector",
    {
      p_user_id: userId,
      p_connector: { name: shown, auth_type: auth.auth_type, required_secrets: auth.required_secrets },
      p_server: { url, credentials, trust_hints, is_named: name !== null },
      p_secrets: secrets,
      p_listing: listing && (await markImitations(database, { userId, connectorId: null }, listing)),
    },
    StoredShape,
  );
  return describe(stored, listing);
}

interface Connected {
  /** Tools that await the owner's acceptance although this is the first listing. */
  held: string[];
  /** Another connector of this user with the same address. */
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

/** Agents and keys that were allowed an operation id must not get another server's tool of that name. */
function warnWithheld(names: readonly string[]): Fault[] {
  return names.map((name) => ({
    pointer: `/tools/${escapeSegment(name)}`,
    message:
      "it resembles another of your tools by name or title, or its texts mention one; accept it to use it",
  }));
}

function warnDuplicate(twin: Connected["twin"]): Fault[] {
  if (twin === null) return [];
  const message = `the connector ${JSON.stringify(twin.name)} (${twin.connector_id}) has the same address: its tools now exist twice; delete one of the connectors if that is not intended`;
  return [{ pointer: "/url", message }];
}

function describe({ held, twin, ...connector }: Stored, listing: McpListing | null): JsonObject {
  const { connector_id = null, name = null, version = null, status = null, auth = null } = connector;
  const { operation_count = 0 } = connector;
  const { skipped = [], warnings = [] } = listing?.report ?? {};
  const report = { skipped, warnings: [...warnDuplicate(twin), ...warnWithheld(held), ...warnings] };
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
