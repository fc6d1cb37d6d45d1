import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Database } from "../contract/ports.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { Gate } from "../kernel/gate.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { digestCall } from "./digest-call.ts";
import { summarizeCall } from "./summarize-call.ts";

export type ApprovalMode = "auto" | "manual";

/**
 * Reads pass. A write or execute first gets its row in the audit log and, where approval is manual, needs a
 * person's yes for exactly this call (S4, S6). A dry run passes: it sends nothing.
 */
export function createGate(database: Database, mode: ApprovalMode): Gate {
  return {
    async check(call, context, preview) {
      if (call.tool.side_effect === "read" || context.payload.dry_run) return;
      const request = await preview();
      const summary = summarizeCall(call, request);
      const verdict = await database.call<Verdict>("begin_write", {
        p_audit: toAuditRow(call, context, request),
        p_mode: mode,
        p_approval_id: context.payload.approval_id,
        p_call_hash: await digestCall(call, request),
        p_summary: summary,
        p_request: request,
      });
      if (verdict.outcome === "proceed") return;
      throw refusal(verdict, summary, request);
    },
  };
}

interface Verdict {
  outcome: "proceed" | "approval_required" | "rejected";
  approval_id: string;
  reason?: string;
}

function refusal(
  { outcome, approval_id, reason }: Verdict,
  summary: string,
  request: JsonObject,
): ToolgateError {
  if (outcome === "rejected") {
    return new ToolgateError("APPROVAL_REJECTED", `This call may not be made: its approval was ${reason}.`, {
      details: { approval_id, reason: reason ?? "" },
    });
  }
  return new ToolgateError(
    "APPROVAL_REQUIRED",
    `${summary} Somebody must approve this first; then repeat the query with this approval_id.`,
    { details: { approval_id, summary, request } },
  );
}

function toAuditRow(
  { tool }: ToolCall,
  { payload, session_id }: SharedContext,
  request: JsonObject,
): JsonObject {
  return {
    user_id: payload.caller.user_id,
    trace_id: session_id,
    tool_id: tool.tool_id,
    connector_id: tool.connector_id,
    operation_id: tool.operation_id,
    side_effect: tool.side_effect,
    api_key_id: payload.caller.key_id,
    agent_id: payload.caller.agent_id,
    method: request["method"] ?? null,
    url: request["url"] ?? null,
  };
}
