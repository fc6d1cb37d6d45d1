/** Limits of one conversation with one model. A function has 150 seconds in all. */
export interface ConversationLimits {
  /**
   * Model requests. Turns, calls and tokens are counted anew each time results of the client's functions
   * arrive.
   */
  turns: number;
  /** Model requests in the whole run. */
  runTurns: number;
  /** Tool calls; a turn that would exceed the limit makes none. */
  calls: number;
  /** Duration of the whole conversation in milliseconds. */
  totalMs: number;
  /**
   * Prompt and completion tokens of all turns, as counted by the endpoint, and those of the tools' model
   * requests.
   */
  tokens: number;
  /** Maximum completion tokens per turn. */
  answerTokens: number;
  /** Maximum characters sent in one turn, for endpoints that do not count tokens. */
  contextCharacters: number;
  /** Reads of one turn that run in parallel. */
  parallel: number;
  /** Characters of a result that the model is shown. */
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

/** Characters of all messages of a request; the rest of the context is for results. */
export const MAX_MESSAGE_CHARACTERS = 300_000;
