/**
 * Where and how the users of a well-known provider sign in. `{name}` in a host or URL is the label that
 * differs between the provider's customers, such as the name of a shop.
 */
export interface Preset {
  id: string;
  name: string;
  /** The provider's own domains. Every URL that receives a code, a token or a client's secret is below one of them. */
  domains: readonly string[];
  /** Hosts of its API, by which a document is recognized. */
  hosts: readonly string[];
  authorization_url: string;
  token_url: string;
  /** RFC 7009. */
  revocation_url?: string;
  /** OpenID Connect Core 1.0 §5.3. */
  userinfo_url?: string;
  /** RFC 8628. */
  device_url?: string;
  /** Between scopes; a space if absent (RFC 6749 §3.3). */
  scope_separator?: ",";
  /** Added to the authorization request. */
  parameters?: Readonly<Record<string, string>>;
  /** The scope without which it gives no refresh token. */
  offline_scope?: string;
  /** How the client authenticates at the token endpoint; Basic, then in the body, if absent. */
  client_auth?: "basic" | "post" | "none";
  /** The token endpoint accepts JSON instead of a form. */
  token_body?: "json";
  /** Token answers have another `token_type` than Bearer, or none. */
  bearer_implied?: true;
  /** Where a client is registered. */
  register_url?: string;
  /** The provider's own OpenAPI document. */
  document_url?: string;
  /** Path of a read at `hosts` whose answer names the account. */
  identity_path?: string;
}

/** A preset whose URLs have no variables left. */
export interface ResolvedPreset extends Preset {
  variables: Readonly<Record<string, string>>;
}
