import * as oauth from "oauth4webapi";
import { isLoopback } from "../base/url-parts.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { SecretValues } from "../contract/http-operation.ts";
import type { Database, Sender } from "../contract/ports.ts";
import { type AuthorizationServer, requestOptions } from "./authorization-server.ts";

interface RegistrationParts {
  database: Database;
  sender: Sender;
  redirectUri: string;
  clientUrl: string;
}

const GRANTS = {
  authorization_code: "authorization_code",
  refresh_token: "refresh_token",
  device_code: "urn:ietf:params:oauth:grant-type:device_code",
} as const;

/** What this installation says of itself as a client (RFC 7591 §2). It needs no secret: PKCE is always used. */
function describeClient({ redirectUri }: Pick<RegistrationParts, "redirectUri">) {
  return {
    client_name: "Toolgate",
    redirect_uris: [redirectUri],
    grant_types: [GRANTS.authorization_code, GRANTS.refresh_token],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

/** The client metadata document at `clientUrl`, whose address is the client's id. */
export function writeClientDocument(parts: Pick<RegistrationParts, "redirectUri" | "clientUrl">) {
  return { client_id: parts.clientUrl, ...describeClient(parts) };
}

/**
 * Registers this installation with a server whose metadata offers it: with the address of its metadata
 * document, or dynamically (RFC 7591). The client is stored for the connector, and bound to the server like
 * one that was entered. Null if the server offers neither.
 * @throws ToolgateError AUTH_FAILED if the registration fails
 */
export async function registerClient(
  { database, sender, redirectUri, clientUrl }: RegistrationParts,
  server: AuthorizationServer,
  { user_id, connector_id }: { user_id: string; connector_id: string },
): Promise<SecretValues | null> {
  // A server can fetch the document only from an address that it reaches.
  const isReachable =
    clientUrl.startsWith("https://") || (isLocal(clientUrl) && isLocal(server.token_endpoint));
  const client =
    server.client_id_metadata_document_supported && isReachable
      ? { client_id: clientUrl }
      : await registerDynamically(server, { sender, redirectUri });
  if (client === null) return null;
  await database.call("store_secrets", {
    p_user_id: user_id,
    p_connector_id: connector_id,
    p_secrets: client,
  });
  return client;
}

function isLocal(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}

async function registerDynamically(
  server: AuthorizationServer,
  { sender, redirectUri }: { sender: Sender; redirectUri: string },
): Promise<{ client_id: string; client_secret?: string } | null> {
  const endpoint = server.registration_endpoint;
  if (endpoint === undefined) return null;
  const offersNone = server.token_endpoint_auth_methods_supported?.includes("none") ?? false;
  const isPost = server.token_endpoint_auth_methods_supported?.includes("client_secret_post") ?? false;
  const device = server.device_authorization_endpoint === undefined ? [] : [GRANTS.device_code];
  const described = describeClient({ redirectUri });
  const metadata = {
    ...described,
    grant_types: [...described.grant_types, ...device],
    token_endpoint_auth_method: offersNone ? "none" : isPost ? "client_secret_post" : "client_secret_basic",
  };
  try {
    const response = await oauth.dynamicClientRegistrationRequest(
      server,
      metadata,
      requestOptions(sender, new URL(endpoint)),
    );
    const { client_id, client_secret } = await oauth.processDynamicClientRegistrationResponse(response);
    const texts = [client_id, ...(typeof client_secret === "string" ? [client_secret] : [])];
    if (texts.some((text) => !/^[\x20-\x7e]{1,2000}$/.test(text))) throw new TypeError("unusable client");
    return { client_id, ...(typeof client_secret === "string" && { client_secret }) };
  } catch (cause) {
    if (cause instanceof ToolgateError && cause.code === "EGRESS_BLOCKED") throw cause;
    throw new ToolgateError(
      "AUTH_FAILED",
      "The provider did not register a client. Register one in its developer console, and store its client_id for this connector.",
      { cause, details: { reason: "registration", secret_id: "client_id" } },
    );
  }
}
