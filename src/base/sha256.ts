import { createHash } from "node:crypto";

/**
 * SHA-256 as hexadecimal digits, for texts of their UTF-8 bytes. Synchronous: for short texts
 * `crypto.subtle` takes ten times as long.
 */
export function sha256(data: string | Uint8Array): string {
  return digest("sha256", data, "hex");
}

/** A digest that another party chose, such as the API that checks a signature. */
export function digest(
  algorithm: "md5" | "sha1" | "sha256" | "sha512",
  data: string | Uint8Array,
  output: "hex" | "base64",
): string {
  return createHash(algorithm).update(data).digest(output);
}
