import type { GivenApproval } from "../trace/trace-queries.ts";

export type State = "PENDING" | "APPROVED" | "LAPSED" | "REJECTED" | "USED" | "EXPIRED";

/**
 * Where an approval stands at a moment. It expires here the second it does on the server, without asking; but what the
 * server has said after that moment counts more than this computer's clock.
 * @param now milliseconds
 * @param readAt when the server was asked last
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
