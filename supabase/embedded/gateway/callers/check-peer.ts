import { BlockList, isIP } from "node:net";

/** Whether a peer address may call. */
export type PeerCheck = (address: string | undefined) => boolean;

/**
 * @param ranges CIDR blocks or single addresses, IPv4 or IPv6; empty: all
 * @throws Error with the invalid range
 */
export function createPeerCheck(ranges: string[]): PeerCheck {
  if (ranges.length === 0) return () => true;
  const allowed = new BlockList();
  for (const range of ranges) addRange(allowed, range);
  return function isAllowed(address) {
    if (address === undefined) return false;
    const plain = normalizeAddress(address);
    return allowed.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
  };
}

function addRange(list: BlockList, range: string): void {
  const [address = "", bits, ...rest] = range.split("/");
  const version = isIP(address);
  const size = version === 6 ? 128 : 32;
  const prefix = bits === undefined ? size : Number(bits);
  const isWhole = bits === undefined || /^\d{1,3}$/.test(bits);
  if (version === 0 || rest.length > 0 || !isWhole || prefix > size) {
    throw new Error(`"${range}" is not a CIDR range such as 10.0.0.0/8 or fd7a:115c:a1e0::/48.`);
  }
  list.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4");
}

/**
 * IPv4 peers of a dual-stack socket have the form `::ffff:a.b.c.d` (RFC 4291 §2.5.5.2); zone ids are
 * removed.
 */
export function normalizeAddress(address: string): string {
  const plain = address.replace(/%.*$/, "");
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}
