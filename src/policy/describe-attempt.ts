import type { JsonObject } from "../contract/json.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { maskByRules } from "./scrub/scrubber-of.ts";

/** The audit row of a call that is about to be made. `request` is its preview with masked secrets. */
export function describeAttempt(
  { tool }: ToolCall,
  { payload: { asked }, session_id }: SharedContext,
  request: JsonObject,
): JsonObject {
  return {
    user_id: asked.caller.user_id,
    trace_id: session_id,
    tool_id: tool.tool_id,
    connector_id: tool.connector_id,
    operation_id: tool.operation_id,
    side_effect: tool.side_effect,
    api_key_id: asked.caller.key_id,
    agent_id: asked.caller.agent_id,
    approved_by: asked.approved_by,
    method: request["method"] ?? null,
    url: maskByRules(request["url"] ?? null, asked.policy),
  };
}
