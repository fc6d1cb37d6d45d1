import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer, type ServerOptions } from "node:https";
import type { AddressInfo } from "node:net";
import type { Server as TlsServer } from "node:tls";

export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  rawHeaders: string[];
  body: string;
}

export interface Loopback {
  port: number;
  url: string;
  /** What arrived so far. */
  received: Received[];
  /** How many connections were opened. */
  connections: () => number;
  close(): Promise<void>;
}

export type Answer = (request: Received, response: ServerResponse) => unknown;

/** A real HTTP server on a free loopback port; with `tls` an HTTPS server under the name `localhost`. */
export async function startLoopback(answer: Answer, tls?: ServerOptions): Promise<Loopback> {
  const received: Received[] = [];
  let opened = 0;
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "", url = "", headers, rawHeaders } = request;
    const seen = { method, url, headers, rawHeaders, body: Buffer.concat(chunks).toString() };
    received.push(seen);
    await answer(seen, response);
  };
  const server: Server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  (server as unknown as TlsServer).on(tls === undefined ? "connection" : "secureConnection", () => opened++);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: tls === undefined ? `http://127.0.0.1:${port}` : `https://localhost:${port}`,
    received,
    connections: () => opened,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Answers a JSON value. */
export function answerJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}
