import { DatabaseFault, type StackDatabase } from "./database/stack-database.ts";

const NAME = "toolgate/jwt_secret";
const READ = "select decrypted_secret as secret from vault.decrypted_secrets where name = $1";
const KEEP = "select vault.create_secret($1, $2, 'Signs the user tokens of the gateways on this database')";
const UNIQUE_VIOLATION = "23505";

/**
 * The secret that signs user tokens, shared by all gateways on a database: the first gateway stores its
 * own in the vault.
 *
 * @param own the secret of this gateway
 */
export async function shareJwtSecret(database: StackDatabase, own: string): Promise<string> {
  const kept = await read(database);
  if (kept !== undefined) return kept;
  try {
    await database.query(KEEP, [own, NAME]);
    return own;
  } catch (error) {
    // Another gateway started at the same time: names in the vault are unique.
    const other =
      error instanceof DatabaseFault && error.code === UNIQUE_VIOLATION ? await read(database) : undefined;
    if (other === undefined) throw error;
    return other;
  }
}

async function read(database: StackDatabase): Promise<string | undefined> {
  const [row] = await database.query(READ, [NAME]);
  const secret = row?.["secret"];
  return typeof secret === "string" ? secret : undefined;
}
