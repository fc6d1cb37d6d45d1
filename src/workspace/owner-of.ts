import { ToolgateError } from "../contract/errors.ts";

/** Whose workspace a call is about. */
export function ownerOf({ user_id }: { user_id: string | null }): string {
  if (user_id !== null) return user_id;
  throw new ToolgateError("UNAUTHENTICATED", "Nobody stands behind this call: there is no workspace for it.");
}
