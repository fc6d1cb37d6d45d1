import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Ticket {
  summary: string;
  description?: string;
  priority?: string;
}

export interface JiraApi {
  url: string;
  /** Tickets that were opened. */
  tickets: Ticket[];
  stop(): Promise<void>;
}

/** A stand-in for Jira on loopback: opens tickets and shows them. Every request needs the bearer token. */
export async function startJiraApi(token: string): Promise<JiraApi> {
  const tickets: Ticket[] = [];
  const server = createServer(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return send(response, 401, { message: "wrong token" });
    if (request.method === "POST" && request.url === "/rest/api/2/issue") {
      tickets.push((await readJson(request)) as Ticket);
      return send(response, 201, { key: keyOf(tickets.length), ...tickets.at(-1) });
    }
    const key = /^\/rest\/api\/2\/issue\/([^/?]+)$/.exec(request.url ?? "")?.[1];
    const index = tickets.findIndex((_, at) => keyOf(at + 1) === key);
    if (request.method === "GET" && index >= 0)
      return send(response, 200, { key, status: "Open", ...tickets[index] });
    send(response, 404, { message: `no ${request.method} ${request.url}` });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    tickets,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function keyOf(number: number): string {
  return `SUP-${number}`;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}
