import { toApprovedAnswer } from "../approvals/stored-answer.ts";
import { renameAliases } from "../base/arguments.ts";
import type { Json, JsonObject } from "../base/json.ts";
import { toStorable } from "../base/text.ts";
import type { ConnectionChoice } from "../contract/connector.ts";
import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { Policy } from "../contract/policy.ts";
import type { ChatAnswer, Platform } from "../contract/ports.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import { type HistoryEntry, type ToolCall, type ToolCandidate, toTool } from "../contract/tool.ts";
import { sourceOf, type TraceStep } from "../contract/trace.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { createContext, endWith, type SharedContext, spentSoFar } from "../kernel/shared-context.ts";
import type { Asked, Caller } from "../kernel/stages.ts";
import { maskByRules } from "../privacy/apply-rules.ts";
import { mayHaveWritten } from "../runs/answer-once.ts";
import { listCalled, listTokens, recordCall } from "../runs/record-run.ts";
import type {
  CallOptions,
  CallResult,
  Conversation,
  ExecuteCall,
  Stop,
  Usage,
} from "./conversation-state.ts";
import type { Turn } from "./run-conversation.ts";

/** Used in traces where other runs have the id of the caller's conversation. */
const CONVERSATION_ID = "orchestrator";

export interface ConversationSubject {
  caller: Caller;
  model: string;
  /** The user's last message. */
  question: string;
  /** Valid for exactly one write. */
  approval_id: string | null;
  choice: ConnectionChoice;
  /** The holder of the idempotency key. */
  claim: Asked["claim"];
  policy: Policy;
  telemetry: SpanScope;
  /** Results of earlier parts of the same conversation. */
  history: readonly HistoryEntry[];
}

export interface ConversationRecorder {
  traceId: string;
  execute: ExecuteCall;
  recordTurn(turn: Turn): void;
  /** Whether a write may have reached an API. */
  wrote(): boolean;
  /**
   * Writes the trace when all calls have ended, including those that ended after the conversation. `used`:
   * by this part of it.
   */
  finish(conversation: Conversation, used: Usage): void;
}

/**
 * Executes the calls of one conversation through the kernel and keeps its trace. Every call has a new
 * context with the results of all earlier ones. Its audit row is written when the call ends, not when the
 * conversation does.
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
  const called: ToolCandidate[] = [];
  let wrote = false;

  const act: ExecuteCall = async (tool, args, options) => {
    called.push(tool);
    const call = { tool: toTool(tool), arguments: renameAliases(tool.input_schema, args) };
    const fresh = newContext(platform, subject, traceId, options);
    const acted = await kernel.act({ ...fresh, history: [...history], trace: steps }, call);
    wrote ||= mayHaveWritten(acted);
    const done = explainUsed(acted, options);
    if (options.approvalId !== undefined) await keepAnswer(platform, done, options.approvalId);
    recordAudit(platform, done);
    const outcome = readOutcome(done, call);
    if (outcome.approval) return outcome;
    const { tool_id, name, operation_id } = tool;
    history.push({
      tool: { tool_id, name, operation_id },
      arguments: outcome.arguments,
      result: outcome.result,
    });
    return outcome;
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
    finish(conversation, used) {
      if (conversation.stopped) steps.push(describeStop(conversation.stopped));
      const run = describeRun(subject, conversation, started);
      platform.background.run(async () => {
        // Includes calls that ended after the conversation in the trace.
        await Promise.allSettled(running);
        const p_trace = maskByRules(
          toStorable({
            ...run,
            ...listCalled(called),
            ...listTokens(used),
            trace_id: traceId,
            steps: steps as unknown as JsonObject[],
          }),
          subject.policy,
        );
        await platform.database.call("record_run", { p_trace });
      });
    },
  };
}

function newContext(
  { logger }: Platform,
  { caller, question, approval_id, claim, policy, telemetry, choice }: ConversationSubject,
  session_id: string,
  { signal, approvalId }: CallOptions,
): SharedContext {
  const { approval } = policy;
  const asked = {
    caller,
    conversation_id: CONVERSATION_ID,
    approval_id: approvalId ?? approval_id,
    ...choice,
    claim,
    // A call with an approval stays manual, even if the mode has changed since.
    policy:
      approvalId === undefined ? policy : { ...policy, approval: { ...approval, mode: "manual" as const } },
    signal,
  };
  return createContext({ session_id, logger, asked, telemetry, user_input: question });
}

/**
 * Stores the result of an approved call before anything else happens. If the process fails, the resumed
 * conversation gets it and does not repeat the call.
 */
async function keepAnswer({ database, logger }: Platform, done: SharedContext, approvalId: string) {
  if (!spentSoFar(done).used_approvals.includes(approvalId)) return;
  await database
    .call("finish_approved_call", { p_approval_id: approvalId, p_answer: toApprovedAnswer(done) })
    // The conversation continues with it anyway.
    .catch((error) => logger.error("answer of an approved call not kept", { cause: String(error) }));
}

/**
 * Replaces the message of an approval that was used before its result was stored: the default text would
 * make a model believe that the call was not made.
 */
function explainUsed(context: SharedContext, { approvalId }: CallOptions): SharedContext {
  const { failure } = context.payload;
  if (approvalId === undefined || failure?.details?.["reason"] !== "already used") return context;
  const { code, details } = failure;
  const message =
    "This call was approved and has already been started; its outcome is unknown. It is not repeated: check the audit log or the API itself.";
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
    source: sourceOf("chat", caller),
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

/** Characters of a call's arguments in a trace step. */
const MAX_TRACED_ARGUMENTS = 2_000;

const MAX_NAME = 200;

/** A turn as a step of the trace: a plan if the model requests calls, or else the composed answer. */
function describeTurn({ number, started, duration_ms, answer }: Turn, model: string): TraceStep {
  const isFinal = !(answer instanceof ToolgateError) && answer.calls.length === 0;
  return {
    id: crypto.randomUUID(),
    kind: isFinal ? "compose" : "plan",
    input: { model, turn: number },
    output: answer instanceof ToolgateError ? describeError(answer) : describeAnswer(answer),
    started_at: started.toISOString(),
    duration_ms,
  };
}

/** The end of a conversation that the model did not end itself. */
function describeStop(stopped: Stop): TraceStep {
  return {
    id: crypto.randomUUID(),
    kind: "compose",
    input: {},
    output: { stopped },
    started_at: new Date().toISOString(),
    duration_ms: 0,
  };
}

function describeAnswer({ calls, usage, finish_reason }: ChatAnswer): Json {
  const asked = calls.map(({ name, arguments: args }) => ({
    name: name.slice(0, MAX_NAME),
    arguments: args.slice(0, MAX_TRACED_ARGUMENTS),
  }));
  return { kind: "model_turn", calls: asked, usage: { ...usage }, finish_reason: finish_reason ?? null };
}

function describeError({ code, message, details }: ToolgateError): Json {
  return { error_code: code, error_message: message, ...(details && { details }) };
}

/** The outcome of a call through the kernel, for the model and the caller. */
export function readOutcome({ payload, usage }: SharedContext, wanted: ToolCall): CallResult {
  const { call, called, failure } = payload;
  const { prompt_tokens, completion_tokens } = usage;
  return {
    arguments: call?.arguments ?? wanted.arguments,
    result: failure ? toFailure(failure) : (called?.result ?? null),
    usage: { prompt_tokens, completion_tokens },
    ...(failure && waitsFor(failure)),
  };
}

/**
 * The approval that a call waits for: it is pending, or its call is being carried out by the approver's
 * request.
 */
function waitsFor({ code, details }: ToolgateError): Pick<CallResult, "approval"> {
  const isRunning = code === "CONFLICT" && details?.["reason"] === "in_flight" && "approval_id" in details;
  return details && (code === "APPROVAL_REQUIRED" || isRunning) ? { approval: details } : {};
}
