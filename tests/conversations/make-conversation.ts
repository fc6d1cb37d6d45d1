import type { ChatAnswer, ChatModel, ChatRequest } from "../../src/contract/ports.ts";
import type { SideEffect, ToolCandidate } from "../../src/contract/tool.ts";
import { type CallResult, type ExecuteCall, NO_USAGE } from "../../src/conversations/conversation-state.ts";
import { CONVERSATION_LIMITS, type ConversationLimits } from "../../src/conversations/limits.ts";
import { offerTools } from "../../src/conversations/offer-tools.ts";
import { writeMessages } from "../../src/conversations/prepare-conversation.ts";
import {
  type ConversationInput,
  runConversation,
  type Turn,
} from "../../src/conversations/run-conversation.ts";
import { createFence } from "../../src/prompt-safety/fence-text.ts";

export function candidate(operation_id: string, side_effect: SideEffect = "read"): ToolCandidate {
  return {
    tool_id: operation_id,
    operation_id,
    connector_id: null,
    source: "custom",
    plugin: "http-tool",
    name: operation_id,
    fields: {
      api: "",
      operation_id,
      method: "GET",
      path: "/",
      summary: "",
      description: "",
      tags: [],
      parameters: [],
    },
    input_schema: { type: "object", properties: { city: { type: "string" } } },
    side_effect,
    score: 0,
  };
}

/** The model's answer: text, or calls as [name, arguments]. */
export type Said = string | [name: string, args: unknown][] | Partial<ChatAnswer> | Error;

/** A model whose answers depend on the request; records the requests. */
export function model(say: (request: ChatRequest, turn: number) => Said | Promise<Said>) {
  const requests: ChatRequest[] = [];
  const chat: ChatModel = {
    model: "fake",
    async complete(request) {
      requests.push(request);
      const said = await say(request, requests.length);
      if (said instanceof Error) throw said;
      return toAnswer(said);
    },
  };
  return { chat, requests };
}

function toAnswer(said: Exclude<Said, Error>): ChatAnswer {
  const usage = { prompt_tokens: 100, completion_tokens: 10 };
  const empty = { call: null, calls: [], text: "", usage };
  if (typeof said === "string") return { ...empty, text: said };
  if (!Array.isArray(said)) return { ...empty, ...said };
  const calls = said.map(([name, args], index) => ({
    id: `c${index}`,
    name,
    arguments: typeof args === "string" ? args : JSON.stringify(args),
  }));
  return { ...empty, call: calls[0] ?? null, calls };
}

export const succeed = (result: CallResult["result"]): ExecuteCall => {
  return async (_tool, args) => ({ arguments: args, result, usage: NO_USAGE });
};

type Optional = Pick<
  Partial<ConversationInput>,
  "search" | "clientFunctions" | "state" | "approvalId" | "onEvent" | "keep" | "execute" | "signal" | "offer"
>;
interface Options extends Optional {
  tools?: ToolCandidate[];
  limits?: Partial<ConversationLimits>;
}

/** Runs a conversation that starts with one question, and records the turns. */
export async function converse(chat: ChatModel, options: Options = {}) {
  const turns: Turn[] = [];
  const { tools = [candidate("weather")], limits = {}, ...optional } = options;
  const parts: ConversationInput = {
    chat,
    messages: writeMessages([{ role: "user", content: "What is the weather in Brno?" }]),
    offer: offerTools(tools, createFence()),
    execute: succeed("Sunny"),
    limits: { ...CONVERSATION_LIMITS, ...limits },
    signal: new AbortController().signal,
    ...optional,
    onTurn: (turn) => turns.push(turn),
  };
  return { ...(await runConversation(parts)), turns };
}

/** The results of its calls in the last request to the model. */
export function modelTextsOf(requests: readonly ChatRequest[]): string[] {
  const last = requests.at(-1)?.messages ?? [];
  return last.flatMap((message) => (message.role === "tool" ? [message.content] : []));
}
