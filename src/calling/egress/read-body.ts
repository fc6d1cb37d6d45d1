import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { apiError, FailedAttempt } from "./api-error.ts";

/** What we can decode, for `Accept-Encoding` (RFC 9110 §12.5.3). */
export const ACCEPT_ENCODING = "gzip, deflate, br";

const DECODERS = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** Called with each chunk of a body; returns true when the rest is not needed. */
export type HasEnough = (chunk: Uint8Array) => boolean;

/**
 * Reads a body to its end, removing its content encoding (RFC 9110 §8.4). Decoding is streamed and stops at the
 * limit, so a small body that would swell to gigabytes costs no more than the limit.
 * @param source wire bytes; left destroyed when reading fails
 * @param encoding value of `Content-Encoding`; at most one coding
 * @param maxBytes most decoded bytes
 * @param hasEnough called with each decoded chunk; true ends the reading, and the chunks until then are the body
 * @throws FailedAttempt API_ERROR too_large or invalid_response; other errors as the source raised them
 */
export async function readBody(
  source: AsyncIterable<Uint8Array>,
  encoding: string | undefined,
  maxBytes: number,
  hasEnough?: HasEnough,
): Promise<Uint8Array> {
  const codings = (encoding ?? "")
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim());
  const applied = codings.filter((coding) => coding !== "" && coding !== "identity");
  if (applied.length === 0) return collect(source, maxBytes, hasEnough);
  const [coding = ""] = applied;
  if (applied.length > 1 || !Object.hasOwn(DECODERS, coding)) {
    throw invalid(
      `The API compressed its answer in a way that was not asked for (${applied.length} encodings).`,
    );
  }
  return decode(source, coding as keyof typeof DECODERS, maxBytes, hasEnough);
}

async function decode(
  source: AsyncIterable<Uint8Array>,
  coding: keyof typeof DECODERS,
  maxBytes: number,
  hasEnough: HasEnough = () => false,
): Promise<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  // HEAD, 204 and 304 answers may name an encoding and have no body.
  if (first.done) return new Uint8Array(0);
  const wire = watch(first.value, iterator);
  const decoder = DECODERS[coding]();
  const flow = pipeline(Readable.from(wire.chunks), decoder);
  let isEnough = false;
  try {
    const body = await collect(decoder, maxBytes, (chunk) => {
      isEnough = hasEnough(chunk);
      return isEnough;
    });
    if (!isEnough) await flow;
    return body;
  } catch (thrown) {
    if (wire.failure !== undefined) throw wire.failure;
    throw thrown instanceof FailedAttempt
      ? thrown
      : invalid("The API's answer is not compressed as it says.", thrown);
  } finally {
    // Ends the source too when reading stopped early; the flow's own error then only says so.
    decoder.destroy();
    flow.catch(() => {});
  }
}

/** The chunks, and afterwards whether it was the wire that failed rather than the decoder. */
function watch(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  const wire: { chunks: AsyncGenerator<Uint8Array>; failure?: unknown } = { chunks: chunks() };
  async function next(): Promise<IteratorResult<Uint8Array>> {
    try {
      return await rest.next();
    } catch (thrown) {
      // Only here: a stream that is torn down throws its own error into the generator.
      wire.failure = thrown;
      throw thrown;
    }
  }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      // Copies: Deno 2.1.4's Brotli decoder ignores the offset of a view into a larger buffer.
      yield new Uint8Array(first);
      for (let chunk = await next(); !chunk.done; chunk = await next()) yield new Uint8Array(chunk.value);
    } finally {
      await rest.return?.();
    }
  }
  return wire;
}

/** @throws FailedAttempt too_large as soon as the limit is passed */
export async function collect(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
  hasEnough: HasEnough = () => false,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) {
      const message = `The API's answer is larger than ${maxBytes} bytes; ask for less (a page, a filter).`;
      throw new FailedAttempt(apiError("too_large", message, { details: { max_bytes: maxBytes } }), "final");
    }
    chunks.push(chunk);
    if (hasEnough(chunk)) break;
  }
  return concat(chunks, size);
}

function concat(chunks: Uint8Array[], size: number): Uint8Array {
  const body = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    body.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return body;
}

function invalid(message: string, cause?: unknown): FailedAttempt {
  return new FailedAttempt(apiError("invalid_response", message, { cause }), "final");
}
