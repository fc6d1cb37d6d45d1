import { hasControlCharacters } from "../../base/storable-text.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { egressBlocked } from "./guard-url.ts";

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/**
 * Headers that are dropped across origins even if they are not marked as sensitive (Fetch standard, HTTP-redirect fetch
 * step 13), and the trace context, which the other origin did not request.
 */
const PERSONAL_HEADERS = /^(authorization|cookie|proxy-authorization|traceparent|tracestate)$/i;
/** RFC 9110 §9.2.1. */
const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
const BODY_HEADERS = /^content-(type|encoding|language|location)$/i;

/**
 * The next request of a redirect chain (RFC 9110 §15.4; methods as in the Fetch standard: 303 always, 301 and 302 for
 * POST, become GET without a body). Across origins, credentials, bodies and writes are
 * dropped, because they were approved for one origin only.
 * @returns null when the answer is no redirect to follow (also a 3xx without `Location`)
 * @throws ToolgateError EGRESS_BLOCKED when the target is no URL, or a write would change its origin
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
  return leaveCredentials(next, target);
}

/** Whether an answer sends us on; a 3xx without `Location` does not. */
export function isRedirect(status: number, location: string | undefined): location is string {
  return REDIRECTS.has(status) && location !== undefined && location.trim() !== "";
}

function resolveTarget(from: URL, location: string): URL {
  try {
    // What the raw text hides (control characters, backslashes) must not vanish in parsing.
    if (hasControlCharacters(location) || location.includes("\\")) throw new TypeError("control characters");
    return new URL(location, from);
  } catch {
    throw egressBlocked(
      location,
      "redirect_blocked:bad_url",
      "The API redirects to something that is no URL.",
    );
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

function leaveCredentials(request: OutgoingRequest, target: URL): OutgoingRequest {
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
