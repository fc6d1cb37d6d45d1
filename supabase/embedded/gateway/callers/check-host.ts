import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { isLoopbackHost } from "./is-loopback-host.ts";

export interface HostRules {
  /** Address that the gateway listens on. */
  listensOn: string;
  /**
   * Additional names of this gateway and of pages that may call it: host names or addresses, without port.
   */
  allowed: string[];
}

export interface HostFault {
  status: 400 | 403;
  message: string;
}

/** @returns the fault of a rejected request; undefined for an accepted one */
export type HostCheck = (headers: IncomingHttpHeaders) => HostFault | undefined;

/** RFC 9110 §7.2: a host with an optional port (no user, path or space). */
const HOST = /^([a-z\d._-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const MAX_PORT = 65_535;

/**
 * Rejects requests with a foreign host name (DNS rebinding: a page points its own name to this machine)
 * and requests of foreign pages. An IP address cannot be rebound, so addresses are accepted when the
 * gateway is not limited to loopback.
 */
export function createHostCheck(rules: HostRules): HostCheck {
  const isLocal = isLoopbackHost(rules.listensOn);
  const names = new Set([rules.listensOn, ...rules.allowed].map(normalize));
  const isOurs = (name: string) => isLoopbackHost(name) || names.has(name) || (!isLocal && isIP(name) !== 0);

  return function checkHost({ host, origin }) {
    // Only HTTP/1.0 may omit it, which browsers do not use.
    if (host !== undefined) {
      const [, name, port = ""] = HOST.exec(host) ?? [];
      if (name === undefined || Number(port.slice(1)) > MAX_PORT)
        return { status: 400, message: "The Host header is malformed." };
      if (!isOurs(normalize(name))) return { status: 403, message: refuse("The name", name) };
    }
    if (origin === undefined) return undefined;
    const name = hostnameOf(origin);
    if (name !== undefined && isOurs(name)) return undefined;
    return { status: 403, message: refuse("Pages of", name ?? "this origin") };
  };
}

function refuse(what: string, name: string): string {
  return `${what} ${name} may not call this gateway. If it is yours, add it to ALLOWED_HOSTS.`;
}

function hostnameOf(origin: string): string | undefined {
  if (!/^https?:\/\//i.test(origin) || !URL.canParse(origin)) return undefined;
  const name = normalize(new URL(origin).hostname);
  return name === "" ? undefined : name;
}

function normalize(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/\.$/, "");
}
