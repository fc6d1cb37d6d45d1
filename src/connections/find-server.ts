import { ToolgateError } from "../contract/errors.ts";
import type { SecretValues, SignInCredential } from "../contract/http-operation.ts";
import type { Sender } from "../contract/ports.ts";
import { type AuthorizationServer, checkEndpoint } from "./authorization-server.ts";
import { discoverServer } from "./discover-server.ts";

/**
 * Where a connector signs in: from its document, its secrets or the server's metadata, in this order of preference: stored
 * addresses, stated addresses, metadata.
 * @throws ToolgateError AUTH_FAILED if addresses are missing or unusable, or the metadata cannot be read
 */
export async function findServer(
  credential: SignInCredential,
  secrets: SecretValues,
  sender: Sender,
): Promise<AuthorizationServer> {
  const stored = (id: string | undefined) => (id === undefined ? undefined : secrets[id]?.trim());
  const authorization = stored(credential.authorization_url_secret) ?? credential.authorization_url;
  const token = stored(credential.token_url_secret) ?? credential.token_url;
  if (authorization && token) return statedServer(authorization, token);
  if (credential.metadata_url) return discoverServer(credential.metadata_url, sender);
  const missing = authorization ? "token_url" : "authorization_url";
  throw new ToolgateError(
    "AUTH_FAILED",
    `The secret "${missing}" is not stored. Store it for this connector.`,
    {
      details: { secret_id: missing },
    },
  );
}

function statedServer(authorization: string, token: string): AuthorizationServer {
  const endpoint = checkEndpoint("authorization_url", authorization);
  return {
    issuer: endpoint.origin,
    discovered: false,
    authorization_endpoint: endpoint.href,
    token_endpoint: checkEndpoint("token_url", token).href,
  };
}
