import type { ChatMessage } from "../../contract/ports.ts";
import { readCallId } from "./call-id.ts";

/** The run that a client's messages continue, and the new input. */
export interface Continuation {
  run_id: string;
  /**
   * Results of the client's functions by the call's index in its turn; null if an approval was pending.
   */
  results: { turn: number; contents: ReadonlyMap<number, string> } | null;
  /** Messages sent while the run was suspended. */
  further: ChatMessage[];
}

const NOTE = "When that is decided, answer anything here and I go on";
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const NOTED = new RegExp(`${NOTE} \\(run (${UUID})\\)\\.\\s*$`);

/**
 * The last sentence of a message that waits for an approval. The next request contains it and so
 * identifies the run.
 */
export function noteRun(run_id: string): string {
  return `${NOTE} (run ${run_id}).`;
}

/**
 * Finds the run by the call ids or the note in the assistant's last message. Null for a new conversation.
 */
export function findRun(messages: readonly ChatMessage[]): Continuation | null {
  const last = messages.findLastIndex(({ role }) => role === "assistant");
  const asked = messages[last];
  const following = messages.slice(last + 1);
  if (asked?.role !== "assistant" || following.length === 0) return null;
  const further = following.filter(({ role }) => role !== "tool");
  if (!asked.calls?.length) {
    const [, run_id] = NOTED.exec(asked.content) ?? [];
    return run_id === undefined ? null : { run_id, results: null, further };
  }
  const first = readCallId(asked.calls[0]?.id ?? "");
  if (first === null) return null;
  const { run_id, turn } = first;
  const contents = new Map<number, string>();
  // Also looks at earlier messages: n8n's agent sends the calls of one turn in separate messages.
  for (const message of messages) {
    const place = message.role === "tool" ? readCallId(message.call_id) : null;
    if (place?.run_id === run_id && place.turn === turn) contents.set(place.index, message.content);
  }
  return { run_id, results: { turn, contents }, further };
}
