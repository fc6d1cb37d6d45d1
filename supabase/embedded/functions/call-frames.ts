/**
 * The frames of the connection between the functions and the gateway. Each has a length (4 bytes, of what
 * follows), the number of its call (4 bytes) and a body. Runs in Node and in Deno.
 */

export interface Frame {
  id: number;
  body: Uint8Array;
}

/** Environment variables with the address and the token of the connection. */
export const CALLS_PORT = "TOOLGATE_CALLS_PORT";
export const CALLS_TOKEN = "TOOLGATE_CALLS_TOKEN";
/** Id of the frame with the token, and of its empty answer. */
export const HELLO = 0;
/** Maximum length of the first frame of a connection, which has the token. */
export const MAX_HELLO = 64;
/** Maximum length of a call in bytes; longer ones are sent over HTTP, so that they delay no other call. */
export const MAX_CALL = 64 * 1024;

const HEAD = 8;

/** @param parts of the body */
export function writeFrame(id: number, ...parts: Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const frame = new Uint8Array(HEAD + size);
  const view = new DataView(frame.buffer);
  view.setUint32(0, size + 4);
  view.setUint32(4, id);
  let at = HEAD;
  for (const part of parts) {
    frame.set(part, at);
    at += part.byteLength;
  }
  return frame;
}

/**
 * Splits a stream of bytes into frames. The bodies are copies.
 *
 * @param limit maximum length of a body. @throws RangeError for a longer one
 * @param firstLimit that of the first frame
 */
export function createFrameReader(limit: number, firstLimit = limit): (chunk: Uint8Array) => Frame[] {
  let allowed = firstLimit;
  let buffer = new Uint8Array(4096);
  let size = 0;

  function append(chunk: Uint8Array): void {
    if (size + chunk.byteLength > buffer.byteLength) {
      const larger = new Uint8Array(Math.max(2 * buffer.byteLength, size + chunk.byteLength));
      larger.set(buffer.subarray(0, size));
      buffer = larger;
    }
    buffer.set(chunk, size);
    size += chunk.byteLength;
  }

  return function readFrames(chunk) {
    append(chunk);
    const view = new DataView(buffer.buffer);
    const frames: Frame[] = [];
    let at = 0;
    while (size - at >= HEAD) {
      const length = view.getUint32(at);
      if (length < 4 || length - 4 > allowed) throw new RangeError("A frame is too long.");
      const end = at + 4 + length;
      if (end > size) break;
      frames.push({ id: view.getUint32(at + 4), body: buffer.slice(at + HEAD, end) });
      at = end;
      allowed = limit;
    }
    // A long frame comes in many pieces, which are not moved with each of them.
    if (at > 0) buffer.copyWithin(0, at, size);
    size -= at;
    if (size === 0 && buffer.byteLength > MAX_CALL) buffer = new Uint8Array(4096);
    return frames;
  };
}
