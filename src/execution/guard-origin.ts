import { egressBlocked } from "./guard-url.ts";

/**
 * Checks that a URL built from arguments still points at the origin it was meant for: scheme, host and port all equal,
 * compared after parsing (so `xapi.stripe.com` or a Cyrillic look-alike is not `api.stripe.com`).
 * @throws ToolgateError EGRESS_BLOCKED {url, reason: "host_mismatch"}
 */
export function guardOrigin(url: URL, expected: string): void {
  const origin = new URL(expected).origin;
  if (url.origin !== origin) {
    throw egressBlocked(url.href, "host_mismatch", `The URL leads to ${url.origin} instead of ${origin}.`);
  }
}
