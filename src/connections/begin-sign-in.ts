import { Type } from "@sinclair/typebox";
import * as oauth from "oauth4webapi";
import { sha256 } from "../base/sha256.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { SecretValues, SignInCredential } from "../contract/http-operation.ts";
import type { Database, Sender } from "../contract/ports.ts";
import { texts, validated } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import type { ResolvedPreset } from "../presets/preset.ts";
import type { AuthorizationServer } from "./authorization-server.ts";
import { addMetadata, findServer } from "./discover-server.ts";
import { registerClient } from "./register-client.ts";
import { clientOf } from "./request-token.ts";
import { type Connection, ConnectionShape } from "./store-connection.ts";

interface BrowserSignIn extends WantedConnection {
  /** SHA-256 of a key of the browser that must finish the sign-in; null: the caller is no browser. */
  proof_hash: string | null;
  /** The connect link that it belongs to. */
  link_id: string | null;
  /** Where the page of the link said that tokens go; null without a link. CONFLICT if they would go elsewhere now. */
  origins: string[] | null;
}

/**
 * Begins a sign-in (RFC 6749 §4.1.1 with PKCE): the connection, and the address that its user opens within 10
 * minutes. Only the hash of the state is stored; the verifier is in the vault.
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

export interface WantedConnection {
  user_id: string;
  key_id: string | null;
  connector_id: string;
  name: string | null;
  end_user: string | null;
  /** Null: all that the connector's operations need. */
  scopes: string[] | null;
}

export interface SignInParts {
  database: Database;
  sender: Sender;
  redirectUri: string;
  /** Address of the metadata document of this installation. */
  clientUrl: string;
}

const SignInShape = Type.Object({
  name: Type.String(),
  credential: validated<SignInCredential>(),
  scopes: texts,
  secrets: SecretValuesShape,
});

interface PreparedSignIn {
  server: AuthorizationServer;
  preset: ResolvedPreset | null;
  scopes: string[];
  /** With `client_id`. */
  secrets: SecretValues;
}

/**
 * Where the connector signs in, as which client and with which scopes. Without a stored client, one is
 * registered if the server offers it.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST | AUTH_FAILED
 */
export async function prepareSignIn(
  parts: SignInParts,
  { user_id, connector_id, scopes }: Pick<WantedConnection, "user_id" | "connector_id" | "scopes">,
): Promise<PreparedSignIn> {
  const { database, sender } = parts;
  const own = { p_user_id: user_id, p_connector_id: connector_id };
  const loaded = await database.call("load_sign_in", own, SignInShape);
  const found = await findServer(loaded.credential, loaded.secrets, sender);
  const preset = await findPreset(found);
  const server = await complete(found, preset, sender);
  const client = loaded.secrets["client_id"]?.trim()
    ? {}
    : await registerClient(parts, server, { user_id, connector_id });
  if (client === null) throw missingClient();
  return {
    server,
    preset,
    scopes: presetScopes(addOfflineAccess(scopes ?? loaded.scopes, server), preset),
    secrets: { ...loaded.secrets, ...client },
  };
}

/** What the document does not say of the server, from its preset or, if the provider is unknown, from its metadata. */
async function complete(
  found: AuthorizationServer,
  preset: ResolvedPreset | null,
  sender: Sender,
): Promise<AuthorizationServer> {
  if (preset !== null) return applyPreset(found, preset);
  return found.discovered ? found : addMetadata(found, sender);
}

/** Without it, OpenID providers give no refresh token. */
function addOfflineAccess(scopes: string[], { scopes_supported }: AuthorizationServer): string[] {
  const isOffered = scopes_supported?.includes("offline_access") ?? false;
  return isOffered ? [...new Set([...scopes, "openid", "offline_access"])] : scopes;
}

function missingClient(): ToolgateError {
  const message =
    'The secret "client_id" is not stored, and the provider does not register clients by itself. Register a client with the provider and store its client_id for this connector.';
  return new ToolgateError("AUTH_FAILED", message, { details: { secret_id: "client_id" } });
}

const METHODS = { basic: "client_secret_basic", post: "client_secret_post", none: "none" } as const;

/**
 * The preset that both endpoints of a server belong to; null if the provider is unknown. The data is loaded
 * on first use.
 */
export async function findPreset(server: AuthorizationServer): Promise<ResolvedPreset | null> {
  const { findPresetOfEndpoints } = await import("../presets/find-preset.ts");
  return findPresetOfEndpoints(server.authorization_endpoint, server.token_endpoint);
}

/** Adds what the preset knows of the server. Its addresses, and all that its own metadata states, stay. */
export function applyPreset(server: AuthorizationServer, preset: ResolvedPreset): AuthorizationServer {
  const { revocation_url, userinfo_url, device_url, client_auth, token_body, bearer_implied } = preset;
  return {
    ...(revocation_url !== undefined && { revocation_endpoint: revocation_url }),
    ...(userinfo_url !== undefined && { userinfo_endpoint: userinfo_url }),
    ...(device_url !== undefined && { device_authorization_endpoint: device_url }),
    ...(client_auth !== undefined && { token_endpoint_auth_methods_supported: [METHODS[client_auth]] }),
    ...(token_body !== undefined && { token_body }),
    ...(bearer_implied !== undefined && { bearer_implied }),
    ...server,
  };
}

/** The scopes of an authorization request, with the one without which the provider gives no refresh token. */
export function presetScopes(scopes: string[], preset: ResolvedPreset | null): string[] {
  const { offline_scope } = preset ?? {};
  return offline_scope === undefined || scopes.includes(offline_scope) ? scopes : [...scopes, offline_scope];
}
