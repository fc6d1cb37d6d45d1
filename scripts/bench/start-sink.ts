import { type LoopbackServer, sendJson, serveLoopback } from "../lib/serve-loopback.ts";

export interface Sink extends LoopbackServer {
  /** Total bytes of all bodies. */
  bytes(): number;
  requests(): number;
}

/** A collector that accepts everything. */
export async function startSink(): Promise<Sink> {
  let bytes = 0;
  let requests = 0;
  const server = await serveLoopback((request, response) => {
    requests++;
    request.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on("end", () => sendJson(response, 200, {}));
  });
  return { ...server, bytes: () => bytes, requests: () => requests };
}
