import { createHash } from "node:crypto";

/** SHA-256 in hex: two files of the same size are not the same file. */
export function digestBytes(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
