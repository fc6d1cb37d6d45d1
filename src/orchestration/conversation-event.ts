import type { Json } from "../contract/json.ts";
import type { ConversationStep } from "./conversation.ts";

/**
 * The events of a conversation, in order. `id` is the number of the step in the whole conversation, from
 * 1.
 */
export type ConversationEvent =
  /** The model's text; the deltas of a turn add up to its text. */
  | { kind: "text"; turn: number; delta: string }
  | { kind: "step_started"; id: string; tool: string; arguments: Json }
  /**
   * A step that waits for its approval ends with that failure, and starts again when the conversation
   * is resumed.
   */
  | { kind: "step_done"; id: string; step: ConversationStep };

export type OnEvent = (event: ConversationEvent) => void;
