/**
 * Bytes of an answer as text: a byte order mark decides first, then the declared charset, else UTF-8. Broken sequences
 * become U+FFFD.
 * @param charset of the `Content-Type`; unknown names count as UTF-8
 */
export function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  return decoderFor(markOf(bytes) ?? charset ?? "utf-8").decode(bytes);
}

/**
 * The same for JSON, which is UTF-8 whatever the charset parameter says (RFC 8259 §8.1, §11); the parameter only counts
 * when the bytes are not UTF-8.
 */
export function decodeJsonText(bytes: Uint8Array, charset: string | undefined): string {
  if (markOf(bytes) !== undefined || charset === undefined) return decodeText(bytes, undefined);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeText(bytes, charset);
  }
}

/** Whether the bytes are well-formed UTF-8 without NUL, and so probably text. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
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
