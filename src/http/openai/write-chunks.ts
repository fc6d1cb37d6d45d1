import type { JsonObject } from "../../contract/json.ts";
import type { CompletionWriter } from "./answer-completion.ts";
import { type CompletionHead, newHead } from "./describe-completion.ts";
import { joinTurns } from "./join-turns.ts";
import { whyFinished, writeCall, writeHead } from "./write-completion.ts";

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
