import type { Resolve } from "./resolve-host.ts";

/** Limits of one send. */
export interface SenderLimits {
  /** Everything together: DNS, connecting, redirects, retries, waiting, body. Milliseconds. */
  totalMs: number;
  /** One look-up of a name. Milliseconds. */
  dnsMs: number;
  /** TCP and TLS handshake with one address. Milliseconds. */
  connectMs: number;
  /** Decoded bytes of the answer. */
  maxBytes: number;
  maxRedirects: number;
  maxRetries: number;
  /** First pause before a retry without `Retry-After`; doubles, halved at random. Milliseconds. */
  backoffMs: number;
}

export const DEFAULT_LIMITS: SenderLimits = {
  totalMs: 30_000,
  dnsMs: 5_000,
  connectMs: 5_000,
  maxBytes: 102_400,
  maxRedirects: 5,
  maxRetries: 2,
  backoffMs: 200,
};

export interface SenderOptions {
  limits?: Partial<SenderLimits>;
  /** Certificate authorities trusted besides the system's, as PEM. */
  ca?: string[];
  /** Name → addresses; the system's resolver unless given. */
  resolve?: Resolve;
}
