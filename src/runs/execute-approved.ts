import { Type } from "@sinclair/typebox";
import { governTool, resolvePolicy } from "../agents/policy.ts";
import { toApprovedAnswer } from "../approvals/stored-answer.ts";
import type { JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { Platform } from "../contract/ports.ts";
import { nullable, type Shape } from "../contract/shape.ts";
import { preparedCall, StoredPolicyShape, ToolDescriptionShape } from "../contract/stored-shapes.ts";
import type { SpanStart } from "../contract/telemetry.ts";
import { type PreparedCall, type ToolCall, type ToolDescription, toTool } from "../contract/tool.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type SharedContext, spentSoFar } from "../kernel/shared-context.ts";
import type { Asked } from "../kernel/stages.ts";
import { actAndRecord } from "./record-run.ts";

interface ApprovedCall {
  owner_id: string;
  call: {
    /** As JSON text, because the order of members may affect the request. */
    arguments: string;
    user_input: string;
    conversation_id: string;
    key_id: string | null;
    agent_id: string | null;
    connection: string | null;
    end_user: string | null;
  };
  /** Null if the tool was deleted. */
  tool: ToolDescription | null;
  prepared: PreparedCall | null;
  policy: StoredPolicy;
}

const ApprovedCallShape: Shape<ApprovedCall> = Type.Object({
  owner_id: Type.String(),
  call: Type.Object({
    arguments: Type.String(),
    user_input: Type.String(),
    conversation_id: Type.String(),
    key_id: nullable(Type.String()),
    agent_id: nullable(Type.String()),
    connection: nullable(Type.String()),
    end_user: nullable(Type.String()),
  }),
  tool: nullable(ToolDescriptionShape),
  prepared: nullable(preparedCall()),
  policy: StoredPolicyShape,
});

/** GenAI semantic conventions, "Execute tool span". */
const SPAN: SpanStart = {
  name: "execute_tool",
  kind: "server",
  attributes: { "gen_ai.operation.name": "execute_tool" },
};

/**
 * Executes the call of an approval that was just given, on behalf of its caller: same arguments, same policy,
 * same secrets. The gate uses the approval, so the call is made once even if the caller repeats it
 * concurrently. The result is stored for the caller; an approver who is not the owner gets the outcome, but
 * not the answer of the API.
 *
 * @throws ToolgateError CONFLICT if the caller has already made the call, or its key or agent was deleted
 */
export function executeApproved(
  { platform, kernel }: { platform: Platform; kernel: Kernel },
  { user_id, approval_id, headers }: { user_id: string; approval_id: string; headers: Headers },
): Promise<JsonObject> {
  return platform.tracer.trace(headers, SPAN, async (telemetry) => {
    const started = new Date();
    const loaded = await platform.database.call(
      "load_approved_call",
      { p_user_id: user_id, p_approval_id: approval_id },
      ApprovedCallShape,
    );
    const policy = resolvePolicy(loaded.policy, platform.config.environment);
    const done = await actAndRecord({ platform, kernel }, toCall(loaded, policy), {
      started,
      asked: onBehalf(loaded, policy, { user_id, approval_id }),
      telemetry,
      prepared: loaded.prepared,
      user_input: loaded.call.user_input,
    });
    // If the approval was not used, the caller may still make the call, so no answer is stored.
    const isUsed = spentSoFar(done).used_approvals.includes(approval_id);
    await platform.database.call("finish_approved_call", {
      p_approval_id: approval_id,
      p_answer: isUsed ? toApprovedAnswer(done) : null,
    });
    return describe(done, loaded.owner_id === user_id);
  });
}

/** The run acts for the caller of the approved call. */
function onBehalf(
  { owner_id, call }: ApprovedCall,
  policy: Policy,
  { user_id, approval_id }: { user_id: string; approval_id: string },
): Partial<Asked> {
  const { key_id, agent_id, conversation_id, connection, end_user } = call;
  return {
    caller: { user_id: owner_id, key_hash: null, key_id, agent_id },
    entry: "approval",
    conversation_id,
    connection,
    end_user,
    approval_id,
    approved_by: user_id,
    // The approver requested the execution, so the approval applies even if the mode has changed.
    policy: { ...policy, approval: { ...policy.approval, mode: "manual" } },
    signal: AbortSignal.timeout(policy.timeout_ms),
  };
}

function toCall({ tool, call }: ApprovedCall, policy: Policy): ToolCall | ToolgateError {
  if (tool === null) {
    const message = "The tool of this call was deleted. Nothing was sent.";
    return new ToolgateError("CONNECTOR_NOT_FOUND", message, { details: { candidates: [] } });
  }
  return {
    tool: governTool(policy, toTool(tool)),
    arguments: JSON.parse(call.arguments) as JsonObject,
  };
}

function describe({ payload, session_id }: SharedContext, isOwner: boolean): JsonObject {
  const { failure, called } = payload;
  return {
    ok: failure === null,
    trace_id: session_id,
    http_status: called?.outcome?.http_status ?? null,
    duration_ms: called?.outcome?.duration_ms ?? null,
    ...(isOwner && failure === null && { result: called?.result ?? null }),
    ...(failure && {
      error_code: failure.code,
      error_message: isOwner ? failure.message : "The call failed.",
    }),
  };
}
