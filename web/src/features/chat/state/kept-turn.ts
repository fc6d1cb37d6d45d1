import type { KeptTurn } from "../../../../../src/contract/api/kept-conversations.ts";
import { interruptAnswer } from "./apply-event.ts";
import { type Answer, type Item, newAnswer, type Turn } from "./conversation.ts";

/** Maximum characters of a result and of a call's arguments that are kept; the trace has more. */
const MOST_KEPT = 20_000;

export const TOO_LONG = "toolgate:too-long";

/** A turn in the form in which the server keeps it. @param most characters of a call's values */
export function writeKept({ question, setup, answers }: Turn, most = MOST_KEPT) {
  const { models, tools, agentId } = setup;
  return {
    question,
    setup: { models, tools, agent_id: agentId },
    answers: answers.map((answer) => ({
      ...answer,
      items: answer.items.map((item) => shortenItem(item, most)),
    })),
  };
}

/** A kept turn. An answer that no page streams any more was interrupted. */
export function readKept({ turn_id, question, setup, answers, revision, is_running }: KeptTurn): Turn {
  const { models, tools, agent_id } = setup;
  return {
    id: turn_id,
    question,
    setup: { models, tools, agentId: agent_id },
    revision,
    isElsewhere: is_running,
    answers: answers.map((kept) => {
      // Later versions may have more members; earlier ones had fewer.
      const answer = { ...newAnswer(kept.wanted, 0), ...kept } as Answer;
      return is_running ? answer : interruptAnswer(answer, { state: "cut" }, answer.startedAt);
    }),
  };
}

function shortenItem(item: Item, most: number): Item {
  if (item.kind === "text") return item;
  return {
    ...item,
    arguments: shortenValue(item.arguments, most),
    ...("result" in item && { result: shortenValue(item.result, most) }),
  };
}

function shortenValue(value: unknown, most: number): unknown {
  return (JSON.stringify(value) ?? "").length > most ? TOO_LONG : value;
}
