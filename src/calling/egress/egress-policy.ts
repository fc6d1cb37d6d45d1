/** What the sender may reach beyond public addresses, and what it must not reach. */
export interface EgressPolicy {
  /** Exceptions of `EGRESS_ALLOW`: exactly this host and port, although not public. Hosts in URL form (lower case, IPv6 in brackets). */
  allow: readonly EgressException[];
  /** Whether plain `http:` to public hosts is allowed at all. Requests that carry secrets need `https:` in any case. */
  allowHttp: boolean;
  /** Our own public host names: calling them would loop. A leading dot also covers subdomains. */
  deny?: readonly string[];
}

interface EgressException {
  host: string;
  port: number;
}

/** Port of a URL as a number; the scheme's default when it names none. */
export function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

/** Exactly the host and port of a URL that the configuration names. */
export function placeOf(configured: string): EgressException {
  const url = new URL(configured);
  return { host: url.hostname.replace(/\.+$/, ""), port: portOf(url) };
}

/** Whether `EGRESS_ALLOW` names exactly this host and port. */
export function isEgressException(url: URL, policy: EgressPolicy): boolean {
  const port = portOf(url);
  return policy.allow.some((entry) => entry.host === url.hostname && entry.port === port);
}

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
