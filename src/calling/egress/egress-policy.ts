/** Which addresses the sender may reach besides public ones, and which hosts it must not reach. */
export interface EgressPolicy {
  /** Hosts and ports of `EGRESS_ALLOW`, which need not be public. Hosts are in URL form: lower case, IPv6 in brackets. */
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
