import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Policy } from "../contract/policy.ts";
import type { Platform } from "../contract/ports.ts";
import { renameAliases } from "../contract/rename-aliases.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import type { HistoryEntry } from "../contract/tool.ts";
import type { TraceStep } from "../contract/trace.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { createContext, endWith, type SharedContext, spentSoFar } from "../kernel/shared-context.ts";
import type { Asked, Caller } from "../kernel/stages.ts";
import type { CallOptions, CallResult, Conversation, ExecuteCall } from "../orchestration/conversation.ts";
import { describeStop, describeTurn } from "../orchestration/describe-turn.ts";
import { readOutcome } from "../orchestration/read-outcome.ts";
import type { Turn } from "../orchestration/run-conversation.ts";
import { maskByRules } from "../policy/scrub/scrubber-of.ts";
import { toStorable } from "../policy/to-storable.ts";
import { toAnswer } from "./execute-approved.ts";
import { mayHaveWritten } from "./may-have-written.ts";
import { recordCall } from "./record-run.ts";

/** Stands in traces where other runs have the id of the caller's conversation. */
const CONVERSATION_ID = "orchestrator";

export interface ConversationSubject {
  caller: Caller;
  model: string;
  /** What the user asked last. */
  question: string;
  /** For the one write it was given for. */
  approval_id: string | null;
  /** Whose turn it is under an idempotency key. */
  claim: Asked["claim"];
  policy: Policy;
  telemetry: SpanScope;
  /** What earlier parts of the same conversation have brought. */
  history: readonly HistoryEntry[];
}

export interface ConversationRecorder {
  traceId: string;
  execute: ExecuteCall;
  recordTurn(turn: Turn): void;
  /** Whether a write may have reached an API. */
  wrote(): boolean;
  /** The trace is written when every call is over, also those that outlived the conversation. */
  finish(conversation: Conversation): void;
}

/**
 * Executes the calls of one conversation through the kernel and keeps its trace. Every call has a fresh context with the
 * results of all earlier ones; its row is written to the audit log when it is done, not when the conversation is.
 */
export function createRecorder(
  platform: Platform,
  kernel: Kernel,
  subject: ConversationSubject,
): ConversationRecorder {
  const traceId = crypto.randomUUID();
  const started = new Date();
  const steps: TraceStep[] = [];
  const history: HistoryEntry[] = [...subject.history];
  const running = new Set<Promise<CallResult>>();
  let wrote = false;

  const act: ExecuteCall = async ({ fields, score: _score, ...candidate }, args, options) => {
    const call = {
      tool: { ...candidate, description: fields.description },
      arguments: renameAliases(candidate.input_schema, args),
    };
    const fresh = newContext(platform, subject, traceId, options);
    const acted = await kernel.act({ ...fresh, history: [...history], trace: steps }, call);
    wrote ||= mayHaveWritten(acted);
    const done = explainUsed(acted, options);
    if (options.approvalId !== undefined) await keepAnswer(platform, done, options.approvalId);
    recordAudit(platform, done);
    const told = readOutcome(done, call);
    if (told.approval) return told;
    const { tool_id, name, operation_id } = candidate;
    history.push({ tool: { tool_id, name, operation_id }, arguments: told.arguments, result: told.result });
    return told;
  };

  return {
    traceId,
    execute(...call) {
      const acting = act(...call);
      running.add(acting);
      return acting;
    },
    recordTurn: (turn) => void steps.push(describeTurn(turn, subject.model)),
    wrote: () => wrote,
    finish(conversation) {
      if (conversation.stopped) steps.push(describeStop(conversation.stopped));
      const run = describeRun(subject, conversation, started);
      platform.background.run(async () => {
        // Calls that outlived the conversation are in the trace, too.
        await Promise.allSettled(running);
        const p_trace = maskByRules(
          toStorable({ ...run, trace_id: traceId, steps: steps as unknown as JsonObject[] }),
          subject.policy,
        );
        await platform.database.call("record_run", { p_trace });
      });
    },
  };
}

function newContext(
  { logger }: Platform,
  { caller, question, approval_id, claim, policy, telemetry }: ConversationSubject,
  session_id: string,
  { signal, approvalId }: CallOptions,
): SharedContext {
  const { approval } = policy;
  const asked = {
    caller,
    conversation_id: CONVERSATION_ID,
    approval_id: approvalId ?? approval_id,
    claim,
    // What somebody was asked about stays theirs to decide, whatever the mode is by now.
    policy:
      approvalId === undefined ? policy : { ...policy, approval: { ...approval, mode: "manual" as const } },
    signal,
  };
  return createContext({ session_id, logger, asked, telemetry, user_input: question });
}

/**
 * What an approved call has brought, before anything else happens: whoever goes on with the conversation after a breakdown gets
 * it, and makes no second call.
 */
async function keepAnswer({ database, logger }: Platform, done: SharedContext, approvalId: string) {
  if (!spentSoFar(done).used_approvals.includes(approvalId)) return;
  await database
    .call("finish_approved_call", { p_approval_id: approvalId, p_answer: toAnswer(done) })
    // The conversation goes on with it all the same.
    .catch((error) => logger.error("answer of an approved call not kept", { cause: String(error) }));
}

/** An approval that was used before anybody kept what came of it: "may not be made" would let a model believe it was not. */
function explainUsed(context: SharedContext, { approvalId }: CallOptions): SharedContext {
  const { failure } = context.payload;
  if (approvalId === undefined || failure?.details?.["reason"] !== "already used") return context;
  const { code, details } = failure;
  const message =
    "This call was approved, and was made or begun before; what came of it is not known here. It is not made again: look at the audit log, or at the API itself.";
  return endWith(context, new ToolgateError(code, message, { details }));
}

function recordAudit({ background, database }: Platform, done: SharedContext): void {
  const recorded = recordCall(done);
  if (recorded.p_audit === null) return;
  background.run(() => database.call("record_run", { p_trace: null, ...recorded }));
}

function describeRun(
  { caller, question, telemetry, policy }: ConversationSubject,
  { error, stopped }: Conversation,
  started: Date,
): JsonObject {
  const waits = stopped === "approval";
  return {
    otel_trace_id: telemetry.traceId,
    user_id: caller.user_id,
    conversation_id: CONVERSATION_ID,
    agent_id: caller.agent_id,
    agent_version: policy.agent_version,
    api_key_id: caller.key_id,
    user_query: question,
    status: error || waits || stopped === "disconnected" ? "FAILURE" : "SUCCESS",
    error_code: error?.code ?? (waits ? "APPROVAL_REQUIRED" : null),
    tool_id: null,
    operation_id: null,
    confidence: null,
    started_at: started.toISOString(),
    duration_ms: Date.now() - started.getTime(),
  };
}
