import type { WorkspaceKey } from "../contract/ports.ts";

/** Arguments of the SQL functions. */
export function keyOf({ user_id, binding }: WorkspaceKey) {
  return { p_user_id: user_id, p_binding: binding };
}
