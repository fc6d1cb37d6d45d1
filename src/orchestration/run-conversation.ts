import { ToolgateError, toFailure } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { ChatCall, ChatFunction, ChatMessage, ChatModel } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import type { Fence } from "../planning/prompts/fence-text.ts";
import type { ConversationLimits } from "./limits.ts";

/** One executed call, as the caller is told. */
export interface ConversationStep {
  tool: string;
  arguments: Json;
  /** What came back; a failure in the FAILURE shape. */
  result: Json;
  duration_ms: number;
}

export interface Conversation {
  message: { role: "assistant"; content: string };
  steps: ConversationStep[];
  usage: { prompt_tokens: number; completion_tokens: number };
  /** The limit that ended it before the model was done. */
  stopped?: "turns" | "tool_calls" | "time" | "tokens";
}

export interface ConversationParts {
  chat: ChatModel;
  messages: ChatMessage[];
  functions: ChatFunction[];
  /** Tools by the name under which they are offered. */
  byName: ReadonlyMap<string, ToolCandidate>;
  /** Executes a call. @throws ToolgateError */
  execute: (tool: ToolCandidate, args: JsonObject) => Promise<Json>;
  limits: ConversationLimits;
  fence: Fence;
  signal: AbortSignal;
  /** Told of every turn, for the trace. */
  onTurn?: (turn: { calls: ChatCall[]; started: Date; duration_ms: number }) => void;
}

/**
 * Asks the model, executes the calls it wants and gives the results back, until it answers or a limit is reached (T7).
 * A failing tool, an unknown one and arguments that are no JSON are told to the model, never thrown.
 * @throws ToolgateError MODEL_ERROR when the endpoint fails
 */
export async function runConversation(parts: ConversationParts): Promise<Conversation> {
  const { chat, functions, limits } = parts;
  const ends = AbortSignal.timeout(limits.totalMs);
  const signal = AbortSignal.any([ends, parts.signal]);
  const messages = [...parts.messages];
  const done: Conversation = {
    message: { role: "assistant", content: "" },
    steps: [],
    usage: { prompt_tokens: 0, completion_tokens: 0 },
  };
  for (let turn = 0; turn < limits.turns; turn++) {
    const started = new Date();
    const answer = await ask(chat, { messages, functions, signal }, ends);
    if (answer === null) return stop(done, "time");
    done.usage.prompt_tokens += answer.usage.prompt_tokens;
    done.usage.completion_tokens += answer.usage.completion_tokens;
    done.message.content = answer.text;
    parts.onTurn?.({ calls: answer.calls, started, duration_ms: Date.now() - started.getTime() });
    if (answer.calls.length === 0) return done;
    if (done.usage.prompt_tokens + done.usage.completion_tokens > limits.tokens) return stop(done, "tokens");
    if (done.steps.length + answer.calls.length > limits.calls) return stop(done, "tool_calls");
    messages.push({ role: "assistant", content: answer.text, calls: answer.calls });
    const steps = await executeAll(answer.calls, parts, signal);
    for (const [i, call] of answer.calls.entries()) {
      const step = steps[i];
      if (!step) continue;
      done.steps.push(step);
      messages.push({ role: "tool", call_id: call.id, content: tell(step.result, parts) });
    }
    if (ends.aborted) return stop(done, "time");
  }
  return stop(done, "turns");
}

/** Null: the time is over. */
async function ask(
  chat: ChatModel,
  {
    messages,
    functions,
    signal,
  }: { messages: ChatMessage[]; functions: ChatFunction[]; signal: AbortSignal },
  ends: AbortSignal,
) {
  try {
    return await chat.complete({ messages, functions, choice: "auto", signal });
  } catch (error) {
    if (ends.aborted) return null;
    throw error;
  }
}

const STOPPED = {
  turns: "I stopped: too many steps without an answer.",
  tool_calls: "I stopped: too many tool calls.",
  time: "I stopped: the time was over.",
  tokens: "I stopped: too many tokens.",
};

function stop(conversation: Conversation, why: keyof typeof STOPPED): Conversation {
  const content = conversation.message.content || STOPPED[why];
  return { ...conversation, message: { role: "assistant", content }, stopped: why };
}

/** Side by side when all of them only read, else in their order. */
async function executeAll(
  calls: ChatCall[],
  parts: ConversationParts,
  signal: AbortSignal,
): Promise<ConversationStep[]> {
  const onlyReads = calls.every(({ name }) => parts.byName.get(name)?.side_effect === "read");
  const width = onlyReads ? parts.limits.parallel : 1;
  const steps: ConversationStep[] = [];
  for (let from = 0; from < calls.length && !signal.aborted; from += width) {
    steps.push(
      ...(await Promise.all(calls.slice(from, from + width).map((call) => executeCall(call, parts)))),
    );
  }
  return steps;
}

async function executeCall(call: ChatCall, parts: ConversationParts): Promise<ConversationStep> {
  const started = performance.now();
  const tool = parts.byName.get(call.name);
  const args = parseArguments(call.arguments);
  const result = await attempt(async () => {
    if (!tool) throw unknownTool(call.name, parts.byName);
    if (args === null) throw noObject();
    return parts.execute(tool, args);
  });
  const duration_ms = Math.round((performance.now() - started) * 100) / 100;
  return { tool: tool?.operation_id ?? call.name, arguments: args ?? call.arguments, result, duration_ms };
}

async function attempt(run: () => Promise<Json>): Promise<Json> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ToolgateError) return toFailure(error);
    throw error;
  }
}

/** No arguments at all is what some models write for a function without any. */
function parseArguments(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text.trim() === "" ? "{}" : text) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}

function unknownTool(name: string, byName: ReadonlyMap<string, ToolCandidate>): ToolgateError {
  const known = [...byName.keys()].join(", ");
  return new ToolgateError(
    "INVALID_ARGUMENTS",
    `There is no function ${name.slice(0, 64)}. There are: ${known}.`,
  );
}

function noObject(): ToolgateError {
  return new ToolgateError("INVALID_ARGUMENTS", "The arguments are no JSON object.", {
    details: { errors: [{ pointer: "", message: "not a JSON object" }] },
  });
}

/** Results are data from outside: fenced, and cut where they are long. */
function tell(result: Json, { fence, limits }: ConversationParts): string {
  const text = JSON.stringify(result);
  const note = text.length > limits.resultCharacters ? " (cut: the result is longer)" : "";
  return `${fence.json(result, limits.resultCharacters)}${note}`;
}
