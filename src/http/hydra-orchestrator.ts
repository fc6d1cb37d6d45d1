import {
  hydraOrchestratorEndpoints as endpoints,
  type OrchestratorRequest,
} from "../contract/api/hydra-orchestrator.ts";
import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { ChatModel, Embedders, Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Caller } from "../kernel/shared-context.ts";
import { CONVERSATION_LIMITS } from "../orchestration/limits.ts";
import { offerTools, writeInstructions } from "../orchestration/offer-tools.ts";
import { runConversation } from "../orchestration/run-conversation.ts";
import { createFence } from "../planning/prompts/fence-text.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import { chooseTools } from "./choose-tools.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { invalidRequest } from "./read-body.ts";
import { createRunRecorder } from "./record-conversation.ts";

export interface OrchestratorParts {
  platform: Platform;
  embedders: Embedders;
  kernel: Promise<Kernel>;
  /** A model of the configured endpoint, by name; null when none is configured. */
  createChat: (model?: string) => ChatModel | null;
}

/** The orchestrator (T7): models answer with the caller's tools. */
export function hydraOrchestrator(parts: OrchestratorParts): EdgeFunction {
  const { platform } = parts;
  return createFunction("hydra-orchestrator", platform, (app) => {
    bindEndpoint(app, platform, endpoints.run, async ({ caller, body, context }) => {
      if (body.stream === true) {
        throw invalidRequest([
          { pointer: "/stream", message: "streaming is not possible yet; leave it out" },
        ]);
      }
      const chats = chooseModels(body, parts.createChat);
      const tools = await chooseTools(parts, caller, body);
      const results = await Promise.all(
        chats.map((chat) =>
          converse(chat, { ...parts, caller, body, tools, signal: context.req.raw.signal }),
        ),
      );
      const failures = results.flatMap(({ failure }) => (failure ? [failure] : []));
      const [first] = failures;
      if (first && failures.length === results.length) throw first;
      return { results: results.map(({ result }) => result) };
    });
  });
}

function chooseModels(
  { model, models }: OrchestratorRequest,
  createChat: OrchestratorParts["createChat"],
): ChatModel[] {
  const names = models ?? (model === undefined ? [undefined] : [model]);
  return names.map((name) => {
    const chat = createChat(name);
    if (chat) return chat;
    throw new ToolgateError(
      "MODEL_ERROR",
      "No model is configured: set OPENAI_API_KEY (and OPENAI_BASE_URL, LLM_MODEL) and start again.",
      { details: { reason: "not_configured" } },
    );
  });
}

interface Task extends OrchestratorParts {
  caller: Caller;
  body: OrchestratorRequest;
  tools: Awaited<ReturnType<typeof chooseTools>>;
  signal: AbortSignal;
}

/** One model's conversation, recorded. One that fails does not end the others. */
async function converse(
  chat: ChatModel,
  task: Task,
): Promise<{ result: JsonObject; failure: ToolgateError | null }> {
  const { platform, body, tools, caller, signal } = task;
  const fence = createFence();
  const recorder = createRunRecorder(platform, await task.kernel, {
    ...caller,
    agent_id: caller.agent_id ?? body.agent_id ?? null,
  });
  const usage = { prompt_tokens: 0, completion_tokens: 0 };
  const base = { model: chat.model, trace_id: recorder.traceId };
  try {
    const done = await runConversation({
      chat,
      messages: [{ role: "system", content: writeInstructions(fence) }, ...body.messages],
      ...offerTools(tools, fence),
      execute: recorder.execute,
      limits: CONVERSATION_LIMITS,
      fence,
      signal,
      onTurn: recorder.recordTurn,
    });
    recorder.finish(lastQuestion(body), null);
    return {
      result: { ...base, ...done, steps: done.steps as unknown as JsonObject[] } as JsonObject,
      failure: null,
    };
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    recorder.finish(lastQuestion(body), error);
    return { result: { ...base, error: toFailure(error), steps: [], usage }, failure: error };
  }
}

function lastQuestion({ messages }: OrchestratorRequest): string {
  return messages.findLast(({ role }) => role === "user")?.content.slice(0, 8_000) ?? "";
}
