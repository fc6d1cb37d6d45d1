import { createHash } from "node:crypto";

/**
 * SHA-256 as hexadecimal digits, for texts of their UTF-8 bytes. Synchronous: for short texts
 * `crypto.subtle` takes ten times as long.
 */
export function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
