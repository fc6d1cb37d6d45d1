import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopbackHost } from "../callers/is-loopback-host.ts";

/** The configuration that the web UI needs before sign-in: `/toolgate.json`. */
export interface WebConfig {
  /** Empty: the origin of the page. */
  supabase_url: string;
  publishable_key: string;
  mode: "embedded";
  /** A demo account for one-click sign-in; only on loopback. */
  demo?: { email: string; password: string };
  /** Whether a forgotten password can be reset by mail. */
  password_reset?: true;
  /** A local sample API without keys: its document and base URL. */
  sample?: { openapi_url: string; base_url: string };
}

/**
 * Sends the configuration. The demo account is only included for pages of this machine: a tunnel to this
 * port, or a foreign name that resolves to it (DNS rebinding), has another `Host`.
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
