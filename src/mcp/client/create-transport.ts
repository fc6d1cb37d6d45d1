import type { Transport } from "@modelcontextprotocol/client";
import type { FetchLike } from "../../calling/egress/sender-fetch.ts";
import { RESUME_LIMITS } from "./limits.ts";
import type { ProtocolVariant } from "./list-variants.ts";
import type { Trail } from "./watch-answers.ts";

/** Loads the protocol's library on demand; functions without MCP servers start without it. */
export const loadClient = () => import("@modelcontextprotocol/client");

/**
 * Creates the library's transport with our own fetch. Redirects are handled by the sender.
 *
 * @param onEnd called if the expected answer can no longer arrive
 */
export async function createTransport(
  variant: ProtocolVariant,
  url: string,
  inner: FetchLike,
  { trail, onEnd }: { trail: Trail; onEnd: () => void },
): Promise<Transport> {
  const { StreamableHTTPClientTransport, SSEClientTransport } = await loadClient();
  const common = { redirectPolicy: "follow" as const };
  return variant.transport === "sse"
    ? new SSEClientTransport(new URL(url), { ...common, fetch: withOneStream(inner, onEnd) })
    : new StreamableHTTPClientTransport(new URL(url), {
        ...common,
        fetch: withoutIdleStream(inner),
        reconnectionScheduler: scheduleResume(trail, onEnd),
      });
}

/**
 * Limits reconnections: the server chooses the delay and may end each stream with a request to reconnect.
 */
function scheduleResume(trail: Trail, onEnd: () => void) {
  return (resume: () => void, wanted: number) => {
    trail.resumes++;
    if (trail.resumes > RESUME_LIMITS.times) return onEnd();
    const timer = setTimeout(resume, Math.max(wanted, RESUME_LIMITS.pauseMs));
    return () => clearTimeout(timer);
  };
}

/** HTTP+SSE: the connection ends with its stream, although the library would reconnect. */
function withOneStream(inner: FetchLike, onEnd: () => void): FetchLike {
  let isOpened = false;
  return async (url, init) => {
    if (init?.method === "POST") return inner(url, init);
    if (!isOpened) {
      isOpened = true;
      return inner(url, init);
    }
    onEnd();
    return new Response(null, { status: 405 });
  };
}

/** Ends the session of a transport that has one, without waiting for it. */
export function endSession(transport: Transport): void {
  if (!hasSessions(transport)) return;
  transport.terminateSession().catch(() => {});
}

function hasSessions(transport: Transport): transport is Transport & { terminateSession(): Promise<void> } {
  return "terminateSession" in transport;
}

/**
 * Rejects the idle stream for server-initiated messages, which we do not use. A stream that resumes an
 * answer is allowed.
 */
function withoutIdleStream(inner: FetchLike): FetchLike {
  return async (url, init) => {
    const isIdle = init?.method === "GET" && !new Headers(init.headers).has("last-event-id");
    return isIdle ? new Response(null, { status: 405 }) : inner(url, init);
  };
}
