/** Statuses of temporary failures (RFC 9110 §15.6, RFC 6585 §4). Not 500: the request may have been processed. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export function isRetriedStatus(status: number): boolean {
  return RETRIED_STATUSES.has(status);
}

/**
 * Parses `Retry-After` (RFC 9110 §10.2.3): seconds or an HTTP date.
 * @param now milliseconds since the epoch
 * @returns milliseconds to wait, 0 for a time in the past; null if absent or invalid
 */
export function parseRetryAfter(value: string | undefined, now: number): number | null {
  const text = value?.trim() ?? "";
  if (/^\d{1,15}$/.test(text)) return Number(text) * 1000;
  // The three date formats of RFC 9110 §5.6.7 start with a weekday; Date.parse alone accepts many others.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return null;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/**
 * Milliseconds before retry number `retry` (from 0) without `Retry-After`: exponential backoff with jitter over the
 * upper half, so that callers do not retry at the same moment.
 */
export function backoff(retry: number, firstMs: number): number {
  const full = firstMs * 2 ** retry;
  return full / 2 + Math.random() * (full / 2);
}
