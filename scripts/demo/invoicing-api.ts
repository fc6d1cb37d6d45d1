import type { ServerResponse } from "node:http";
import { type LoopbackServer, readJson, sendJson, serveLoopback } from "../lib/serve-loopback.ts";

export interface Invoice {
  id: number;
  number: string;
  company: string;
  issued_on: string;
  total: number;
  currency: string;
  paid: boolean;
}

export interface InvoicingApi extends LoopbackServer {
  /** Bodies received by the mail endpoint. */
  mails: unknown[];
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
  const server = await serveLoopback(async (request, response) => {
    if (request.headers["x-invoicing-key"] !== apiKey)
      return sendJson(response, 401, { message: "wrong key" });
    const url = new URL(request.url ?? "/", "http://localhost");
    const last = /^\/companies\/([^/]+)\/invoices\/last$/.exec(url.pathname);
    if (request.method === "GET" && last) return sendLast(response, decodeURIComponent(last[1] ?? ""));
    if (request.method === "GET" && url.pathname === "/invoices")
      return sendJson(response, 200, { items: INVOICES });
    if (request.method === "POST" && url.pathname === "/mails") {
      mails.push(await readJson(request));
      return sendJson(response, 202, { queued: true });
    }
    sendJson(response, 404, { message: `no ${request.method} ${url.pathname}` });
  });
  return { ...server, mails };
}

function sendLast(response: ServerResponse, company: string): void {
  const [invoice] = INVOICES.filter((entry) => entry.company === company).sort((a, b) =>
    b.issued_on.localeCompare(a.issued_on),
  );
  sendJson(response, invoice ? 200 : 404, invoice ?? { message: `no invoice of ${company}` });
}
