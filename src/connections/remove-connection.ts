import { Type } from "@sinclair/typebox";
import type { Database, Logger, Sender } from "../contract/ports.ts";
import { nullable } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import { ServerShape } from "./authorization-server.ts";
import { revokeToken } from "./request-token.ts";

const RemovedShape = nullable(
  Type.Object({
    server: ServerShape,
    secrets: SecretValuesShape,
    access_token: Type.String(),
    refresh_token: nullable(Type.String()),
  }),
);

/**
 * Removes a connection, and then revokes its grant where the server offers it. The connection is removed whether or not that succeeds;
 * a failure is logged. Of the two tokens the refresh token is revoked: with it the server ends the grant (RFC 7009 §2.1).
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
