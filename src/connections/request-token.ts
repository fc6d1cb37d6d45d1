import * as oauth from "oauth4webapi";
import type { SecretValues } from "../contract/http-operation.ts";
import type { Sender } from "../contract/ports.ts";
import type { AuthorizationServer } from "./authorization-server.ts";
import { requestOptions } from "./request-options.ts";

/** What a token endpoint granted. */
export interface Grant {
  access_token: string;
  refresh_token: string | null;
  /** Seconds; null if the server does not say. */
  expires_in: number | null;
  /** Null: as requested (RFC 6749 §5.1). */
  scopes: string[] | null;
}

/** The server refused the grant for good: only a new sign-in helps (RFC 6749 §5.2). */
export class GrantRefusedError extends Error {
  override readonly name = "GrantRefusedError";
}

interface TokenParties {
  server: AuthorizationServer;
  /** `client_id` and perhaps `client_secret`. */
  secrets: SecretValues;
  sender: Sender;
}

/** Exchanges the code of a callback (RFC 6749 §4.1.3, RFC 7636 §4.5). @throws Error of oauth4webapi */
export async function exchangeCode(
  parties: TokenParties,
  {
    callback,
    redirectUri,
    verifier,
    nonce,
  }: { callback: URLSearchParams; redirectUri: string; verifier: string; nonce: string | null },
): Promise<Grant> {
  const { server } = parties;
  const client = clientOf(parties.secrets);
  const answer = await withClientAuth(parties, async (auth, options) =>
    oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(
        server,
        client,
        auth,
        callback,
        redirectUri,
        verifier,
        options,
      ),
      nonce !== null && server.discovered ? { expectedNonce: nonce } : {},
    ),
  );
  return toGrant(answer);
}

/** @throws GrantRefusedError, or another Error if the refresh may succeed later */
export async function refreshGrant(parties: TokenParties, refreshToken: string): Promise<Grant> {
  const { server } = parties;
  const client = clientOf(parties.secrets);
  try {
    const answer = await withClientAuth(parties, async (auth, options) =>
      oauth.processRefreshTokenResponse(
        server,
        client,
        await oauth.refreshTokenGrantRequest(server, client, auth, refreshToken, options),
      ),
    );
    return toGrant(answer);
  } catch (cause) {
    if (errorCode(cause) === "invalid_grant" || errorCode(cause) === "bad_refresh_token")
      throw new GrantRefusedError("The authorization server refused the refresh token.", { cause });
    throw cause;
  }
}

type RequestOptions = ReturnType<typeof requestOptions>;

/**
 * Authenticates the client as the server's metadata says, else with Basic and, when that is refused, in the body, as many
 * servers want it. A refused client does not use up the code or the refresh token.
 */
async function withClientAuth<T>(
  { server, secrets, sender }: TokenParties,
  request: (auth: oauth.ClientAuth, options: RequestOptions) => Promise<T>,
): Promise<T> {
  const options = requestOptions(sender, new URL(server.token_endpoint), { keepsIdToken: server.discovered });
  const [first, second] = clientAuths(server, secrets["client_secret"]);
  try {
    return await request(first, options);
  } catch (error) {
    const isRefused =
      error instanceof oauth.WWWAuthenticateChallengeError || errorCode(error) === "invalid_client";
    if (second === undefined || !isRefused) throw error;
    return request(second, options);
  }
}

function clientAuths(
  server: AuthorizationServer,
  secret: string | undefined,
): [oauth.ClientAuth, oauth.ClientAuth?] {
  if (secret === undefined) return [oauth.None()];
  const basic = oauth.ClientSecretBasic(secret.trim());
  const post = oauth.ClientSecretPost(secret.trim());
  const known = server.token_endpoint_auth_methods_supported;
  if (known && !known.includes("client_secret_basic") && known.includes("client_secret_post")) return [post];
  return [basic, post];
}

export function clientOf(secrets: SecretValues): oauth.Client {
  return { client_id: (secrets["client_id"] ?? "").trim() };
}

function toGrant(answer: oauth.TokenEndpointResponse): Grant {
  return {
    access_token: answer.access_token,
    refresh_token: answer.refresh_token ?? null,
    expires_in: answer.expires_in ?? null,
    // RFC 6749 §3.3 separates scopes by spaces; some providers use commas.
    scopes: answer.scope === undefined ? null : answer.scope.split(/[ ,]+/).filter(Boolean),
  };
}

/** The `error` of an answer of the token endpoint. */
function errorCode(error: unknown): string | undefined {
  return error instanceof oauth.ResponseBodyError ? error.error : undefined;
}
