import { callFunction } from "../../lib/call-function.ts";

/** Says yes or no to a wanted call; nothing is sent by that. @throws ApiFailure CONFLICT when it is decided already, or over */
export function decideApproval(id: string, decision: "approve" | "reject"): Promise<unknown> {
  return callFunction(`approvals/${id}`, { method: "POST", body: { decision } });
}
