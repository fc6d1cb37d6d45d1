import type { ResolvedPreset } from "../presets/preset.ts";
import type { AuthorizationServer } from "./authorization-server.ts";

const METHODS = { basic: "client_secret_basic", post: "client_secret_post", none: "none" } as const;

/** The preset that both endpoints of a server belong to; null if the provider is unknown. The data is loaded on first use. */
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
