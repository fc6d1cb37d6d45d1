import { apiError } from "../../calling/egress/api-error.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import { DEFAULT_LIMITS } from "../../contract/sender-limits.ts";

/** Limits of a server's list of tools, which may be endless. */
export const LIST_LIMITS = {
  tools: 1_000,
  pages: 64,
  /** Decoded bytes of the whole list. */
  bytes: 4_000_000,
} as const;

/** Limits of one tool. */
export const TOOL_LIMITS = {
  name: 128,
  title: 200,
  description: 10_000,
  /** Characters as JSON. */
  inputSchema: 65_536,
  outputSchema: 32_768,
  depth: 64,
} as const;

/** Limits of a server's description of itself, in characters. */
export const SERVER_LIMITS = { name: 200, version: 100, instructions: 10_000 } as const;

/**
 * Limits of one operation in all: connecting in any way, listing, the call, and further messages of the
 * server.
 */
const WORK_LIMITS = {
  requests: 100,
  /**
   * Decoded bytes of all answers: a list, twice if the server had to be connected again, and the answer.
   */
  bytes: 10_000_000,
  /** Events of all streams. */
  messages: 2_000,
} as const;

/** Maximum number of requests from the server that are answered, per connection. */
export const MAX_SERVER_REQUESTS = 10;

/** How often the rest of one answer is requested, and the minimum delay, whatever the server says. */
export const RESUME_LIMITS = { times: 2, pauseMs: 500 } as const;

/** Connecting, listing and the call together. Milliseconds. */
export const TIME_LIMIT_MS = DEFAULT_LIMITS.totalMs;

/** Limits the total cost of one operation with a server. */
export interface Budget {
  /** Aborted when a limit is exceeded, with the error as its reason. */
  readonly signal: AbortSignal;
  /**
   * @throws ToolgateError API_ERROR {reason: "too_large"} the limit is exceeded, and everything is aborted
   */
  spend(what: keyof typeof WORK_LIMITS, amount: number): void;
}

export function createBudget(): Budget {
  const spent = { requests: 0, bytes: 0, messages: 0 };
  const over = new AbortController();
  return {
    signal: over.signal,
    spend(what, amount) {
      spent[what] += amount;
      if (spent[what] <= WORK_LIMITS[what]) return;
      const error = limitExceeded(what);
      over.abort(error);
      throw error;
    },
  };
}

function limitExceeded(what: keyof typeof WORK_LIMITS): ToolgateError {
  const limit = WORK_LIMITS[what];
  return apiError(
    "too_large",
    `The MCP server exceeded the limit of ${limit} ${what}; the operation was aborted.`,
    {
      details: { [`max_${what}`]: limit },
    },
  );
}
