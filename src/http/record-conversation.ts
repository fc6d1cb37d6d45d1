import type { JsonObject } from "../contract/json.ts";
import type { Policy } from "../contract/policy.ts";
import type { Platform } from "../contract/ports.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import type { HistoryEntry } from "../contract/tool.ts";
import type { TraceStep } from "../contract/trace.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type Caller, createContext, type SharedContext } from "../kernel/shared-context.ts";
import type { CallResult, Conversation, ExecuteCall } from "../orchestration/conversation.ts";
import { describeStop, describeTurn } from "../orchestration/describe-turn.ts";
import { readOutcome } from "../orchestration/read-outcome.ts";
import type { Turn } from "../orchestration/run-conversation.ts";
import { maskByRules } from "../policy/scrub/scrubber-of.ts";
import { toStorable } from "../policy/to-storable.ts";
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
  policy: Policy;
  telemetry: SpanScope;
}

export interface ConversationRecorder {
  traceId: string;
  execute: ExecuteCall;
  recordTurn(turn: Turn): void;
  finish(conversation: Conversation): void;
}

/**
 * Executes the calls of one conversation through the kernel and keeps its trace. Every call has a fresh context with the
 * results of all earlier ones (K5); its row is written to the audit log when it is done, not when the conversation is.
 */
export function createRecorder(
  platform: Platform,
  kernel: Kernel,
  subject: ConversationSubject,
): ConversationRecorder {
  const traceId = crypto.randomUUID();
  const started = new Date();
  const steps: TraceStep[] = [];
  const history: HistoryEntry[] = [];
  const running = new Set<Promise<CallResult>>();

  const act: ExecuteCall = async ({ fields, score: _score, ...candidate }, args) => {
    const call = { tool: { ...candidate, description: fields.description }, arguments: args };
    const context = { ...newContext(platform, subject, traceId), history: [...history], trace: steps };
    const done = await kernel.act(context, call);
    recordAudit(platform, done);
    const told = readOutcome(done, call);
    const { tool_id, name, operation_id } = candidate;
    history.push({ tool: { tool_id, name, operation_id }, arguments: told.arguments, result: told.result });
    return told;
  };

  return {
    traceId,
    execute(tool, args) {
      const call = act(tool, args);
      running.add(call);
      return call;
    },
    recordTurn: (turn) => void steps.push(describeTurn(turn, subject.model)),
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
  { caller, question, approval_id, policy, telemetry }: ConversationSubject,
  session_id: string,
): SharedContext {
  const payload = { caller: { ...caller }, conversation_id: CONVERSATION_ID, approval_id, policy };
  return { ...createContext({ session_id, logger, payload, telemetry }), user_input: question };
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
  return {
    otel_trace_id: telemetry.traceId,
    user_id: caller.user_id,
    conversation_id: CONVERSATION_ID,
    agent_id: caller.agent_id,
    agent_version: policy.agent_version,
    api_key_id: caller.key_id,
    user_query: question,
    status: error || stopped === "disconnected" ? "FAILURE" : "SUCCESS",
    error_code: error?.code ?? null,
    tool_id: null,
    operation_id: null,
    confidence: null,
    started_at: started.toISOString(),
    duration_ms: Date.now() - started.getTime(),
  };
}
