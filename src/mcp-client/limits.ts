/** What is taken of a server's list of tools; a server may say anything, without end. */
export const LIST_LIMITS = {
  tools: 1_000,
  pages: 64,
  /** Decoded bytes of the whole list. */
  bytes: 4_000_000,
} as const;

/** What is kept of one tool. */
export const TOOL_LIMITS = {
  name: 128,
  title: 200,
  description: 10_000,
  /** Characters as JSON. */
  inputSchema: 65_536,
  outputSchema: 32_768,
  depth: 64,
} as const;

/** What is kept of what a server says about itself, in characters. */
export const SERVER_LIMITS = { name: 200, version: 100, instructions: 10_000 } as const;

/** What one piece of work may take in all: connecting in whatever way, listing, the call, and what the server adds to it. */
export const WORK_LIMITS = {
  requests: 100,
  /** Decoded bytes of all answers: a list, twice where the server had to be asked anew, and the answer. */
  bytes: 10_000_000,
  /** Events of all streams. */
  messages: 2_000,
} as const;

/** Requests of the server to us that are answered, by connection. */
export const MAX_SERVER_REQUESTS = 10;

/** How often the rest of one answer is asked for, and how soon at the earliest, whatever the server says. */
export const RESUME_LIMITS = { times: 2, pauseMs: 500 } as const;

/** Connecting, listing and the call together. Milliseconds. */
export const TIME_LIMIT_MS = 30_000;
