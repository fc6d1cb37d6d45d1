import type { JsonObject } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { toStorable } from "./to-storable.ts";

/** Writes trace and audit row after the answer was sent. A caller nobody could identify leaves none. */
export function recordRun({ database, background }: Platform, context: SharedContext, started: Date): void {
  const { caller, outcome } = context.payload;
  if (caller.user_id === null) return;
  const trace = toStorable(toTrace(context, started));
  const audit = outcome?.sent ? toStorable(toAuditRow(context)) : null;
  background.run(() => database.call("record_run", { p_trace: trace, p_audit: audit }));
}

function toTrace(context: SharedContext, started: Date): JsonObject {
  const { caller, plan, failure, conversation_id } = context.payload;
  const tool = plan?.kind === "tool_call" ? plan.call.tool : null;
  return {
    trace_id: context.session_id,
    user_id: caller.user_id,
    conversation_id,
    agent_id: caller.agent_id,
    api_key_id: caller.key_id,
    user_query: context.user_input,
    status: failure ? "FAILURE" : "SUCCESS",
    error_code: failure?.code ?? null,
    tool_id: tool?.tool_id ?? null,
    operation_id: tool?.operation_id ?? null,
    confidence: plan?.kind === "no_tool" ? 0 : (plan?.confidence ?? null),
    steps: context.trace as unknown as JsonObject[],
    started_at: started.toISOString(),
    duration_ms: Date.now() - started.getTime(),
  };
}

/** The outcome of a call for the audit log. */
export function toAuditRow(context: SharedContext): JsonObject {
  const { caller, plan, outcome, failure, approval_id } = context.payload;
  const tool = plan?.kind === "tool_call" ? plan.call.tool : null;
  const status = failure?.details?.["http_status"];
  return {
    user_id: caller.user_id,
    trace_id: context.session_id,
    phase: "outcome",
    tool_id: tool?.tool_id ?? null,
    connector_id: tool?.connector_id ?? null,
    operation_id: tool?.operation_id ?? null,
    side_effect: tool?.side_effect ?? "read",
    api_key_id: caller.key_id,
    agent_id: caller.agent_id,
    approval_id,
    method: outcome?.method ?? null,
    url: outcome?.url ?? null,
    http_status: outcome?.http_status ?? (typeof status === "number" ? status : null),
    bytes: outcome?.bytes ?? null,
    duration_ms: outcome?.duration_ms ?? null,
    error_code: failure?.code ?? null,
  };
}
