import { mediaTypeParameter } from "./media-type.ts";

export interface MultipartPart {
  name: string;
  filename?: string;
  contentType?: string;
  bytes: Uint8Array;
}

/**
 * The parts of a form as it is sent (RFC 7578), or null when the bytes are none that we could have written: a server might
 * read those in another way than we do.
 */
export function splitMultipart(contentType: string, body: Uint8Array): MultipartPart[] | null {
  const boundary = mediaTypeParameter(contentType, "boundary");
  if (!boundary) return null;
  // One character a byte, so that places in the text are places in the bytes.
  const text = new TextDecoder("windows-1252").decode(body);
  const delimiter = `\r\n--${boundary}`;
  if (!text.startsWith(delimiter.slice(2))) return null;
  const parts: MultipartPart[] = [];
  let at = delimiter.length - 2;
  while (!text.startsWith("--", at)) {
    const end = text.indexOf(delimiter, at);
    const part = text.startsWith("\r\n", at) && end !== -1 ? readPart(text, body, at + 2, end) : null;
    if (part === null) return null;
    parts.push(part);
    at = end + delimiter.length;
  }
  return text.slice(at) === "--\r\n" ? parts : null;
}

function readPart(text: string, body: Uint8Array, start: number, end: number): MultipartPart | null {
  const headEnd = text.indexOf("\r\n\r\n", start);
  if (headEnd === -1 || headEnd + 4 > end) return null;
  const head = new TextDecoder().decode(body.subarray(start, headEnd));
  const read =
    /^Content-Disposition: form-data; name="([^"]*)"(?:; filename="([^"]*)")?(?:\r\nContent-Type: (.*))?$/i.exec(
      head,
    );
  if (!read) return null;
  const [, name = "", filename, contentType] = read;
  return {
    name,
    ...(filename !== undefined && { filename }),
    ...(contentType !== undefined && { contentType }),
    bytes: body.subarray(headEnd + 4, end),
  };
}
