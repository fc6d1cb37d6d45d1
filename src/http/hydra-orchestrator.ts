import {
  hydraOrchestratorEndpoints as endpoints,
  type OrchestratorEvents,
  type OrchestratorRequest,
} from "../contract/api/hydra-orchestrator.ts";
import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import type { ChatModel, Embedders, Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Caller } from "../kernel/shared-context.ts";
import { MAX_MESSAGE_CHARACTERS } from "../orchestration/limits.ts";
import { answerOnce, type RunAnswer } from "./answer-once.ts";
import { bindEndpoint, routeOf } from "./bind-endpoint.ts";
import { bindChatCompletions } from "./chat-completions.ts";
import { chooseTools } from "./choose-tools.ts";
import { type Conversed, type ConverseTask, converse, type OnRunEvent } from "./converse.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { takeRun } from "./keep-runs.ts";
import { bindListModels } from "./list-models.ts";
import { tellErrors } from "./openai/tell-errors.ts";
import { invalidRequest } from "./read-body.ts";
import { type CreateChat, requireChat } from "./require-chat.ts";
import { resumeTask } from "./resume-run.ts";
import { sendAnswer } from "./send-answer.ts";
import { type Send, streamEvents } from "./stream-events.ts";
import { traceRequest } from "./trace-request.ts";

export interface OrchestratorParts {
  platform: Platform;
  embedders: Embedders;
  kernel: Promise<Kernel>;
  createChat: CreateChat;
  /** Of the configured endpoint, as OpenAI lists them. */
  listModels: () => Promise<Json>;
}

/** The orchestrator (T7): models answer with the caller's tools. */
export function hydraOrchestrator(parts: OrchestratorParts): EdgeFunction {
  const { platform } = parts;
  return createFunction("hydra-orchestrator", platform, (app) => {
    for (const endpoint of [endpoints.chatCompletions, endpoints.models]) app.use(endpoint.path, tellErrors);
    for (const endpoint of [endpoints.run, endpoints.resume, endpoints.chatCompletions]) {
      app.on(endpoint.method, routeOf(endpoint), traceRequest(platform, "invoke_agent", "orchestrator"));
    }

    bindEndpoint(app, platform, endpoints.run, async ({ caller, body, context }) => {
      const key = idempotencyKey(context, undefined);
      const question = readQuestion(body, key);
      const chats = chooseModels(body, parts.createChat);
      const { signal } = context.req.raw;
      const telemetry = context.get("telemetry");
      const prepare = () => prepareTask(parts, caller, body, question);
      if (body.stream === true) {
        const prepared = await prepare();
        return streamEvents(context, platform, (send, gone) =>
          askAll(parts, chats, { ...prepared, telemetry, signal: gone }, send).then(() => {}),
        );
      }
      if (key === null)
        return answer(await askAll(parts, chats, { ...(await prepare()), telemetry, signal }));
      const run = async (claim: ConverseTask["claim"] = null) =>
        toAnswer(await settle(parts, chats, { ...(await prepare()), telemetry, signal, claim }));
      const { stream: _stream, ...request } = body;
      return sendAnswer(
        context,
        await answerOnce(platform, caller, { key, request: { orchestrate: request } }, run),
      );
    });

    bindEndpoint(app, platform, endpoints.resume, async ({ caller, body, context, param }) => {
      const taken = await takeRun(platform, caller, param("run_id"));
      const { signal } = context.req.raw;
      const telemetry = context.get("telemetry");
      if ("stored" in taken) {
        if (body.stream !== true) return { results: [taken.stored] };
        return streamEvents(context, platform, async (send) => tellStored(taken.stored, send));
      }
      const chats = [requireChat(parts.createChat, taken.state.model)];
      // Functions of a client belong to chat/completions: nobody could answer them here.
      const task = { ...resumeTask(taken, { telemetry, signal }), clientFunctions: [] };
      if (body.stream !== true) return answer(await askAll(parts, chats, task));
      return streamEvents(context, platform, (send, gone) =>
        askAll(parts, chats, { ...task, signal: gone }, send).then(() => {}),
      );
    });

    bindChatCompletions(app, parts);
    bindListModels(app, parts);
  });
}

type Prepared = Omit<ConverseTask, "telemetry" | "signal">;

/** @throws ToolgateError INVALID_REQUEST for tools that the caller does not have */
async function prepareTask(
  parts: OrchestratorParts,
  caller: Caller,
  { messages, tools, agent_id, approval_id }: OrchestratorRequest,
  question: string,
): Promise<Prepared> {
  const asked = { ...caller, agent_id: caller.agent_id ?? agent_id ?? null };
  const chosen = await chooseTools(parts, asked, { names: tools, question });
  return { caller: asked, messages, question, chosen, approval_id: approval_id ?? null };
}

/** Asks every model, side by side. @throws ToolgateError when all failed */
async function askAll(
  parts: OrchestratorParts,
  chats: readonly ChatModel[],
  task: ConverseTask,
  send?: Send,
): Promise<Conversed[]> {
  const conversed = await settle(parts, chats, task, send);
  // Each was told of in its own event already.
  const failure = send && failureOf(conversed, {});
  if (failure) throw failure;
  return conversed;
}

async function settle(
  parts: OrchestratorParts,
  chats: readonly ChatModel[],
  task: ConverseTask,
  send?: Send,
): Promise<Conversed[]> {
  const kernel = await parts.kernel;
  return Promise.all(
    chats.map((chat, index) => converse({ ...parts, kernel }, chat, task, send && tellEvents(index, send))),
  );
}

/** The events of one conversation as those of a stream that has several. */
function tellEvents(index: number, send: Send): OnRunEvent {
  return (event) => {
    switch (event.kind) {
      case "run":
        return send("run", { index, model: event.model, trace_id: event.trace_id });
      case "text":
        return send("text", { index, turn: event.turn, delta: event.delta });
      case "step_started":
        return send("step_started", { index, id: event.id, tool: event.tool, arguments: event.arguments });
      case "step_done":
        return send("step_done", { index, id: event.id, ...event.step } as OrchestratorEvents["step_done"]);
      case "result":
        return send("result", { index, ...event.result } as unknown as OrchestratorEvents["result"]);
    }
  };
}

function tellStored(stored: JsonObject, send: Send): void {
  const result = stored as unknown as Omit<OrchestratorEvents["result"], "index">;
  send("run", { index: 0, model: result.model, trace_id: result.trace_id });
  send("result", { index: 0, ...result });
}

/** The user's last message. @throws ToolgateError INVALID_REQUEST for what the shape alone does not tell */
function readQuestion({ messages, stream }: OrchestratorRequest, key: string | null): string {
  if (stream === true && key !== null) {
    const message = "an Idempotency-Key is for answers that are stored: leave one of both out";
    throw invalidRequest([{ pointer: "/stream", message }]);
  }
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  if (characters > MAX_MESSAGE_CHARACTERS) {
    const message = `${characters} characters in all; ${MAX_MESSAGE_CHARACTERS} are possible`;
    throw invalidRequest([{ pointer: "/messages", message }]);
  }
  const question = messages.findLast(({ role }) => role === "user")?.content ?? "";
  if (question.trim() !== "") return question;
  throw invalidRequest([
    { pointer: "/messages", message: "a message of role user that asks something is needed" },
  ]);
}

/** @throws ToolgateError MODEL_ERROR {reason: "not_configured"} */
function chooseModels({ model, models = [] }: OrchestratorRequest, createChat: CreateChat): ChatModel[] {
  const named = new Set(model === undefined ? models : [model, ...models]);
  const wanted = named.size === 0 ? [undefined] : [...named];
  return wanted.map((name) => requireChat(createChat, name));
}

/** A model that failed is told beside the others. @throws ToolgateError when all failed, with what was done until then */
function answer(conversed: readonly Conversed[]): { results: JsonObject[] } {
  const results = conversed.map(({ result }) => result);
  const failure = failureOf(conversed, { results });
  if (failure) throw failure;
  return { results };
}

/** The same as an answer that is stored. Whoever left before anything was written may ask again, and finds nothing. */
function toAnswer(conversed: readonly Conversed[]): RunAnswer {
  const results = conversed.map(({ result }) => result);
  const wrote = conversed.some((one) => one.wrote);
  const hasLeft = conversed.some(({ stopped }) => stopped === "disconnected");
  const failure = failureOf(conversed, { results }) ?? (hasLeft && !wrote ? nobodyWaits() : null);
  const body: Json = failure ? toFailure(failure) : { results };
  return { answer: { media_type: "application/json", body }, failure, wrote };
}

function nobodyWaits(): ToolgateError {
  return new ToolgateError("MODEL_ERROR", "Nobody waited for the answer. Nothing was written.", {
    details: { reason: "aborted" },
  });
}

/** Null unless all failed. */
function failureOf(conversed: readonly Conversed[], more: JsonObject): ToolgateError | null {
  const [first] = conversed;
  if (!first?.error || conversed.some(({ error }) => error === null)) return null;
  const { code, message, details, cause, headers } = first.error;
  return new ToolgateError(code, message, {
    details: { ...details, ...more },
    cause,
    ...(headers && { headers }),
  });
}
