import type { IncomingMessage } from "node:http";
import { jwtVerify } from "jose";
import type { StackDatabase } from "../database/stack-database.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import type { PreparedPassword } from "./use-prepared-passwords.ts";

/** bcrypt ignores the rest of a longer password. Bytes of UTF-8. */
const MAX_BYTES = 72;

/** Whether a new password is longer than what is hashed of it. */
export function isTooLong(password: unknown): boolean {
  return typeof password === "string" && Buffer.byteLength(password) > MAX_BYTES;
}

export interface PasswordParts {
  database: StackDatabase;
  hasher: PasswordHasher;
  jwtSecret: string;
}

/**
 * Hashes the password of a request before the request takes the database.
 *
 * @returns undefined when there is nothing to hash
 * @throws HasherBusy
 */
export async function preparePassword(
  request: IncomingMessage,
  { email, password }: Record<string, unknown>,
  parts: PasswordParts,
): Promise<PreparedPassword | undefined> {
  if (typeof password !== "string" || password === "") return undefined;
  if (request.method === "PUT") return prepareChange(request, password, parts);
  if (typeof email !== "string") return undefined;
  const stored = await findHash(parts.database, "email = lower($1)", email);
  if (/^\/auth\/v1\/signup(\?|$)/.test(request.url ?? ""))
    return stored === undefined ? { password, hash: await parts.hasher.hash(password) } : undefined;
  const fits = await parts.hasher.compare(password, stored);
  return { password, ...(stored !== undefined && { compared: { hash: stored, fits } }) };
}

async function prepareChange(
  request: IncomingMessage,
  password: string,
  { database, hasher, jwtSecret }: PasswordParts,
): Promise<PreparedPassword | undefined> {
  const user = await readUser(request.headers.authorization, jwtSecret);
  const stored = user === undefined ? undefined : await findHash(database, "id = $1::uuid", user);
  if (stored === undefined) return undefined;
  const fits = await hasher.compare(password, stored);
  return { password, compared: { hash: stored, fits }, ...(!fits && { hash: await hasher.hash(password) }) };
}

async function findHash(database: StackDatabase, where: string, value: string): Promise<string | undefined> {
  if (value.includes("\0")) return undefined;
  const [row] = await database.query(`select encrypted_password from auth.users where ${where}`, [value]);
  const hash = row?.["encrypted_password"];
  return typeof hash === "string" && hash !== "" ? hash : undefined;
}

async function readUser(authorization: string | undefined, secret: string): Promise<string | undefined> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? "")?.[1];
  if (token === undefined) return undefined;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), { algorithms: ["HS256"] });
    return /^[\da-f-]{36}$/i.test(payload.sub ?? "") ? payload.sub : undefined;
  } catch {
    // Lite rejects it with the reason.
    return undefined;
  }
}
