import { Type } from "@sinclair/typebox";
import { governTool, resolvePolicy } from "../agents/policy.ts";
import { renameAliases } from "../base/arguments.ts";
import type { JsonObject } from "../base/json.ts";
import { offerLink } from "../connections/offer-link.ts";
import { type ToolgateError, toFailure } from "../contract/errors.ts";
import type { StoredPolicy } from "../contract/policy.ts";
import type { Platform } from "../contract/ports.ts";
import { nullable, type Shape } from "../contract/shape.ts";
import { preparedCall, StoredPolicyShape, ToolDescriptionShape } from "../contract/stored-shapes.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import { type PreparedCall, type ToolDescription, toTool } from "../contract/tool.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import type { Asked, Called, Caller } from "../kernel/stages.ts";
import { describeSigns } from "../prompt-safety/find-signs.ts";
import { answerOnce, mayHaveWritten, type RunAnswer } from "./answer-once.ts";
import { actAndRecord } from "./record-run.ts";

const LoadedToolShape: Shape<LoadedTool> = Type.Object({
  caller: Type.Object({
    user_id: Type.String(),
    key_id: nullable(Type.String()),
    key_name: nullable(Type.String()),
  }),
  policy: StoredPolicyShape,
  tool: ToolDescriptionShape,
  call: preparedCall(),
});

interface RunRequest {
  tool_id: string;
  /** As parsed from JSON. */
  arguments?: Record<string, unknown>;
  dry_run?: boolean;
  include_answer?: boolean;
  approval_id?: string;
  connection?: string;
  end_user?: string;
  /** Aborts the run. */
  signal?: AbortSignal;
  onProgress?: Asked["onProgress"];
  /** Through which the request came. */
  entry?: Asked["entry"];
  /** The claim of the idempotency key, if any. */
  claim: Asked["claim"];
}

interface LoadedTool {
  caller: { user_id: string; key_id: string | null; key_name: string | null };
  policy: StoredPolicy;
  tool: ToolDescription;
  call: PreparedCall;
}

/** The outcome of a run; its trace is stored for answers and failures. */
interface ToolRun {
  answer: JsonObject;
  /** Of a call that the API answered with a failing status: the request and the response. */
  refused: JsonObject;
  /** INVALID_ARGUMENTS | APPROVAL_REQUIRED | RATE_LIMITED | AUTH_FAILED | EGRESS_BLOCKED | API_ERROR | MODEL_ERROR … */
  failure: ToolgateError | null;
  trace_id: string;
  /** Whether a write may have reached the API. */
  wrote: boolean;
}

/**
 * Runs one tool of the caller's catalogue by its id. The call is validated, gated, executed, traced and
 * audited like that of a request in words.
 * @throws ToolgateError NOT_FOUND | FORBIDDEN if there is no such tool for the caller, in which case there is no trace
 */
async function runTool(
  { platform, kernel }: { platform: Platform; kernel: Kernel },
  caller: Caller,
  request: RunRequest,
  telemetry: SpanScope,
): Promise<ToolRun> {
  const started = new Date();
  const loaded = await platform.database.call(
    "load_tool",
    {
      p_user_id: caller.user_id,
      p_key_hash: caller.key_hash,
      p_scope: "agent:query",
      p_tool_id: request.tool_id,
      p_agent_id: caller.agent_id,
    },
    LoadedToolShape,
  );
  const { dry_run = false, approval_id = null, onProgress = null, entry = "tool", claim } = request;
  const { user_id, key_id } = loaded.caller;
  const policy = resolvePolicy(loaded.policy, platform.config.environment);
  const tool = governTool(policy, toTool(loaded.tool));
  const args = renameAliases(tool.input_schema, (request.arguments ?? {}) as JsonObject);
  telemetry.rename(`execute_tool ${tool.operation_id}`);
  telemetry.set({ "gen_ai.tool.name": tool.operation_id });
  const done = await actAndRecord(
    { platform, kernel },
    { tool, arguments: args },
    {
      started,
      telemetry,
      prepared: loaded.call,
      user_input: `Run ${loaded.tool.name}`,
      asked: {
        caller: { ...caller, user_id, key_id, agent_id: policy.agent_id },
        entry,
        conversation_id: "run",
        dry_run,
        approval_id,
        connection: request.connection ?? null,
        end_user: request.end_user ?? null,
        claim,
        policy,
        signal: withTimeout(request.signal, policy.timeout_ms),
        onProgress,
      },
    },
  );
  return {
    answer: answer(done, loaded, request),
    refused: describeRefused(done),
    failure: done.payload.failure,
    trace_id: done.session_id,
    wrote: mayHaveWritten(done),
  };
}

function withTimeout(given: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return given ? AbortSignal.any([given, timeout]) : timeout;
}

function answer(
  { payload, session_id }: SharedContext,
  { caller }: LoadedTool,
  request: RunRequest,
): JsonObject {
  const { result = null, whole_answer = null } = payload.called ?? {};
  return {
    ok: true,
    result: request.dry_run ? null : result,
    ...(!request.dry_run && describeSigns(result)),
    ...(request.include_answer && !request.dry_run && { answer: whole_answer }),
    request: payload.called?.request ?? {},
    response: describeResponse(payload.called),
    ran_as: { kind: caller.key_id === null ? "person" : "api_key", name: caller.key_name },
    trace_id: session_id,
  };
}

function describeRefused({ payload: { called } }: SharedContext): JsonObject {
  const response = describeResponse(called);
  if (!called || response === null) return {};
  return { request: called.request ?? {}, response: { ...response, body: called.whole_answer } };
}

/** Null if there was no HTTP response. */
function describeResponse(called: Called | null | undefined): JsonObject | null {
  if (!called?.outcome || called.outcome.http_status === null) return null;
  const { http_status, bytes, duration_ms } = called.outcome;
  return { status: http_status, bytes, duration_ms, headers: { ...called.response_headers } };
}

/**
 * Runs one tool. A repetition with the same idempotency key returns the stored answer. If the run lacks a
 * connection of an end user, a connect link is added to the answer.
 *
 * @throws ToolgateError if the run cannot start, in which case there is no trace
 */
export async function runToolOnce(
  parts: { platform: Platform; kernel: Kernel },
  caller: Caller,
  { request, idempotencyKey }: { request: Omit<RunRequest, "claim">; idempotencyKey: string | null },
  telemetry: SpanScope,
): Promise<Pick<RunAnswer, "answer" | "failure">> {
  const run = async (claim: Asked["claim"], lost?: AbortSignal): Promise<RunAnswer> => {
    const signal = AbortSignal.any([request.signal, lost].filter((given) => given !== undefined));
    const done = await runTool(parts, caller, { ...request, claim, signal }, telemetry);
    const body = done.failure ? { ...toFailure(done.failure, done.trace_id), ...done.refused } : done.answer;
    return {
      answer: { media_type: "application/json", body },
      failure: done.failure,
      wrote: done.wrote,
    };
  };
  if (idempotencyKey === null) return offerLink(parts.platform, caller, await run(null));
  const {
    approval_id: _approval,
    signal: _signal,
    onProgress: _onProgress,
    entry: _entry,
    ...same
  } = request;
  const once = { key: idempotencyKey, request: same as JsonObject };
  return offerLink(parts.platform, caller, await answerOnce(parts.platform, caller, once, run));
}
