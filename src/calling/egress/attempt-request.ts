import type { Dispatcher } from "undici";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { apiError, FailedAttempt } from "./api-error.ts";
import type { ConnectionPools } from "./connection-pools.ts";
import type { Deadline } from "./create-deadline.ts";
import { MAX_HEADERS } from "./header-limits.ts";
import { collect, type HasEnough, readBody } from "./read-body.ts";
import type { ResolvedAddress } from "./resolve-host.ts";

export interface AnswerHead {
  status: number;
  headers: Record<string, string>;
}

/** One response with its decoded body. */
export interface RawAnswer extends AnswerHead {
  body: Uint8Array;
}

interface Attempt {
  url: URL;
  request: OutgoingRequest;
  /** The address to connect to, which has been checked. */
  address: ResolvedAddress;
  deadline: Deadline;
  connectMs: number;
  maxBytes: number;
  ca: readonly string[];
  /** Called with the head of the response. Returns a listener for the chunks of the body, or undefined. */
  follow?: (head: AnswerHead) => HasEnough | undefined;
}

/**
 * Sends a request once, to one checked address, and reads the whole response, without redirects and retries.
 * @throws errors of undici, the runtime or `readBody`; see `mapNetworkError`
 */
export async function attemptRequest(attempt: Attempt, pools: ConnectionPools): Promise<RawAnswer> {
  const { tls } = attempt.request;
  if (tls === undefined) return dispatch(attempt, pools.get(attempt.url.origin, attempt.address));
  // Deno's node:tls sends no client certificate before 2.9.
  if (hasDenoClient()) return fetchWithCertificate(attempt, tls);
  // A separate pool: connections with a client certificate are never shared.
  const ca = tls.ca === undefined ? attempt.ca : [...attempt.ca, tls.ca];
  const { createPool } = await import("./connection-pools.ts");
  const pool = createPool(attempt.url.origin, attempt.address, attempt.connectMs, ca, tls);
  try {
    return await dispatch(attempt, pool);
  } finally {
    pool.destroy().catch(() => undefined);
  }
}

async function dispatch(
  { url, request, deadline, maxBytes, follow }: Attempt,
  pool: Dispatcher,
): Promise<RawAnswer> {
  const response = await pool.request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: request.method as Dispatcher.HttpMethod,
    headers: request.headers.flat(),
    body: request.body ?? null,
    signal: deadline.signal,
  });
  try {
    checkCount(Object.keys(response.headers).length, url);
    const head = { status: response.statusCode, headers: joinHeaders(response.headers) };
    const hasEnough = follow?.(head);
    const body = await readBody(response.body, head.headers["content-encoding"], maxBytes, hasEnough);
    return { ...head, body };
  } catch (thrown) {
    // Unread bytes must not stay on a connection that is reused.
    response.body.on("error", () => {}).destroy();
    throw thrown;
  }
}

function checkCount(count: number, { host }: URL): void {
  if (count <= MAX_HEADERS) return;
  const message = `The API at ${host} could not be used: its response has more than ${MAX_HEADERS} headers.`;
  throw new FailedAttempt(apiError("invalid_response", message), "never");
}

function joinHeaders(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const joined: [string, string][] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined)
      joined.push([name.toLowerCase(), Array.isArray(value) ? value.join(", ") : value]);
  }
  return Object.fromEntries(joined);
}

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

/** Whether the runtime has its own API for client certificates (Deno). */
function hasDenoClient(): boolean {
  return denoClients() !== undefined;
}

/**
 * Mutual TLS on Deno. The runtime resolves the name again, so the address is not pinned. If the address changes after
 * it was checked, the server behind it fails TLS verification, and Deno sends nothing before that. For this reason,
 * only https is supported. Deno decodes the content encoding itself while streaming.
 */
async function fetchWithCertificate(
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
    const headers = [...response.headers];
    checkCount(headers.length, url);
    const head = { status: response.status, headers: Object.fromEntries(headers) };
    const hasEnough = follow?.(head);
    const body =
      response.body === null ? new Uint8Array(0) : await collect(response.body, maxBytes, hasEnough);
    return { ...head, body };
  } finally {
    client.close();
  }
}
