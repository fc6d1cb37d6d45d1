import type { JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ChatAnswer, ChatCall } from "../contract/ports.ts";
import type { Waiting } from "./answer-calls.ts";
import type { Conversation, ConversationState, Stop } from "./conversation.ts";

type End =
  /** An answer without calls. */
  | { answer: ChatAnswer }
  | { error: ToolgateError }
  | { clientCalls: ChatCall[] }
  | { stopped: "approval"; waiting: Waiting }
  /** `said`: the model's text in the turn that reached the limit; by default its last text. */
  | { stopped: Exclude<Stop, "approval">; said?: string };

/** The result of a conversation, with everything done so far. */
export function endConversation(state: ConversationState, end: End): Conversation {
  if ("answer" in end) return finish(state, end.answer);
  if ("error" in end) return { ...base(state), error: end.error };
  if ("clientCalls" in end) {
    return { ...base(state), message: toMessage(lastSaid(state)), clientCalls: [...end.clientCalls] };
  }
  if (end.stopped === "approval") return wait(state, end.waiting);
  return stop(state, end.stopped, end.said ?? lastSaid(state));
}

function base(state: ConversationState): Conversation {
  return {
    message: null,
    steps: [...state.steps],
    usage: { ...state.usage },
    stopped: null,
    error: null,
    approval: null,
    clientCalls: [],
    state,
  };
}

/** The answer is complete, cut off by the endpoint, or empty. */
function finish(state: ConversationState, { text, finish_reason }: ChatAnswer): Conversation {
  if (finish_reason === "length") return stop(state, "tokens", text);
  if (text.trim() !== "") return { ...base(state), message: toMessage(text) };
  const why =
    finish_reason === undefined ? "" : ` (finish_reason ${JSON.stringify(finish_reason.slice(0, 64))})`;
  const error = new ToolgateError(
    "MODEL_ERROR",
    `The model answered neither with text nor with a call${why}.`,
    {
      details: { reason: "invalid_response" },
    },
  );
  return { ...base(state), error };
}

const STOPPED: Record<Exclude<Stop, "approval">, string> = {
  steps: "I stopped without a final answer: the number of steps of one conversation is limited.",
  tool_calls: "I stopped without a final answer: the number of tool calls of one conversation is limited.",
  time: "I stopped without a final answer: the time of one conversation is limited.",
  tokens: "I stopped before the end of the answer: the length of one conversation is limited.",
  disconnected: "I stopped: the client disconnected.",
};

/** The model's last text, and why it is incomplete. */
function stop(state: ConversationState, stopped: Exclude<Stop, "approval">, said: string): Conversation {
  return { ...base(state), message: toMessage(said, STOPPED[stopped]), stopped };
}

function wait(state: ConversationState, { step, approval }: Waiting): Conversation {
  const message = toMessage(lastSaid(state), describeWait(approval));
  const steps = [...state.steps, step];
  return { ...base(state), steps, message, stopped: "approval", approval };
}

function describeWait({ summary, approval_id, approval_url }: JsonObject): string {
  const where = typeof approval_url === "string" ? `: ${approval_url}` : "";
  return `${typeof summary === "string" ? `${summary} ` : ""}A person must approve this first (approval ${approval_id}${where}).`;
}

function lastSaid({ since }: ConversationState): string {
  return since.findLast(({ role }) => role === "assistant")?.content ?? "";
}

function toMessage(...parts: string[]): Conversation["message"] {
  const content = parts
    .map((part, i) => (i === 0 && parts.length > 1 ? part.trim() : part))
    .filter(Boolean)
    .join("\n\n");
  return { role: "assistant", content };
}
