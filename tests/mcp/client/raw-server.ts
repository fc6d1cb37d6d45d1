import type { ServerResponse } from "node:http";
import { afterEach } from "vitest";
import { type Loopback, type Received, startLoopback } from "../../calling/loopback-server.ts";

export interface Message {
  id?: number | string;
  method?: string;
  params?: Record<string, unknown>;
}

/** Answers one message and returns true, or returns false for the default answer. */
export type Trick = (message: Message, response: ServerResponse, request: Received) => boolean | undefined;

/** A minimal MCP server (2025 protocol), for messages that no library sends. */
export function startRawServer(trick: Trick = () => false, tools: unknown[] = []): Promise<Loopback> {
  return startLoopback((request, response) => {
    const message: Message = request.body === "" ? {} : JSON.parse(request.body);
    if (trick(message, response, request)) return;
    if (request.method !== "POST") return response.writeHead(405).end();
    switch (message.method) {
      case "initialize":
        return sendResult(response, message, {
          protocolVersion: "2025-06-18",
          capabilities: { tools: {} },
          serverInfo: { name: "raw", version: "0" },
        });
      case "tools/list":
        return sendResult(response, message, { tools });
      case "tools/call":
        return sendResult(response, message, { content: [{ type: "text", text: "done" }] });
      case "server/discover":
        return send(response, {
          jsonrpc: "2.0",
          id: message.id,
          error: { code: -32601, message: "Method not found" },
        });
      default:
        return response.writeHead(202).end();
    }
  });
}

/** Starts such servers, each for one test. */
export function rawServers(): typeof startRawServer {
  const running: Loopback[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) await server.close();
  });
  return async (trick, tools) => {
    const server = await startRawServer(trick, tools);
    running.push(server);
    return server;
  };
}

export function sendResult(response: ServerResponse, { id }: Message, result: unknown): unknown {
  return send(response, { jsonrpc: "2.0", id, result });
}

export function send(response: ServerResponse, message: unknown, status = 200): unknown {
  return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(message));
}

/** Begins an event stream. */
export function openEvents(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
}

export function writeEvent(response: ServerResponse, message: unknown, id?: string): void {
  const mark = id === undefined ? "" : `id: ${id}\n`;
  response.write(`${mark}event: message\ndata: ${JSON.stringify(message)}\n\n`);
}
