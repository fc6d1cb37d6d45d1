import { createMutex } from "../database/pglite/create-mutex.ts";
import type { StackDatabase } from "../database/stack-database.ts";
import type { SignUp } from "../describe-exposure.ts";

/** Runs a sign-up if it is allowed. @returns false when it is not */
export type SignUpGate = (signUp: () => Promise<void>) => Promise<boolean>;

/** The gate for callers without the secret key. */
export function createSignUpGate(mode: SignUp, database: StackDatabase): SignUpGate {
  // Serializes concurrent sign-ups, so that only one is the first.
  const inTurn = createMutex();

  async function hasAccounts(): Promise<boolean> {
    return (await database.query("select 1 from auth.users limit 1")).length > 0;
  }

  return async function gate(signUp) {
    if (mode === "closed") return false;
    if (mode === "open") {
      await signUp();
      return true;
    }
    return inTurn(async () => {
      if (await hasAccounts()) return false;
      await signUp();
      return true;
    });
  };
}
