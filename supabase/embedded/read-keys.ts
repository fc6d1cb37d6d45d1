import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateApiKey } from "@supabase/lite";

/** All secrets of a stack besides its data. */
export interface StackKeys {
  publishableKey: string;
  secretKey: string;
  /** Signs user tokens (HS256). */
  jwtSecret: string;
  /** 32 random bytes as hex; encrypts `vault.secrets`. */
  vaultKey: string;
}

/**
 * The keys of a data folder, created on its first use and stored in `keys.json` (mode 0600).
 *
 * @param folder `undefined`: new keys that are not stored
 * @param given values that take precedence over stored ones and are not stored
 */
export async function readKeys(folder: string | undefined, given: Partial<StackKeys>): Promise<StackKeys> {
  const stored = folder === undefined ? await makeKeys() : await storedKeys(join(folder, "keys.json"));
  return { ...stored, ...given };
}

async function storedKeys(file: string): Promise<StackKeys> {
  if (existsSync(file)) return parseKeys(file);
  const keys = await makeKeys();
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: "wx", flush: true });
  return keys;
}

async function makeKeys(): Promise<StackKeys> {
  return {
    publishableKey: (await generateApiKey("publishable")).key,
    secretKey: (await generateApiKey("secret")).key,
    jwtSecret: randomBytes(32).toString("base64url"),
    vaultKey: randomBytes(32).toString("hex"),
  };
}

function parseKeys(file: string): StackKeys {
  const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
  const field = (name: keyof StackKeys): string => {
    const value: unknown =
      typeof parsed === "object" && parsed !== null ? Reflect.get(parsed, name) : undefined;
    if (typeof value !== "string" || value === "")
      throw new Error(`${file} has no "${name}". Restore it from a backup.`);
    return value;
  };
  return {
    publishableKey: field("publishableKey"),
    secretKey: field("secretKey"),
    jwtSecret: field("jwtSecret"),
    vaultKey: field("vaultKey"),
  };
}
