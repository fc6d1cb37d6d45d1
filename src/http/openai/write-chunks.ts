import type { JsonObject } from "../../contract/json.ts";
import type { OnRunEvent } from "../converse.ts";
import { type Completion, newHead } from "./describe-completion.ts";

/** A conversation as OpenAI's `chat.completion.chunk`s. */
export interface ChunkWriter {
  /** What the model writes leaves as it comes; turns that say something are paragraphs. */
  onEvent: OnRunEvent;
  /** What is left to tell: the end of the text, calls of the client's functions, why it ended, usage. */
  finish(completion: Completion): void;
}

/** @param withUsage `stream_options.include_usage` */
export function createChunkWriter(write: (text: string) => void, withUsage: boolean): ChunkWriter {
  let head: Completion["head"] | null = null;
  /** Of the turn that wrote last. */
  let [turn, said] = [0, ""];
  let hasContent = false;

  const send = (chunk: JsonObject) => write(`data: ${JSON.stringify(chunk)}\n\n`);
  const sendDelta = (delta: JsonObject, finish_reason: string | null = null, more: JsonObject = {}) =>
    send({
      ...head,
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      ...(withUsage && { usage: null }),
      ...more,
    });
  const say = (content: string) => {
    if (content === "") return;
    sendDelta({ content });
    hasContent = true;
  };
  const begin = (known: Completion["head"]) => {
    if (head !== null) return;
    head = known;
    sendDelta({ role: "assistant", content: "", refusal: null });
  };

  return {
    onEvent(event) {
      if (event.kind === "run") return begin(newHead(event.model, event.trace_id));
      if (event.kind !== "text") return;
      if (event.turn !== turn) {
        [turn, said] = [event.turn, ""];
        if (hasContent) say("\n\n");
      }
      said += event.delta;
      say(event.delta);
    },
    finish({ head: known, content, tool_calls, finish_reason, usage, toolgate }) {
      begin(known);
      say(restOf(content, said, hasContent));
      for (const [index, call] of tool_calls.entries()) sendDelta({ tool_calls: [{ index, ...call }] });
      sendDelta({}, finish_reason, { toolgate });
      if (withUsage) send({ ...head, object: "chat.completion.chunk", choices: [], usage });
      write("data: [DONE]\n\n");
    },
  };
}

/** What of the last message was not streamed: a note behind what the model wrote, or all of it. */
function restOf(content: string, said: string, hasContent: boolean): string {
  for (const begun of [said, said.trim()]) {
    if (begun !== "" && content.startsWith(begun)) return content.slice(begun.length);
  }
  return hasContent && content !== "" ? `\n\n${content}` : content;
}
