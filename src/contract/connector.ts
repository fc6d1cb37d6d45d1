import { type Static, Type } from "@sinclair/typebox";

export const AUTH_TYPES = [
  "api-key",
  "oauth2-client-credentials",
  "oauth2-jwt-bearer",
  "oauth2-authorization-code",
  "client-certificate",
  "username-password",
  "http-digest",
  "session-login",
  "bearer-token",
  "aws-sigv4",
  "hmac",
  "none",
] as const;
export type AuthType = (typeof AUTH_TYPES)[number];

/**
 * One entry of `x-required-secrets`. `in` and `name` optionally say where the secret is placed in a
 * request. `optional`: the connector works without it.
 */
export const RequiredSecret = Type.Object(
  {
    secret_id: Type.String({ minLength: 1, maxLength: 128 }),
    description: Type.String({ maxLength: 2000 }),
    vault_key_name: Type.String({ minLength: 1, maxLength: 200 }),
    in: Type.Optional(Type.Union([Type.Literal("header"), Type.Literal("query"), Type.Literal("cookie")])),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    optional: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type RequiredSecret = Static<typeof RequiredSecret>;

/** Secret ids of each fixed auth type, independent of the document's list. */
export const FIXED_SECRET_IDS = {
  "oauth2-client-credentials": ["client_id", "client_secret", "token_url"],
  "oauth2-jwt-bearer": ["client_id", "private_key", "subject", "token_url"],
  "oauth2-authorization-code": [
    "client_id",
    "client_secret",
    "private_key",
    "authorization_url",
    "token_url",
  ],
  "client-certificate": ["pfx", "passphrase"],
  "username-password": ["username", "password"],
  "http-digest": ["username", "password"],
  "session-login": ["username", "password"],
  "aws-sigv4": ["access_key_id", "secret_access_key", "session_token"],
  hmac: ["key_id", "signing_key"],
} as const satisfies Partial<Record<AuthType, readonly string[]>>;

/** The connection that a call names; both null: the connector's default one. */
export interface ConnectionChoice {
  connection: string | null;
  end_user: string | null;
}

export const DEFAULT_CONNECTION: ConnectionChoice = { connection: null, end_user: null };

/** From the members of a request's body. */
export function readChoice(body: { connection?: string | null; end_user?: string | null }): ConnectionChoice {
  return { connection: body.connection ?? null, end_user: body.end_user ?? null };
}
