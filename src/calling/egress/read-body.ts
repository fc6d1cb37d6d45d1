import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { apiError, FailedAttempt } from "./api-error.ts";

/** The supported content codings, for `Accept-Encoding` (RFC 9110 §12.5.3). */
export const ACCEPT_ENCODING = "gzip, deflate, br";

const DECODERS = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/**
 * Bytes that the decoder receives at a time. Deno's decoders decode all of them before the output is read, about a
 * thousandfold at most with gzip and deflate.
 */
const PIECE = 1_024;

/** Called with each chunk of a body; returns true when the rest is not needed. */
export type HasEnough = (chunk: Uint8Array) => boolean;

/**
 * Reads a body and decodes its content encoding (RFC 9110 §8.4). Decoding is streamed and stops at the limit, so a
 * decompression bomb uses no more memory than the limit.
 * @param source encoded bytes; destroyed if reading fails
 * @param encoding value of `Content-Encoding`; at most one coding
 * @param maxBytes maximum of decoded bytes
 * @param hasEnough called with each decoded chunk; reading ends when it returns true
 * @throws FailedAttempt API_ERROR too_large or invalid_response; errors of the source are passed on
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
    throw invalid(`The API used a content encoding that was not requested (${applied.length} encodings).`);
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
  // Responses to HEAD, 204 and 304 may have a Content-Encoding but no body.
  if (first.done) return new Uint8Array(0);
  const wire = trackFailure(first.value, iterator);
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
      : invalid("The API's response does not match its Content-Encoding.", thrown);
  } finally {
    // Also ends the source if reading stopped early; the pipeline then fails, which is expected.
    decoder.destroy();
    flow.catch(() => {});
  }
}

/** Passes the chunks on, and records an error of the source, to distinguish it from one of the decoder. */
function trackFailure(first: Uint8Array, rest: AsyncIterator<Uint8Array>) {
  const wire: { chunks: AsyncGenerator<Uint8Array>; failure?: unknown } = { chunks: chunks() };
  async function next(): Promise<IteratorResult<Uint8Array>> {
    try {
      return await rest.next();
    } catch (thrown) {
      // Recorded only here, because destroying the pipeline throws another error into the generator.
      wire.failure = thrown;
      throw thrown;
    }
  }
  async function* chunks(): AsyncGenerator<Uint8Array> {
    try {
      yield* split(first);
      for (let chunk = await next(); !chunk.done; chunk = await next()) yield* split(chunk.value);
    } finally {
      await rest.return?.();
    }
  }
  return wire;
}

/** Copies, because Deno 2.1.4's Brotli decoder ignores the offset of a view into a larger buffer. */
function* split(chunk: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < chunk.byteLength; start += PIECE) {
    yield new Uint8Array(chunk.subarray(start, start + PIECE));
  }
}

/** @throws FailedAttempt too_large as soon as the limit is exceeded */
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
      const message = `The API's response is larger than ${maxBytes} bytes; request less (a page, a filter).`;
      throw new FailedAttempt(apiError("too_large", message, { details: { max_bytes: maxBytes } }), "never");
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
  return new FailedAttempt(apiError("invalid_response", message, { cause }), "never");
}
