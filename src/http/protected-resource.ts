import type { Config } from "../contract/config.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";

/** What Supabase Auth's OAuth server gives out; what an application may do here does not depend on it. */
const SCOPES = ["openid", "email", "profile"];

/** The endpoint as OAuth names it: its address. */
export function resourceOf({ publicUrl }: Pick<Config, "publicUrl">): string {
  return `${publicUrl}/functions/v1/mcp`;
}

/**
 * Who gives out tokens for the endpoint (RFC 9728): the project's Auth, where it can be an OAuth server, which takes asymmetric
 * keys (the embedded one has none). API keys need no such server.
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
 * A refusal that tells clients where to learn how to get a token (RFC 9728 §5.1, RFC 6750 §3). It names no scope: clients would
 * ask the OAuth server for it, which knows none of ours.
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
