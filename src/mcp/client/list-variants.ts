import { ToolgateError } from "../../contract/errors.ts";
import type { McpServerAccess, McpTransport } from "../../contract/mcp-tool.ts";

/** A protocol variant to connect with. */
export interface ProtocolVariant {
  transport: McpTransport;
  /** Undefined: the server is asked first. */
  era?: "modern" | "legacy";
}

/** First protocol revision without a handshake. */
export const MODERN = "2026-07-28";
/** The server is busy or unavailable, so another protocol variant would only add load. */
const UNAVAILABLE: readonly unknown[] = [429, 502, 503, 504];

/**
 * The variant that worked last, then Streamable HTTP, then the older HTTP+SSE (protocol, "Backwards
 * Compatibility"). A server that fails on the version request may still support the handshake.
 */
export function listVariants({ transport, protocol_version }: McpServerAccess): ProtocolVariant[] {
  const known: ProtocolVariant[] = [];
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

/**
 * Whether the error may be caused by the protocol variant, rather than by an unreachable, busy or refusing
 * server.
 */
export function mayNeedOtherVariant(error: unknown): boolean {
  if (!(error instanceof ToolgateError) || error.code !== "API_ERROR") return false;
  const { reason, http_status } = error.details ?? {};
  return (reason === "status" && !UNAVAILABLE.includes(http_status)) || reason === "invalid_response";
}
