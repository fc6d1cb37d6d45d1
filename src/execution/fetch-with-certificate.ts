import type { OutgoingRequest } from "../contract/ports.ts";
import type { Attempt, RawAnswer } from "./attempt-request.ts";
import { collect } from "./read-body.ts";

interface DenoHttpClient {
  close(): void;
}

interface DenoClients {
  createHttpClient(options: { cert: string; key: string; caCerts?: string[] }): DenoHttpClient;
}

function denoClients(): DenoClients | undefined {
  const { Deno } = globalThis as { Deno?: Partial<DenoClients> };
  return Deno?.createHttpClient === undefined ? undefined : (Deno as DenoClients);
}

/** Whether the runtime brings its own way to send client certificates (Deno). */
export function hasDenoClient(): boolean {
  return denoClients() !== undefined;
}

/**
 * Mutual TLS on Deno. The runtime resolves the name again, so the address is not pinned; it was checked just before,
 * and TLS verifies the name, which makes an address switched in between useless: it cannot prove to be that host, and
 * Deno sends nothing before it does. Therefore https only. Deno decodes the content encoding itself while streaming.
 */
export async function fetchWithCertificate(
  { url, request, deadline, maxBytes, ca, follow }: Attempt,
  tls: NonNullable<OutgoingRequest["tls"]>,
): Promise<RawAnswer> {
  const clients = denoClients();
  if (clients === undefined) throw new Error("fetchWithCertificate() needs Deno");
  const caCerts = tls.ca === undefined ? [...ca] : [...ca, tls.ca];
  const client = clients.createHttpClient({ cert: tls.cert, key: tls.key, caCerts });
  try {
    const init = {
      method: request.method,
      headers: request.headers,
      body: request.body ?? null,
      redirect: "manual",
      signal: deadline.signal,
      client,
    };
    const response = await fetch(url, init as RequestInit);
    const head = { status: response.status, headers: Object.fromEntries(response.headers) };
    const hasEnough = follow?.(head);
    const body =
      response.body === null ? new Uint8Array(0) : await collect(response.body, maxBytes, hasEnough);
    return { ...head, body };
  } finally {
    client.close();
  }
}
