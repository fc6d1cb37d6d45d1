import type { Dispatcher } from "undici";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { apiError, FailedAttempt, MAX_HEADERS } from "./api-error.ts";
import type { ConnectionPools } from "./connection-pools.ts";
import type { ResolvedAddress } from "./guard-url.ts";
import { collect, type HasEnough, readBody } from "./read-body.ts";

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
    const reading = readBody(response.body, head.headers["content-encoding"], maxBytes, hasEnough);
    return { ...head, body: await withStatus(head, reading) };
  } catch (thrown) {
    // Unread bytes must not stay on a connection that is reused.
    response.body.on("error", () => {}).destroy();
    throw thrown;
  }
}

/** The status of a failure counts, even if its body is too large or cannot be decoded; the body is left out then. */
async function withStatus({ status }: AnswerHead, reading: Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await reading;
  } catch (thrown) {
    if (status < 400 || !(thrown instanceof FailedAttempt)) throw thrown;
    return new Uint8Array(0);
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
    if (response.body === null) return { ...head, body: new Uint8Array(0) };
    return { ...head, body: await withStatus(head, collect(response.body, maxBytes, hasEnough)) };
  } finally {
    client.close();
  }
}

/** The moment at which a call is aborted. */
export interface Deadline {
  /** Aborted at the deadline, or when the caller cancels. */
  readonly signal: AbortSignal;
  remainingMs(): number;
  /** Settles like `work`, but at the deadline at the latest, even if `work` ignores the signal. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Resolves after `ms` milliseconds, which must be shorter than the remaining time. */
  pause(ms: number): Promise<void>;
  /** Clears the timer and removes the listener of the caller's signal. Must be called when the work has ended. */
  cancel(): void;
}

/**
 * Starts a deadline.
 * @param totalMs milliseconds from now
 * @param caller a signal that aborts earlier
 * @throws FailedAttempt if the caller's signal is already aborted
 */
export function createDeadline(totalMs: number, caller?: AbortSignal): Deadline {
  if (caller?.aborted) throw callerAborted(caller);
  const end = performance.now() + totalMs;
  const controller = new AbortController();
  let expire: (error: FailedAttempt) => void = () => {};
  const expired = new Promise<never>((_, reject) => {
    expire = reject;
  });
  // The deadline can expire while nothing awaits it.
  expired.catch(() => {});
  const stop = (error: FailedAttempt) => {
    expire(error);
    controller.abort();
  };
  const timer = setTimeout(() => stop(deadlineExceeded(totalMs)), totalMs);
  const onAbort = () => caller && stop(callerAborted(caller));
  caller?.addEventListener("abort", onAbort, { once: true });
  return {
    signal: controller.signal,
    remainingMs: () => Math.max(0, end - performance.now()),
    race: (work) => Promise.race([work, expired]),
    pause: (ms) => pause(ms, expired),
    cancel: () => {
      clearTimeout(timer);
      caller?.removeEventListener("abort", onAbort);
    },
  };
}

async function pause(ms: number, expired: Promise<never>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  try {
    await Promise.race([over, expired]);
  } finally {
    clearTimeout(timer);
  }
}

function deadlineExceeded(totalMs: number): FailedAttempt {
  const error = apiError("timeout", `The API did not finish its response within ${totalMs / 1000} s.`);
  return new FailedAttempt(error, "never");
}

/** Does not include the signal's reason, because its content is unknown. */
function callerAborted({ reason }: AbortSignal): FailedAttempt {
  const isTimeout = reason instanceof Error && reason.name === "TimeoutError";
  const why = isTimeout ? "the caller's timeout was reached" : "the caller cancelled it";
  const message = `The call was aborted: ${why} before the API responded. A write may have taken effect.`;
  const error = apiError(isTimeout ? "timeout" : "connection", message, { details: { aborted: true } });
  return new FailedAttempt(error, "never");
}
