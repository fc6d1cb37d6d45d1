import { interruptAnswer } from "./apply-event.ts";
import type { Item, Turn } from "./conversation.ts";

/** Maximum characters of a result and of a call's arguments that survive a reload; the trace has more. */
const MOST_KEPT = 20_000;
/** Numbers of turns to keep when the storage is full. */
const FEW = 4;

export const TOO_LONG = "toolgate:too-long";

/** Stores the conversation in this tab. The oldest turns are left out if it does not fit. */
export function storeConversation(storage: Storage, key: string, turns: readonly Turn[]): void {
  for (const some of [turns, turns.slice(-FEW), turns.slice(-1)]) {
    try {
      if (turns.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(some.map(shorten)));
      return;
    } catch {
      // Full or forbidden: store fewer turns; finally it only lives as long as the page.
    }
  }
}

/** Restores the conversation after a reload. An answer that was being streamed was interrupted. */
export function loadConversation(storage: Storage, key: string): Turn[] {
  try {
    const turns = JSON.parse(storage.getItem(key) ?? "[]") as Turn[];
    return turns.map((turn) => ({
      ...turn,
      answers: turn.answers.map((answer) => interruptAnswer(answer, { state: "cut" }, answer.startedAt)),
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
