/** Limits of one conversation with one model (T7). A function gets 150 seconds in all. */
export interface ConversationLimits {
  /** Times the model is asked. */
  turns: number;
  calls: number;
  /** Of the whole conversation. Milliseconds. */
  totalMs: number;
  /** Prompt and completion together, as the endpoint counts them. */
  tokens: number;
  /** Read calls of one turn that run side by side. */
  parallel: number;
  /** What the model is shown of a result. */
  resultCharacters: number;
}

export const CONVERSATION_LIMITS: ConversationLimits = {
  turns: 10,
  calls: 20,
  totalMs: 120_000,
  tokens: 200_000,
  parallel: 4,
  resultCharacters: 16_000,
};
