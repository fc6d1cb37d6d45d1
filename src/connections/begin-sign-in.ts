import { Type } from "@sinclair/typebox";
import * as oauth from "oauth4webapi";
import { sha256 } from "../base/sha256.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { SignInCredential } from "../contract/http-operation.ts";
import type { Database, Sender } from "../contract/ports.ts";
import { texts, validated } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import { type AuthorizationServer, findServer } from "./authorization-server.ts";
import { type Connection, ConnectionShape } from "./connection-shape.ts";

const SignInShape = Type.Object({
  name: Type.String(),
  credential: validated<SignInCredential>(),
  scopes: texts,
  secrets: SecretValuesShape,
});

interface WantedConnection {
  user_id: string;
  key_id: string | null;
  connector_id: string;
  name: string | null;
  end_user: string | null;
  /** Null: all that the connector's operations need. */
  scopes: string[] | null;
}

/**
 * Begins a sign-in (RFC 6749 §4.1.1 with PKCE): the connection, and the address that its user opens within 10 minutes. Only the
 * hash of the state is stored; the verifier is in the vault.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST | AUTH_FAILED
 */
export async function beginSignIn(
  { database, sender, redirectUri }: { database: Database; sender: Sender; redirectUri: string },
  wanted: WantedConnection,
): Promise<{ connection: Connection; authorize_url: string }> {
  const { user_id, key_id, connector_id, name, end_user } = wanted;
  const loaded = await database.call(
    "load_sign_in",
    { p_user_id: user_id, p_connector_id: connector_id },
    SignInShape,
  );
  const clientId = loaded.secrets["client_id"]?.trim();
  if (!clientId) throw missingClient();
  const server = await findServer(loaded.credential, loaded.secrets, sender);
  const scopes = addOfflineAccess(wanted.scopes ?? loaded.scopes, server);
  const state = oauth.generateRandomState();
  const verifier = oauth.generateRandomCodeVerifier();
  const nonce = scopes.includes("openid") ? oauth.generateRandomNonce() : null;
  const connection = await database.call(
    "begin_sign_in",
    {
      p_user_id: user_id,
      p_connector_id: connector_id,
      p_sign_in: {
        name,
        end_user,
        scopes,
        key_id,
        state_hash: sha256(state),
        sealed: JSON.stringify({ verifier, nonce }),
        server,
      },
    },
    ConnectionShape,
  );
  const challenge = await oauth.calculatePKCECodeChallenge(verifier);
  const authorize_url = authorizeUrl(server, {
    response_type: "code",
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...(scopes.length > 0 && { scope: scopes.join(" ") }),
    ...(nonce !== null && { nonce }),
    // OpenID Connect Core 1.0 §11: offline access needs the user's consent.
    ...(scopes.includes("offline_access") && { prompt: "consent" }),
  });
  return { connection, authorize_url };
}

/** The address may have parameters of its own, which stay (RFC 6749 §3.1). */
function authorizeUrl(server: AuthorizationServer, parameters: Record<string, string>): string {
  const url = new URL(server.authorization_endpoint);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Without it, OpenID providers give no refresh token. */
function addOfflineAccess(scopes: string[], { scopes_supported }: AuthorizationServer): string[] {
  const isOffered = scopes_supported?.includes("offline_access") ?? false;
  return isOffered ? [...new Set([...scopes, "openid", "offline_access"])] : scopes;
}

function missingClient(): ToolgateError {
  const message =
    'The secret "client_id" is not stored. Register a client with the provider and store its client_id for this connector.';
  return new ToolgateError("AUTH_FAILED", message, { details: { secret_id: "client_id" } });
}
