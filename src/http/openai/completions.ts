import type { Context, MiddlewareHandler } from "hono";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import {
  type ChatCompletionsRequest,
  openaiEndpoints as endpoints,
  type ResponsesRequest,
} from "../../contract/api/openai.ts";
import { readChoice } from "../../contract/connector.ts";
import { asToolgateError, invalidRequest, ToolgateError, toFailure } from "../../contract/errors.ts";
import type { OrchestratorParts } from "../../conversations/ask-models.ts";
import type { ConverseTask } from "../../conversations/prepare-conversation.ts";
import type { Caller } from "../../kernel/stages.ts";
import { answerOnce, type RunAnswer } from "../../runs/answer-once.ts";
import { idempotencyKey, sendAnswer } from "../answer-run.ts";
import { bindEndpoint, type FunctionApp, type FunctionEnv } from "../create-function.ts";
import { openStream } from "../stream-events.ts";
import type { Completion, CompletionWriter } from "./describe-completion.ts";
import { type CompletionRequest, complete, type Prepared, prepareCompletion } from "./prepare-completion.ts";
import { readInput, readMessages } from "./read-messages.ts";
import { readFunctions, readModelOptions } from "./read-options.ts";
import { createChunkWriter, writeCompletion } from "./write-chunks.ts";
import { createEventWriter, echoRequest, writeResponse } from "./write-response.ts";

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
async function answerCompletion(
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

/**
 * The conversation in OpenAI's chat-completions protocol. The client sends all messages with every
 * request. Calls of Toolgate's own functions within a turn, which the client does not know, are stored
 * with the run and found by the call ids.
 */
export function bindChatCompletions(app: FunctionApp, parts: OrchestratorParts): void {
  bindEndpoint(app, parts.platform, endpoints.chatCompletions, async ({ caller, body, context }) => {
    refuseOutdated(body);
    const withUsage = body.stream_options?.["include_usage"] === true;
    return await answerCompletion(parts, caller, context, {
      asked: {
        messages: readMessages(body.messages as JsonObject[]),
        pointer: "/messages",
        model: body.model,
        choice: readChoice(body),
        client: readFunctions(body),
        modelOptions: body,
      },
      request: { complete: body as JsonObject },
      isStreamed: body.stream === true,
      write: writeCompletion,
      createWriter: (write) => createChunkWriter(write, withUsage),
    });
  });
}

/**
 * The same conversation as chat completions in OpenAI's Responses protocol, the only one that some newer
 * clients use.
 */
export function bindResponses(app: FunctionApp, parts: OrchestratorParts): void {
  bindEndpoint(app, parts.platform, endpoints.responses, async ({ caller, body, context }) => {
    refuseStored(body);
    const request = body as JsonObject;
    const echo = echoRequest(request);
    return await answerCompletion(parts, caller, context, {
      asked: {
        messages: readInput(body.input as Json, body.instructions ?? ""),
        pointer: "/input",
        model: body.model,
        choice: readChoice(body),
        client: readFunctions(body, ""),
        modelOptions: readModelOptions(body),
      },
      request: { respond: request },
      isStreamed: body.stream === true,
      write: (completion) => writeResponse(completion, echo),
      createWriter: (write) => createEventWriter(write, echo),
    });
  });
}

/** Former fields of chat completions and their replacements. */
const OUTDATED = {
  n: "only one answer is supported: remove it, or name several `models` at POST /functions/v1/hydra-orchestrator",
  functions: "was replaced by `tools`: pass the functions there",
  function_call: "was replaced by `tool_choice`: use it instead",
} as const satisfies Partial<Record<keyof ChatCompletionsRequest, string>>;

/** Fields that require storage at OpenAI, and what to send instead. */
const STORED = {
  previous_response_id: "answers are not stored under their ids: send the whole conversation as `input`",
  conversation: "conversations are not stored: send the whole conversation as `input`",
  prompt: "prompts are not stored here: send `instructions` and `input`",
  background: "responses are never deferred: remove it, or use `stream`",
} as const satisfies Partial<Record<keyof ResponsesRequest, string>>;

/**
 * Rejects fields that must not be ignored. Clients send null, false and empty strings for fields that are
 * not set.
 *
 * @param why by the field's name: the reason, and what to do instead
 * @throws ToolgateError INVALID_REQUEST {errors}
 */
function refuseFields(body: JsonObject, why: Readonly<Record<string, string>>): void {
  const errors = Object.entries(why)
    .filter(([name]) => body[name])
    .map(([name, message]) => ({ pointer: `/${name}`, message }));
  if (errors.length > 0) throw invalidRequest(errors);
}

/** @throws ToolgateError INVALID_REQUEST {errors} */
function refuseOutdated(body: ChatCompletionsRequest): void {
  refuseFields({ ...(body as JsonObject), n: (body.n ?? 1) > 1 }, OUTDATED);
}

/** @throws ToolgateError INVALID_REQUEST {errors} */
function refuseStored(body: ResponsesRequest): void {
  refuseFields(body as JsonObject, STORED);
}

/** Adds OpenAI's `error` member to failures. */
export const addOpenAiErrors: MiddlewareHandler<FunctionEnv> = async (c, next) => {
  await next();
  const { status } = c.res;
  if (status < 400 || !c.res.headers.get("content-type")?.includes("json")) return;
  const failure = (await c.res.json()) as Json;
  if (!isJsonObject(failure)) return;
  c.res = c.json(addError(failure, status), status as 400);
};

/** The FAILURE shape with OpenAI's `error` next to it, so that clients of either can read it. */
function addError(failure: JsonObject, status: number): JsonObject {
  const { error_code, error_message } = failure;
  return {
    ...failure,
    error: { message: error_message ?? "", type: typeOf(status), param: null, code: error_code ?? null },
  };
}

/** As in OpenAI's list of error codes. */
function typeOf(status: number): string {
  if (status === 401) return "authentication_error";
  if (status === 403) return "permission_error";
  if (status === 429) return "rate_limit_error";
  return status < 500 ? "invalid_request_error" : "server_error";
}
