/**
 * Decodes a response body by its byte order mark, else by the declared charset, else as UTF-8. Invalid sequences become
 * U+FFFD.
 * @param charset parameter of the `Content-Type`; unknown names count as UTF-8
 */
export function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  return decoderFor(byteOrderMarkEncoding(bytes) ?? charset ?? "utf-8").decode(bytes);
}

/**
 * Decodes a JSON body. JSON is always UTF-8 (RFC 8259 §8.1, §11); the charset parameter is used only if the bytes are
 * not valid UTF-8.
 */
export function decodeJsonText(bytes: Uint8Array, charset: string | undefined): string {
  if (byteOrderMarkEncoding(bytes) !== undefined || charset === undefined)
    return decodeText(bytes, undefined);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeText(bytes, charset);
  }
}

/** Whether the bytes are valid UTF-8 without NUL, and so probably text. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function byteOrderMarkEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return undefined;
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}
