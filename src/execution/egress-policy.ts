/** What the sender may reach beyond public addresses, and what it must not reach. */
export interface EgressPolicy {
  /** Exceptions of `EGRESS_ALLOW`: exactly this host and port, although not public. Hosts in URL form (lower case, IPv6 in brackets). */
  allow: readonly EgressException[];
  /** Whether plain `http:` to public hosts is allowed at all. Requests that carry secrets need `https:` in any case. */
  allowHttp: boolean;
  /** Our own public host names: calling them would loop. A leading dot also covers subdomains. */
  deny?: readonly string[];
}

export interface EgressException {
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
