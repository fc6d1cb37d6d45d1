/*
 * A function may answer before it has read its request (too large, unauthenticated). The HTTP server would cut the
 * connection as soon as that answer is given, and the answer would be lost with it. So what the function leaves
 * unread is read and thrown away first.
 */

/** Smaller bodies have arrived by the time the function sees its request (bytes). */
const SMALL = 64 * 1024;
/** Who goes on sending beyond this is cut off after all (bytes). */
const LIMIT = 128 * 1024 * 1024;

export interface Kept {
  /** What the function gets. */
  request: Request;
  /** To be awaited between the function's answer and giving it to the server. */
  finish(): Promise<void>;
}

export function keepReading(request: Request): Kept {
  const length = request.headers.get("content-length");
  if (request.body === null || (length !== null && Number(length) <= SMALL)) {
    return { request, finish: () => Promise.resolve() };
  }
  const reader = request.body.getReader();
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
    // The caller left: nothing more to read.
  }
}
