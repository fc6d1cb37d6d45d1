import { ToolgateError } from "../../contract/errors.ts";
import type { IncomingResponse, OutgoingRequest, Sender } from "../../contract/ports.ts";
import type { SpanScope, SpanStart } from "../../contract/telemetry.ts";
import { portOf } from "./guard-address.ts";

/** The placeholder that the semantic conventions define for an omitted part of a URL. */
const REDACTED = "REDACTED";

/**
 * Creates a sender that records a span below `scope` for every request (semantic conventions "HTTP client
 * span") and sends the trace context to the APIs that request it. Values in the URL are user data, so only
 * the path's template and the names of query parameters are recorded.
 * @param template the path in the API's document, with its `{placeholders}`; if empty, the path is omitted
 */
export function tracedSender(sender: Sender, scope: SpanScope, template: string): Sender {
  return {
    send: (request, options) =>
      scope.isRecording
        ? scope.run(describeRequest(request, template), async (span) => {
            const response = await recordFailure(span, sender.send(withContext(request, span), options));
            span.set({
              "http.response.status_code": response.status,
              "http.request.resend_count": response.attempts > 1 ? response.attempts - 1 : undefined,
            });
            if (response.status >= 400) span.fail(String(response.status));
            return response;
          })
        : sender.send(withContext(request, scope), options),
  };
}

function withContext(request: OutgoingRequest, scope: SpanScope): OutgoingRequest {
  if (request.wantsTrace !== true) return request;
  const others = request.headers.filter(([name]) => !/^trace(parent|state)$/i.test(name));
  return { ...request, headers: [...others, ...scope.headers()] };
}

async function recordFailure(span: SpanScope, sending: Promise<IncomingResponse>): Promise<IncomingResponse> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof ToolgateError) span.fail(String(error.details?.["reason"] ?? error.code));
    throw error;
  }
}

function describeRequest(request: OutgoingRequest, template: string): SpanStart {
  const { method } = request;
  const path = template.replace(/[?#].*$/s, "");
  const known = {
    "http.request.method": method,
    ...(path !== "" && { "url.template": path }),
  };
  const name = path === "" ? method : `${method} ${path}`;
  if (!URL.canParse(request.url)) return { name, kind: "client", attributes: known };
  const url = new URL(request.url);
  return {
    name,
    kind: "client",
    attributes: {
      ...known,
      "server.address": url.hostname,
      "server.port": portOf(url),
      "url.full": `${url.origin}${redactPath(url, path, request)}${redactQuery(url)}`,
    },
  };
}

/**
 * The last segments correspond to the template, because arguments cannot change their number; the first ones
 * to the server.
 */
function redactPath(url: URL, template: string, { sensitive }: OutgoingRequest): string {
  const actual = url.pathname.split("/");
  const written = template.split("/");
  const isKnown = template.startsWith("/") && written.length <= actual.length;
  if (!isKnown || sensitive.elsewhere === true) return `/${REDACTED}`;
  const serverSegments = actual.slice(0, actual.length - written.length + 1);
  return [...serverSegments, ...written.slice(1)]
    .map((part) => part.replace(/\{[^{}]*\}/g, REDACTED))
    .join("/");
}

function redactQuery({ searchParams }: URL): string {
  const names = [...new Set(searchParams.keys())];
  if (names.length === 0) return "";
  return `?${names.map((name) => `${encodeURIComponent(name)}=${REDACTED}`).join("&")}`;
}

/** A sender for an approved call. Its redirects send no write again. */
export function sendingOnce(sender: Sender): Sender {
  return { send: (request, options) => sender.send(request, { ...options, sendOnce: true }) };
}

/** The type of `fetch` that the official MCP client and other libraries accept. */
export type FetchLike = (url: string | URL, init?: RequestInit) => Promise<Response>;

export interface SenderFetchOptions {
  sender: Sender;
  /** Adds information for the sender: where the secrets are, and whether the request may be repeated. */
  prepare?: (request: OutgoingRequest) => OutgoingRequest | Promise<OutgoingRequest>;
  /** Aborts every request. */
  signal?: AbortSignal;
  /** Maximum of decoded bytes of one response. */
  maxBytes?: number;
  /** Whether redirects to another origin are rejected. */
  keepOrigin?: boolean;
  /** Deadline of one request with its response, in milliseconds. */
  totalMs?: number;
}

/** Statuses without a body, for which `new Response` rejects one (Fetch standard, "null body status"). */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Implements `fetch` with the guarded sender, so that libraries follow the egress rules, deadlines and size limits.
 * The response's body is streamed. The sender follows redirects and ignores `init.redirect`.
 * @throws ToolgateError like the sender; once the response has started, the body's stream fails with it
 */
export function createSenderFetch({
  sender,
  prepare,
  signal,
  maxBytes,
  keepOrigin,
  totalMs,
}: SenderFetchOptions): FetchLike {
  return async (url, init = {}) => {
    const bare = toRequest(url, init);
    const request = prepare ? await prepare(bare) : bare;
    const stop = new AbortController();
    const signals = [stop.signal, signal, init.signal].filter((one) => one instanceof AbortSignal);
    return new Promise<Response>((resolve, reject) => {
      const body = createBodyStream(() => stop.abort());
      let isOpen = false;
      const options = {
        signal: AbortSignal.any(signals),
        ...(maxBytes !== undefined && { maxBytes }),
        ...(keepOrigin && { keepOrigin }),
        ...(totalMs !== undefined && { totalMs }),
      };
      sender
        .send(request, {
          ...options,
          onChunk(chunk, { status, headers }) {
            if (!isOpen) {
              const content = WITHOUT_BODY.has(status) ? null : body.stream;
              resolve(new Response(content, { status, headers: withoutEncoding(headers) }));
              isOpen = true;
            }
            return body.push(chunk);
          },
        })
        .then(body.close, (error: unknown) => {
          body.fail(error);
          reject(error);
        });
    });
  };
}

function toRequest(url: string | URL, { method = "GET", headers, body }: RequestInit): OutgoingRequest {
  if (body !== undefined && body !== null && typeof body !== "string") {
    throw new TypeError("The guarded sender only supports strings as a body.");
  }
  return {
    method,
    url: String(url),
    headers: [...new Headers(headers)],
    ...(typeof body === "string" && { body: new TextEncoder().encode(body) }),
    idempotent: false,
    sensitive: { headers: [], query: [] },
  };
}

/** Removes headers that do not apply to the decoded body, and cookies. */
function withoutEncoding(headers: Record<string, string>): [string, string][] {
  return Object.entries(headers).filter(
    ([name]) => name !== "content-encoding" && name !== "content-length" && name !== "set-cookie",
  );
}

/** A stream with methods to fill it. It is not bounded, because the sender limits the size of the body. */
function createBodyStream(onCancel: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened;
    },
    cancel() {
      controller = null;
      onCancel();
    },
  });
  const settle = (end: (open: ReadableStreamDefaultController<Uint8Array>) => void) => {
    const open = controller;
    controller = null;
    if (open) end(open);
  };
  return {
    stream,
    /** Returns whether the reader has cancelled. */
    push(chunk: Uint8Array): boolean {
      if (chunk.byteLength > 0) controller?.enqueue(chunk);
      return controller === null;
    },
    close: () => settle((open) => open.close()),
    fail: (error: unknown) => settle((open) => open.error(error)),
  };
}
