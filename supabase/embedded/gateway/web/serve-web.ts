import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { serveStatic } from "./serve-static.ts";

/** The state of building the web UI. */
export interface WebState {
  error?: string;
}

/** No external resources and requests; the editor and the charts use inline styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The web UI, or, during its first build, a page that reloads itself. */
export function serveWeb(
  projectDir: string,
  state: WebState,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const folder = join(projectDir, "web", "dist");
  response.setHeader("content-security-policy", POLICY);
  if (existsSync(join(folder, "index.html"))) serveStatic(folder, request, response);
  else explain(state, response);
}

function explain({ error }: WebState, response: ServerResponse): void {
  const body = error
    ? `<h1>The web UI could not be built</h1><p>The API works. Its reader is at <a href="/docs">/docs</a>.</p><pre>${escapeHtml(error)}</pre>`
    : `<meta http-equiv="refresh" content="1"><p>The web UI is being built. This page loads itself again.</p>`;
  response.writeHead(503, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": "1",
  });
  response.end(`<!doctype html><meta charset="utf-8"><title>Toolgate</title>${body}`);
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
