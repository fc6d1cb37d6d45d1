import type { Caller } from "./stages.ts";

/** Who calls, as functions of the database take it: a key's hash says whose it is, whatever is known of it by now. */
export function whoOf({ user_id, key_hash }: Caller): {
  p_user_id: string | null;
  p_key_hash: string | null;
} {
  return { p_user_id: key_hash === null ? user_id : null, p_key_hash: key_hash };
}
