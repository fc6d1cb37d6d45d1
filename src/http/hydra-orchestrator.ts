import { readAccountSettings } from "../agents/policy.ts";
import {
  hydraOrchestratorEndpoints as endpoints,
  type OrchestratorRequest,
} from "../contract/api/hydra-orchestrator.ts";
import { openaiEndpoints } from "../contract/api/openai.ts";
import { requireChat } from "../contract/chat.ts";
import { readChoice } from "../contract/connector.ts";
import { invalidRequest } from "../contract/errors.ts";
import type { ChatModel, FindChat } from "../contract/ports.ts";
import {
  answerResults,
  askModels,
  type OrchestratorParts,
  toRunAnswer,
} from "../conversations/ask-models.ts";
import { MAX_MESSAGE_CHARACTERS } from "../conversations/limits.ts";
import { chooseTools } from "../conversations/offer-tools.ts";
import type { ConverseTask } from "../conversations/prepare-conversation.ts";
import { claimRun, releaseOnError } from "../conversations/stored-runs.ts";
import { resumeTask } from "../conversations/suspend-run.ts";
import type { Caller } from "../kernel/stages.ts";
import { answerOnce } from "../runs/answer-once.ts";
import { idempotencyKey, sendAnswer, traceRequest } from "./answer-run.ts";
import {
  bindEndpoint,
  createFunction,
  type EdgeFunction,
  type FunctionApp,
  routeOf,
} from "./create-function.ts";
import { bindKeptConversations } from "./kept-conversations.ts";
import { addOpenAiErrors, bindChatCompletions, bindResponses } from "./openai/completions.ts";
import { sendStored, streamEvents, streamModels } from "./stream-events.ts";

/** The orchestrator: models answer with the help of the caller's tools. */
export function hydraOrchestrator(parts: OrchestratorParts): EdgeFunction {
  const { platform } = parts;
  return createFunction("hydra-orchestrator", platform, (app) => {
    const openai = [endpoints.chatCompletions, endpoints.responses];
    for (const endpoint of [...openai, endpoints.models]) app.use(endpoint.path, addOpenAiErrors);
    for (const endpoint of [endpoints.run, endpoints.resume, ...openai]) {
      app.on(endpoint.method, routeOf(endpoint), traceRequest(platform, "invoke_agent", "orchestrator"));
    }

    bindEndpoint(app, platform, endpoints.run, async ({ caller, body, context }) => {
      const key = idempotencyKey(context, undefined);
      const question = readQuestion(body, key);
      const { signal } = context.req.raw;
      const telemetry = context.get("telemetry");
      const prepare = () => prepareTask(parts, caller, body, question);
      if (body.stream === true) {
        const prepared = await prepare();
        const chats = chooseModels(body, parts.findChat, prepared);
        return streamEvents(context, platform, (send, disconnected) =>
          streamModels(parts, chats, { ...prepared, telemetry, signal: disconnected }, send),
        );
      }
      if (key === null) {
        const prepared = await prepare();
        const chats = chooseModels(body, parts.findChat, prepared);
        return answerResults(await askModels(parts, chats, { ...prepared, telemetry, signal }));
      }
      const run = async (claim: NonNullable<ConverseTask["claim"]> | null, lost: AbortSignal) => {
        const prepared = await prepare();
        const chats = chooseModels(body, parts.findChat, prepared);
        const task = { ...prepared, telemetry, signal: AbortSignal.any([signal, lost]), claim };
        return toRunAnswer(await askModels(parts, chats, task));
      };
      const { stream: _stream, ...request } = body;
      return sendAnswer(
        context,
        await answerOnce(platform, caller, { key, request: { orchestrate: request } }, run),
      );
    });

    bindEndpoint(app, platform, endpoints.resume, async ({ caller, body, context, param }) => {
      await parts.kernel;
      const claimed = await claimRun(platform, caller, param("run_id"));
      const { signal } = context.req.raw;
      const telemetry = context.get("telemetry");
      if ("stored" in claimed) {
        if (body.stream !== true) return { results: [claimed.stored.result] };
        return streamEvents(context, platform, async (send) => sendStored(claimed.stored.result, send));
      }
      const chats = await releaseOnError(platform, claimed, async () => [
        requireChat(parts.findChat, claimed.policy.model, claimed.state.model),
      ]);
      // Functions of a client belong to chat/completions: they cannot be offered or answered here.
      const task = resumeTask(
        { ...claimed, state: { ...claimed.state, asked: null } },
        { telemetry, signal },
      );
      if (body.stream !== true) return answerResults(await askModels(parts, chats, task));
      return streamEvents(context, platform, (send, disconnected) =>
        streamModels(parts, chats, { ...task, signal: disconnected }, send),
      );
    });

    bindChatCompletions(app, parts);
    bindResponses(app, parts);
    bindListModels(app, parts);
    bindKeptConversations(app, platform);
  });
}

type Prepared = Omit<ConverseTask, "telemetry" | "signal">;

/** @throws ToolgateError INVALID_REQUEST for tools that the caller does not have */
async function prepareTask(
  parts: OrchestratorParts,
  caller: Caller,
  { messages, tools, agent_id, approval_id, ...body }: OrchestratorRequest,
  question: string,
): Promise<Prepared> {
  const resolvedCaller = { ...caller, agent_id: caller.agent_id ?? agent_id ?? null };
  const chosen = await chooseTools(parts, resolvedCaller, { names: tools, question });
  return {
    caller: resolvedCaller,
    messages,
    question,
    chosen,
    approval_id: approval_id ?? null,
    choice: readChoice(body),
  };
}

/**
 * The user's last message. @throws ToolgateError INVALID_REQUEST for faults that the shape does not cover
 */
function readQuestion({ messages, stream }: OrchestratorRequest, key: string | null): string {
  if (stream === true && key !== null) {
    const message = "an Idempotency-Key cannot be combined with streaming: remove one of them";
    throw invalidRequest([{ pointer: "/stream", message }]);
  }
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  if (characters > MAX_MESSAGE_CHARACTERS) {
    const message = `${characters} characters in all; at most ${MAX_MESSAGE_CHARACTERS} are allowed`;
    throw invalidRequest([{ pointer: "/messages", message }]);
  }
  const question = messages.findLast(({ role }) => role === "user")?.content ?? "";
  if (question.trim() !== "") return question;
  throw invalidRequest([{ pointer: "/messages", message: "a non-empty message of role user is required" }]);
}

/** @throws ToolgateError MODEL_ERROR {reason: "not_configured"} */
function chooseModels(
  { model, models = [] }: OrchestratorRequest,
  findChat: FindChat,
  { chosen }: Prepared,
): ChatModel[] {
  const named = new Set(model === undefined ? models : [model, ...models]);
  const wanted = named.size === 0 ? [undefined] : [...named];
  return wanted.map((name) => requireChat(findChat, chosen.policy.model, name));
}

/** The models that a client of `/chat/completions` may name. */
function bindListModels(
  app: FunctionApp,
  { platform, listModels }: Pick<OrchestratorParts, "platform" | "listModels">,
): void {
  bindEndpoint(app, platform, openaiEndpoints.models, async ({ user_id }) => {
    const account = await readAccountSettings(platform.database, user_id);
    return { object: "list", data: await listModels(account.model) };
  });
}
