import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal digits; of a text, its UTF-8 bytes. Synchronous: for the short texts it is given, `crypto.subtle` takes ten times as long. */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
