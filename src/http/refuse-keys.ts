import { ToolgateError } from "../contract/errors.ts";
import type { Caller } from "../kernel/stages.ts";

/** A key must not be able to extend its own or its agent's permissions. @throws ToolgateError FORBIDDEN */
export function requireUser({ caller }: { caller: Caller }, what: string): void {
  if (caller.key_hash === null) return;
  throw new ToolgateError(
    "FORBIDDEN",
    `${what} can only be managed by a signed-in user, not with an API key.`,
  );
}
