import { ToolgateError } from "../contract/errors.ts";
import type { Json } from "../contract/json.ts";
import type { SpanStart } from "../contract/telemetry.ts";
import type { TraceStep } from "../contract/trace.ts";
import type { SharedContext } from "./shared-context.ts";

/**
 * Runs one step in a span of its own and appends it to the trace, whether it succeeds or fails. `run` gets the context
 * whose spans stand below the step's.
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
      step.output = hasFailed ? describeFailure(failure) : describe(value);
      if (hasFailed) telemetry.fail(isUnexpected(failure) ? "_OTHER" : failure.code);
      return { ...value, telemetry: context.telemetry };
    } catch (error) {
      step.output = error instanceof ToolgateError ? describeFailure(error) : { error_code: "INTERNAL" };
      throw error;
    } finally {
      step.duration_ms = Math.round((performance.now() - started) * 100) / 100;
    }
  });
}

/** By the GenAI semantic conventions ("Plan span", "Execute tool span"); they have none for composing an answer. */
function describeSpan({ id, kind }: TraceStep, { payload }: SharedContext): SpanStart {
  const { asked, call } = payload;
  const { caller, conversation_id, inbound } = asked;
  const whose = {
    "gen_ai.agent.id": caller.agent_id ?? undefined,
    // Without a question, the id is only a constant of Toolgate.
    "gen_ai.conversation.id": inbound.media_type === "" ? undefined : conversation_id,
  };
  if (kind !== "tool_call" || call === null) {
    const operation = kind === "plan" ? { "gen_ai.operation.name": "plan" } : {};
    return { name: kind, kind: "internal", attributes: { ...operation, ...whose } };
  }
  const { operation_id } = call.tool;
  return {
    name: `execute_tool ${operation_id}`,
    kind: "internal",
    attributes: {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": operation_id,
      "gen_ai.tool.call.id": id,
      ...whose,
    },
  };
}

function describeFailure(failure: ToolgateError): Json {
  if (isUnexpected(failure)) return { error_code: "INTERNAL" };
  const { code, message, details } = failure;
  return { error_code: code, error_message: message, ...(details && { details }) };
}

/** From `asFailure()`: an unexpected error. */
function isUnexpected({ code, details }: ToolgateError): boolean {
  return code === "INTERNAL" && details?.["reason"] === "unexpected";
}
