import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopbackHost } from "./is-loopback-host.ts";

/** What the web UI must know before it can sign anybody in: `/toolgate.json`. */
export interface WebConfig {
  /** Empty: where the page itself comes from. */
  supabase_url: string;
  publishable_key: string;
  mode: "embedded";
  /** A working account in one click; only where nobody else can reach it. */
  demo?: { email: string; password: string };
  /** A keyless API on this machine to try things with: its document, and where it is called. */
  sample?: { openapi_url: string; base_url: string };
}

/**
 * Answers the configuration. The demo account goes to this machine's own pages only: a tunnel to this port, or a
 * foreign name that was pointed at it (DNS rebinding), has another `Host`.
 */
export function serveConfig(config: WebConfig, request: IncomingMessage, response: ServerResponse): void {
  const { demo, ...open } = config;
  const shown = isAskedLocally(request) ? config : open;
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(JSON.stringify(shown));
}

function isAskedLocally({ headers: { host = "" } }: IncomingMessage): boolean {
  const url = `http://${host}`;
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
}
