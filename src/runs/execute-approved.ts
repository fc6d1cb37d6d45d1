import { Type } from "@sinclair/typebox";
import { governTool, resolvePolicy } from "../agents/policy.ts";
import { type ApprovedAnswer, storeFailure } from "../approvals/read-begin-call.ts";
import type { Json, JsonObject } from "../base/json.ts";
import { toStorable } from "../base/text.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { StoredPolicy } from "../contract/policy.ts";
import type { Platform } from "../contract/ports.ts";
import { Sealed } from "../contract/sealed.ts";
import { nullable, type Shape } from "../contract/shape.ts";
import { preparedCall, StoredPolicyShape, ToolDescriptionShape } from "../contract/stored-shapes.ts";
import type { SpanStart } from "../contract/telemetry.ts";
import { type PreparedCall, type ToolDescription, toTool } from "../contract/tool.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { createContext, endWith, type SharedContext, spentSoFar } from "../kernel/shared-context.ts";
import { NOTHING_FOUND } from "../kernel/stages.ts";
import { recordRun } from "./record-run.ts";

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
 * Executes the call of an approval that was just given, on behalf of its caller: same arguments, same policy, same secrets. The
 * gate uses the approval, so the call is made once even if the caller repeats it concurrently. The result is stored for the
 * caller; an approver who is not the owner gets the outcome, but not the answer of the API.
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
      {
        p_user_id: user_id,
        p_approval_id: approval_id,
      },
      ApprovedCallShape,
    );
    const context = newContext(platform, loaded, { user_id, approval_id });
    const done = await act(kernel, { ...context, telemetry }, loaded);
    // If the approval was not used, the caller may still make the call, so no answer is stored.
    const isUsed = spentSoFar(done).used_approvals.includes(approval_id);
    await platform.database.call("finish_approved_call", {
      p_approval_id: approval_id,
      p_answer: isUsed ? toAnswer(done) : null,
    });
    recordRun(platform, done, started);
    return describe(done, loaded.owner_id === user_id);
  });
}

function newContext(
  { config, logger }: Platform,
  { owner_id, call, prepared, policy }: ApprovedCall,
  { user_id, approval_id }: { user_id: string; approval_id: string },
): SharedContext {
  const { key_id, agent_id, conversation_id, user_input, connection, end_user } = call;
  const rules = resolvePolicy(policy, config.environment);
  return createContext({
    session_id: crypto.randomUUID(),
    logger,
    user_input,
    ...(prepared && { found: { ...NOTHING_FOUND, prepared: new Sealed(prepared) } }),
    asked: {
      caller: { user_id: owner_id, key_hash: null, key_id, agent_id },
      entry: "approval",
      conversation_id,
      connection,
      end_user,
      approval_id,
      approved_by: user_id,
      // The approver requested the execution, so the approval applies even if the mode has changed.
      policy: { ...rules, approval: { ...rules.approval, mode: "manual" } },
      signal: AbortSignal.timeout(rules.timeout_ms),
    },
  });
}

async function act(kernel: Kernel, context: SharedContext, { tool, call }: ApprovedCall) {
  const { policy } = context.payload.asked;
  if (tool === null || policy === null) {
    const message = "The tool of this call was deleted. Nothing was sent.";
    const details = { candidates: [] };
    return endWith(context, new ToolgateError("CONNECTOR_NOT_FOUND", message, { details }));
  }
  const governed = governTool(policy, toTool(tool));
  return kernel.act(context, { tool: governed, arguments: JSON.parse(call.arguments) as JsonObject });
}

/** The result in the form stored for a repetition of the call with the same approval. */
export function toAnswer({ payload }: SharedContext): Json {
  const { failure, called } = payload;
  if (failure) return { failure: storeFailure(failure) } satisfies ApprovedAnswer;
  const { result = null, outcome = null } = called ?? {};
  return toStorable({ result, outcome: outcome && { ...outcome } }) satisfies ApprovedAnswer;
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
