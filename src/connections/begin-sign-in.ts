import * as oauth from "oauth4webapi";
import { sha256 } from "../base/sha256.ts";
import type { ResolvedPreset } from "../presets/preset.ts";
import type { AuthorizationServer } from "./authorization-server.ts";
import { type Connection, ConnectionShape } from "./connection-shape.ts";
import { prepareSignIn, type SignInParts, type WantedConnection } from "./prepare-sign-in.ts";
import { clientOf } from "./request-token.ts";

interface BrowserSignIn extends WantedConnection {
  /** SHA-256 of a key of the browser that must finish the sign-in; null: the caller is no browser. */
  proof_hash: string | null;
  /** The connect link that it belongs to. */
  link_id: string | null;
  /** Where the page of the link said that tokens go; null without a link. CONFLICT if they would go elsewhere now. */
  origins: string[] | null;
}

/**
 * Begins a sign-in (RFC 6749 §4.1.1 with PKCE): the connection, and the address that its user opens within 10 minutes. Only the
 * hash of the state is stored; the verifier is in the vault.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST | AUTH_FAILED
 */
export async function beginSignIn(
  parts: SignInParts,
  wanted: BrowserSignIn,
): Promise<{ connection: Connection; authorize_url: string }> {
  const { user_id, key_id, connector_id, name, end_user } = wanted;
  const { server, preset, scopes, secrets } = await prepareSignIn(parts, wanted);
  const state = oauth.generateRandomState();
  const verifier = oauth.generateRandomCodeVerifier();
  const nonce = scopes.includes("openid") ? oauth.generateRandomNonce() : null;
  const connection = await parts.database.call(
    "begin_sign_in",
    {
      p_user_id: user_id,
      p_connector_id: connector_id,
      p_sign_in: {
        name,
        end_user,
        scopes,
        key_id,
        proof_hash: wanted.proof_hash,
        link_id: wanted.link_id,
        origins: wanted.origins,
        state_hash: sha256(state),
        sealed: JSON.stringify({ verifier, nonce }),
        server,
      },
    },
    ConnectionShape,
  );
  const challenge = await oauth.calculatePKCECodeChallenge(verifier);
  const authorize_url = authorizeUrl(server, preset, {
    response_type: "code",
    client_id: clientOf(secrets).client_id,
    redirect_uri: parts.redirectUri,
    state,
    code_challenge: challenge,
    code_challenge_method: "S256",
    ...(scopes.length > 0 && { scope: scopes.join(preset?.scope_separator ?? " ") }),
    ...(nonce !== null && { nonce }),
    // OpenID Connect Core 1.0 §11: offline access needs the user's consent.
    ...(scopes.includes("offline_access") && { prompt: "consent" }),
  });
  return { connection, authorize_url };
}

/** The address may have parameters of its own, which stay (RFC 6749 §3.1), also against those of a preset. */
function authorizeUrl(
  server: AuthorizationServer,
  preset: ResolvedPreset | null,
  parameters: Record<string, string>,
): string {
  const url = new URL(server.authorization_endpoint);
  for (const [name, value] of Object.entries(preset?.parameters ?? {}))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
