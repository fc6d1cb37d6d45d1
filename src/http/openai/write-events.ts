import { isJsonObject, type JsonObject } from "../../contract/json.ts";
import type { ChatCall } from "../../contract/ports.ts";
import type { CompletionWriter } from "./answer-completion.ts";
import { type CompletionHead, newHead } from "./describe-completion.ts";
import { joinTurns } from "./join-turns.ts";
import { writeBegun, writeFunctionCall, writeMessage, writeResponse, writeText } from "./write-response.ts";

/**
 * A conversation as the events of OpenAI's Responses protocol: one message, then the calls of the client's
 * functions.
 */
export function createEventWriter(write: (text: string) => void, echo: JsonObject): CompletionWriter {
  let head: CompletionHead | null = null;
  let hasMessage = false;
  let sequence_number = 0;

  const send = (type: string, data: JsonObject) =>
    write(
      `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: sequence_number++, ...data })}\n\n`,
    );
  const begin = (known: CompletionHead): CompletionHead => {
    if (head !== null) return head;
    head = known;
    const response = writeBegun(known, echo);
    send("response.created", { response });
    send("response.in_progress", { response });
    return head;
  };

  const text = (known: CompletionHead) => ({ item_id: `msg_${known.id}`, output_index: 0, content_index: 0 });
  const openMessage = (known: CompletionHead) => {
    if (hasMessage) return;
    hasMessage = true;
    send("response.output_item.added", { output_index: 0, item: writeMessage(known) });
    send("response.content_part.added", { ...text(known), part: writeText("") });
  };
  const closeMessage = (known: CompletionHead, said: string) => {
    send("response.output_text.done", { ...text(known), text: said, logprobs: [] });
    send("response.content_part.done", { ...text(known), part: writeText(said) });
    send("response.output_item.done", { output_index: 0, item: writeMessage(known, said) });
  };
  const turns = joinTurns((delta) => {
    if (head === null) return;
    openMessage(head);
    send("response.output_text.delta", { ...text(head), delta, logprobs: [] });
  });

  const sendCall = (call: ChatCall, output_index: number) => {
    const of = { item_id: `fc_${call.id}`, output_index };
    const { name, arguments: args } = call;
    const begun = writeFunctionCall({ ...call, arguments: "" }, "in_progress");
    send("response.output_item.added", { output_index, item: begun });
    send("response.function_call_arguments.delta", { ...of, delta: args });
    send("response.function_call_arguments.done", { ...of, name, arguments: args });
    send("response.output_item.done", { output_index, item: writeFunctionCall(call) });
  };

  return {
    onEvent(event) {
      if (event.kind === "run") begin(newHead(event.model, event.trace_id));
      if (event.kind === "text") turns.add(event.turn, event.delta);
    },
    finish(completion) {
      const known = begin(completion.head);
      turns.finish(completion.content);
      if (completion.calls.length === 0) openMessage(known);
      if (hasMessage) closeMessage(known, turns.text());
      for (const [index, call] of completion.calls.entries()) sendCall(call, index + Number(hasMessage));
      const response = writeResponse({ ...completion, head: known, content: turns.text() }, echo);
      send(`response.${String(response["status"])}`, { response });
    },
    fail(failure) {
      const error = isJsonObject(failure["error"]) ? failure["error"] : {};
      const { code = null, message = "" } = error;
      const response = writeBegun(begin(head ?? newHead("", crypto.randomUUID())), echo);
      send("response.failed", { response: { ...response, status: "failed", error: { code, message } } });
      // OpenAI's client and LangChain throw on this event and ignore `response.failed`.
      send("error", { code, message, param: null, ...failure });
    },
  };
}
