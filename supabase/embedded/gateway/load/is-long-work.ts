import type { IncomingMessage } from "node:http";
import { deriveToken, SLICES } from "../../../../src/platform/supabase/call-function.ts";
import { isSameSecret } from "../callers/is-same-secret.ts";

/**
 * Smaller documents are parsed within some ten milliseconds (bytes). The function hands those with many operations
 * over to slices itself (`processUpload`).
 */
const SMALL = 256 * 1024;
/** Functions that parse, check and split documents. */
const READERS = /^\/(connectors|documents)(?=[/?]|$)/;

/**
 * Whether a function will use the CPU for long: the request has a large document, or one of unknown size.
 */
export function isLongWork({ method, headers }: IncomingMessage, path: string): boolean {
  if ((method !== "POST" && method !== "PUT") || !READERS.test(path)) return false;
  const length = headers["content-length"];
  return length === undefined ? headers["transfer-encoding"] !== undefined : Number(length) > SMALL;
}

/**
 * Requests for a document of unknown size: its text is fetched from an address, or the stored one is compiled
 * again. `/connectors/import`, `/connectors/{id}/sync`, `…/versions/{n}` and `…/overlay`.
 */
const FETCHES = /^\/connectors\/(import|[^/?]+\/(sync|versions\/[^/?]+|overlay))\/?(\?|$)/;

/**
 * Whether a function will use the CPU for as long as for a large document, although the request itself is small.
 * Most of that time it may wait for an address, so its turn of long work is short (`FETCH_TURN`).
 */
export function mayBeLongWork({ method }: IncomingMessage, path: string): boolean {
  return (method === "POST" || method === "PUT") && FETCHES.test(path);
}

/**
 * Recognizes the slices of a large document: requests that a function sends for the document that it
 * processes, with a token derived from the secret key (`createCallSlices`). They use as much CPU as the
 * rest of that work.
 */
export async function createSliceCheck(
  secretKey: string,
): Promise<(request: IncomingMessage, path: string) => boolean> {
  const token = await deriveToken(secretKey, SLICES);
  return function isSlice({ method, headers }, path) {
    if (method !== "POST" || path !== "/connectors/slices") return false;
    return isSameSecret(headers.authorization, `Bearer ${token}`);
  };
}
