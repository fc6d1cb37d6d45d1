import { Type } from "@sinclair/typebox";
import * as oauth from "oauth4webapi";
import type { JsonObject } from "../base/json.ts";
import { sha256 } from "../base/sha256.ts";
import type { Database, Logger, Sender } from "../contract/ports.ts";
import { AnyObject, nullable, texts } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import { type AuthorizationServer, ServerShape } from "./authorization-server.ts";
import { clientOf, exchangeCode } from "./request-token.ts";

/**
 * How a sign-in ended. `denied`: the user or the provider refused. `expired`: there is no such sign-in any more. `failed`: the
 * provider's answer cannot be used.
 */
export type SignInResult = "connected" | "denied" | "expired" | "failed";

const TakenShape = Type.Object({
  connector_id: Type.String(),
  expired: Type.Optional(Type.Boolean()),
  connection_id: Type.Optional(Type.String()),
  sealed: Type.Optional(Type.String()),
  server: Type.Optional(ServerShape),
  scopes: Type.Optional(texts),
  secrets: Type.Optional(SecretValuesShape),
  binding: Type.Optional(AnyObject),
});

/**
 * Finishes the sign-in that a callback's state belongs to. The state works once. Code and verifier go to the server that the
 * sign-in began with, whatever the callback says; an `iss` of another server ends it (RFC 9207).
 */
export async function finishSignIn(
  {
    database,
    sender,
    logger,
    redirectUri,
  }: { database: Database; sender: Sender; logger: Logger; redirectUri: string },
  callback: URLSearchParams,
): Promise<{ result: SignInResult; connector_id: string | null }> {
  const [state = "", ...others] = callback.getAll("state");
  const taken =
    state === "" || others.length > 0
      ? null
      : await database.call("take_sign_in", { p_state_hash: sha256(state) }, nullable(TakenShape));
  if (taken === null) return { result: "expired", connector_id: null };
  const { connector_id, connection_id, sealed, server, scopes, secrets, binding } = taken;
  if (taken.expired || !connection_id || !sealed || !server || !scopes || !secrets || !binding)
    return { result: "expired", connector_id };
  try {
    const { verifier, nonce } = JSON.parse(sealed) as { verifier: string; nonce: string | null };
    const issued = withIssuer(server, callback);
    const checked = oauth.validateAuthResponse(issued, clientOf(secrets), callback, state);
    const grant = await exchangeCode(
      { server: issued, secrets, sender },
      { callback: checked, redirectUri, verifier, nonce },
    );
    const { access_token, refresh_token, expires_in } = grant;
    const stored: JsonObject = {
      tokens: { access_token, refresh_token },
      expires_in,
      scopes: grant.scopes ?? scopes,
      account: null,
      server,
      binding,
    };
    await database.call("finish_sign_in", { p_connection_id: connection_id, p_grant: stored });
    return { result: "connected", connector_id };
  } catch (error) {
    const isDenied = error instanceof oauth.AuthorizationResponseError && error.error === "access_denied";
    // Messages and causes of the library may hold parts of the answer.
    const { name, code } = error as { name?: unknown; code?: unknown };
    logger.warn("A sign-in was not finished", {
      connection_id,
      error: String(name),
      code: String(code ?? ""),
    });
    return { result: isDenied ? "denied" : "failed", connector_id };
  }
}

/** A server without metadata names its issuer in its answer at most, which must be of the authorization URL's origin. */
function withIssuer(server: AuthorizationServer, callback: URLSearchParams): AuthorizationServer {
  const iss = callback.get("iss");
  if (server.discovered || iss === null) return server;
  const isOwn = URL.canParse(iss) && new URL(iss).origin === new URL(server.authorization_endpoint).origin;
  return isOwn ? { ...server, issuer: iss } : server;
}
