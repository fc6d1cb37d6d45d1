import {
  hydraOrchestratorEndpoints as endpoints,
  type OrchestratorRequest,
} from "../contract/api/hydra-orchestrator.ts";
import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Policy } from "../contract/policy.ts";
import type { ChatModel, Embedders, Platform } from "../contract/ports.ts";
import { chatInScope, type SpanScope, type SpanStart } from "../contract/telemetry.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Caller } from "../kernel/shared-context.ts";
import type { Conversation } from "../orchestration/conversation.ts";
import {
  CONVERSATION_LIMITS,
  type ConversationLimits,
  MAX_MESSAGE_CHARACTERS,
} from "../orchestration/limits.ts";
import { offerTools } from "../orchestration/offer-tools.ts";
import { runConversation } from "../orchestration/run-conversation.ts";
import { writeMessages } from "../orchestration/write-messages.ts";
import { createFence } from "../policy/fence-text.ts";
import { renderPolicyPrompts } from "../policy/render-policy-prompts.ts";
import { chatUnderRules } from "../policy/scrub/scrubber-of.ts";
import { chatWithoutPrompts } from "../policy/withhold-prompts.ts";
import { bindEndpoint, routeOf } from "./bind-endpoint.ts";
import { chooseTools } from "./choose-tools.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { invalidRequest } from "./read-body.ts";
import { createRecorder } from "./record-conversation.ts";
import { traceRequest } from "./trace-request.ts";

/** Its name in spans. */
const AGENT = "orchestrator";

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
    app.on(endpoints.run.method, routeOf(endpoints.run), traceRequest(platform, "invoke_agent", AGENT));
    bindEndpoint(app, platform, endpoints.run, async ({ caller, body, context }) => {
      const question = readQuestion(body);
      const chats = chooseModels(body, parts.createChat);
      const asked = { ...caller, agent_id: caller.agent_id ?? body.agent_id ?? null };
      const chosen = await chooseTools(parts, asked, { names: body.tools, question });
      const task = { platform, kernel: await parts.kernel, caller: asked, body, question, ...chosen };
      const { signal } = context.req.raw;
      const ask = (chat: ChatModel) =>
        context
          .get("telemetry")
          .run(describeSpan(chat, asked), (telemetry) => converse(chat, { ...task, signal, telemetry }));
      return answer(await Promise.all(chats.map(ask)));
    });
  });
}

/** The user's last message. @throws ToolgateError INVALID_REQUEST for what the shape alone does not tell */
function readQuestion({ messages, stream }: OrchestratorRequest): string {
  if (stream === true) {
    throw invalidRequest([{ pointer: "/stream", message: "streaming is not possible yet; leave it out" }]);
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
function chooseModels(
  { model, models = [] }: OrchestratorRequest,
  createChat: OrchestratorParts["createChat"],
): ChatModel[] {
  const named = new Set(model === undefined ? models : [model, ...models]);
  const wanted = named.size === 0 ? [undefined] : [...named];
  return wanted.map((name) => {
    const chat = createChat(name);
    if (chat) return chat;
    throw new ToolgateError(
      "MODEL_ERROR",
      "No model is configured: set OPENAI_API_KEY (and OPENAI_BASE_URL, LLM_MODEL) and start again.",
      { details: { reason: "not_configured" } },
    );
  });
}

interface Task {
  platform: Platform;
  kernel: Kernel;
  caller: Caller;
  body: OrchestratorRequest;
  question: string;
  tools: readonly ToolCandidate[];
  policy: Policy;
  signal: AbortSignal;
  telemetry: SpanScope;
}

interface Result {
  /** Null unless the model failed. */
  error: ToolgateError | null;
  told: JsonObject;
}

function describeSpan({ model }: ChatModel, { agent_id }: Caller): SpanStart {
  return {
    name: `invoke_agent ${AGENT}`,
    kind: "internal",
    attributes: {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": AGENT,
      "gen_ai.agent.id": agent_id ?? undefined,
      "gen_ai.request.model": model,
    },
  };
}

/** One model's conversation, recorded. */
async function converse(chat: ChatModel, task: Task): Promise<Result> {
  const { platform, kernel, body, caller, question, tools, policy, signal, telemetry } = task;
  const recorder = createRecorder(platform, kernel, {
    caller,
    policy,
    telemetry,
    model: chat.model,
    question: question.slice(0, 8_000),
    approval_id: body.approval_id ?? null,
  });
  const prompts = renderPolicyPrompts(policy, question);
  const conversation = await runConversation({
    chat: chatWithoutPrompts(chatUnderRules(chatInScope(chat, telemetry), policy), prompts),
    messages: writeMessages(body.messages, prompts),
    ...offerTools(tools, createFence()),
    execute: recorder.execute,
    limits: limitsUnder(policy),
    signal,
    onTurn: recorder.recordTurn,
  });
  recorder.finish(conversation);
  telemetry.set({ "toolgate.trace_id": recorder.traceId });
  if (conversation.error) telemetry.fail(conversation.error.code);
  const told = describe(conversation, { model: chat.model, trace_id: recorder.traceId });
  return { error: conversation.error, told };
}

/** An agent's own time limit, where its file is one. */
function limitsUnder({ tools, timeout_ms }: Policy): ConversationLimits {
  if (tools === null) return CONVERSATION_LIMITS;
  return { ...CONVERSATION_LIMITS, totalMs: Math.min(CONVERSATION_LIMITS.totalMs, timeout_ms) };
}

function describe({ message, steps, usage, stopped, error }: Conversation, run: JsonObject): JsonObject {
  return {
    ...run,
    ...(message && { message }),
    ...(error && { error: toFailure(error) }),
    ...(stopped && { stopped }),
    steps: steps.map((step) => ({ ...step })),
    usage: { ...usage },
  };
}

/** A model that failed is told beside the others. @throws ToolgateError when all failed, with what was done until then */
function answer(results: readonly Result[]): { results: JsonObject[] } {
  const told = results.map((result) => result.told);
  const [first] = results;
  if (!first?.error || results.some(({ error }) => error === null)) return { results: told };
  const { code, message, details, cause } = first.error;
  throw new ToolgateError(code, message, { details: { ...details, results: told }, cause });
}
