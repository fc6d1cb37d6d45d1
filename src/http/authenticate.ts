import { Type } from "@sinclair/typebox";
import { decodeJwt } from "jose";
import { sha256 } from "../base/sha256.ts";
import type { Scope } from "../contract/api/endpoint.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Database, VerifyUser } from "../contract/ports.ts";
import { nullable, texts } from "../contract/shape.ts";
import type { Caller } from "../kernel/stages.ts";

const KeyShape = Type.Object({
  user_id: Type.String(),
  key_id: Type.String(),
  agent_id: nullable(Type.String()),
  scopes: texts,
});

export const API_KEY_PREFIX = "tg_";

/**
 * Scopes of applications that act for a user. Operations that extend permissions or decide approvals are
 * reserved for users.
 */
const CLIENT_SCOPES: readonly Scope[] = ["agent:query", "memory:read", "memory:write"];

/** The bearer token of a request. @throws ToolgateError UNAUTHENTICATED */
export function bearerToken(request: Request): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token) return token;
  throw new ToolgateError(
    "UNAUTHENTICATED",
    "Send `Authorization: Bearer <token>` with a user token or an API key (tg_…).",
  );
}

/**
 * A verified user, or the hash of an API key that the database resolves later. Keys have 256 random bits,
 * so a plain digest is sufficient.
 */
export async function identify(request: Request, verifyUser: VerifyUser): Promise<Caller> {
  const token = bearerToken(request);
  const anonymous = { user_id: null, key_hash: null, key_id: null, agent_id: null };
  if (token.startsWith(API_KEY_PREFIX)) return { ...anonymous, key_hash: sha256(token) };
  const user_id = await verifyUser(token);
  const client = decodeJwt(token)["client_id"];
  return { ...anonymous, user_id, ...(typeof client === "string" && { oauth_client: client }) };
}

/** Maximum bytes of a body that is read before the database knows the API key. */
const SMALL_BODY_BYTES = 64 * 1024;

/**
 * Identifies the caller of a request whose key the database checks together with what the body asks for. With a large
 * body, or one of unknown length, the key is checked at once.
 *
 * @throws ToolgateError UNAUTHENTICATED | FORBIDDEN
 */
export async function identifyBeforeBody(
  request: Request,
  { verifyUser, database }: { verifyUser: VerifyUser; database: Database },
  scope: Scope,
): Promise<Caller> {
  const caller = await identify(request, verifyUser);
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (request.body !== null && caller.key_hash !== null && !(length <= SMALL_BODY_BYTES))
    await resolveCaller(caller, scope, database);
  return caller;
}

/** @throws ToolgateError FORBIDDEN if an application acts for a user where only users are allowed */
export function checkApplication({ oauth_client }: Pick<Caller, "oauth_client">, scope: Scope | null): void {
  if (oauth_client === undefined || (scope !== null && CLIENT_SCOPES.includes(scope))) return;
  throw new ToolgateError(
    "FORBIDDEN",
    `An application that acts for a user cannot use ${scope ?? "this"}: it may send queries, run tools and use the memory. Sign in to do this.`,
  );
}

/**
 * Resolves an API key and checks its scope. Users have every scope; applications that act for them have a
 * subset.
 *
 * @throws ToolgateError UNAUTHENTICATED | FORBIDDEN
 */
export async function resolveCaller(caller: Caller, scope: Scope, database: Database): Promise<Caller> {
  checkApplication(caller, scope);
  if (caller.key_hash === null) return caller;
  const key = await database.call(
    "resolve_api_key",
    {
      p_key_hash: caller.key_hash,
      p_scope: scope,
    },
    KeyShape,
  );
  return { ...caller, ...key };
}

/**
 * Checks a scope that a request needs besides that of its endpoint.
 *
 * @throws ToolgateError FORBIDDEN
 */
export function requireScope(caller: Caller, scope: Scope): void {
  if (caller.key_hash === null || caller.scopes?.includes(scope)) return;
  throw new ToolgateError("FORBIDDEN", `This API key lacks the scope ${scope}.`);
}

/** Compares in a time that does not reveal where the texts differ. */
export function isSameText(a: string, b: string): boolean {
  return sha256(a) === sha256(b);
}

/** A key must not be able to extend its own or its agent's permissions. @throws ToolgateError FORBIDDEN */
export function requireUser({ caller }: { caller: Caller }, what: string): void {
  if (caller.key_hash === null) return;
  throw new ToolgateError(
    "FORBIDDEN",
    `${what} can only be managed by a signed-in user, not with an API key.`,
  );
}
