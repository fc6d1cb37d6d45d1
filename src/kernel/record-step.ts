import type { Json, JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { SpanStart } from "../contract/telemetry.ts";
import type { Plan } from "../contract/tool.ts";
import type { TraceStep } from "../contract/trace.ts";
import type { SharedContext, ThinkingContext } from "./shared-context.ts";

/** Maximum length of a result in a trace step, in characters. */
const MAX_TRACED_RESULT = 2_000;

const WITHHELD = "(withheld: the answer contains a part of a secret)";

/**
 * Runs one step in a new span and appends it to the trace, whether it succeeds or fails. Spans of the context
 * that `run` receives are children of the step's.
 */
export function recordStep<Before extends SharedContext, After extends SharedContext>(
  context: Before,
  kind: TraceStep["kind"],
  input: Json,
  run: (context: Before) => Promise<After>,
  describe: (value: After) => Json,
): Promise<After> {
  const started = performance.now();
  const step: TraceStep = {
    id: crypto.randomUUID(),
    kind,
    input,
    output: null,
    started_at: new Date().toISOString(),
    duration_ms: 0,
  };
  context.trace.push(step);
  const hadFailed = context.payload.failure !== null;
  return context.telemetry.run(describeSpan(step, context), async (telemetry) => {
    try {
      const value = await run({ ...context, telemetry });
      const { failure } = value.payload;
      const hasFailed = failure !== null && !hadFailed;
      step.output = hasFailed ? { ...describeSent(value), ...describeFailure(failure) } : describe(value);
      if (hasFailed) telemetry.fail(isUnexpected(failure) ? "_OTHER" : failure.code);
      return { ...value, telemetry: context.telemetry };
    } catch (error) {
      step.output = error instanceof ToolgateError ? describeFailure(error) : { error_code: "INTERNAL" };
      throw error;
    } finally {
      step.duration_ms = elapsedMs(started);
    }
  });
}

/** GenAI semantic conventions, "Plan span" and "Execute tool span". There is none for composing an answer. */
function describeSpan({ id, kind }: TraceStep, { payload }: SharedContext): SpanStart {
  const { asked, call } = payload;
  const { caller, conversation_id, inbound } = asked;
  const callerAttributes = {
    "gen_ai.agent.id": caller.agent_id ?? undefined,
    // Without a question, the id is only a constant of Toolgate.
    "gen_ai.conversation.id": inbound.media_type === "" ? undefined : conversation_id,
  };
  if (kind !== "tool_call" || call === null) {
    const operation = kind === "plan" ? { "gen_ai.operation.name": "plan" } : {};
    return { name: kind, kind: "internal", attributes: { ...operation, ...callerAttributes } };
  }
  const { operation_id } = call.tool;
  return {
    name: `execute_tool ${operation_id}`,
    kind: "internal",
    attributes: {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": operation_id,
      "gen_ai.tool.call.id": id,
      ...callerAttributes,
    },
  };
}

/** The request and the response of a call that was sent and failed. */
function describeSent({ payload: { called } }: SharedContext): JsonObject {
  if (called?.outcome?.sent !== true) return {};
  const { outcome, request, whole_answer } = called;
  return {
    ...outcome,
    ...(request && { request: cut(request) }),
    ...(whole_answer !== null && { result: cut(whole_answer) }),
  };
}

function describeFailure(failure: ToolgateError): JsonObject {
  if (isUnexpected(failure)) return { error_code: "INTERNAL" };
  const { code, message, details } = failure;
  return { error_code: code, error_message: message, ...(details && { details }) };
}

/** Milliseconds since `started`, of `performance.now()`, with two decimals. */
export function elapsedMs(started: number): number {
  return Math.round((performance.now() - started) * 100) / 100;
}

/** Whether `asFailure()` created the failure from an unexpected error. */
function isUnexpected({ code, details }: ToolgateError): boolean {
  return code === "INTERNAL" && details?.["reason"] === "unexpected";
}

/** The output of a planning step in the trace: the plan and the candidates. */
export function describePlan({ payload, usage }: ThinkingContext): Json {
  const { candidates, match_confidence } = payload.found;
  const { plan } = payload.planned;
  const found = {
    candidates: candidates
      .slice(0, 5)
      .map(({ operation_id, name, connector_id, source, side_effect, score }) => ({
        operation_id,
        name,
        connector_id,
        source,
        side_effect,
        score,
      })),
    match_confidence,
    ...(usage.calls > 0 && { model_usage: { ...usage } }),
  };
  return { ...(plan ? describe(plan) : { kind: "no_plan" }), ...found };
}

function describe({ reading, ...plan }: Plan): JsonObject {
  const read = reading && { reading: reading.map((span) => ({ ...span })) };
  if (plan.kind === "tool_call") {
    const { call, ...rest } = plan;
    return { ...rest, ...read, operation_id: call.tool.operation_id, arguments: call.arguments };
  }
  if (plan.kind !== "question") return { ...plan, ...read };
  const { preface: _, ...question } = plan;
  // Without the schemas, which are in the answer.
  const choices = question.choices.map(({ operation_id, arguments: args, missing }) => ({
    operation_id,
    arguments: args,
    missing: missing.map(({ name }) => name),
  }));
  return { ...question, ...read, choices };
}

/** The output of a call in the trace, where long results are truncated. */
export function describeCall({ payload }: Pick<SharedContext, "payload">): Json {
  const { outcome = null, request = null, result = null } = payload.called ?? {};
  const shown = outcome?.echoes_secret ? WITHHELD : cut(result);
  return { ...outcome, ...(request && { request: cut(request) }), result: shown };
}

function cut(value: Json): Json {
  const text = JSON.stringify(value);
  return text.length <= MAX_TRACED_RESULT ? value : `${text.slice(0, MAX_TRACED_RESULT)}…`;
}
