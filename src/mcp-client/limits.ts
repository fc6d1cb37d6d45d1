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

/** Connecting, listing and the call together. Milliseconds. */
export const TIME_LIMIT_MS = 30_000;
