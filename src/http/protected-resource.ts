import type { Config } from "../contract/config.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";

/**
 * Scopes that Supabase Auth's OAuth server issues; they do not determine what an application may do here.
 */
const SCOPES = ["openid", "email", "profile"];

/** The endpoint's address, which is its identifier in OAuth. */
export function resourceOf({ publicUrl }: Pick<Config, "publicUrl">): string {
  return `${publicUrl}/functions/v1/mcp`;
}

/**
 * The authorization servers of the endpoint (RFC 9728): the project's Auth, if it can act as an OAuth
 * server. That requires asymmetric keys, which the embedded one does not have. API keys need no such
 * server.
 */
export function describeResource(config: Pick<Config, "publicUrl" | "jwks">): JsonObject {
  const hasServer = config.jwks.keys.length > 0;
  return {
    resource: resourceOf(config),
    ...(hasServer && {
      authorization_servers: [`${config.publicUrl}/auth/v1`],
      scopes_supported: [...SCOPES],
    }),
    bearer_methods_supported: ["header"],
    resource_name: "Toolgate",
  };
}

/**
 * Adds a challenge with the address of the resource metadata (RFC 9728 §5.1, RFC 6750 §3). It names no
 * scope, because clients would request it from the OAuth server, which does not know Toolgate's scopes.
 */
export function withChallenge(error: unknown, resource: string): unknown {
  if (!(error instanceof ToolgateError)) return error;
  const { code, message, details, cause, headers } = error;
  const metadata = `resource_metadata="${resource}/.well-known/oauth-protected-resource"`;
  const challenge = {
    UNAUTHENTICATED: `Bearer ${metadata}`,
    FORBIDDEN: `Bearer error="insufficient_scope", ${metadata}`,
  }[code as string];
  if (challenge === undefined) return error;
  return new ToolgateError(code, message, {
    ...(details && { details }),
    cause,
    headers: { ...headers, "www-authenticate": challenge },
  });
}
