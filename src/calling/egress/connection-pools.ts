import { rootCertificates } from "node:tls";
import { Pool } from "undici";
import type { ResolvedAddress } from "./resolve-host.ts";

/** Pools kept at once; the least recently used one is closed beyond that. */
const MAX_POOLS = 100;

export interface ConnectionPools {
  /** The pool whose every connection goes to exactly this address, under this origin's name (SNI and `Host`). */
  get(origin: string, address: ResolvedAddress): Pool;
  close(): Promise<void>;
}

/**
 * Keep-alive connections by origin and *checked* address: a repeated call skips the TCP and TLS handshakes, yet a name
 * that moves to another address can never reuse or open a connection that was not checked, because the look-up inside
 * a pool always answers its own address. They hold no user data: credentials travel in requests, and client
 * certificates never come here.
 */
export function createConnectionPools(connectMs: number, ca: readonly string[]): ConnectionPools {
  const pools = new Map<string, Pool>();

  function get(origin: string, address: ResolvedAddress): Pool {
    const key = `${origin} ${address.address}`;
    const pool = pools.get(key) ?? createPool(origin, address, connectMs, ca);
    pools.delete(key);
    pools.set(key, pool);
    const [oldest] = pools.keys();
    if (pools.size > MAX_POOLS && oldest !== undefined) {
      // close() lets running requests end.
      pools
        .get(oldest)
        ?.close()
        .catch(() => undefined);
      pools.delete(oldest);
    }
    return pool;
  }

  async function close(): Promise<void> {
    await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    pools.clear();
  }

  return { get, close };
}

/** One pool pinned to one address; `client` is a client certificate and its key as PEM. */
export function createPool(
  origin: string,
  pinned: ResolvedAddress,
  connectMs: number,
  ca: readonly string[],
  client: { cert?: string; key?: string } = {},
): Pool {
  // Giving any authority replaces the built-in ones in Node, so they are repeated.
  const trust = ca.length > 0 ? { ca: [...rootCertificates, ...ca] } : {};
  return new Pool(origin, {
    // One deadline rules the whole call; undici's own timers are coarser.
    headersTimeout: 0,
    bodyTimeout: 0,
    connections: 128,
    connect: { timeout: connectMs, lookup: pinnedLookup(pinned), ...client, ...trust },
  });
}

type LookupCallback = (
  error: Error | null,
  address: string | { address: string; family: number }[],
  family?: number,
) => void;

function pinnedLookup(pinned: ResolvedAddress) {
  return (_host: string, options: { all?: boolean | undefined }, callback: LookupCallback): void => {
    if (options.all) callback(null, [pinned]);
    else callback(null, pinned.address, pinned.family);
  };
}
