import type { ChatAnswer, ChatCall, ChatModel } from "../contract/ports.ts";
import type { Prompts } from "./agent-file/render-prompts.ts";

const WITHHELD = "[withheld]";
/** Characters of a sentence that is no coincidence. */
const LONG = 32;
/** A line that says itself that it is not for others. */
const CONFIDENTIAL =
  /\b(?:never|not|don't)\b.{0,40}\b(?:reveal|disclose|repeat|share|tell)\b|\bconfidential\b/i;

/**
 * A model that cannot be talked into repeating its agent's instructions: sentences of the system prompt, and lines of the
 * developer prompt that say not to reveal them, are taken out of what it writes, into texts and into arguments. Verbatim
 * only; what it tells in other words passes, so a prompt is no place for a secret (S12 checks for those).
 */
export function chatWithoutPrompts(
  chat: ChatModel,
  prompts: Pick<Prompts, "system" | "developer"> | null,
): ChatModel {
  const pattern = prompts && patternOf(prompts);
  if (pattern === null) return chat;
  const withhold = (text: string) => text.replace(pattern, WITHHELD);
  const withholdCall = (call: ChatCall) => ({ ...call, arguments: withhold(call.arguments) });
  return {
    ...chat,
    async complete(request): Promise<ChatAnswer> {
      const answer = await chat.complete(request);
      const calls = answer.calls.map(withholdCall);
      return { ...answer, calls, call: calls[0] ?? null, text: withhold(answer.text) };
    },
  };
}

function patternOf({ system, developer }: Pick<Prompts, "system" | "developer">): RegExp | null {
  const lines = [...system.split("\n"), ...developer.split("\n").filter((line) => CONFIDENTIAL.test(line))];
  const sentences = lines
    .flatMap((line) => line.split(/(?<=[.!?])\s/))
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= LONG);
  if (sentences.length === 0) return null;
  // Longest first: one may be the beginning of another.
  const sorted = [...new Set(sentences)].sort((a, b) => b.length - a.length);
  return new RegExp(sorted.map(inAnyWriting).join("|"), "giu");
}

/** The sentence in plain text or inside JSON, however its words are spaced. */
function inAnyWriting(sentence: string): string {
  return sentence
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll('"', '\\\\?"'))
    .join("(?:\\s|\\\\[nrt])+");
}
