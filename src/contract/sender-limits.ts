/** Limits of one send. */
export interface SenderLimits {
  /** The whole call: DNS, connecting, redirects, retries, pauses, body. Milliseconds. */
  totalMs: number;
  /** One DNS lookup. Milliseconds. */
  dnsMs: number;
  /** TCP and TLS handshake with one address. Milliseconds. */
  connectMs: number;
  /** Decoded bytes of the response. */
  maxBytes: number;
  maxRedirects: number;
  maxRetries: number;
  /** First pause before a retry without `Retry-After`. It doubles with each retry. Milliseconds. */
  backoffMs: number;
}

/** Overlays, agents and accounts can lower `totalMs` and `maxBytes`, not raise them. */
export const DEFAULT_LIMITS: SenderLimits = {
  totalMs: 30_000,
  dnsMs: 5_000,
  connectMs: 5_000,
  maxBytes: 102_400,
  maxRedirects: 5,
  maxRetries: 2,
  backoffMs: 200,
};
