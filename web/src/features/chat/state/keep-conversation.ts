import { breakOff } from "./apply-event.ts";
import type { Item, Turn } from "./conversation.ts";

/** Characters of a result, and of a call's arguments, that outlive a reload; the trace has more. */
const MOST_KEPT = 20_000;
/** When the browser has no room for all: so many of the last. */
const FEW = 4;

export const TOO_LONG = "toolgate:too-long";

/** Keeps the conversation in this tab. What does not fit is left out, the oldest first. */
export function keepConversation(storage: Storage, key: string, turns: readonly Turn[]): void {
  for (const some of [turns, turns.slice(-FEW), turns.slice(-1)]) {
    try {
      if (turns.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(some.map(shorten)));
      return;
    } catch {
      // Full or forbidden: fewer, and at last it lives as long as the page.
    }
  }
}

/** The conversation of before a reload. An answer that was being written ended with the page. */
export function recallConversation(storage: Storage, key: string): Turn[] {
  try {
    const turns = JSON.parse(storage.getItem(key) ?? "[]") as Turn[];
    return turns.map((turn) => ({
      ...turn,
      answers: turn.answers.map((answer) => breakOff(answer, { state: "cut" }, answer.startedAt)),
    }));
  } catch {
    return [];
  }
}

function shorten(turn: Turn): Turn {
  return {
    ...turn,
    answers: turn.answers.map((answer) => ({ ...answer, items: answer.items.map(shortenItem) })),
  };
}

function shortenItem(item: Item): Item {
  if (item.kind === "text") return item;
  return {
    ...item,
    arguments: shortenValue(item.arguments),
    ...("result" in item && { result: shortenValue(item.result) }),
  };
}

function shortenValue(value: unknown): unknown {
  return (JSON.stringify(value) ?? "").length > MOST_KEPT ? TOO_LONG : value;
}
