import { hasControlCharacters } from "../../base/text.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { egressBlocked } from "./guard-url.ts";

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/**
 * Headers that are dropped across origins even if they are not marked as sensitive (Fetch standard, HTTP-redirect fetch
 * step 13), and the trace context, which was requested by the first origin only.
 */
const PERSONAL_HEADERS = /^(authorization|cookie|proxy-authorization|traceparent|tracestate)$/i;
/** RFC 9110 §9.2.1. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
const BODY_HEADERS = /^content-(type|encoding|language|location)$/i;

/**
 * Returns the next request of a redirect chain (RFC 9110 §15.4). As in the Fetch standard, 303, and 301 and 302 for
 * POST, change the method to GET without a body. A redirect to another origin drops credentials, and is rejected for
 * writes, because both were approved for one origin only.
 * @returns null if the response is not a redirect, or has no `Location`
 * @throws ToolgateError EGRESS_BLOCKED if the target is not a URL, or a write is redirected to another origin
 */
export function followRedirect(
  request: OutgoingRequest,
  from: URL,
  status: number,
  location: string | undefined,
): OutgoingRequest | null {
  if (!isRedirect(status, location)) return null;
  const target = resolveTarget(from, location);
  const next = rewriteMethod(request, status);
  if (target.origin === from.origin) return { ...next, url: target.href };
  if (next.body !== undefined || !SAFE_METHODS.has(next.method)) {
    throw egressBlocked(
      target.href,
      "redirect_blocked:cross_origin",
      "The API redirects a write to another origin.",
    );
  }
  return dropCredentials(next, target);
}

/** Whether a response is a redirect with a `Location`. */
export function isRedirect(status: number, location: string | undefined): location is string {
  return REDIRECTS.has(status) && location !== undefined && location.trim() !== "";
}

function resolveTarget(from: URL, location: string): URL {
  try {
    // The URL parser silently removes control characters and converts backslashes.
    if (hasControlCharacters(location) || location.includes("\\")) throw new TypeError("control characters");
    return new URL(location, from);
  } catch {
    throw egressBlocked(location, "redirect_blocked:bad_url", "The API redirects to an invalid URL.");
  }
}

function rewriteMethod(request: OutgoingRequest, status: number): OutgoingRequest {
  const toGet =
    (status === 303 && request.method !== "GET" && request.method !== "HEAD") ||
    ((status === 301 || status === 302) && request.method === "POST");
  if (!toGet) return request;
  const { body: _body, ...rest } = request;
  return { ...rest, method: "GET", headers: request.headers.filter(([name]) => !BODY_HEADERS.test(name)) };
}

function dropCredentials(request: OutgoingRequest, target: URL): OutgoingRequest {
  const secret = new Set(request.sensitive.headers.map((name) => name.toLowerCase()));
  for (const name of request.sensitive.query) target.searchParams.delete(name);
  const { tls: _tls, ...rest } = request;
  return {
    ...rest,
    url: target.href,
    headers: request.headers.filter(
      ([name]) => !secret.has(name.toLowerCase()) && !PERSONAL_HEADERS.test(name),
    ),
    sensitive: { headers: [], query: [] },
  };
}

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
