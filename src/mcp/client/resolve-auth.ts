import type { Fault } from "../../base/json.ts";
import type { AuthType, RequiredSecret } from "../../contract/connector.ts";
import type { Credential } from "../../contract/http-operation.ts";
import { isOverridingHeader } from "../../contract/overriding-names.ts";

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

export interface McpAuth {
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
