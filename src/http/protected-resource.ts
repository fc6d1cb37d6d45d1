import { SCOPES } from "../contract/api/endpoint.ts";
import type { Config } from "../contract/config.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";

/** The endpoint as OAuth names it: its address. */
export function resourceOf({ supabaseUrl }: Pick<Config, "supabaseUrl">): string {
  return `${supabaseUrl}/functions/v1/mcp`;
}

/**
 * Who gives out tokens for the endpoint (RFC 9728): the project's Auth, where it can be an OAuth server, which takes asymmetric
 * keys (the embedded one has none). API keys need no such server.
 */
export function describeResource(config: Pick<Config, "supabaseUrl" | "jwks">): JsonObject {
  return {
    resource: resourceOf(config),
    ...(config.jwks.keys.length > 0 && { authorization_servers: [`${config.supabaseUrl}/auth/v1`] }),
    bearer_methods_supported: ["header"],
    scopes_supported: [...SCOPES],
    resource_name: "Toolgate",
  };
}

/** A refusal that tells clients where to learn how to get a token (RFC 9728 §5.1, RFC 6750 §3). */
export function withChallenge(error: unknown, resource: string): unknown {
  if (!(error instanceof ToolgateError)) return error;
  const { code, message, details, cause, headers } = error;
  const metadata = `resource_metadata="${resource}/.well-known/oauth-protected-resource"`;
  const challenge = {
    UNAUTHENTICATED: `Bearer ${metadata}`,
    FORBIDDEN: `Bearer error="insufficient_scope", scope="agent:query", ${metadata}`,
  }[code as string];
  if (challenge === undefined) return error;
  return new ToolgateError(code, message, {
    ...(details && { details }),
    cause,
    headers: { ...headers, "www-authenticate": challenge },
  });
}
