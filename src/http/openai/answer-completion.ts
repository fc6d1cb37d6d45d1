import type { Context } from "hono";
import type { JsonObject } from "../../base/json.ts";
import { invalidRequest, ToolgateError, toFailure } from "../../contract/errors.ts";
import type { ConverseTask } from "../../conversations/conversation-parts.ts";
import type { OrchestratorParts } from "../../conversations/orchestrator-parts.ts";
import type { Caller } from "../../kernel/stages.ts";
import { answerOnce, type RunAnswer } from "../../runs/answer-once.ts";
import { asToolgateError } from "../../runs/as-toolgate-error.ts";
import type { FunctionEnv } from "../create-function.ts";
import { idempotencyKey, sendAnswer } from "../send-answer.ts";
import { openStream } from "../stream-events.ts";
import { addError } from "./add-openai-errors.ts";
import type { Completion, CompletionWriter } from "./describe-completion.ts";
import { type CompletionRequest, complete, type Prepared, prepareCompletion } from "./prepare-completion.ts";

/** How one of OpenAI's protocols writes an answer. */
export interface CompletionProtocol {
  asked: CompletionRequest;
  /** What the Idempotency-Key covers. */
  request: JsonObject;
  isStreamed: boolean;
  write(completion: Completion): JsonObject;
  createWriter(write: (text: string) => void): CompletionWriter;
}

/** Answers a request of either protocol: whole, once per Idempotency-Key, or streamed. */
export async function answerCompletion(
  parts: OrchestratorParts,
  caller: Caller,
  context: Context<FunctionEnv>,
  { asked, request, isStreamed, write, createWriter }: CompletionProtocol,
): Promise<Response> {
  const { platform } = parts;
  const key = idempotencyKey(context, undefined);
  const prepare = prepareCompletion(parts, caller, asked);
  const telemetry = context.get("telemetry");
  if (isStreamed) {
    if (key !== null) throw keyOfStream();
    return await stream();
  }
  const { signal } = context.req.raw;
  const run = async (claim: ConverseTask["claim"], now: AbortSignal) =>
    toAnswer(await prepare({ telemetry, signal: now }, claim), write);
  if (key === null) return sendAnswer(context, await run(null, signal));
  const runOnce = (claim: ConverseTask["claim"], lost: AbortSignal) =>
    run(claim, AbortSignal.any([signal, lost]));
  return sendAnswer(context, await answerOnce(platform, caller, { key, request }, runOnce));

  async function stream(): Promise<Response> {
    const gone = new AbortController();
    const prepared = await prepare({ telemetry, signal: gone.signal });
    return openStream(context, platform, async (send, signal) => {
      signal.addEventListener("abort", () => gone.abort(), { once: true });
      if (signal.aborted) gone.abort();
      const writer = createWriter(send);
      try {
        writer.finish(await complete(prepared, writer.onEvent));
      } catch (error) {
        const failure = asToolgateError(error, platform.logger);
        writer.fail(addError(toFailure(failure), failure.status));
      }
    });
  }
}

async function toAnswer(prepared: Prepared, write: CompletionProtocol["write"]): Promise<RunAnswer> {
  try {
    const body = write(await complete(prepared));
    return { answer: { media_type: "application/json", body }, failure: null, wrote: false };
  } catch (failure) {
    if (!(failure instanceof ToolgateError)) throw failure;
    const wrote = failure.headers?.["x-should-retry"] === "false";
    return { answer: { media_type: "application/json", body: toFailure(failure) }, failure, wrote };
  }
}

function keyOfStream(): ToolgateError {
  const message = "an Idempotency-Key cannot be combined with streaming: remove one of them";
  return invalidRequest([{ pointer: "/stream", message }]);
}
