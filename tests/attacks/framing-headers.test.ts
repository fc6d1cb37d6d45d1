import { describe, expect, it } from "vitest";
import { guardRequest } from "../../src/calling/egress/guard-url.ts";
import { checkHeaderName } from "../../src/calling/templates/render-headers.ts";
import { readConfig } from "../../src/compose/config.ts";
import type { OutgoingRequest } from "../../src/contract/ports.ts";
import { resolveAuth } from "../../src/mcp/client/connect-mcp.ts";

/** Headers that frame a message or belong to one connection, in the spellings that servers read alike. */
const FRAMING = [
  "Host",
  "Content-Length",
  "content_length",
  "Transfer-Encoding",
  "TRANSFER_ENCODING",
  "Connection",
  "Keep-Alive",
  "TE",
  "Trailer",
  "Upgrade",
  "Expect",
  "HTTP2-Settings",
  "Proxy-Authorization",
  "Proxy-Connection",
];

/** Actors that can set a header name, and whether theirs is rejected. */
const DOORS: [actor: string, refuses: (header: string) => boolean][] = [
  ["the sender, for whoever built the request", (name) => throws(() => send(name))],
  ["the owner of an HTTP tool, in its headers", (name) => throws(() => checkHeaderName(name))],
  ["the owner of an MCP server, for its key", (header) => isFaulty({ type: "api-key", header })],
  ["the operator, for the OpenTelemetry collector", (name) => throws(() => configure(name))],
];

describe.each(DOORS)("a framing header set by %s", (_actor, refuses) => {
  it.each(FRAMING)("%s is rejected", (name) => {
    expect(refuses(name)).toBe(true);
  });

  it.each(["X-Api-Key", "X-Host-Id", "Authorization", "X-Expect"])("%s is not a framing header", (name) => {
    expect(refuses(name)).toBe(false);
  });
});

function throws(act: () => unknown): boolean {
  try {
    act();
    return false;
  } catch {
    return true;
  }
}

function send(header: string) {
  const request: OutgoingRequest = {
    method: "GET",
    url: "https://example.com/",
    headers: [[header, "x"]],
    body: new Uint8Array(),
    idempotent: true,
    sensitive: { headers: [], query: [] },
  };
  return guardRequest(request, { allow: [], allowHttp: false });
}

function isFaulty(choice: { type: string; header: string }): boolean {
  return Array.isArray(resolveAuth(choice));
}

function configure(header: string) {
  return readConfig({
    SUPABASE_URL: "http://127.0.0.1:54321",
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
    OTEL_EXPORTER_OTLP_HEADERS: `${header}=x`,
  });
}
