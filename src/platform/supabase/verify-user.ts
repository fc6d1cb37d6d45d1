import { createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet, jwtVerify } from "jose";
import type { Config } from "../../contract/config.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { VerifyUser } from "../../contract/ports.ts";

/** Timeout of the Auth server in milliseconds. */
const AUTH_TIMEOUT_MS = 5_000;

type VerifyOptions = Pick<Config, "supabaseUrl" | "publishableKey" | "jwks" | "jwtSecret">;

/**
 * New projects sign with asymmetric keys (ES256, `kid`, JWKS), old ones and the embedded stack with HS256.
 * An HS256 token is verified with the secret if it is configured; otherwise the Auth server verifies it.
 */
export function createVerifyUser(options: VerifyOptions): VerifyUser {
  const keys = createLocalJWKSet(options.jwks as JSONWebKeySet);
  const secret = options.jwtSecret === null ? null : new TextEncoder().encode(options.jwtSecret);

  return async function verifyUser(token) {
    const algorithm = readAlgorithm(token);
    if (algorithm !== "HS256")
      return verified(
        jwtVerify(token, keys, { algorithms: ["ES256", "RS256", "EdDSA"], requiredClaims: ["exp"] }),
      );
    if (secret) return verified(jwtVerify(token, secret, { algorithms: ["HS256"], requiredClaims: ["exp"] }));
    return askAuthServer(token, options);
  };
}

function readAlgorithm(token: string): string {
  try {
    return decodeProtectedHeader(token).alg ?? "";
  } catch (cause) {
    throw refused("The bearer token is neither a user token nor an API key (tg_…).", cause);
  }
}

/** Accepts users only: `anon` and `service_role` tokens are JWTs of the same issuer. */
async function verified(
  verification: Promise<{ payload: { sub?: string; role?: unknown } }>,
): Promise<string> {
  const { payload } = await verification.catch((cause: unknown) => {
    throw refused("The user token is not valid or has expired. Sign in again.", cause);
  });
  if (!payload.sub || payload.role !== "authenticated")
    throw refused("This token does not belong to a signed-in user.");
  return payload.sub;
}

async function askAuthServer(token: string, { supabaseUrl, publishableKey }: VerifyOptions): Promise<string> {
  const response = await fetch(`${supabaseUrl}/auth/v1/user`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(AUTH_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ToolgateError("INTERNAL", "The Auth server cannot be reached.", {
      details: { reason: "auth" },
      cause,
    });
  });
  const user = (await response.json().catch(() => null)) as { id?: unknown } | null;
  if (response.ok && typeof user?.id === "string") return user.id;
  throw refused("The user token is not valid or has expired. Sign in again.");
}

function refused(message: string, cause?: unknown): ToolgateError {
  return new ToolgateError("UNAUTHENTICATED", message, { cause });
}
