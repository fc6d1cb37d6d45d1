import type { ChatAnswer, ChatCall, ChatModel } from "../contract/ports.ts";
import { patternOf, withholdInStream } from "./withhold-in-stream.ts";

const WITHHELD = "***";

/** A shorter key occurs in texts by chance. */
const MIN_IN_STREAM = 8;

/**
 * A model whose answers do not contain the key of its endpoint. In whole texts `redact` finds it in any
 * encoding; a stream is held back while it may be inside the key. A call whose name or arguments contain it
 * is rejected.
 */
export function chatWithoutSecret(
  chat: ChatModel,
  secret: string,
  redact: (text: string) => string,
): ChatModel {
  const withholdCall = (call: ChatCall): ChatCall =>
    redact(call.name) === call.name && redact(call.arguments) === call.arguments ? call : refuse(call);
  return {
    ...chat,
    async complete({ onText, ...request }): Promise<ChatAnswer> {
      const isSought = onText !== undefined && secret.length >= MIN_IN_STREAM;
      const text = isSought ? withholdInStream([secret], patternOf([secret]), WITHHELD, onText) : null;
      const answer = await chat.complete({ ...request, ...(onText && { onText: text?.push ?? onText }) });
      text?.end();
      const calls = answer.calls.map(withholdCall);
      return { ...answer, calls, call: calls[0] ?? null, text: redact(answer.text) };
    },
  };
}

/** Replaces the arguments by a value that is not an object and so cannot be executed. */
function refuse(call: ChatCall): ChatCall {
  const refused = "the call contains the key of the model endpoint, which is not passed on";
  return { ...call, name: WITHHELD, arguments: JSON.stringify(WITHHELD), refused };
}
