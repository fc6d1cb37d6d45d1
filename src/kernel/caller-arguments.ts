import type { Caller } from "./stages.ts";

/** The caller as arguments of SQL functions. An API key is identified by its hash, even if its user is already known. */
export function callerArguments({ user_id, key_hash }: Caller): {
  p_user_id: string | null;
  p_key_hash: string | null;
} {
  return { p_user_id: key_hash === null ? user_id : null, p_key_hash: key_hash };
}
