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

/**
 * The secrets that every connector of an auth type has, by id and in the order of its form. The connector works without
 * its optional ones. A type with an empty entry has only the secrets that the document lists.
 */
const FIXED_SECRETS = {
  "api-key": {},
  "bearer-token": {},
  none: {},
  "oauth2-client-credentials": { client_id: "required", client_secret: "required", token_url: "required" },
  "oauth2-jwt-bearer": {
    client_id: "required",
    private_key: "required",
    subject: "optional",
    token_url: "required",
  },
  // A public client has no secret (RFC 6749 §2.1).
  "oauth2-authorization-code": {
    client_id: "required",
    client_secret: "optional",
    private_key: "optional",
    authorization_url: "required",
    token_url: "required",
  },
  "client-certificate": { pfx: "required", passphrase: "required" },
  "username-password": { username: "required", password: "required" },
  "http-digest": { username: "required", password: "required" },
  "session-login": { username: "required", password: "required" },
  "aws-sigv4": { access_key_id: "required", secret_access_key: "required", session_token: "optional" },
  hmac: { key_id: "required", signing_key: "required" },
} as const satisfies Record<AuthType, Record<string, "required" | "optional">>;

/** The id of a fixed secret of any auth type. */
export type FixedSecretId = { [Type in AuthType]: keyof (typeof FIXED_SECRETS)[Type] }[AuthType];

/** The fixed secrets of an auth type, in the order of its form. */
export function listFixedSecrets(type: AuthType): { id: FixedSecretId; isOptional: boolean }[] {
  return Object.entries(FIXED_SECRETS[type]).map(([id, need]) => ({
    id: id as FixedSecretId,
    isOptional: need === "optional",
  }));
}

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
