import * as oauth from "oauth4webapi";
import type { Json } from "../base/json.ts";
import type { SecretValues } from "../contract/http-operation.ts";
import type { Sender } from "../contract/ports.ts";
import { type AuthorizationServer, knowsIssuer, requestOptions } from "./authorization-server.ts";
import { readAccount } from "./read-account.ts";

/** What a token endpoint granted. */
export interface Grant {
  access_token: string;
  refresh_token: string | null;
  /** Seconds; null if the server does not say. */
  expires_in: number | null;
  /** Null: as requested (RFC 6749 §5.1). */
  scopes: string[] | null;
  /**
   * The name of the account as the id token or the server's user information states it; null without OpenID
   * Connect.
   */
  account: string | null;
}

/** The server refused the grant for good: only a new sign-in helps (RFC 6749 §5.2). */
export class GrantRefusedError extends Error {
  override readonly name = "GrantRefusedError";
}

export interface TokenParties {
  server: AuthorizationServer;
  /** `client_id`, and perhaps `client_secret` or `private_key`. */
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
      nonce !== null && knowsIssuer(server) ? { expectedNonce: nonce } : {},
    ),
  );
  return { ...toGrant(answer), account: await findAccount(parties, answer) };
}

/**
 * OpenID Connect Core 1.0 §5.4: claims are in the id token or in the answer of the UserInfo endpoint. A
 * failure is no name.
 */
export async function findAccount(
  { server, secrets, sender }: TokenParties,
  answer: oauth.TokenEndpointResponse,
): Promise<string | null> {
  const claims = oauth.getValidatedIdTokenClaims(answer);
  const isOpenId = claims !== undefined || (!knowsIssuer(server) && /\bopenid\b/.test(answer.scope ?? ""));
  if (!isOpenId) return null;
  const stated = claims === undefined ? null : readAccount(claims as unknown as Json);
  if (stated !== null || server.userinfo_endpoint === undefined) return stated;
  try {
    const client = clientOf(secrets);
    const options = requestOptions(sender, new URL(server.userinfo_endpoint));
    const subject = claims?.sub ?? oauth.skipSubjectCheck;
    const response = await oauth.userInfoRequest(server, client, answer.access_token, options);
    return readAccount((await oauth.processUserInfoResponse(server, client, subject, response)) as Json);
  } catch {
    return null;
  }
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

/** Revokes a token (RFC 7009 §2.1), where the server offers it. @throws Error of oauth4webapi */
export async function revokeToken(
  parties: TokenParties,
  { token, type }: { token: string; type: "access_token" | "refresh_token" },
): Promise<boolean> {
  const { server } = parties;
  if (server.revocation_endpoint === undefined) return false;
  const client = clientOf(parties.secrets);
  await withClientAuth(
    parties,
    async (auth, options) =>
      oauth.processRevocationResponse(
        await oauth.revocationRequest(server, client, auth, token, {
          ...options,
          additionalParameters: { token_type_hint: type },
        }),
      ),
    server.revocation_endpoint,
  );
  return true;
}

type RequestOptions = ReturnType<typeof requestOptions>;

/**
 * Authenticates the client, if it is refused in the second way. A refused client does not use up the code or
 * the refresh token.
 */
export async function withClientAuth<T>(
  { server, secrets, sender }: TokenParties,
  request: (auth: oauth.ClientAuth, options: RequestOptions) => Promise<T>,
  endpoint: string = server.token_endpoint,
): Promise<T> {
  const options = requestOptions(sender, new URL(endpoint), {
    keepsIdToken: knowsIssuer(server),
    sendsJson: server.token_body === "json",
    impliesBearer: server.bearer_implied === true,
  });
  const [first, second] = await clientAuths(server, secrets, endpoint);
  try {
    return await request(first, options);
  } catch (error) {
    const isRefused =
      error instanceof oauth.WWWAuthenticateChallengeError || errorCode(error) === "invalid_client";
    if (second === undefined || !isRefused) throw error;
    return request(second, options);
  }
}

export function clientOf(secrets: SecretValues): oauth.Client {
  return { client_id: (secrets["client_id"] ?? "").trim() };
}

export function toGrant(answer: oauth.TokenEndpointResponse): Grant {
  return {
    access_token: answer.access_token,
    refresh_token: answer.refresh_token ?? null,
    // Some providers state 0 for tokens that do not expire.
    expires_in: answer.expires_in || null,
    // RFC 6749 §3.3 separates scopes by spaces; some providers use commas.
    account: null,
    scopes: answer.scope === undefined ? null : answer.scope.split(/[ ,]+/).filter(Boolean),
  };
}

/** The `error` of an answer of the token endpoint. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof oauth.ResponseBodyError ? error.error : undefined;
}

/**
 * How the client authenticates at an endpoint of the server: with its private key if one is stored and the
 * server does not exclude it, else with its secret as the server's metadata says. The second way is for
 * servers that refuse the first.
 * @throws ToolgateError AUTH_FAILED if the private key is unusable
 */
async function clientAuths(
  server: AuthorizationServer,
  secrets: SecretValues,
  endpoint: string,
): Promise<[oauth.ClientAuth, oauth.ClientAuth?]> {
  const known = server.token_endpoint_auth_methods_supported;
  const key = secrets["private_key"];
  const secret = secrets["client_secret"]?.trim();
  if (key !== undefined && (secret === undefined || (known?.includes("private_key_jwt") ?? false)))
    return keyAuths(server, key, endpoint);
  if (secret === undefined) return [oauth.None()];
  const basic = oauth.ClientSecretBasic(secret);
  const post = oauth.ClientSecretPost(secret);
  const [takesBasic, takesPost] = [
    known?.includes("client_secret_basic"),
    known?.includes("client_secret_post"),
  ];
  if (takesPost && !takesBasic) return [post];
  return [basic, post];
}

/**
 * RFC 7523 §2.2. The audience is the issuer. Some servers, and those whose issuer is not known, expect the
 * token endpoint (§3): such an assertion is sent to the token endpoint only, so that no other server can use
 * it there.
 */
async function keyAuths(
  server: AuthorizationServer,
  privateKey: string,
  endpoint: string,
): Promise<[oauth.ClientAuth, oauth.ClientAuth?]> {
  const { readPrivateKey } = await import("../calling/credentials/sign-assertion.ts");
  const { key, kid } = await readPrivateKey(
    privateKey,
    server.token_endpoint_auth_signing_alg_values_supported,
  );
  const signing = kid === undefined ? { key } : { key, kid };
  const toIssuer = oauth.PrivateKeyJwt(signing);
  const toEndpoint = oauth.PrivateKeyJwt(signing, {
    [oauth.modifyAssertion]: (_, payload) => {
      payload["aud"] = server.token_endpoint;
    },
  });
  if (!knowsIssuer(server)) return [toEndpoint];
  return endpoint === server.token_endpoint ? [toIssuer, toEndpoint] : [toIssuer];
}
