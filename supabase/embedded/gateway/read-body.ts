import type { IncomingMessage } from "node:http";

/**
 * A body that is too long is still read, up to this multiple of the limit, so that its sender receives the
 * error.
 */
const MAX_EXCESS = 4;

/** The whole body, or undefined when it is longer than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks = [];
    if (size > MAX_EXCESS * limit) break;
  }
  if (size > limit) return undefined;
  return chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
}
