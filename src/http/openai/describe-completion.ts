import type { JsonObject } from "../../base/json.ts";
import type { ChatCall, ChatMessage } from "../../contract/ports.ts";
import type { Conversed, OnRunEvent } from "../../conversations/converse.ts";
import type { StoredAnswer } from "../../conversations/stored-runs.ts";

/**
 * Maximum number of calls in one turn (`CONVERSATION_LIMITS`). Numbers of 200 turns of them have four
 * digits.
 */
const PER_TURN = 32;

const FORM = /^tg_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_(\d{1,4})$/;

const NOTE = "When that is decided, answer anything here and I go on";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const NOTED = new RegExp(`${NOTE} \\(run (${UUID})\\)\\.\\s*$`);

/** Writes a conversation as a stream. */
export interface CompletionWriter {
  /** Writes the model's text as it arrives. */
  onEvent: OnRunEvent;
  /** Writes the rest: the end of the text, calls of the client's functions, the finish reason, usage. */
  finish(completion: Completion): void;
  /** @param failure the FAILURE shape with OpenAI's `error` next to it */
  fail(failure: JsonObject): void;
}

/** Members common to all parts of an answer. */
export interface CompletionHead {
  /** Without the protocol's prefix. */
  id: string;
  /** Unix time, seconds. */
  created: number;
  model: string;
}

/** The parts of a conversation that OpenAI's answers contain, whole or streamed, in either protocol. */
export interface Completion {
  head: CompletionHead;
  content: string;
  /** Calls of the client's functions, with the ids under which the results are returned. */
  calls: ChatCall[];
  stopped: Conversed["stopped"];
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
  /** Toolgate's extension: executed steps and a pending approval. */
  toolgate: JsonObject;
}

type CompletionSource = Pick<Conversed, "result" | "clientCalls" | "run_id" | "turns" | "stopped" | "used">;

/** A repeated answer contains no calls for the client. */
export function describeStored({ result, used }: StoredAnswer): Completion {
  const stopped = (result["stopped"] ?? null) as Conversed["stopped"];
  const run_id = (result["run_id"] ?? null) as Conversed["run_id"];
  return describeCompletion({ result, clientCalls: [], run_id, turns: 0, stopped, used });
}

export function describeCompletion({
  result,
  clientCalls,
  run_id,
  turns,
  stopped,
  used,
}: CompletionSource): Completion {
  const { model, message, steps = [], approval, trace_id } = result;
  const said = (message as { content?: string } | undefined)?.content ?? "";
  const waits = run_id !== null && stopped === "approval";
  const { prompt_tokens, completion_tokens } = used;
  return {
    head: newHead(String(model), String(trace_id)),
    content: waits ? `${said}\n\n${noteRun(run_id)}` : said,
    calls: clientCalls.map((call, index) => ({
      ...call,
      id: writeCallId({ run_id: run_id ?? "", turn: turns, index }),
    })),
    stopped,
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
    toolgate: {
      trace_id: trace_id ?? null,
      steps,
      ...(stopped && { stopped }),
      ...(approval && { approval }),
      ...(waits && { run_id }),
    },
  };
}

export function newHead(model: string, trace_id: string): CompletionHead {
  return { id: trace_id.replaceAll("-", ""), created: Math.floor(Date.now() / 1000), model };
}

/** Identifies a call of a run that the client executes. */
interface CallPlace {
  run_id: string;
  turn: number;
  index: number;
}

/**
 * The id of a call for the client. It contains the run that waits for the result, so that the messages
 * alone identify it. It has at most 40 characters, the limit of OpenAI's endpoint, in case the client
 * continues there.
 */
function writeCallId({ run_id, turn, index }: CallPlace): string {
  return `tg_${run_id.replaceAll("-", "")}_${turn * PER_TURN + index}`;
}

/** Null if it is not one of ours. */
function readCallId(id: string): CallPlace | null {
  const [, ...parts] = FORM.exec(id) ?? [];
  if (parts.length === 0) return null;
  const place = Number(parts.pop());
  return { run_id: parts.join("-"), turn: Math.floor(place / PER_TURN), index: place % PER_TURN };
}

/** The run that a client's messages continue, and the new input. */
export interface Continuation {
  run_id: string;
  /**
   * Results of the client's functions by the call's index in its turn; null if an approval was pending.
   */
  results: { turn: number; contents: ReadonlyMap<number, string> } | null;
  /** Messages sent while the run was suspended. */
  further: ChatMessage[];
}

/**
 * The last sentence of a message that waits for an approval. The next request contains it and so
 * identifies the run.
 */
function noteRun(run_id: string): string {
  return `${NOTE} (run ${run_id}).`;
}

/**
 * Finds the run by the call ids or the note in the assistant's last message. Null for a new conversation.
 */
export function findRun(messages: readonly ChatMessage[]): Continuation | null {
  const last = messages.findLastIndex(({ role }) => role === "assistant");
  const asked = messages[last];
  const following = messages.slice(last + 1);
  if (asked?.role !== "assistant" || following.length === 0) return null;
  const further = following.filter(({ role }) => role !== "tool");
  if (!asked.calls?.length) {
    const [, run_id] = NOTED.exec(asked.content) ?? [];
    return run_id === undefined ? null : { run_id, results: null, further };
  }
  const first = readCallId(asked.calls[0]?.id ?? "");
  if (first === null) return null;
  const { run_id, turn } = first;
  const contents = new Map<number, string>();
  // Also looks at earlier messages: n8n's agent sends the calls of one turn in separate messages.
  for (const message of messages) {
    const place = message.role === "tool" ? readCallId(message.call_id) : null;
    if (place?.run_id === run_id && place.turn === turn) contents.set(place.index, message.content);
  }
  return { run_id, results: { turn, contents }, further };
}
