import type { JsonObject } from "../../base/json.ts";
import type { ChatCall } from "../../contract/ports.ts";
import {
  type Completion,
  type CompletionHead,
  type CompletionWriter,
  newHead,
} from "./describe-completion.ts";

/** `chat.completion` as OpenAI describes it, with the additional member `toolgate`. */
export function writeCompletion(completion: Completion): JsonObject {
  const { head, content, calls, usage, toolgate } = completion;
  const hasCalls = calls.length > 0;
  const message = {
    role: "assistant",
    content: content === "" && hasCalls ? null : content,
    refusal: null,
    ...(hasCalls && { tool_calls: calls.map(writeCall) }),
  };
  return {
    ...writeHead(head),
    object: "chat.completion",
    choices: [{ index: 0, message, logprobs: null, finish_reason: whyFinished(completion) }],
    usage,
    toolgate,
  };
}

function writeHead(head: CompletionHead): JsonObject {
  return { ...head, id: `chatcmpl-${head.id}` };
}

function writeCall({ id, name, arguments: args }: ChatCall): JsonObject {
  return { id, type: "function", function: { name, arguments: args } };
}

function whyFinished({ calls, stopped }: Completion): "tool_calls" | "length" | "stop" {
  if (calls.length > 0) return "tool_calls";
  return stopped === "tokens" ? "length" : "stop";
}

/**
 * A conversation as OpenAI's `chat.completion.chunk`s.
 *
 * @param withUsage `stream_options.include_usage`
 */
export function createChunkWriter(write: (text: string) => void, withUsage: boolean): CompletionWriter {
  let head: CompletionHead | null = null;

  const send = (chunk: JsonObject) => write(`data: ${JSON.stringify(chunk)}\n\n`);
  const sendChunk = (chunk: JsonObject) =>
    send({ ...(head && writeHead(head)), object: "chat.completion.chunk", ...chunk });
  const sendDelta = (delta: JsonObject, finish_reason: string | null = null, more: JsonObject = {}) =>
    sendChunk({
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      ...(withUsage && { usage: null }),
      ...more,
    });
  const begin = (known: CompletionHead) => {
    if (head !== null) return;
    head = known;
    sendDelta({ role: "assistant", content: "", refusal: null });
  };
  const turns = joinTurns((content) => sendDelta({ content }));

  return {
    onEvent(event) {
      if (event.kind === "run") begin(newHead(event.model, event.trace_id));
      if (event.kind === "text") turns.add(event.turn, event.delta);
    },
    finish(completion) {
      const { calls, usage, toolgate } = completion;
      begin(completion.head);
      turns.finish(completion.content);
      for (const [index, call] of calls.entries()) sendDelta({ tool_calls: [{ index, ...writeCall(call) }] });
      sendDelta({}, whyFinished(completion), { toolgate });
      if (withUsage) sendChunk({ choices: [], usage });
      write("data: [DONE]\n\n");
    },
    fail: send,
  };
}

/** Joins the texts of several turns while they are streamed. */
interface JoinedTurns {
  add(turn: number, delta: string): void;
  /** Writes what of the last message was not streamed: a note after the model's text, or all of it. */
  finish(content: string): void;
  /** All text written so far. */
  text(): string;
}

/** Turns with text are separated by blank lines. */
export function joinTurns(write: (delta: string) => void): JoinedTurns {
  /** The turn that wrote last. */
  let [last, said] = [0, ""];
  let text = "";

  const say = (delta: string) => {
    if (delta === "") return;
    text += delta;
    write(delta);
  };

  return {
    add(turn, delta) {
      if (turn !== last) {
        [last, said] = [turn, ""];
        if (text !== "") say("\n\n");
      }
      said += delta;
      say(delta);
    },
    finish: (content) => say(restOf(content, said, text !== "")),
    text: () => text,
  };
}

function restOf(content: string, said: string, hasContent: boolean): string {
  for (const begun of [said, said.trim()]) {
    if (begun !== "" && content.startsWith(begun)) return content.slice(begun.length);
  }
  return hasContent && content !== "" ? `\n\n${content}` : content;
}
