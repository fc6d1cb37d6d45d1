import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Stack } from "./stack-options.ts";

export interface DemoLogin {
  email: string;
  password: string;
}

const EMAIL = "demo@toolgate.local";
const FILE = "demo-login.json";

/**
 * The demo user of a data folder: signed up on the first start, with a password that is stored next to the
 * data (mode 0600).
 *
 * @param dataDir `memory://`: a new password each time
 * @returns undefined when another gateway on this database created the user, because its password is
 * unknown here
 */
export async function ensureDemoLogin(stack: Stack, dataDir: string): Promise<DemoLogin | undefined> {
  const file = dataDir === "memory://" ? undefined : join(resolve(dataDir), FILE);
  const stored = file !== undefined && existsSync(file) ? readLogin(file) : undefined;
  const known = await stack.sql("select 1 from auth.users where email = $1", [EMAIL]);
  if (stored === undefined && known.length > 0) return undefined;
  const login = stored ?? { email: EMAIL, password: randomBytes(12).toString("base64url") };
  // Stored before the sign-up, so that an interruption does not lose the password.
  if (file !== undefined && stored === undefined) {
    writeFileSync(file, `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600, flush: true });
  }
  if (known.length === 0) await signUp(stack, login);
  // The file may belong to another database.
  else if (!(await isGood(stack, login))) return undefined;
  return login;
}

async function isGood(stack: Stack, login: DemoLogin): Promise<boolean> {
  const answer = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json" },
    body: JSON.stringify(login),
  });
  await answer.body?.cancel();
  return answer.status !== 400;
}

async function signUp(stack: Stack, login: DemoLogin): Promise<void> {
  const answer = await fetch(`${stack.url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: stack.secretKey, "content-type": "application/json" },
    body: JSON.stringify(login),
  });
  if (!answer.ok)
    throw new Error(`The demo user could not be signed up: ${answer.status} ${await answer.text()}`);
}

function readLogin(file: string): DemoLogin {
  const value: unknown = JSON.parse(readFileSync(file, "utf8"));
  const password: unknown =
    typeof value === "object" && value !== null ? Reflect.get(value, "password") : undefined;
  if (typeof password !== "string")
    throw new Error(`${file} has no "password". Remove the file and its user, or restore it.`);
  return { email: EMAIL, password };
}
