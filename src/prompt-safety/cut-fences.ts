import type { ChatAnswer, ChatModel, ChatRequest } from "../contract/ports.ts";
import { findMarks } from "./fence-text.ts";
import { patternOf, withholdInStream } from "./withhold-in-stream.ts";

/**
 * Removes the marks of the request's own fences from a model's texts, also from streamed ones, because
 * models quote them together with fenced text. Arguments are not changed.
 */
export function chatWithoutFences(chat: ChatModel): ChatModel {
  return {
    ...chat,
    async complete({ onText, ...request }): Promise<ChatAnswer> {
      const marks = marksOf(request);
      if (marks.length === 0) return chat.complete({ ...request, ...(onText && { onText }) });
      const pattern = patternOf(marks);
      const stream = onText && withholdInStream(marks, pattern, "", onText);
      const answer = await chat.complete({ ...request, ...(stream && { onText: stream.push }) });
      stream?.end();
      return { ...answer, text: answer.text.replace(pattern, "") };
    },
  };
}

function marksOf({ messages, functions }: Omit<ChatRequest, "onText">): string[] {
  const texts = [
    ...messages.map(({ content }) => content),
    ...functions.map(({ description }) => description),
  ];
  return [...new Set(texts.flatMap((text) => findMarks(text ?? "")))];
}
