import { ToolgateError } from "../contract/errors.ts";
import type { Json } from "../contract/json.ts";
import type { TraceStep } from "../contract/trace.ts";
import type { SharedContext } from "./shared-context.ts";

/** Runs one step and appends it to the trace, whether it succeeds or fails. */
export async function recordStep<T>(
  context: SharedContext,
  kind: TraceStep["kind"],
  input: Json,
  run: () => Promise<T>,
  describe: (value: T) => Json,
): Promise<T> {
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
  try {
    const value = await run();
    step.output = describe(value);
    return value;
  } catch (error) {
    step.output = describeFailure(error);
    throw error;
  } finally {
    step.duration_ms = Math.round((performance.now() - started) * 100) / 100;
  }
}

function describeFailure(error: unknown): Json {
  return error instanceof ToolgateError
    ? {
        error_code: error.code,
        error_message: error.message,
        ...(error.details && { details: error.details }),
      }
    : { error_code: "INTERNAL" };
}
