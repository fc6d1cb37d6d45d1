import type { ToolgateError } from "../contract/errors.ts";
import { apiError } from "../execution/api-error.ts";
import { WORK_LIMITS } from "./limits.ts";

/** What one piece of work with a server may cost, whatever the server makes of it. */
export interface Budget {
  /** Aborted when something is used up; its reason is the error. */
  readonly signal: AbortSignal;
  /** @throws ToolgateError API_ERROR {reason: "too_large"} it is more than is left: everything is given up */
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
      const error = usedUp(what);
      over.abort(error);
      throw error;
    },
  };
}

function usedUp(what: keyof typeof WORK_LIMITS): ToolgateError {
  const limit = WORK_LIMITS[what];
  return apiError(
    "too_large",
    `The MCP server makes this take more than ${limit} ${what}; it was given up.`,
    {
      details: { [`max_${what}`]: limit },
    },
  );
}
