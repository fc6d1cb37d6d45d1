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

/** Name → all its addresses, in the order to try. Rejects or answers empty when there are none. */
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

/** The system's resolver (getaddrinfo), which also reads the hosts file. */
export async function resolveBySystem(host: string): Promise<ResolvedAddress[]> {
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

/**
 * The addresses a URL may be connected to, freshly resolved and checked. One address that is not public refuses the
 * whole name, for a name that mixes them is an attack or a mistake. Address literals are answered as they are:
 * `guardUrl` has checked them.
 * @throws FailedAttempt when the name has no address or the resolver takes longer than `dnsMs`
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
  const hidden = addresses.map(({ address }) => address).filter((address) => !isPublicAddress(address));
  if (!isEgressException(url, policy) && hidden.length > 0) {
    throw egressBlocked(
      url.href,
      "dns_blocked",
      `The name "${host}" leads to an address that is not public.${describeException(url, hidden)}`,
    );
  }
  return addresses;
}

async function lookUp(host: string, resolve: Resolve, dnsMs: number): Promise<ResolvedAddress[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<"too late">((settle) => {
    timer = setTimeout(settle, dnsMs, "too late");
  });
  try {
    const found = await Promise.race([resolve(host), tooLate]);
    if (found === "too late") {
      const error = apiError("timeout", `Looking up the name "${host}" took too long.`, {
        details: { stage: "dns" },
      });
      throw new FailedAttempt(error, "nothing");
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
  return new FailedAttempt(error, temporary ? "nothing" : "final");
}
