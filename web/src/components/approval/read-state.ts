import type { GivenApproval } from "../trace/trace-queries.ts";

export type State = "PENDING" | "APPROVED" | "LAPSED" | "REJECTED" | "USED" | "EXPIRED";

/**
 * The state of an approval. It expires locally at the same second as on the server, but a later answer of
 * the server takes precedence over the local clock.
 *
 * @param now milliseconds
 * @param readAt time of the last answer of the server
 */
export function readState({ status, expires_at }: GivenApproval, now: number, readAt: number): State {
  const end = Date.parse(expires_at);
  const isOver = end <= now && readAt < end;
  switch (status) {
    case "PENDING":
      return isOver ? "EXPIRED" : "PENDING";
    case "APPROVED":
      return end <= now ? "LAPSED" : "APPROVED";
    case "REJECTED":
    case "USED":
      return status;
    default:
      return "EXPIRED";
  }
}
