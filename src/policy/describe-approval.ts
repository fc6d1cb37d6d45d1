import type { JsonObject } from "../contract/json.ts";
import type { Policy } from "../contract/policy.ts";
import type { ToolCall } from "../contract/tool.ts";
import { type SharedContext, spentBefore } from "../kernel/shared-context.ts";
import { hostOf } from "./check-circuit.ts";
import { digestCall } from "./digest-call.ts";
import { maskReading } from "./scrub/mask-reading.ts";
import { summarizeCall } from "./summarize-call.ts";

/** The row of an approval request: the caller, the exact call, and its expiry. */
export function describeApproval(
  call: ToolCall,
  context: SharedContext,
  policy: Policy,
  request: JsonObject,
): JsonObject & { summary: string } {
  const { payload, user_input } = context;
  const { approval, agent_version } = policy;
  const { caller, approval_id, conversation_id } = payload.asked;
  const { tool_id, operation_id, name } = call.tool;
  return {
    approval_id,
    call_hash: digestCall(call, request, caller),
    summary: summarizeCall(call, request),
    request,
    ...describeWords(context, policy),
    tool_name: name,
    host: hostOf(request["url"]),
    approver_group: approval.approver_group,
    expires_after_s: approval.expires_after_s,
    agent_version,
    conversation_id,
    after_approvals: [...spentBefore(context).used_approvals],
    // The approver may execute exactly this call.
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

/** The request's text, masked as in its trace, and its reading; empty if a tool was run directly. */
function describeWords(
  { payload: { asked, planned }, user_input }: SharedContext,
  policy: Policy,
): JsonObject {
  if (asked.inbound.media_type === "") return {};
  const { user_query, reading } = maskReading(user_input, planned?.plan?.reading, policy);
  return { user_query, reading: reading?.map((span) => ({ ...span })) ?? null };
}
