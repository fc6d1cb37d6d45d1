import { type LoopbackServer, readJson, sendJson, serveLoopback } from "../lib/serve-loopback.ts";

export interface Ticket {
  summary: string;
  description?: string;
  priority?: string;
}

export interface JiraApi extends LoopbackServer {
  /** Tickets that were opened. */
  tickets: Ticket[];
}

/** A stand-in for Jira on loopback: opens tickets and shows them. Every request needs the bearer token. */
export async function startJiraApi(token: string): Promise<JiraApi> {
  const tickets: Ticket[] = [];
  const server = await serveLoopback(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return sendJson(response, 401, { message: "wrong token" });
    if (request.method === "POST" && request.url === "/rest/api/2/issue") {
      tickets.push((await readJson(request)) as Ticket);
      return sendJson(response, 201, { key: keyOf(tickets.length), ...tickets.at(-1) });
    }
    const key = /^\/rest\/api\/2\/issue\/([^/?]+)$/.exec(request.url ?? "")?.[1];
    const index = tickets.findIndex((_, at) => keyOf(at + 1) === key);
    if (request.method === "GET" && index >= 0)
      return sendJson(response, 200, { key, status: "Open", ...tickets[index] });
    sendJson(response, 404, { message: `no ${request.method} ${request.url}` });
  });
  return { ...server, tickets };
}

function keyOf(number: number): string {
  return `SUP-${number}`;
}
