import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the stand-in received it. */
export interface Received {
  method: string;
  /** With its query. */
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

type Answer = (received: Received, response: ServerResponse) => void | Promise<void>;

export interface Files {
  url: string;
  received: Received[];
  /** By path without query; replaced freely. */
  answers: Map<string, Answer>;
  put(path: string, body: string, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** A web server on loopback whose pages a test sets; every other path is a 404. */
export async function serveFiles(fallback?: Answer): Promise<Files> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url: path = "" } = request;
    const one = { method, path, headers: request.headers, body: Buffer.concat(chunks).toString("utf8") };
    received.push(one);
    const answer = answers.get(path.split("?")[0] ?? "") ?? fallback;
    if (answer) await answer(one, response);
    else response.writeHead(404, { "content-type": "text/plain" }).end("not found");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers,
    put: (path, body, headers = {}) =>
      answers.set(path, (_, response) => {
        response.writeHead(200, { "content-type": "application/json", ...headers }).end(body);
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
