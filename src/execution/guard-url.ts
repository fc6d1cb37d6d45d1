import { ToolgateError } from "../contract/errors.ts";
import { BLOCKED_PORTS } from "./blocked-ports.ts";
import { type EgressPolicy, isEgressException, portOf } from "./egress-policy.ts";
import { isPublicAddress } from "./guard-address.ts";
import { hasControlCharacters } from "./has-control-characters.ts";
import { parseAddress } from "./parse-address.ts";
import { tellException } from "./tell-exception.ts";

/** Longest URL we send; the same order as common servers and proxies accept. */
const MAX_URL_LENGTH = 8192;

/** Suffixes that never name a public API: special-use (RFC 6761, 6762, 7686, 8375, 9476) and usual private ones. */
const PRIVATE_SUFFIXES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|svc|onion|alt|home\.arpa|invalid)$/;

/** Why a URL may not be called; travels in `details.reason` of EGRESS_BLOCKED. */
export type EgressReason =
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
 * Checks a URL before anything is sent: everything that can be told without asking DNS. What is compared is the host
 * as the WHATWG parser understood it, never the text, so other notations of an address are seen through.
 * @returns the parsed URL, its host without a trailing dot
 * @throws ToolgateError EGRESS_BLOCKED {url, reason}
 */
export function guardUrl(url: string, policy: EgressPolicy): URL {
  if (url.length > MAX_URL_LENGTH)
    throw egressBlocked(url, "too_long", `The URL is longer than ${MAX_URL_LENGTH} characters.`);
  // WHATWG drops tabs and line ends and turns "\" into "/": other parsers read such a URL differently.
  if (hasControlCharacters(url) || /\\|^\s|\s$/.test(url)) {
    throw egressBlocked(
      url,
      "control_chars",
      "The URL holds control characters, backslashes or outer blanks.",
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
      "The URL holds a user or password; credentials belong in the vault.",
    );
  }
  if (isEgressException(parsed, policy)) return parsed;
  guardPlace(url, parsed, policy);
  return parsed;
}

/** An EGRESS_BLOCKED error whose details show where the call would have gone, without query and user. */
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

function guardPlace(text: string, url: URL, policy: EgressPolicy): void {
  if (url.protocol === "http:" && !policy.allowHttp) {
    throw egressBlocked(text, "scheme", "Plain http is not allowed here; use https.");
  }
  const port = portOf(url);
  if (BLOCKED_PORTS.has(port))
    throw egressBlocked(text, "port", `Port ${port} belongs to another service than HTTP.`);
  const host = url.hostname;
  if (policy.deny?.some((own) => host === own || (own.startsWith(".") && host.endsWith(own)))) {
    throw egressBlocked(text, "self", `The name "${host}" is this service itself.`);
  }
  if (parseAddress(host) !== null) {
    if (!isPublicAddress(host))
      throw egressBlocked(text, "ip_blocked", `The address ${host} is not public.${tellException(url)}`);
    return;
  }
  if (!host.includes(".") || host.endsWith(".") || PRIVATE_SUFFIXES.test(host)) {
    throw egressBlocked(text, "host_denied", `The name "${host}" is not public.${tellException(url)}`);
  }
}
