import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isSameSecret } from "./is-same-secret.ts";

/** Documents of this many bytes are read within some ten milliseconds. */
const SMALL = 256 * 1024;
/** Functions that parse, check and split documents. */
const READERS = /^\/(connectors|documents)(?=[/?]|$)/;

/** Whether a function will compute for long: it is sent a large document, or one whose size is not said. */
export function isLongWork({ method, headers }: IncomingMessage, path: string): boolean {
  if ((method !== "POST" && method !== "PUT") || !READERS.test(path)) return false;
  const length = headers["content-length"];
  return length === undefined ? headers["transfer-encoding"] !== undefined : Number(length) > SMALL;
}

/**
 * Recognises the slices of a large document: requests that our own function sends for the document it works on, with a token
 * derived from the secret key (`createCallSlices`). They compute as long as the rest of that work.
 */
export function createSliceCheck(secretKey: string): (request: IncomingMessage, path: string) => boolean {
  const token = createHmac("sha256", secretKey).update("toolgate/slices").digest("hex");
  return function isSlice({ method, headers }, path) {
    if (method !== "POST" || path !== "/connectors/slices") return false;
    return isSameSecret(headers.authorization, `Bearer ${token}`);
  };
}
