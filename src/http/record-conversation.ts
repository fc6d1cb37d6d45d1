import type { ToolgateError } from "../contract/errors.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import type { ChatCall, Platform } from "../contract/ports.ts";
import type { HistoryEntry, ToolCandidate } from "../contract/tool.ts";
import type { TraceStep } from "../contract/trace.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type Caller, createContext } from "../kernel/shared-context.ts";
import { toAuditRow } from "./record-run.ts";
import { toStorable } from "./to-storable.ts";

/**
 * Executes the calls of one conversation through the kernel and keeps its trace: every call has a fresh context with the
 * results of all earlier ones (K5), and its own row in the audit log.
 */
export function createRunRecorder(
  { database, background, logger }: Platform,
  kernel: Kernel,
  caller: Caller,
) {
  const traceId = crypto.randomUUID();
  const started = new Date();
  const steps: TraceStep[] = [];
  const audits: JsonObject[] = [];
  const history: HistoryEntry[] = [];

  async function execute({ fields, score: _score, ...tool }: ToolCandidate, args: JsonObject): Promise<Json> {
    const context = createContext({
      session_id: traceId,
      logger,
      payload: { caller: { ...caller }, conversation_id: "orchestrator" },
    });
    const call = { tool: { ...tool, description: fields.description }, arguments: args };
    const done = await kernel.act({ ...context, history: [...history], trace: steps }, call);
    if (done.payload.outcome?.sent) audits.push(toStorable(toAuditRow(done)) as JsonObject);
    if (done.payload.failure) throw done.payload.failure;
    const { tool_id, name, operation_id } = tool;
    history.push({ tool: { tool_id, name, operation_id }, arguments: args, result: done.payload.result });
    return done.payload.result;
  }

  function recordTurn(turn: { calls: ChatCall[]; started: Date; duration_ms: number }): void {
    steps.push({
      id: crypto.randomUUID(),
      kind: turn.calls.length > 0 ? "plan" : "compose",
      input: {},
      output: { kind: "model_turn", calls: turn.calls.map(({ name }) => name) },
      started_at: turn.started.toISOString(),
      duration_ms: turn.duration_ms,
    });
  }

  function finish(question: string, failure: ToolgateError | null): void {
    const trace = {
      trace_id: traceId,
      user_id: caller.user_id,
      conversation_id: "orchestrator",
      agent_id: caller.agent_id,
      api_key_id: caller.key_id,
      user_query: question,
      status: failure ? "FAILURE" : "SUCCESS",
      error_code: failure?.code ?? null,
      tool_id: null,
      operation_id: null,
      confidence: null,
      steps: steps as unknown as JsonObject[],
      started_at: started.toISOString(),
      duration_ms: Date.now() - started.getTime(),
    };
    background.run(() =>
      database.call("record_conversation", { p_trace: toStorable(trace), p_audits: audits }),
    );
  }

  return { traceId, execute, recordTurn, finish };
}
