import type { Transport } from "@modelcontextprotocol/client";
import type { FetchLike } from "../execution/sender-fetch.ts";
import type { Way } from "./list-ways.ts";
import { loadClient } from "./load-client.ts";

/** The official transport of a way, over our own fetch. Redirects are the sender's. */
export async function createTransport(way: Way, url: string, inner: FetchLike): Promise<Transport> {
  const { StreamableHTTPClientTransport, SSEClientTransport } = await loadClient();
  const common = { redirectPolicy: "follow" as const };
  return way.transport === "sse"
    ? new SSEClientTransport(new URL(url), { ...common, fetch: inner })
    : new StreamableHTTPClientTransport(new URL(url), { ...common, fetch: withoutIdleStream(inner) });
}

/** Ends the session of a transport that has one, without waiting for it. */
export function leaveSession(transport: Transport): void {
  if (!hasSessions(transport)) return;
  transport.terminateSession().catch(() => {});
}

function hasSessions(transport: Transport): transport is Transport & { terminateSession(): Promise<void> } {
  return "terminateSession" in transport;
}

/** We wait for nothing a server says on its own: no stream is opened for that, only one to take up an answer again. */
function withoutIdleStream(inner: FetchLike): FetchLike {
  return async (url, init) => {
    const isIdle = init?.method === "GET" && !new Headers(init.headers).has("last-event-id");
    return isIdle ? new Response(null, { status: 405 }) : inner(url, init);
  };
}
