import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { normalizeAddress, type PeerCheck } from "./check-peer.ts";

/**
 * The address of the caller: the peer, or the address reported by trusted proxies. Entries to the left of
 * an untrusted one are under the caller's control. The last 64 bits of an IPv6 address are removed,
 * because the caller can choose them (RFC 4291 §2.5.4).
 */
export function findAddress(request: IncomingMessage, isTrusted: PeerCheck | undefined): string {
  let address = normalizeAddress(request.socket.remoteAddress ?? "");
  const chain = String(request.headers["x-forwarded-for"] ?? "").split(",");
  while (isTrusted?.(address)) {
    const before = normalizeAddress(chain.pop()?.trim() ?? "");
    if (isIP(before) === 0) break;
    address = before;
  }
  return isIP(address) === 6 ? networkOf(address) : address;
}

function networkOf(address: string): string {
  // The URL parser normalizes addresses (RFC 5952).
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill("0");
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(":")}::/64`;
}
