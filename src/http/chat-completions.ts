import {
  type ChatCompletionsRequest,
  hydraOrchestratorEndpoints as endpoints,
} from "../contract/api/hydra-orchestrator.ts";
import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import type { ChatMessage } from "../contract/ports.ts";
import type { Caller } from "../kernel/shared-context.ts";
import { answerOnce, type RunAnswer } from "./answer-once.ts";
import { asToolgateError } from "./as-toolgate-error.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import { chooseTools } from "./choose-tools.ts";
import { type ConverseTask, converse, type OnRunEvent } from "./converse.ts";
import type { FunctionApp } from "./create-function.ts";
import type { OrchestratorParts } from "./hydra-orchestrator.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { chatAsAsked } from "./openai/chat-as-asked.ts";
import {
  type Completion,
  describeCompletion,
  describeStored,
  writeCompletion,
} from "./openai/describe-completion.ts";
import { findRun } from "./openai/find-run.ts";
import { readFunctions } from "./openai/read-functions.ts";
import { readMessages } from "./openai/read-messages.ts";
import { resumeConversation } from "./openai/resume-conversation.ts";
import { addError } from "./openai/tell-errors.ts";
import { tellHistory } from "./openai/tell-history.ts";
import { createChunkWriter } from "./openai/write-chunks.ts";
import { invalidRequest } from "./read-body.ts";
import { requireChat } from "./require-chat.ts";
import { sendAnswer } from "./send-answer.ts";
import { openStream } from "./stream-events.ts";

/** Stands for the configured default, where a client must name a model. */
const DEFAULT_MODEL = "toolgate";

type Now = Pick<ConverseTask, "signal" | "telemetry">;

/** What a request comes to: a conversation that is ready to begin or to go on, or the answer of one that is over. */
type Prepared =
  | { stored: JsonObject }
  | { task: ConverseTask; run(onEvent?: OnRunEvent): ReturnType<typeof converse> };

/**
 * The conversation in OpenAI's chat-completions protocol. The client sends all messages with every request; what it cannot
 * know, our own calls in the middle of a turn, is kept with the run and comes back by the ids of its calls.
 */
export function bindChatCompletions(app: FunctionApp, parts: OrchestratorParts): void {
  const { platform } = parts;
  bindEndpoint(app, platform, endpoints.chatCompletions, async ({ caller, body, context }) => {
    const key = idempotencyKey(context, undefined);
    const prepare = readRequest(parts, caller, body);
    const telemetry = context.get("telemetry");
    if (body.stream === true) {
      if (key !== null) throw keyOfStream();
      return await stream();
    }
    const now = { telemetry, signal: context.req.raw.signal };
    const run = async (claim: ConverseTask["claim"] = null) => answer(await prepare(now, claim));
    return sendAnswer(
      context,
      key === null
        ? await run()
        : await answerOnce(platform, caller, { key, request: { complete: body as Json } }, run),
    );

    async function stream(): Promise<Response> {
      const gone = new AbortController();
      const prepared = await prepare({ telemetry, signal: gone.signal });
      const withUsage = body.stream_options?.["include_usage"] === true;
      return openStream(context, platform, async (write, signal) => {
        signal.addEventListener("abort", () => gone.abort(), { once: true });
        if (signal.aborted) gone.abort();
        const chunks = createChunkWriter(write, withUsage);
        try {
          chunks.finish(await complete(prepared, chunks.onEvent));
        } catch (error) {
          const failure = asToolgateError(error, platform.logger);
          write(`data: ${JSON.stringify(addError(toFailure(failure), failure.status))}\n\n`);
        }
      });
    }
  });
}

/** Checks a request before anything is done, and gives what begins its conversation. @throws ToolgateError INVALID_REQUEST */
function readRequest(parts: OrchestratorParts, caller: Caller, body: ChatCompletionsRequest) {
  const messages = readMessages(body.messages as JsonObject[]);
  const question = readQuestion(messages);
  const client = readFunctions(body);
  const model = body.model === DEFAULT_MODEL ? undefined : (body.model ?? undefined);
  const chat = chatAsAsked(requireChat(parts.createChat, model), body, client);
  const continuation = findRun(messages);

  return async (now: Now, claim: ConverseTask["claim"] = null): Promise<Prepared> => {
    const resumed = continuation && (await resumeConversation(parts.platform, caller, continuation, now));
    if (resumed && "stored" in resumed) return resumed;
    const task = resumed ?? {
      ...now,
      caller,
      messages: tellHistory(messages),
      question,
      chosen: await chooseTools(parts, caller, { names: undefined, question }),
      clientFunctions: client.functions,
    };
    const kernel = await parts.kernel;
    return {
      task,
      run: (onEvent) => converse({ ...parts, kernel }, chat, { ...task, claim }, onEvent),
    };
  };
}

/** @throws ToolgateError as the model failed, with what was done until then */
async function complete(prepared: Prepared, onEvent?: OnRunEvent): Promise<Completion> {
  if ("stored" in prepared) return describeStored(prepared.stored);
  const conversed = await prepared.run(onEvent);
  const { error, result, wrote } = conversed;
  if (error === null) return describeCompletion(conversed);
  const { code, message, details, cause, headers } = error;
  throw new ToolgateError(code, message, {
    details: { ...details, results: [result] },
    cause,
    // OpenAI's clients ask again by themselves unless they are told not to.
    headers: { ...headers, ...(wrote && { "x-should-retry": "false" }) },
  });
}

async function answer(prepared: Prepared): Promise<RunAnswer> {
  try {
    const body = writeCompletion(await complete(prepared));
    return { answer: { media_type: "application/json", body }, failure: null, wrote: false };
  } catch (failure) {
    if (!(failure instanceof ToolgateError)) throw failure;
    const wrote = failure.headers?.["x-should-retry"] === "false";
    return { answer: { media_type: "application/json", body: toFailure(failure) }, failure, wrote };
  }
}

function readQuestion(messages: readonly ChatMessage[]): string {
  const question = messages.findLast(({ role }) => role === "user")?.content ?? "";
  if (question.trim() !== "") return question;
  const message = "a message of role user that asks something is needed";
  throw invalidRequest([{ pointer: "/messages", message }]);
}

function keyOfStream(): ToolgateError {
  const message = "an Idempotency-Key is for answers that are stored: leave one of both out";
  return invalidRequest([{ pointer: "/stream", message }]);
}
