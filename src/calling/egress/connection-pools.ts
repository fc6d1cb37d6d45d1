import { rootCertificates } from "node:tls";
import { Pool } from "undici";
import { MAX_HEADER_BYTES } from "./api-error.ts";
import type { ResolvedAddress } from "./guard-url.ts";

/** Maximum number of pools. Beyond that, the least recently used one is closed. */
const MAX_POOLS = 100;

export interface ConnectionPools {
  /** Returns the pool whose connections all go to this address, with the origin's name for SNI and `Host`. */
  get(origin: string, address: ResolvedAddress): Pool;
  close(): Promise<void>;
}

/**
 * Keeps connections alive by origin and checked address. Repeated calls skip the TCP and TLS handshakes. Every pool
 * resolves names to its own address only, so a name that changes its address cannot reach one that was not checked.
 * Pools contain no user data: credentials are sent in requests, and client certificates use separate pools.
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
      // close() waits for running requests.
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

/** Creates a pool pinned to one address; `client` is a client certificate with its key, as PEM. */
export function createPool(
  origin: string,
  pinned: ResolvedAddress,
  connectMs: number,
  ca: readonly string[],
  client: { cert?: string; key?: string } = {},
): Pool {
  // In Node, the option `ca` replaces the built-in authorities, so they are included.
  const trust = ca.length > 0 ? { ca: [...rootCertificates, ...ca] } : {};
  return new Pool(origin, {
    // The deadline covers the whole call; undici's timers are less precise.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: MAX_HEADER_BYTES,
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
