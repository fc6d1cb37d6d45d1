/**
 * Address blocks that are not public. Sources: the IANA IPv4 and IPv6 special-purpose address registries (RFC 6890 and
 * updates), and addresses of cloud platforms that are internal although they are allocated as public.
 */
const NOT_PUBLIC_IPV4 = [
  "0.0.0.0/8", // "this network", RFC 791
  "10.0.0.0/8", // private, RFC 1918
  "100.64.0.0/10", // carrier-grade NAT, RFC 6598; also Alibaba's metadata service
  "127.0.0.0/8", // loopback
  "168.63.129.16/32", // Azure's host channel (WireServer)
  "169.254.0.0/16", // link-local, RFC 3927; cloud metadata
  "172.16.0.0/12", // private
  "192.0.0.0/24", // IETF protocol assignments, RFC 6890; Oracle's metadata service
  "192.0.2.0/24", // documentation, RFC 5737
  "192.31.196.0/24", // AS112, RFC 7535
  "192.52.193.0/24", // AMT, RFC 7450
  "192.88.99.0/24", // 6to4 relay anycast, RFC 7526
  "192.168.0.0/16", // private
  "192.175.48.0/24", // AS112, RFC 7534
  "198.18.0.0/15", // benchmarking, RFC 2544
  "198.51.100.0/24", // documentation
  "203.0.113.0/24", // documentation
  "224.0.0.0/3", // multicast, reserved, broadcast
].map(parseBlock);

/** Blocks within 2000::/3, the global unicast space (RFC 4291 §2.4), that are not public or embed an IPv4 address. */
const NOT_PUBLIC_IPV6 = [
  "2001::/23", // IETF protocol assignments: Teredo, benchmarking, ORCHID, …
  "2001:db8::/32", // documentation, RFC 3849
  "2002::/16", // 6to4, RFC 3056
  "2620:4f:8000::/48", // AS112
  "3fff::/20", // documentation, RFC 9637
].map(parseBlock);

const GLOBAL_UNICAST = parseBlock("2000::/3");

/**
 * Whether an address is global unicast, and so may be reached from a shared service. All IPv6 forms that embed an IPv4
 * address (mapped, compatible, translated, NAT64, 6to4, Teredo) count as not public: public APIs do not need them.
 * @param ip IPv4 or IPv6 address as text; other texts are not public
 */
export function isPublicAddress(ip: string): boolean {
  const bytes = parseAddress(ip);
  if (bytes === null) return false;
  if (bytes.length === 4) return !NOT_PUBLIC_IPV4.some((block) => contains(block, bytes));
  return contains(GLOBAL_UNICAST, bytes) && !NOT_PUBLIC_IPV6.some((block) => contains(block, bytes));
}

interface Block {
  base: AddressBytes;
  bits: number;
}

function parseBlock(text: string): Block {
  const [address = "", bits = ""] = text.split("/");
  const base = parseAddress(address);
  if (base === null) throw new Error(`not an address block: ${text}`);
  return { base, bits: Number(bits) };
}

function contains(block: Block, address: AddressBytes): boolean {
  return address.every((byte, index) => {
    const bits = Math.min(8, Math.max(0, block.bits - index * 8));
    const mask = (0xff << (8 - bits)) & 0xff;
    return ((byte ^ (block.base[index] ?? 0)) & mask) === 0;
  });
}

/** An IP address as bytes: 4 for IPv4, 16 for IPv6. */
type AddressBytes = readonly number[];

/**
 * Parses an IP address: dotted-decimal IPv4 without leading zeros (RFC 6943 §3.1.1) or IPv6 (RFC 4291 §2.2), with or
 * without brackets. Other notations (hexadecimal, octal, short) are not accepted: the URL parser has already normalized
 * them, and a resolver does not return them.
 * @returns null for other texts, including addresses with a zone identifier (`fe80::1%eth0`)
 */
export function parseAddress(text: string): AddressBytes | null {
  const bare = text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1) : text;
  return bare.includes(":") ? parseIpv6(bare) : parseIpv4(bare);
}

function parseIpv4(text: string): AddressBytes | null {
  const parts = text.split(".");
  if (parts.length !== 4) return null;
  const bytes: number[] = [];
  for (const part of parts) {
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    bytes.push(Number(part));
  }
  return bytes;
}

function parseIpv6(text: string): AddressBytes | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const head = readGroups(halves[0] ?? "", halves.length === 1);
  const tail = halves.length === 2 ? readGroups(halves[1] ?? "", true) : [];
  if (head === null || tail === null) return null;
  const missing = 16 - head.length - tail.length;
  if (halves.length === 1 ? missing !== 0 : missing < 2) return null;
  return [...head, ...new Array<number>(missing).fill(0), ...tail];
}

/** Parses groups between colons. With `mayEndInIpv4`, the last one may be a dotted IPv4 address. */
function readGroups(text: string, mayEndInIpv4: boolean): number[] | null {
  if (text === "") return [];
  const groups = text.split(":");
  const bytes: number[] = [];
  for (const [index, group] of groups.entries()) {
    if (group.includes(".")) {
      const ipv4 = mayEndInIpv4 && index === groups.length - 1 ? parseIpv4(group) : null;
      if (ipv4 === null) return null;
      bytes.push(...ipv4);
    } else {
      if (!/^[0-9a-f]{1,4}$/i.test(group)) return null;
      const value = Number.parseInt(group, 16);
      bytes.push(value >> 8, value & 0xff);
    }
  }
  return bytes;
}

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

/** Which addresses the sender may reach besides public ones, and which hosts it must not reach. */
export interface EgressPolicy {
  /**
   * Hosts and ports of `EGRESS_ALLOW`, which need not be public. Hosts are in URL form: lower case, IPv6 in
   * brackets.
   */
  allow: readonly EgressException[];
  /** Whether `http:` to public hosts is allowed. Requests with secrets always need `https:`. */
  allowHttp: boolean;
  /** Public host names of this installation, which would cause a loop. A leading dot also covers subdomains. */
  deny?: readonly string[];
}

interface EgressException {
  host: string;
  port: number;
}

/** The port of a URL, or the default port of its scheme. */
export function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

/** The exception for the host and port of a configured URL. */
export function exceptionFor(configured: string): EgressException {
  const url = new URL(configured);
  return { host: url.hostname.replace(/\.+$/, ""), port: portOf(url) };
}

/** Whether `EGRESS_ALLOW` contains this host and port. */
export function isEgressException(url: URL, policy: EgressPolicy): boolean {
  const port = portOf(url);
  return policy.allow.some((entry) => entry.host === url.hostname && entry.port === port);
}

/**
 * Parses `EGRESS_ALLOW`: comma-separated `host:port`, IPv6 hosts in brackets. Empty means no exceptions.
 * @throws Error that names the invalid entry, such as one with a wildcard, a path or a user, or without a port
 */
export function parseEgressAllow(text: string): EgressException[] {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return entries.map(parseEntry);
}

function parseEntry(entry: string): EgressException {
  const match = /^([^/?#@\\*\s]+):(\d{1,5})$/.exec(entry);
  const host = match?.[1] === undefined ? null : canonicalHost(match[1]);
  const port = Number(match?.[2]);
  if (host === null || !(port >= 1 && port <= 65535)) {
    throw new Error(`EGRESS_ALLOW: "${entry}" is not host:port (for example 127.0.0.1:8080 or [::1]:8080)`);
  }
  return { host, port };
}

/** The host as normalized by the URL parser, so that all notations of an address are equal. */
function canonicalHost(host: string): string | null {
  if (host.includes(":") && !host.startsWith("[")) return null;
  try {
    return new URL(`http://${host}/`).hostname.replace(/\.+$/, "") || null;
  } catch {
    return null;
  }
}
