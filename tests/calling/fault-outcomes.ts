import type { ApiErrorReason } from "../../src/calling/egress/api-error.ts";

/** An API_ERROR reason, or the returned status. */
type Outcome = ApiErrorReason | number;

/**
 * The expectations of `upstream_faults.jsonl` as error codes of this gateway, with the number of requests to the server for a
 * GET and for a POST (three if a retry is safe).
 */
export const FAULT_OUTCOMES: [
  fault: string,
  outcome: Outcome | Outcome[],
  requests: { GET: number; POST: number },
][] = [
  ["ok", 200, { GET: 1, POST: 1 }],
  ["accept-close", "connection", { GET: 3, POST: 1 }],
  ["rst-before-headers", "connection", { GET: 3, POST: 1 }],
  ["stall-before-headers", "timeout", { GET: 1, POST: 1 }],
  ["stall-in-headers", "timeout", { GET: 1, POST: 1 }],
  ["slow-headers", "timeout", { GET: 1, POST: 1 }],
  ["headers-20k", "invalid_response", { GET: 1, POST: 1 }],
  ["headers-3000", "invalid_response", { GET: 1, POST: 1 }],
  ["status-garbage", "invalid_response", { GET: 1, POST: 1 }],
  ["http09", "invalid_response", { GET: 1, POST: 1 }],
  ["status-099", "invalid_response", { GET: 1, POST: 1 }],
  ["status-999", "invalid_response", { GET: 1, POST: 1 }],
  ["informational-103x5", 200, { GET: 1, POST: 1 }],
  ["informational-100x5", "invalid_response", { GET: 1, POST: 1 }],
  ["upgrade-101", "invalid_response", { GET: 1, POST: 1 }],
  ["lf-only", "invalid_response", { GET: 1, POST: 1 }],
  ["obs-fold", "invalid_response", { GET: 1, POST: 1 }],
  ["nul-header", "invalid_response", { GET: 1, POST: 1 }],
  ["cl-too-long", "connection", { GET: 3, POST: 1 }],
  ["cl-too-short", 200, { GET: 1, POST: 1 }],
  ["cl-and-te", "invalid_response", { GET: 1, POST: 1 }],
  ["cl-duplicate", "invalid_response", { GET: 1, POST: 1 }],
  ["cl-negative", "invalid_response", { GET: 1, POST: 1 }],
  ["chunk-bad-size", "invalid_response", { GET: 1, POST: 1 }],
  ["chunk-truncated", "connection", { GET: 3, POST: 1 }],
  ["chunk-endless", "too_large", { GET: 1, POST: 1 }],
  ["chunk-extension-bomb", 200, { GET: 1, POST: 1 }],
  ["pipelined-second-response", 200, { GET: 1, POST: 1 }],
  ["drip", "timeout", { GET: 1, POST: 1 }],
  ["stall-mid-body", "timeout", { GET: 1, POST: 1 }],
  ["rst-mid-body", "connection", { GET: 3, POST: 1 }],
  ["no-cl-close", 200, { GET: 1, POST: 1 }],
  ["exact-cap", 200, { GET: 1, POST: 1 }],
  ["cap-plus-1", "too_large", { GET: 1, POST: 1 }],
  ["gzip", 200, { GET: 1, POST: 1 }],
  ["deflate", 200, { GET: 1, POST: 1 }],
  ["br", 200, { GET: 1, POST: 1 }],
  ["gzip-bomb-1000x", "too_large", { GET: 1, POST: 1 }],
  ["br-bomb", "too_large", { GET: 1, POST: 1 }],
  ["gzip-chain-300", "invalid_response", { GET: 1, POST: 1 }],
  ["gzip-lie", "invalid_response", { GET: 1, POST: 1 }],
  ["br-lie", "invalid_response", { GET: 1, POST: 1 }],
  ["gzip-reset", "connection", { GET: 3, POST: 1 }],
  ["gzip-truncated", "invalid_response", { GET: 1, POST: 1 }],
  ["encoding-unknown", "invalid_response", { GET: 1, POST: 1 }],
  ["sse", "too_large", { GET: 1, POST: 1 }],
  ["204-body", 204, { GET: 1, POST: 1 }],
  ["304-unasked", 304, { GET: 1, POST: 1 }],
  ["redirect-loop", "invalid_response", { GET: 6, POST: 6 }],
  ["429-retry-after-sec", [200, 429], { GET: 2, POST: 1 }],
  ["429-retry-after-date", [200, 429], { GET: 2, POST: 1 }],
  ["429-retry-after-huge", 429, { GET: 1, POST: 1 }],
  ["429-retry-after-junk", [200, 429], { GET: 2, POST: 1 }],
  ["503-then-200", [200, 503], { GET: 2, POST: 1 }],
  ["503-always", 503, { GET: 3, POST: 1 }],
  ["500", 500, { GET: 1, POST: 1 }],
];

/** Faults that are tested with the whole gateway and its database (fault-gateway.test.ts). */
export const GATEWAY_FAULTS = [
  "audit-db-down",
  "concurrent-same-key",
  "crash-after-send",
  "slow-consumer",
] as const;

/** Rows of FAULT_OUTCOMES that are not in `upstream_faults.jsonl`: variants with another coding, and valid counterparts. */
export const OWN_FAULTS = ["ok", "gzip", "deflate", "br", "br-lie", "gzip-reset", "503-always"];

/** The outcome for a method. If there are two, the first is for GET and the second for POST. */
export function outcomeFor(outcome: Outcome | Outcome[], method: "GET" | "POST"): Outcome | undefined {
  return Array.isArray(outcome) ? outcome[method === "GET" ? 0 : 1] : outcome;
}
