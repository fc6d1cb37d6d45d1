import { isFramingHeader } from "../../contract/overriding-names.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { type EgressPolicy, isEgressException } from "./egress-policy.ts";
import { egressBlocked, guardUrl } from "./guard-url.ts";
import { MAX_HEADER_BYTES, MAX_HEADERS } from "./header-limits.ts";

const TOKEN = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;

/**
 * Checks one hop of a request: its URL, its method, its headers, and that secrets are sent over TLS only (except to
 * the hosts of `EGRESS_ALLOW`).
 * @returns the parsed URL
 * @throws ToolgateError EGRESS_BLOCKED {url, reason}
 */
export function guardRequest(request: OutgoingRequest, policy: EgressPolicy): URL {
  const url = guardUrl(request.url, policy);
  for (const [name, value] of request.headers) guardHeader(request.url, name, value);
  guardSize(request);
  if (!/^[A-Z]+$/.test(request.method) || request.method === "CONNECT") {
    throw egressBlocked(request.url, "bad_url", "The method is not a valid HTTP method for a request.");
  }
  const secret = carriesSecrets(request);
  if (url.protocol === "http:" && secret && (request.tls !== undefined || !isEgressException(url, policy))) {
    throw egressBlocked(request.url, "scheme", "A request with secrets needs https.");
  }
  return url;
}

function guardSize({ url, headers }: OutgoingRequest): void {
  // Each is sent as `name: value` and a line break.
  const bytes = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  if (bytes > MAX_HEADER_BYTES) {
    const message = `The headers of the request have ${bytes} bytes; the limit is ${MAX_HEADER_BYTES}.`;
    throw egressBlocked(url, "header_denied", message);
  }
  if (headers.length > MAX_HEADERS) {
    const message = `The request has ${headers.length} headers; the limit is ${MAX_HEADERS}.`;
    throw egressBlocked(url, "header_denied", message);
  }
}

/** Whether any part of the request contains a secret. */
function carriesSecrets({ sensitive, tls }: OutgoingRequest): boolean {
  return (
    sensitive.headers.length > 0 ||
    sensitive.query.length > 0 ||
    sensitive.elsewhere === true ||
    tls !== undefined
  );
}

function guardHeader(url: string, name: string, value: string): void {
  if (!TOKEN.test(name) || isFramingHeader(name)) {
    throw egressBlocked(url, "header_denied", `The header "${name.slice(0, 50)}" may not be set.`);
  }
  if (!/^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value)) {
    throw egressBlocked(
      url,
      "header_denied",
      `The value of the header "${name}" contains characters that are not allowed in a header.`,
    );
  }
}
