import { Type } from "@sinclair/typebox";
import { isOverridingHeader } from "../../base/headers.ts";
import { escapeSegment, type Fault, type JsonObject } from "../../base/json.ts";
import { checkSecretForms } from "../../calling/credentials/check-secret-forms.ts";
import type { NewMcpServer } from "../../contract/api/mcp-servers.ts";
import type { AuthType, RequiredSecret } from "../../contract/connector.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { Credential } from "../../contract/http-operation.ts";
import type { Database } from "../../contract/ports.ts";
import { AnyObject, nullable, type Shape, texts } from "../../contract/shape.ts";
import type { McpPorts } from "./create-transport.ts";
import { fetchListing, type McpListing } from "./fetch-listing.ts";
import { markImitations } from "./mark-imitations.ts";

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

/** RFC 9110 §5.6.2. */
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** Headers that the transports set, in addition to those that no request may carry. */
const TRANSPORT =
  /^(content-.*|accept|accept-encoding|last-event-id|mcp-.*|user-agent|trace(parent|state))$/i;

/** Names of query parameters that contain credentials. */
const CREDENTIAL =
  /(^|[-_.])(api[-_]?key|key|token|secret|password|passwd|pwd|auth|authorization|sig|signature)$/i;

/** How calls to a server are authenticated, as chosen by the user. */
interface McpAuthChoice {
  type: string;
  /** With `api-key`. */
  header?: string;
  /** With `oauth2-client-credentials`. */
  scopes?: string[];
}

interface McpAuth {
  auth_type: AuthType;
  required_secrets: RequiredSecret[];
  credentials: Credential[];
}

/** The credentials of a choice and the secrets they need, or its faults. */
export function resolveAuth({ type, header, scopes }: McpAuthChoice): McpAuth | Fault[] {
  const faults: Fault[] = [];
  if (header !== undefined && type !== "api-key") {
    faults.push({ pointer: "/auth/header", message: "only an api-key has a header of its own" });
  }
  if (header !== undefined && !canCarryKey(header)) {
    faults.push({ pointer: "/auth/header", message: "is no name of a header that may carry a key" });
  }
  if (scopes !== undefined && type !== "oauth2-client-credentials") {
    faults.push({ pointer: "/auth/scopes", message: "only oauth2-client-credentials has scopes" });
  }
  return faults.length > 0 ? faults : choose(type, header ?? "X-API-Key", scopes ?? []);
}

function canCarryKey(header: string): boolean {
  return TOKEN.test(header) && !TRANSPORT.test(header) && !isOverridingHeader(header);
}

function choose(type: string, name: string, scopes: string[]): McpAuth {
  switch (type) {
    case "bearer-token":
      return {
        auth_type: type,
        required_secrets: [secret("token", "Access token: sent as Authorization: Bearer …")],
        credentials: [{ type: "bearer", secret: "token" }],
      };
    case "api-key":
      return {
        auth_type: type,
        required_secrets: [secret("api_key", `API key: sent as the header ${name}`)],
        credentials: [{ type: "api-key", secret: "api_key", in: "header", name }],
      };
    case "username-password":
      return {
        auth_type: type,
        required_secrets: [secret("username", "User name."), secret("password", "Password.")],
        credentials: [{ type: "basic", username: "username", password: "password" }],
      };
    case "oauth2-client-credentials":
      return {
        auth_type: type,
        required_secrets: [
          secret("client_id", "Client ID of the application, from the provider's developer console."),
          secret("client_secret", "Client secret of the application, from the provider's developer console."),
          secret("token_url", "URL of the token endpoint, e.g. https://auth.example.com/oauth/token."),
        ],
        credentials: [
          {
            type: "oauth2",
            client_id: "client_id",
            client_secret: "client_secret",
            token_url_secret: "token_url",
            scopes,
          },
        ],
      };
    default:
      return { auth_type: "none", required_secrets: [], credentials: [] };
  }
}

function secret(secret_id: string, description: string): RequiredSecret {
  return { secret_id, description, vault_key_name: secret_id };
}

/**
 * The fault of an MCP server's address as written, or null. Whether its destination is allowed is checked
 * by the sender.
 */
export function checkAddress(text: string): string | null {
  if (!URL.canParse(text)) return "is no absolute URL";
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return "must begin with https:// (or http://)";
  if (url.username !== "" || url.password !== "")
    return "holds a user or a password: choose an auth type, whose values go into the vault";
  if (url.hash !== "") return "has a fragment (#…), which is never sent";
  const secret = [...url.searchParams.keys()].find((name) => CREDENTIAL.test(name));
  if (secret === undefined) return null;
  return `holds a credential (${secret}), and addresses are shown and logged: choose an auth type, whose values go into the vault`;
}
