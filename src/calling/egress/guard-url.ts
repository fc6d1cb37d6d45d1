import { lookup } from "node:dns/promises";
import { isFramingHeader } from "../../base/headers.ts";
import { hasControlCharacters } from "../../base/text.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { apiError, FailedAttempt, MAX_HEADER_BYTES, MAX_HEADERS } from "./api-error.ts";
import {
  describeException,
  type EgressPolicy,
  isEgressException,
  isPublicAddress,
  parseAddress,
  portOf,
} from "./guard-address.ts";

/** Maximum length of a URL, similar to the limits of common servers and proxies. */
const MAX_URL_LENGTH = 8192;

/** Suffixes that are never public: special-use names (RFC 6761, 6762, 7686, 8375, 9476) and common private ones. */
const PRIVATE_SUFFIXES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|svc|onion|alt|home\.arpa|invalid)$/;

/**
 * Ports that public APIs do not use: the bad ports of the Fetch standard (§2.9 "port blocking") and the usual ports of
 * databases, caches, queues and control planes. `EGRESS_ALLOW` contains the exceptions.
 */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  // Fetch standard
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
  // RPC, SMB, LDAP, rsync
  138, 445, 873, 3268, 3269,
  // Databases and caches
  1433, 1434, 1521, 3306, 5432, 5433, 6378, 6379, 6380, 7687, 9042, 11211, 27017, 27018, 27019, 28015,
  // Databases and control planes that speak HTTP: CouchDB, Elasticsearch, InfluxDB, Consul
  5984, 6984, 9200, 9300, 8086, 8500, 8501,
  // Queues and coordination
  1883, 2181, 5671, 5672, 8883, 9092, 61613, 61616,
  // Container and cluster control planes, remote desktops, debuggers
  2375, 2376, 2377, 2379, 2380, 3389, 4243, 5900, 5901, 5985, 5986, 6443, 9229, 10250, 10255,
]);

/** The reason why a URL is blocked, returned in `details.reason` of EGRESS_BLOCKED. */
type EgressReason =
  | "bad_url"
  | "too_long"
  | "control_chars"
  | "scheme"
  | "userinfo"
  | "port"
  | "host_denied"
  | "self"
  | "ip_blocked"
  | "dns_blocked"
  | "header_denied"
  | "host_mismatch"
  | "cross_origin";

/**
 * Checks a URL before anything is sent, without DNS. The checks use the host as the WHATWG parser normalizes it,
 * not the text, so other notations of an address are recognized.
 * @returns the parsed URL, its host without a trailing dot
 * @throws ToolgateError EGRESS_BLOCKED {url, reason}
 */
export function guardUrl(url: string, policy: EgressPolicy): URL {
  if (url.length > MAX_URL_LENGTH)
    throw egressBlocked(url, "too_long", `The URL is longer than ${MAX_URL_LENGTH} characters.`);
  // The WHATWG parser removes tabs and line breaks and converts "\" to "/"; other parsers do not.
  if (hasControlCharacters(url) || /\\|^\s|\s$/.test(url)) {
    throw egressBlocked(
      url,
      "control_chars",
      "The URL contains control characters, backslashes, or spaces at its start or end.",
    );
  }
  const parsed = parseUrl(url);
  if (parsed.protocol !== "https:" && parsed.protocol !== "http:") {
    throw egressBlocked(url, "scheme", `Only https (and http) can be called, not "${parsed.protocol}".`);
  }
  if (parsed.username !== "" || parsed.password !== "") {
    throw egressBlocked(
      url,
      "userinfo",
      "The URL contains a user or password; store credentials in the vault.",
    );
  }
  if (isEgressException(parsed, policy)) return parsed;
  guardHostAndPort(url, parsed, policy);
  return parsed;
}

/** Creates an EGRESS_BLOCKED error whose details contain the URL without query and user. */
export function egressBlocked(
  url: string,
  reason: EgressReason | `redirect_blocked:${string}`,
  message: string,
): ToolgateError {
  return new ToolgateError("EGRESS_BLOCKED", message, { details: { url: shownUrl(url), reason } });
}

/** The part of a URL that is safe to show: no user, query or fragment, at most 300 characters. */
export function shownUrl(url: string): string {
  return url
    .replace(/[?#].*$/s, "")
    .replace(/^([a-z][a-z0-9+.-]*:\/*)[^/]*@/i, "$1")
    .slice(0, 300);
}

function parseUrl(text: string): URL {
  try {
    const url = new URL(text);
    url.hostname = url.hostname.replace(/\.+$/, "");
    return url;
  } catch (cause) {
    const blocked = egressBlocked(text, "bad_url", "This is not an absolute URL.");
    blocked.cause = cause;
    throw blocked;
  }
}

function guardHostAndPort(text: string, url: URL, policy: EgressPolicy): void {
  if (url.protocol === "http:" && !policy.allowHttp) {
    throw egressBlocked(text, "scheme", "Plain http is not allowed here; use https.");
  }
  const port = portOf(url);
  if (BLOCKED_PORTS.has(port))
    throw egressBlocked(
      text,
      "port",
      `Port ${port} is blocked, because it is used by services other than HTTP APIs.`,
    );
  const host = url.hostname;
  if (policy.deny?.some((own) => host === own || (own.startsWith(".") && host.endsWith(own)))) {
    throw egressBlocked(text, "self", `The host "${host}" is this service itself.`);
  }
  if (parseAddress(host) !== null) {
    if (!isPublicAddress(host))
      throw egressBlocked(text, "ip_blocked", `The address ${host} is not public.${describeException(url)}`);
    return;
  }
  if (!host.includes(".") || host.endsWith(".") || PRIVATE_SUFFIXES.test(host)) {
    throw egressBlocked(text, "host_denied", `The name "${host}" is not public.${describeException(url)}`);
  }
}

export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
}

/** Returns all addresses of a name, in the order to try. Rejects or returns an empty list if there are none. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

/** Resolves a name with getaddrinfo, which also reads the hosts file. */
export async function resolveBySystem(host: string): Promise<ResolvedAddress[]> {
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

/**
 * Resolves the host of a URL and checks its addresses. A single address that is not public blocks the name, because a
 * name with both kinds is an attack or a mistake. IP addresses are returned unchanged: `guardUrl` has checked them.
 * @throws FailedAttempt if the name has no address or the resolver takes longer than `dnsMs`
 * @throws ToolgateError EGRESS_BLOCKED {url, reason: "dns_blocked"}
 */
export async function resolveHost(
  url: URL,
  policy: EgressPolicy,
  resolve: Resolve,
  dnsMs: number,
): Promise<ResolvedAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const literal = parseAddress(host);
  if (literal !== null) return [{ address: host, family: literal.length === 4 ? 4 : 6 }];
  const addresses = await lookUp(host, resolve, dnsMs);
  const notPublic = addresses.map(({ address }) => address).filter((address) => !isPublicAddress(address));
  if (!isEgressException(url, policy) && notPublic.length > 0) {
    throw egressBlocked(
      url.href,
      "dns_blocked",
      `The name "${host}" resolves to an address that is not public.${describeException(url, notPublic)}`,
    );
  }
  return addresses;
}

async function lookUp(host: string, resolve: Resolve, dnsMs: number): Promise<ResolvedAddress[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<"timeout">((settle) => {
    timer = setTimeout(settle, dnsMs, "timeout");
  });
  try {
    const found = await Promise.race([resolve(host), timeout]);
    if (found === "timeout") {
      const error = apiError("timeout", `Resolving the name "${host}" took too long.`, {
        details: { stage: "dns" },
      });
      throw new FailedAttempt(error, "always");
    }
    if (found.length === 0) throw unknownName(host, undefined);
    return found;
  } catch (cause) {
    throw cause instanceof FailedAttempt ? cause : unknownName(host, cause);
  } finally {
    clearTimeout(timer);
  }
}

function unknownName(host: string, cause: unknown): FailedAttempt {
  const temporary = cause instanceof Error && "code" in cause && cause.code === "EAI_AGAIN";
  const error = apiError("connection", `The name "${host}" could not be resolved.`, {
    details: { dns: "failed", stage: "dns" },
    cause,
  });
  return new FailedAttempt(error, temporary ? "always" : "never");
}

const TOKEN = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;

/**
 * Checks one hop of a request: its URL, its method, its headers, and that secrets are sent over TLS only (except to
 * the hosts of `EGRESS_ALLOW`).
 * @returns the parsed URL
 * @throws ToolgateError EGRESS_BLOCKED {url, reason}
 */
export function guardRequest(request: OutgoingRequest, policy: EgressPolicy): URL {
  const url = guardUrl(request.url, policy);
  for (const [name, value] of request.headers) guardHeader(request.url, name, value);
  guardSize(request);
  if (!/^[A-Z]+$/.test(request.method) || request.method === "CONNECT") {
    throw egressBlocked(request.url, "bad_url", "The method is not a valid HTTP method for a request.");
  }
  const secret = carriesSecrets(request);
  if (url.protocol === "http:" && secret && (request.tls !== undefined || !isEgressException(url, policy))) {
    throw egressBlocked(request.url, "scheme", "A request with secrets needs https.");
  }
  return url;
}

function guardSize({ url, headers }: OutgoingRequest): void {
  // Each is sent as `name: value` and a line break.
  const bytes = headers.reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  if (bytes > MAX_HEADER_BYTES) {
    const message = `The headers of the request have ${bytes} bytes; the limit is ${MAX_HEADER_BYTES}.`;
    throw egressBlocked(url, "header_denied", message);
  }
  if (headers.length > MAX_HEADERS) {
    const message = `The request has ${headers.length} headers; the limit is ${MAX_HEADERS}.`;
    throw egressBlocked(url, "header_denied", message);
  }
}

/** Whether any part of the request contains a secret. */
function carriesSecrets({ sensitive, tls }: OutgoingRequest): boolean {
  return (
    sensitive.headers.length > 0 ||
    sensitive.query.length > 0 ||
    sensitive.elsewhere === true ||
    tls !== undefined
  );
}

function guardHeader(url: string, name: string, value: string): void {
  if (!TOKEN.test(name) || isFramingHeader(name)) {
    throw egressBlocked(url, "header_denied", `The header "${name.slice(0, 50)}" may not be set.`);
  }
  if (!/^[\t\u0020-\u007e\u0080-\u00ff]*$/.test(value)) {
    throw egressBlocked(
      url,
      "header_denied",
      `The value of the header "${name}" contains characters that are not allowed in a header.`,
    );
  }
}
