import { ToolgateError } from "../contract/errors.ts";
import type { ChatAnswer, ChatMessage, ChatModel } from "../contract/ports.ts";
import { addUsage, type Conversation, type ExecuteCall, type Stop } from "./conversation.ts";
import { executeCalls } from "./execute-calls.ts";
import type { ConversationLimits } from "./limits.ts";
import type { OfferedTools } from "./offer-tools.ts";
import { replayCall } from "./read-call.ts";
import { tellResult } from "./tell-result.ts";

/** One time the model was asked. */
export interface Turn {
  number: number;
  started: Date;
  duration_ms: number;
  /** What it answered, or why it did not. */
  answer: ChatAnswer | ToolgateError;
}

export interface ConversationParts extends OfferedTools {
  chat: ChatModel;
  /** As the model is to be sent them, instructions included. */
  messages: readonly ChatMessage[];
  execute: ExecuteCall;
  limits: ConversationLimits;
  /** Ends when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** Told of every turn, for the trace. */
  onTurn?: (turn: Turn) => void;
}

/**
 * Asks the model, executes the calls it wants and gives the results back, until it answers or a limit is reached (T7).
 * A failing tool, an unknown one and arguments that are no JSON are told to the model. Never throws: what failed is in the
 * conversation, beside everything that was done before.
 */
export async function runConversation(parts: ConversationParts): Promise<Conversation> {
  const over = AbortSignal.timeout(parts.limits.totalMs);
  const signal = AbortSignal.any([over, parts.signal]);
  const whyOver = () => (over.aborted ? "time" : "disconnected");
  const messages = [...parts.messages];
  const done = newConversation();
  for (let number = 1; number <= parts.limits.turns; number++) {
    if (signal.aborted) return stop(done, whyOver());
    if (JSON.stringify(messages).length > parts.limits.contextCharacters) return stop(done, "tokens");
    const answer = await takeTurn(parts, messages, signal, number);
    if (answer instanceof ToolgateError) return signal.aborted ? stop(done, whyOver()) : fail(done, answer);
    addUsage(done.usage, answer.usage);
    done.message = { role: "assistant", content: answer.text };
    if (answer.calls.length === 0) return finish(done, answer);
    const limit = reached(done, answer, number, parts.limits);
    if (limit) return stop(done, limit);
    await answerCalls(done, messages, answer, { ...parts, signal });
  }
  return stop(done, "steps");
}

/** Asks once; what the endpoint fails with is an answer, too. */
async function takeTurn(
  { chat, functions, limits, onTurn }: ConversationParts,
  messages: ChatMessage[],
  signal: AbortSignal,
  number: number,
): Promise<ChatAnswer | ToolgateError> {
  const started = new Date();
  const before = performance.now();
  const answer = await chat
    .complete({
      messages: [...messages],
      functions: [...functions],
      choice: "auto",
      maxTokens: limits.answerTokens,
      signal,
    })
    .catch(asModelError);
  onTurn?.({ number, started, duration_ms: Math.round((performance.now() - before) * 100) / 100, answer });
  return answer;
}

function asModelError(error: unknown): ToolgateError {
  if (error instanceof ToolgateError) return error;
  return new ToolgateError("MODEL_ERROR", "The model could not be asked.", {
    details: { reason: "connection" },
    cause: error,
  });
}

/** The limit that keeps this turn's calls from being made. In the last turn nobody would read their results. */
function reached(
  { usage, steps }: Conversation,
  { calls }: ChatAnswer,
  number: number,
  limits: ConversationLimits,
): Stop | null {
  if (number === limits.turns) return "steps";
  if (usage.prompt_tokens + usage.completion_tokens > limits.tokens) return "tokens";
  return steps.length + calls.length > limits.calls ? "tool_calls" : null;
}

async function answerCalls(
  done: Conversation,
  messages: ChatMessage[],
  { calls, text }: ChatAnswer,
  parts: ConversationParts,
): Promise<void> {
  messages.push({ role: "assistant", content: text, calls: calls.map(replayCall) });
  const executed = await executeCalls(calls, { ...parts, parallel: parts.limits.parallel });
  for (const [i, { usage, ...step }] of executed.entries()) {
    const id = calls[i]?.id ?? "";
    addUsage(done.usage, usage);
    done.steps.push(step);
    messages.push({
      role: "tool",
      call_id: id,
      content: tellResult(step.result, parts.limits.resultCharacters),
    });
  }
}

function newConversation(): Conversation {
  return {
    message: null,
    steps: [],
    usage: { prompt_tokens: 0, completion_tokens: 0 },
    stopped: null,
    error: null,
  };
}

/** An answer without calls ends it: whole, cut off by the endpoint, or empty. */
function finish(done: Conversation, { text, finish_reason }: ChatAnswer): Conversation {
  if (finish_reason === "length") return stop(done, "tokens");
  if (text.trim() !== "") return done;
  const why =
    finish_reason === undefined ? "" : ` (finish_reason ${JSON.stringify(finish_reason.slice(0, 64))})`;
  return fail(
    done,
    new ToolgateError("MODEL_ERROR", `The model answered neither with text nor with a call${why}.`, {
      details: { reason: "invalid_response" },
    }),
  );
}

function fail(done: Conversation, error: ToolgateError): Conversation {
  return { ...done, message: null, error };
}

const STOPPED: Record<Stop, string> = {
  steps: "I stopped without a final answer: the number of steps of one conversation is limited.",
  tool_calls: "I stopped without a final answer: the number of tool calls of one conversation is limited.",
  time: "I stopped without a final answer: the time of one conversation is limited.",
  tokens: "I stopped before the end of the answer: the length of one conversation is limited.",
  disconnected: "I stopped: nobody waited for the answer any more.",
};

/** What the model said last, and that it was not done. */
function stop(done: Conversation, stopped: Stop): Conversation {
  const said = done.message?.content.trim() ?? "";
  const content = [said, STOPPED[stopped]].filter(Boolean).join("\n\n");
  return { ...done, message: { role: "assistant", content }, stopped };
}
