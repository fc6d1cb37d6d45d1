import { callFunction } from "../../lib/call-function.ts";

/**
 * Approves or rejects a call; does not send it. @throws ApiFailure CONFLICT when it was already decided or
 * has expired
 */
export function decideApproval(id: string, decision: "approve" | "reject"): Promise<unknown> {
  return callFunction(`approvals/${id}`, { method: "POST", body: { decision } });
}
