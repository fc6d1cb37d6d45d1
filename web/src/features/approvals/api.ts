import { queryOptions } from "@tanstack/react-query";
import type { JsonObject } from "../../../../src/contract/json.ts";
import { callFunction } from "../../lib/call-function.ts";

export interface Approval {
  approval_id: string;
  operation_id: string;
  tool_name: string | null;
  side_effect: string | null;
  agent_id: string | null;
  requested_by: string | null;
  requested_by_name: string | null;
  summary: string;
  request: JsonObject;
  status: "PENDING" | "APPROVED" | "REJECTED" | "USED";
  note: string | null;
  decided_at: string | null;
  expires_at: string;
  created_at: string;
  expired: boolean;
}

export const approvalsQuery = queryOptions({
  queryKey: ["approvals", "all"],
  queryFn: async ({ signal }) =>
    (await callFunction<{ approvals: Approval[] }>("approvals", { signal })).approvals,
  refetchInterval: 5_000,
});

export function decide(id: string, decision: "approve" | "reject", note: string): Promise<Approval> {
  return callFunction(`approvals/${id}`, {
    method: "POST",
    body: { decision, ...(note.trim() !== "" && { note: note.trim() }) },
  });
}
