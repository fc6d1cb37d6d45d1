import { Type } from "@sinclair/typebox";
import * as oauth from "oauth4webapi";
import type { JsonObject } from "../base/json.ts";
import { sha256 } from "../base/sha256.ts";
import type { Database, Logger, Sender } from "../contract/ports.ts";
import { AnyObject, nullable, texts } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import { type AuthorizationServer, knowsIssuer, ServerShape } from "./authorization-server.ts";
import { clientOf, exchangeCode } from "./request-token.ts";

/**
 * How a sign-in ended. `denied`: the user or the provider refused. `expired`: there is no such sign-in any
 * more. `failed`: the provider's answer cannot be used.
 */
export type SignInResult = "connected" | "denied" | "expired" | "failed";

const TakenShape = Type.Object({
  connector_id: Type.String(),
  expired: Type.Optional(Type.Boolean()),
  connection_id: Type.Optional(Type.String()),
  user_id: Type.Optional(Type.String()),
  sealed: Type.Optional(Type.String()),
  server: Type.Optional(ServerShape),
  scopes: Type.Optional(texts),
  secrets: Type.Optional(SecretValuesShape),
  binding: Type.Optional(AnyObject),
  /** By the clock of the database. */
  asked_at: Type.Optional(Type.String()),
  link_id: Type.Optional(nullable(Type.String())),
  return_url: Type.Optional(nullable(Type.String())),
});

interface SealedSignIn {
  verifier: string;
  nonce: string | null;
  /** The query of a held callback. */
  callback?: string;
}

interface FinishParts {
  database: Database;
  sender: Sender;
  logger: Logger;
  redirectUri: string;
}

export interface Finished {
  result: SignInResult;
  connector_id: string | null;
  /** Where the connect link leads afterwards, if it was one. */
  link: { return_url: string | null } | null;
  /** The connection whose account has no name yet. */
  unnamed?: { user_id: string; connection_id: string };
}

/**
 * Holds a callback for the browser that began its sign-in, and returns the handle with which it is finished;
 * null if no browser began it, so that it is finished at once.
 */
export async function holdSignIn(database: Database, callback: URLSearchParams): Promise<string | null> {
  const state = onlyState(callback);
  if (state === null) return null;
  const handle = oauth.generateRandomState();
  const isHeld = await database.call(
    "hold_sign_in",
    { p_state_hash: sha256(state), p_handle_hash: sha256(handle), p_callback: callback.toString() },
    Type.Boolean(),
  );
  return isHeld ? handle : null;
}

/** Finishes a sign-in that an API client began, at the callback. */
export async function finishSignIn(parts: FinishParts, callback: URLSearchParams): Promise<Finished> {
  const state = onlyState(callback);
  return state === null ? UNKNOWN : finish(parts, { p_state_hash: sha256(state) }, callback);
}

/**
 * Finishes a held sign-in. Only the browser that began it has the proof; with another one, it ends and
 * nothing is stored.
 */
export function finishHeld(
  parts: FinishParts,
  { handle, proof }: { handle: string; proof: string },
): Promise<Finished> {
  return finish(parts, { p_state_hash: sha256(handle), p_proof_hash: sha256(proof) }, null);
}

const UNKNOWN: Finished = { result: "expired", connector_id: null, link: null };

function onlyState(callback: URLSearchParams): string | null {
  const [state = "", ...others] = callback.getAll("state");
  return state === "" || others.length > 0 ? null : state;
}

/**
 * The sign-in works once. Code and verifier go to the server that the sign-in began with, whatever the
 * callback says; an `iss` of another server ends it (RFC 9207).
 */
async function finish(
  { database, sender, logger, redirectUri }: FinishParts,
  key: { p_state_hash: string; p_proof_hash?: string },
  given: URLSearchParams | null,
): Promise<Finished> {
  const taken = await database.call("take_sign_in", key, nullable(TakenShape));
  if (taken === null) return UNKNOWN;
  const { connector_id, connection_id, user_id, sealed, server, scopes, secrets, binding, asked_at } = taken;
  const isWhole = connection_id && user_id && sealed && server && scopes && secrets && binding && asked_at;
  if (taken.expired || !isWhole)
    // Another browser must not learn where it was begun.
    return { result: "expired", connector_id: given === null ? null : connector_id, link: null };
  const { link_id = null, return_url = null } = taken;
  const link = link_id === null ? null : { return_url };
  try {
    const { verifier, nonce, ...held } = JSON.parse(sealed) as SealedSignIn;
    const callback = given ?? new URLSearchParams(held.callback);
    const issued = withIssuer(server, callback);
    const checked = oauth.validateAuthResponse(
      issued,
      clientOf(secrets),
      callback,
      onlyState(callback) ?? oauth.expectNoState,
    );
    const grant = await exchangeCode(
      { server: issued, secrets, sender },
      { callback: checked, redirectUri, verifier, nonce },
    );
    const { access_token, refresh_token, expires_in } = grant;
    const stored: JsonObject = {
      tokens: { access_token, refresh_token },
      asked_at,
      expires_in,
      scopes: grant.scopes ?? scopes,
      account: grant.account,
      server,
      binding,
      link_id,
    };
    await database.call("finish_sign_in", { p_connection_id: connection_id, p_grant: stored });
    const isNamed = grant.account !== null;
    return {
      result: "connected",
      connector_id,
      link,
      ...(!isNamed && { unnamed: { user_id, connection_id } }),
    };
  } catch (error) {
    const isDenied = error instanceof oauth.AuthorizationResponseError && error.error === "access_denied";
    // Messages and causes of the library may hold parts of the answer.
    const { name, code } = error as { name?: unknown; code?: unknown };
    logger.warn("A sign-in was not finished", {
      connection_id,
      error: String(name),
      code: String(code ?? ""),
    });
    return { result: isDenied ? "denied" : "failed", connector_id, link };
  }
}

/** A server whose issuer is not known names it in its answer at most; it must be of the authorization URL's origin. */
function withIssuer(server: AuthorizationServer, callback: URLSearchParams): AuthorizationServer {
  const iss = callback.get("iss");
  if (knowsIssuer(server) || iss === null) return server;
  const isOwn = URL.canParse(iss) && new URL(iss).origin === new URL(server.authorization_endpoint).origin;
  return isOwn ? { ...server, issuer: iss } : server;
}
