import { AsyncLocalStorage } from "node:async_hooks";
import bcrypt from "bcryptjs";
import type { PasswordHasher } from "./password-hasher.ts";

/** Hashing results that are prepared before lite answers a request. */
export interface PreparedPassword {
  password: string;
  /** Hash of the password, for a new account or a change. */
  hash?: string;
  /** Whether the password matches this stored hash. */
  compared?: { hash: string; fits: boolean };
}

const prepared = new AsyncLocalStorage<PreparedPassword>();
let current: PasswordHasher | undefined;
let isInstalled = false;

/**
 * Lite hashes with bcryptjs on the main thread while a request holds the database. Inside the task it
 * receives the prepared results instead; other passwords are hashed in the hasher's thread.
 */
export function withPrepared<T>(
  hasher: PasswordHasher,
  password: PreparedPassword | undefined,
  task: () => Promise<T>,
): Promise<T> {
  current = hasher;
  install();
  return password === undefined ? task() : prepared.run(password, task);
}

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const [hash, compare] = [bcrypt.hash, bcrypt.compare];
  // Lite calls both functions through this object.
  Reflect.set(bcrypt, "hash", (password: string, cost: number) => {
    const store = prepared.getStore();
    if (store?.hash !== undefined && store.password === password) return Promise.resolve(store.hash);
    return current?.hash(password) ?? hash(password, cost);
  });
  Reflect.set(bcrypt, "compare", (password: string, stored: string) => {
    const store = prepared.getStore();
    if (store?.compared?.hash === stored && store.password === password)
      return Promise.resolve(store.compared.fits);
    return current?.compare(password, stored) ?? compare(password, stored);
  });
}
