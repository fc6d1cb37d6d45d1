/** Limits of one conversation with one model. A function gets 150 seconds in all. */
export interface ConversationLimits {
  /** Times the model is asked; like calls and tokens anew each time functions of the client have brought something. */
  turns: number;
  /** The same in all. */
  runTurns: number;
  /** Tool calls in all; a turn that would go beyond makes none of its own. */
  calls: number;
  /** Of the whole conversation. Milliseconds. */
  totalMs: number;
  /** Prompt and completion of all turns together, as the endpoint counts them, and what the tools asked of models. */
  tokens: number;
  /** What the model may write in one turn. */
  answerTokens: number;
  /** What the model is sent in one turn: for endpoints that count no tokens. */
  contextCharacters: number;
  /** Read calls of one turn that run side by side. */
  parallel: number;
  /** What the model is shown of a result. */
  resultCharacters: number;
}

export const CONVERSATION_LIMITS: ConversationLimits = {
  turns: 16,
  runTurns: 200,
  calls: 32,
  totalMs: 120_000,
  tokens: 200_000,
  answerTokens: 4_096,
  contextCharacters: 600_000,
  parallel: 4,
  resultCharacters: 16_000,
};

/** Characters of all messages of a request together; the rest of the context is for results. */
export const MAX_MESSAGE_CHARACTERS = 300_000;
