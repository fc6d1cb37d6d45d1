import { toFailure } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { SpanScope } from "../contract/telemetry.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Asked, Caller } from "../kernel/stages.ts";
import { answerOnce, type RunAnswer } from "./answer-once.ts";
import { type RunRequest, runTool } from "./run-tool.ts";

/**
 * Runs one tool, under an idempotency key where there is one: a repetition gets the stored answer then.
 * @throws ToolgateError what keeps the run from beginning: no trace then
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
    const body = done.failure ? toFailure(done.failure, done.trace_id) : done.answer;
    return {
      answer: { media_type: "application/json", body },
      failure: done.failure,
      wrote: done.wrote,
    };
  };
  if (idempotencyKey === null) return run(null);
  const { approval_id: _approval, signal: _signal, onProgress: _onProgress, ...same } = request;
  return answerOnce(parts.platform, caller, { key: idempotencyKey, request: same as JsonObject }, run);
}
