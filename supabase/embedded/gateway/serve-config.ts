import type { ServerResponse } from "node:http";

/** What the web UI must know before it can sign anybody in: `/toolgate.json`. */
export interface WebConfig {
  /** Empty: where the page itself comes from. */
  supabase_url: string;
  publishable_key: string;
  mode: "embedded";
  /** A working account in one click; only where nobody else can reach it. */
  demo?: { email: string; password: string };
}

export function serveConfig(config: WebConfig, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(config));
}
