import type { EgressException } from "./egress-policy.ts";

/**
 * Reads the value of `EGRESS_ALLOW`: comma-separated `host:port`, IPv6 hosts in brackets; empty means no exception.
 * @throws Error naming the entry that is malformed: a wildcard, a missing port, a path, a user
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

/** The host as the URL parser writes it, so that every notation of one address compares equal. */
function canonicalHost(host: string): string | null {
  if (host.includes(":") && !host.startsWith("[")) return null;
  try {
    return new URL(`http://${host}/`).hostname.replace(/\.+$/, "") || null;
  } catch {
    return null;
  }
}
