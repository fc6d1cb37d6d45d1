import type { OutgoingRequest, Sender } from "../../contract/ports.ts";

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
