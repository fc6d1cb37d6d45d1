import { portOf } from "./egress-policy.ts";
import { parseAddress } from "./guard-address.ts";

/**
 * A hint for error messages on how to allow an address that is not public. Empty for addresses that are never APIs:
 * link-local addresses, names of cloud metadata services, multicast and documentation addresses.
 * @param addresses the non-public addresses of the URL's host name
 */
export function describeException(url: URL, addresses: readonly string[] = []): string {
  const literal = parseAddress(url.hostname) === null ? [] : [url.hostname];
  if (/(^|\.)metadata\./.test(url.hostname) || ![...literal, ...addresses].every(isPrivateNetwork)) return "";
  const place = `${url.hostname}:${portOf(url)}`;
  return ` If it is your own, add ${place} to EGRESS_ALLOW where Toolgate runs.`;
}

/** Loopback and private networks (RFC 1918, RFC 4193). */
function isPrivateNetwork(address: string): boolean {
  const bytes = parseAddress(address);
  if (bytes === null) return false;
  const [first = 0, second = 0] = bytes;
  if (bytes.length === 4) {
    const isPrivate =
      first === 10 || (first === 172 && second >> 4 === 1) || (first === 192 && second === 168);
    return first === 127 || isPrivate;
  }
  const isLoopback = bytes.every((byte, index) => byte === (index === 15 ? 1 : 0));
  return isLoopback || first >> 1 === 0x7e;
}
