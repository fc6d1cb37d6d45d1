/** An IP address as bytes: 4 for IPv4, 16 for IPv6. */
export type AddressBytes = readonly number[];

/**
 * Reads a textual IP address: dotted-decimal IPv4 without leading zeros (RFC 6943 §3.1.1) or IPv6 (RFC 4291 §2.2),
 * with or without brackets. Other notations (hex, octal, short) are no addresses here: the URL parser has already
 * turned them into these forms, and a resolver never answers them.
 * @returns null when the text is no such address; zone identifiers (`fe80::1%eth0`) are refused this way too
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

/** Groups between colons; the last one may be a dotted IPv4 address when `mayEndInIpv4`. */
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
