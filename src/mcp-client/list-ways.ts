import { ToolgateError } from "../contract/errors.ts";
import type { McpServerAccess, McpTransport } from "../contract/mcp-tool.ts";

/** One way to speak to a server. */
export interface Way {
  transport: McpTransport;
  /** Undefined: the server is asked first. */
  era?: "modern" | "legacy";
}

/** First protocol revision without a handshake. */
export const MODERN = "2026-07-28";
/** Busy or away: asking in another way would only be asking more. */
const UNAVAILABLE: readonly unknown[] = [429, 502, 503, 504];

/**
 * The way that worked last, then Streamable HTTP, then the older HTTP+SSE (protocol, "Backwards Compatibility"). A server
 * that fails on the question how it speaks may still know the handshake.
 */
export function listWays({ transport, protocol_version }: McpServerAccess): Way[] {
  const known: Way[] = [];
  if (transport !== null && protocol_version !== null) {
    const isModern = transport === "streamable-http" && protocol_version >= MODERN;
    known.push({ transport, era: isModern ? "modern" : "legacy" });
  }
  return [
    ...known,
    { transport: "streamable-http" },
    { transport: "streamable-http", era: "legacy" },
    { transport: "sse", era: "legacy" },
  ];
}

/** Whether it is about how the server was spoken to, rather than that it cannot be reached, is busy or refuses us. */
export function mayBeAnotherWay(error: unknown): boolean {
  if (!(error instanceof ToolgateError) || error.code !== "API_ERROR") return false;
  const { reason, http_status } = error.details ?? {};
  return (reason === "status" && !UNAVAILABLE.includes(http_status)) || reason === "invalid_response";
}
