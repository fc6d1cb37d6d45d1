import { apiError } from "../../calling/egress/api-error.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import { WORK_LIMITS } from "./limits.ts";

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
