/**
 * A function may answer before it has read its request (too large, unauthenticated). The HTTP server would
 * then close the connection: the answer could be lost, and so could the next request, which the gateway may
 * already be sending over the same connection. Therefore the rest of the request is read and discarded first.
 */

/** Functions that read smaller bodies read them completely (bytes). */
const SMALL = 64 * 1024;
/** The connection of a larger body is closed (bytes). */
const LIMIT = 128 * 1024 * 1024;

export interface Kept {
  /** The request for the function. */
  request: Request;
  /** Await this after the function's answer and before sending it. */
  finish(): Promise<void>;
}

export function keepReading(request: Request): Kept {
  const { body: sent } = request;
  if (sent === null) return { request, finish: () => Promise.resolve() };
  const length = request.headers.get("content-length");
  if (length !== null && Number(length) <= SMALL) {
    const isRead = () => request.bodyUsed || sent.locked;
    return { request, finish: () => (isRead() ? Promise.resolve() : discard(sent.getReader())) };
  }
  const reader = sent.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => discard(reader),
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { duplex: "half" } = { body, duplex: "half" };
  const kept = new Request(request, init);
  return {
    request: kept,
    finish: () => (kept.bodyUsed ? Promise.resolve() : discard(reader)),
  };
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let size = 0; size <= LIMIT; ) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The caller disconnected.
  }
}
