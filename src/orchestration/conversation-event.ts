import type { Json } from "../contract/json.ts";
import type { ConversationStep } from "./conversation.ts";

/** What happens in a conversation, in order. `id` is the place of the step among all of the conversation's, from 1. */
export type ConversationEvent =
  /** What the model writes; all deltas of a turn together are its text. */
  | { kind: "text"; turn: number; delta: string }
  | { kind: "step_started"; id: string; tool: string; arguments: Json }
  /** One that waits for its approval is done with that failure, and started again when the conversation goes on. */
  | { kind: "step_done"; id: string; step: ConversationStep };

export type OnEvent = (event: ConversationEvent) => void;
