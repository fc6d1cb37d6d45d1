import { lookup } from "node:dns/promises";
import { apiError, FailedAttempt } from "./api-error.ts";
import { describeException } from "./describe-exception.ts";
import { type EgressPolicy, isEgressException } from "./egress-policy.ts";
import { isPublicAddress, parseAddress } from "./guard-address.ts";
import { egressBlocked } from "./guard-url.ts";

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
