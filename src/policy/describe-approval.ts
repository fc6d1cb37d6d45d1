import type { JsonObject } from "../contract/json.ts";
import type { Policy } from "../contract/policy.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { hostOf } from "./check-circuit.ts";
import { digestCall } from "./digest-call.ts";
import { summarizeCall } from "./summarize-call.ts";

/** What is stored when a call needs somebody's yes: who asks, what exactly, until when. */
export async function describeApproval(
  call: ToolCall,
  { payload, user_input }: SharedContext,
  { approval, agent_version }: Policy,
  request: JsonObject,
): Promise<JsonObject & { summary: string }> {
  const { caller, approval_id, conversation_id, used_approvals } = payload;
  const { tool_id, operation_id, name } = call.tool;
  return {
    approval_id,
    call_hash: await digestCall(call, request, caller),
    summary: summarizeCall(call, request),
    request,
    tool_name: name,
    host: hostOf(request["url"]),
    approver_group: approval.approver_group,
    expires_after_s: approval.expires_after_s,
    agent_version,
    conversation_id,
    after_approvals: used_approvals,
    // Whoever approves may have exactly this carried out.
    call: {
      tool_id,
      operation_id,
      arguments: JSON.stringify(call.arguments),
      user_input,
      conversation_id,
      key_id: caller.key_id,
      agent_id: caller.agent_id,
    },
  };
}
