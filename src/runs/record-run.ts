import { isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import { toStorable } from "../base/text.ts";
import { hostOf } from "../base/url-parts.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { Sealed } from "../contract/sealed.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import type { PreparedCall, ReadSpan, Tool, ToolCall } from "../contract/tool.ts";
import { sourceOf } from "../contract/trace.ts";
import type { Kernel } from "../kernel/kernel.ts";
import {
  createContext,
  endWith,
  type ModelUsage,
  type SharedContext,
  spentBefore,
  spentSoFar,
} from "../kernel/shared-context.ts";
import { type Asked, NOTHING_FOUND } from "../kernel/stages.ts";
import { maskByRules, maskReading } from "../privacy/apply-rules.ts";

/** Statuses that indicate a fault of the upstream rather than of the call. */
const DOWN_STATUSES = [500, 502, 503, 504];

interface CallRun {
  asked: Partial<Asked>;
  /** What the call needs, if it is loaded already. */
  prepared: PreparedCall | null;
  /** The request in the trace. */
  user_input: string;
  telemetry?: SpanScope;
  /** By default now. */
  started?: Date;
}

/**
 * Runs a call that was chosen without THINKING. It is validated, gated, executed, traced and audited like
 * that of a request in words.
 *
 * @param call the call, or the failure for which there is none; it is traced as well
 */
export async function actAndRecord(
  { platform, kernel }: { platform: Platform; kernel: Kernel },
  call: ToolCall | ToolgateError,
  { started = new Date(), prepared, ...run }: CallRun,
): Promise<SharedContext> {
  const context = createContext({
    ...run,
    session_id: crypto.randomUUID(),
    logger: platform.logger,
    ...(prepared && { found: { ...NOTHING_FOUND, prepared: new Sealed(prepared) } }),
  });
  const done = call instanceof ToolgateError ? endWith(context, call) : await kernel.act(context, call);
  recordRun(platform, done, started);
  return done;
}

/** Stores the trace and the audit row after the answer was sent, unless the caller was not identified. */
export function recordRun({ database, background }: Platform, context: SharedContext, started: Date): void {
  const { caller } = context.payload.asked;
  describeRoot(context);
  if (caller.user_id === null) return;
  const duration_ms = Date.now() - started.getTime();
  background.run(async () => {
    // The answer is sent first, because masking a trace takes as long as planning a request.
    await new Promise((resolve) => setTimeout(resolve));
    const trace = maskTrace(toTrace(context, { started, duration_ms }), context);
    for (const step of context.earlier)
      await database.call("record_run", { p_trace: null, ...recordCall(step) });
    await database.call("record_run", { p_trace: trace, ...recordCall(context) });
  });
}

/** Masks readings together with the request, so that their parts still match the masked request. */
function maskTrace(trace: JsonObject, { trace: steps, user_input, payload }: SharedContext) {
  const { policy } = payload.asked;
  const masked = maskByRules(toStorable(trace), policy);
  const shown = (masked["steps"] ?? []) as JsonObject[];
  return {
    ...masked,
    steps: shown.map((step, index) => {
      const [output, raw] = [step["output"], steps[index]?.output];
      if (!isJsonObject(output) || !isJsonObject(raw) || !Array.isArray(raw["reading"])) return step;
      const { reading: _, ...rest } = output;
      const { user_query, reading } = maskReading(
        user_input,
        raw["reading"] as unknown as ReadSpan[],
        policy,
      );
      if (reading === null || user_query !== masked["user_query"]) return { ...step, output: rest };
      return { ...step, output: { ...rest, reading: reading.map((span) => ({ ...span })) } };
    }),
  };
}

/** Sets attributes on the request's span that are only known at the end of the run. */
function describeRoot({ telemetry, session_id, payload }: SharedContext): void {
  if (!telemetry.isRecording) return;
  const { asked, failure } = payload;
  const { caller, inbound, conversation_id } = asked;
  telemetry.set({
    "toolgate.trace_id": session_id,
    "gen_ai.agent.id": caller.agent_id ?? undefined,
    "gen_ai.conversation.id": inbound.media_type === "" ? undefined : conversation_id,
  });
  if (failure) telemetry.fail(failure.code);
}

/**
 * The records of a call besides its trace: its audit row and the state of the upstream. A write that the gate
 * allowed has an audit row even if it was not sent.
 */
export function recordCall(context: SharedContext): { p_audit: Json; p_upstream: Json } {
  const { asked, called } = context.payload;
  const outcome = called?.outcome;
  const isDone = outcome?.sent === true || isWriteAllowed(context);
  return {
    p_audit: isDone ? maskByRules(toStorable(toAuditRow(context)), asked.policy) : null,
    p_upstream: outcome?.sent === true ? describeUpstream(context) : null,
  };
}

function isWriteAllowed(context: SharedContext): boolean {
  return spentSoFar(context).writes > spentBefore(context).writes;
}

function toTrace(
  context: SharedContext,
  { started, duration_ms }: { started: Date; duration_ms: number },
): JsonObject {
  const { asked, planned, failure } = context.payload;
  const { caller, entry, conversation_id, policy } = asked;
  const plan = planned?.plan;
  const tool = plan?.kind === "tool_call" ? plan.call.tool : null;
  return {
    trace_id: context.session_id,
    otel_trace_id: context.telemetry.traceId,
    user_id: caller.user_id,
    conversation_id,
    agent_id: caller.agent_id,
    agent_version: policy?.agent_version ?? null,
    api_key_id: caller.key_id,
    source: sourceOf(entry, caller),
    user_query: context.user_input,
    status: failure ? "FAILURE" : "SUCCESS",
    error_code: failure?.code ?? null,
    tool_id: tool?.tool_id ?? null,
    operation_id: tool?.operation_id ?? null,
    ...listCalled([...context.earlier, context].flatMap(plannedTool)),
    confidence: plan && "confidence" in plan ? plan.confidence : plan?.kind === "no_tool" ? 0 : null,
    ...listTokens(context.usage),
    steps: context.trace as unknown as JsonObject[],
    started_at: started.toISOString(),
    duration_ms,
  };
}

function plannedTool({ payload }: SharedContext): Tool[] {
  const plan = payload.planned?.plan;
  return plan?.kind === "tool_call" ? [plan.call.tool] : [];
}

/** What the calls of a run are found by. */
export function listCalled(tools: readonly Pick<Tool, "operation_id" | "connector_id" | "side_effect">[]) {
  return {
    operation_ids: [...new Set(tools.map(({ operation_id }) => operation_id))],
    connector_ids: [...new Set(tools.flatMap(({ connector_id }) => connector_id ?? []))],
    side_effects: [...new Set(tools.map(({ side_effect }) => side_effect))],
  };
}

/** The tokens that the model used in a run. */
export function listTokens(used: Omit<ModelUsage, "calls">) {
  return { input_tokens: used.prompt_tokens, output_tokens: used.completion_tokens };
}

/** The outcome of a call for the audit log. */
function toAuditRow(context: SharedContext): JsonObject {
  const { asked, planned, called, failure } = context.payload;
  const { caller, approved_by } = asked;
  const plan = planned?.plan;
  const outcome = called?.outcome;
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
    approval_id: isWriteAllowed(context) ? (spentSoFar(context).used_approvals.at(-1) ?? null) : null,
    approved_by,
    method: outcome?.method ?? null,
    url: outcome?.url ?? null,
    http_status: outcome?.http_status ?? (typeof status === "number" ? status : null),
    bytes: outcome?.bytes ?? null,
    duration_ms: outcome?.duration_ms ?? null,
    error_code: failure?.code ?? null,
  };
}

/** The state of a call's upstream, for its circuit breaker; null if no HTTP call was made. */
function describeUpstream({ payload }: SharedContext): JsonObject | null {
  const { failure, asked, called } = payload;
  const outcome = called?.outcome;
  const host = hostOf(outcome?.url);
  // A run that reached its own limits does not indicate a fault of the host.
  const isAborted = failure?.details?.["aborted"] === true;
  if (host === null || failure?.code === "EGRESS_BLOCKED" || isAborted) return null;
  const status = failure?.details?.["http_status"] ?? outcome?.http_status;
  const reason = failure?.code === "API_ERROR" ? failure.details?.["reason"] : undefined;
  const is_up = reason !== "timeout" && reason !== "connection" && !DOWN_STATUSES.includes(Number(status));
  return { user_id: asked.caller.user_id, host, is_up };
}
