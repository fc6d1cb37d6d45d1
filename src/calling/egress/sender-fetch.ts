import type { OutgoingRequest, Sender } from "../../contract/ports.ts";

/** What the official MCP client and others take as their `fetch`. */
export type FetchLike = (url: string | URL, init?: RequestInit) => Promise<Response>;

export interface SenderFetchOptions {
  sender: Sender;
  /** Adds what the sender must know of a request: where its secrets are, whether it may be repeated. */
  prepare?: (request: OutgoingRequest) => OutgoingRequest | Promise<OutgoingRequest>;
  /** Ends every request made through it. */
  signal?: AbortSignal;
  /** Decoded bytes of one answer. */
  maxBytes?: number;
  /** Whether a redirect to another origin is refused. */
  keepOrigin?: boolean;
}

/** Statuses whose answers have no body: `new Response` refuses one (Fetch standard, "null body status"). */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * `fetch` over the guarded sender, so that a library with its own protocol follows the egress rules, deadlines and
 * size limits. The answer's body streams. Redirects are followed by the sender, whatever `init.redirect` says.
 * @throws ToolgateError as the sender does; while the body is read, the stream fails with it
 */
export function createSenderFetch({
  sender,
  prepare,
  signal,
  maxBytes,
  keepOrigin,
}: SenderFetchOptions): FetchLike {
  return async (url, init = {}) => {
    const bare = toRequest(url, init);
    const request = prepare ? await prepare(bare) : bare;
    const stop = new AbortController();
    const signals = [stop.signal, signal, init.signal].filter((one) => one instanceof AbortSignal);
    return new Promise<Response>((resolve, reject) => {
      const body = openBody(() => stop.abort());
      let isOpen = false;
      const options = {
        signal: AbortSignal.any(signals),
        ...(maxBytes !== undefined && { maxBytes }),
        ...(keepOrigin && { keepOrigin }),
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
    throw new TypeError("Only texts can be sent through the guarded sender.");
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

/** The body is decoded already. */
function withoutEncoding(headers: Record<string, string>): [string, string][] {
  return Object.entries(headers).filter(
    ([name]) => name !== "content-encoding" && name !== "content-length" && name !== "set-cookie",
  );
}

/** A stream that is filled from outside; the sender's limits bound what waits in it. */
function openBody(onCancel: () => void) {
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
