import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Invoice {
  id: number;
  number: string;
  company: string;
  issued_on: string;
  total: number;
  currency: string;
  paid: boolean;
}

export interface InvoicingApi {
  url: string;
  /** Bodies that the mail endpoint received. */
  mails: unknown[];
  stop(): Promise<void>;
}

const INVOICES: Invoice[] = [
  {
    id: 1,
    number: "2026-001",
    company: "ABC Corp",
    issued_on: "2026-03-02",
    total: 1200,
    currency: "CZK",
    paid: true,
  },
  {
    id: 2,
    number: "2026-002",
    company: "Delta s.r.o.",
    issued_on: "2026-09-30",
    total: 880,
    currency: "CZK",
    paid: true,
  },
  {
    id: 3,
    number: "2026-003",
    company: "ABC Corp",
    issued_on: "2026-10-14",
    total: 4350.5,
    currency: "CZK",
    paid: false,
  },
];

/** A small invoicing API on loopback. Every request needs the header `X-Invoicing-Key`. */
export async function startInvoicingApi(apiKey: string): Promise<InvoicingApi> {
  const mails: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.headers["x-invoicing-key"] !== apiKey) return send(response, 401, { message: "wrong key" });
    const url = new URL(request.url ?? "/", "http://localhost");
    const last = /^\/companies\/([^/]+)\/invoices\/last$/.exec(url.pathname);
    if (request.method === "GET" && last) return sendLast(response, decodeURIComponent(last[1] ?? ""));
    if (request.method === "GET" && url.pathname === "/invoices")
      return send(response, 200, { items: INVOICES });
    if (request.method === "POST" && url.pathname === "/mails") {
      mails.push(await readJson(request));
      return send(response, 202, { queued: true });
    }
    send(response, 404, { message: `no ${request.method} ${url.pathname}` });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    mails,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendLast(response: ServerResponse, company: string): void {
  const [invoice] = INVOICES.filter((entry) => entry.company === company).sort((a, b) =>
    b.issued_on.localeCompare(a.issued_on),
  );
  send(response, invoice ? 200 : 404, invoice ?? { message: `no invoice of ${company}` });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}
