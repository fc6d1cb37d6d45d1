import { type Static, Type } from "@sinclair/typebox";
import { checkSecretForms } from "../calling/credentials/check-secret-forms.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { SecretValues } from "../contract/http-operation.ts";
import type { Database, Logger, Sender } from "../contract/ports.ts";
import { literals, nullable, texts } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import { ServerShape } from "./authorization-server.ts";
import { revokeToken } from "./request-token.ts";

interface Account {
  user_id: string;
  connector_id: string;
  name: string | null;
  end_user: string | null;
}

const FormsShape = Type.Object({ auth_type: Type.String() });

/** @throws ToolgateError INVALID_REQUEST if a secret has not the form that its auth type needs */
export async function checkFor(authType: string, secrets: SecretValues): Promise<void> {
  const faults = await checkSecretForms(authType, secrets);
  if (faults.length > 0) throw invalidRequest(faults);
}

/**
 * Stores the secrets of one connection of a connector that does not sign in. The same name or end user again
 * replaces them.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST, which names no value
 */
export async function storeConnection(
  database: Database,
  { user_id, connector_id, name, end_user }: Account,
  secrets: SecretValues,
): Promise<Connection> {
  const owned = { p_user_id: user_id, p_connector_id: connector_id };
  const { auth_type } = await database.call("load_secret_forms", owned, FormsShape);
  await checkFor(auth_type, secrets);
  return database.call(
    "store_connection",
    { ...owned, p_name: name, p_end_user: end_user, p_secrets: secrets },
    ConnectionShape,
  );
}

const RemovedShape = nullable(
  Type.Object({
    server: ServerShape,
    secrets: SecretValuesShape,
    access_token: Type.String(),
    refresh_token: nullable(Type.String()),
  }),
);

/**
 * Removes a connection, and then revokes its grant where the server offers it. The connection is removed
 * whether or not that succeeds; a failure is logged. Of the two tokens the refresh token is revoked: with it
 * the server ends the grant (RFC 7009 §2.1).
 * @throws ToolgateError NOT_FOUND
 */
export async function removeConnection(
  { database, sender, logger }: { database: Database; sender: Sender; logger: Logger },
  { user_id, connection_id }: { user_id: string; connection_id: string },
): Promise<void> {
  const removed = await database.call(
    "delete_connection",
    { p_user_id: user_id, p_connection_id: connection_id },
    RemovedShape,
  );
  if (removed === null) return;
  const { server, secrets, access_token, refresh_token } = removed;
  const revoked =
    refresh_token === null
      ? { token: access_token, type: "access_token" as const }
      : { token: refresh_token, type: "refresh_token" as const };
  try {
    const isRevoked = await revokeToken({ server, secrets, sender }, revoked);
    logger.info("A connection was removed", { connection_id, revoked: isRevoked });
  } catch (error) {
    // Messages and causes of the library may hold parts of the answer.
    const { name } = error as { name?: unknown };
    logger.warn("A grant was not revoked", { connection_id, error: String(name) });
  }
}

/** A connection as its owner sees it, without any token. */
export const ConnectionShape = Type.Object({
  connection_id: Type.String(),
  connector_id: Type.String(),
  name: Type.String(),
  end_user: nullable(Type.String()),
  is_default: Type.Boolean(),
  status: literals("ACTIVE", "NEEDS_SIGN_IN"),
  scopes: texts,
  account: nullable(Type.String()),
  expires_at: nullable(Type.String()),
  created_at: Type.String(),
});
export type Connection = Static<typeof ConnectionShape>;
