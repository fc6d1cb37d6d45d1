import { ToolgateError } from "../contract/errors.ts";
import type { WorkspaceOwner } from "../contract/ports.ts";

/** The owner of the workspace of a call, and the calling agent. */
export function ownerOf({
  user_id,
  agent_id,
}: {
  user_id: string | null;
  agent_id: string | null;
}): WorkspaceOwner {
  if (user_id !== null) return { user_id, agent_id };
  throw new ToolgateError(
    "UNAUTHENTICATED",
    "This call is not associated with a user: there is no workspace for it.",
  );
}
