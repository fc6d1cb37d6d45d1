import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { checkOtlp, type ReadExport, type ReadSpan } from "./check-otlp.ts";

export interface Collector {
  url: string;
  /** The received requests, as text and parsed. */
  bodies: string[];
  exports: ReadExport[];
  headers: IncomingHttpHeaders[];
  faults: string[];
  spans(): ReadSpan[];
  /** Resolves when the condition is true. It is evaluated after every request. */
  until(holds: () => boolean): Promise<void>;
  /** The status of the next answers; `hang` sends none. */
  answer: { status: number; body: string } | "hang";
  stop(): Promise<void>;
}

/** A small OTLP/HTTP collector on loopback that rejects invalid requests. */
export async function startCollector(): Promise<Collector> {
  const waiting = new Set<() => void>();
  const collector: Collector = {
    url: "",
    bodies: [],
    exports: [],
    headers: [],
    faults: [],
    answer: { status: 200, body: "{}" },
    spans: () => collector.exports.flatMap(({ spans }) => spans),
    until(holds) {
      return new Promise((resolve) => {
        const ask = () => {
          if (!holds()) return;
          waiting.delete(ask);
          resolve();
        };
        waiting.add(ask);
        ask();
      });
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    collector.headers.push(request.headers);
    collector.bodies.push(text);
    try {
      if (request.method !== "POST" || request.url !== "/v1/traces")
        throw new Error(`${request.method} ${request.url}`);
      if (request.headers["content-type"] !== "application/json") throw new Error("content-type");
      collector.exports.push(...checkOtlp(text));
    } catch (error) {
      collector.faults.push(String(error));
    }
    if (collector.answer !== "hang") {
      response.writeHead(collector.answer.status, { "content-type": "application/json" });
      response.end(collector.answer.body);
    }
    for (const ask of [...waiting]) ask();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return collector;
}
