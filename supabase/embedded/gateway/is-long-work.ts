import type { IncomingMessage } from "node:http";

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
