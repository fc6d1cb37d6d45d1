import { type LoopbackServer, readJson, sendJson, serveLoopback } from "../lib/serve-loopback.ts";

export interface Ticket {
  project?: string;
  summary: string;
  description?: string;
  priority?: string;
  labels?: string[];
}

export interface JiraApi extends LoopbackServer {
  /** Created tickets. */
  tickets: Ticket[];
}

const DEFAULT_PROJECT = "SUP";

/** A local substitute for Jira: creates and returns tickets. Every request needs the bearer token. */
export async function startJiraApi(token: string, port = 0): Promise<JiraApi> {
  const tickets: Ticket[] = [];
  const byKey = new Map<string, Ticket>();
  const server = await serveLoopback(async (request, response) => {
    if (request.headers.authorization !== `Bearer ${token}`)
      return sendJson(response, 401, { message: "wrong token" });
    if (request.method === "POST" && request.url === "/rest/api/2/issue") {
      const ticket = await readJson(request).catch(() => null);
      if (!isTicket(ticket)) return sendJson(response, 400, { message: "a ticket needs a summary" });
      tickets.push(ticket);
      const key = nextKey(ticket, tickets);
      byKey.set(key, ticket);
      return sendJson(response, 201, { key, ...ticket });
    }
    const key = /^\/rest\/api\/2\/issue\/([^/?]+)$/.exec(request.url ?? "")?.[1] ?? "";
    const ticket = byKey.get(key);
    if (request.method === "GET" && ticket)
      return sendJson(response, 200, { key, status: "Open", ...ticket });
    sendJson(response, 404, { message: `no ${request.method} ${request.url}` });
  }, port);
  return { ...server, tickets };
}

function isTicket(value: unknown): value is Ticket {
  return (
    typeof value === "object" && value !== null && "summary" in value && typeof value.summary === "string"
  );
}

/** Numbers are per project, as in Jira. */
function nextKey({ project = DEFAULT_PROJECT }: Ticket, tickets: readonly Ticket[]): string {
  const number = tickets.filter((ticket) => (ticket.project ?? DEFAULT_PROJECT) === project).length;
  return `${project}-${number}`;
}
