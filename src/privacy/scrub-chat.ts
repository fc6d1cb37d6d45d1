import type {
  ChatAnswer,
  ChatCall,
  ChatFunction,
  ChatMessage,
  ChatModel,
  ChatOptions,
} from "../contract/ports.ts";
import type { Scrubber, ScrubSession } from "../contract/scrub.ts";

/**
 * A model that receives neither personal data nor secrets: they are replaced by tokens in requests and
 * restored in answers. Every request contains all messages, so each has a session of its own. Streamed
 * text is restored as it arrives.
 */
export function scrubbedChat(chat: ChatModel, fallback: Scrubber): ChatModel {
  return {
    model: chat.model,
    async complete({ scrubber = fallback, onText, ...request }) {
      const session = scrubber.session();
      const hidden = {
        ...request,
        messages: request.messages.map((message) => hideMessage(message, session)),
        functions: request.functions.map((offered) => hideFunction(offered, session)),
        ...(request.options && { options: hideOptions(request.options, session) }),
      };
      if (!onText) return showAnswer(await chat.complete(hidden), session);
      const text = session.restoreStream(onText);
      const answer = await chat.complete({ ...hidden, onText: text.push });
      text.end();
      return showAnswer(answer, session);
    },
  };
}

function hideMessage(message: ChatMessage, session: ScrubSession): ChatMessage {
  const content = session.text(message.content);
  if (message.role !== "assistant" || message.calls === undefined) return { ...message, content };
  const calls = message.calls.map((call) => ({ ...call, arguments: session.text(call.arguments) }));
  return { ...message, content, calls };
}

/**
 * The name is an identifier that the answer must repeat; it was derived from the name of an operation or
 * tool.
 */
function hideFunction({ name, description, parameters }: ChatFunction, session: ScrubSession): ChatFunction {
  return { name, description: session.text(description), parameters: session.json(parameters) };
}

/** The answer's schema and the stop sequences are texts as well. Numbers are not changed. */
function hideOptions(options: ChatOptions, session: ScrubSession): ChatOptions {
  const { response_format, stop } = options;
  return {
    ...options,
    ...(response_format && { response_format: session.json(response_format) }),
    ...(stop && { stop: session.json(stop) }),
  };
}

function showAnswer(answer: ChatAnswer, session: ScrubSession): ChatAnswer {
  const calls = answer.calls.map((call) => showCall(call, session));
  return { ...answer, call: calls[0] ?? null, calls, text: session.restoreText(answer.text) };
}

function showCall(call: ChatCall, session: ScrubSession): ChatCall {
  return { ...call, arguments: session.restoreJsonText(call.arguments) };
}
