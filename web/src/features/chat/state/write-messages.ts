import type { OrchestratorRequest } from "../../../../../src/contract/api/hydra-orchestrator.ts";
import { type Turn, textOf } from "./conversation.ts";

type Message = OrchestratorRequest["messages"][number];

/**
 * Limits of one request (src/contract/api/hydra-orchestrator.ts, src/conversations/limits.ts), with a
 * margin.
 */
const MOST_MESSAGES = 200;
const MOST_CHARACTERS = 280_000;
export const LONGEST_MESSAGE = 100_000;

/**
 * A model's conversation and the new question as messages. A model that was not asked before receives
 * another one's answers. The oldest messages are left out if they do not fit.
 */
export function writeMessages(turns: readonly Turn[], wanted: string, question: string): Message[] {
  const all = turns.flatMap((turn) => {
    const said = answerFor(turn, wanted);
    const messages: Message[] = [{ role: "user", content: turn.question }];
    if (said !== "") messages.push({ role: "assistant", content: said.slice(0, LONGEST_MESSAGE) });
    return messages;
  });
  return keepNewest(joinNeighbours([...all, { role: "user", content: question }]));
}

function answerFor({ answers }: Turn, wanted: string): string {
  const own = answers.find((answer) => answer.wanted === wanted);
  const any = own ?? answers.find((answer) => textOf(answer) !== "");
  return any ? textOf(any) : "";
}

/**
 * Some models reject consecutive messages of one role, so a question without an answer is joined with the
 * next.
 */
function joinNeighbours(messages: readonly Message[]): Message[] {
  const joined: Message[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    if (last?.role === message.role) last.content = `${last.content}\n\n${message.content}`;
    else joined.push({ ...message });
  }
  return joined.map(({ role, content }) => ({ role, content: content.slice(-LONGEST_MESSAGE) }));
}

function keepNewest(messages: readonly Message[]): Message[] {
  let characters = 0;
  const fit = messages.toReversed().findIndex((message, index) => {
    characters += message.content.length;
    return index >= MOST_MESSAGES || (index > 0 && characters > MOST_CHARACTERS);
  });
  const kept = fit < 0 ? [...messages] : messages.slice(messages.length - fit);
  // It must start with a question.
  return kept[0]?.role === "assistant" ? kept.slice(1) : kept;
}
