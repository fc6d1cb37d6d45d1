import type { ChatMessage } from "../../contract/ports.ts";
import { readCallId } from "./call-id.ts";

/** The run that a client's messages go on with, and what they bring. */
export interface Continuation {
  run_id: string;
  /** What the client's functions have brought, by the call's place in its turn; null: it is about an approval. */
  results: { turn: number; contents: ReadonlyMap<number, string> } | null;
  /** What was said while the run waited. */
  further: ChatMessage[];
}

const NOTE = "When that is decided, answer anything here and I go on";
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const NOTED = new RegExp(`${NOTE} \\(run (${UUID})\\)\\.\\s*$`);

/** The last sentence of a message that waits for an approval: it brings the run back with the next request. */
export function noteRun(run_id: string): string {
  return `${NOTE} (run ${run_id}).`;
}

/** By the ids of calls, or by the note, of the assistant's last message. Null: a conversation of its own. */
export function findRun(messages: readonly ChatMessage[]): Continuation | null {
  const last = messages.findLastIndex(({ role }) => role === "assistant");
  const asked = messages[last];
  const behind = messages.slice(last + 1);
  if (asked?.role !== "assistant" || behind.length === 0) return null;
  const further = behind.filter(({ role }) => role !== "tool");
  if (!asked.calls?.length) {
    const [, run_id] = NOTED.exec(asked.content) ?? [];
    return run_id === undefined ? null : { run_id, results: null, further };
  }
  const first = readCallId(asked.calls[0]?.id ?? "");
  if (first === null) return null;
  const { run_id, turn } = first;
  const contents = new Map<number, string>();
  // Also of messages before: n8n's agent tells the calls of one turn each in a message of its own.
  for (const message of messages) {
    const place = message.role === "tool" ? readCallId(message.call_id) : null;
    if (place?.run_id === run_id && place.turn === turn) contents.set(place.index, message.content);
  }
  return { run_id, results: { turn, contents }, further };
}
