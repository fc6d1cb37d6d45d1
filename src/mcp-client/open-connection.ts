import type { Client, Transport } from "@modelcontextprotocol/client";
import { ToolgateError } from "../contract/errors.ts";
import type { SecretValues } from "../contract/http-operation.ts";
import type { JsonObject } from "../contract/json.ts";
import type { McpServerAccess, McpTransport } from "../contract/mcp-tool.ts";
import { apiError } from "../execution/api-error.ts";
import type { FetchLike } from "../execution/sender-fetch.ts";
import { createMcpFetch, type McpPorts } from "./create-mcp-fetch.ts";
import { mapClientError } from "./map-client-error.ts";
import { newTrail, type Trail, watchAnswers } from "./watch-answers.ts";

/** A server that speaks MCP with us, for one piece of work. */
export interface McpConnection {
  client: Client;
  transport: McpTransport;
  protocol_version: string;
  trail: Trail;
  /** Whether the server keeps a session for us, which it may forget. */
  hasSession(): boolean;
  /** Lets answers be as large as a list of tools, until it is called with false. */
  listing(isListing: boolean): void;
  /** Runs a request under the connection's time. @throws ToolgateError in our terms */
  ask: Ask<unknown>;
  /** The same; an answer that the library finds fault with is given as it came. */
  askLeniently: Ask<JsonObject>;
  close(): void;
}

type Ask<Base> = <T extends Base>(
  what: string,
  request: (given: { signal: AbortSignal; timeout: number }) => Promise<T>,
) => Promise<T>;

export interface ConnectOptions extends McpPorts {
  secrets: SecretValues;
  /** Ends everything; what is on its way is given up. */
  signal: AbortSignal;
  onToken: (token: string) => void;
}

/** First protocol revision without a handshake. */
const MODERN = "2026-07-28";
/** Our own signal ends a request; the library's clock only must not do so before. */
const LIBRARY_TIMEOUT_MS = 120_000;
/** After a stream's end what it brought is still on its way through the parser. */
const SETTLE_MS = 100;

interface Way {
  transport: McpTransport;
  /** Undefined: ask the server first. */
  era?: "modern" | "legacy";
}

/**
 * Connects to an MCP server in the way that worked last, else by Streamable HTTP, else by the older HTTP+SSE (protocol
 * "Backwards Compatibility").
 * @throws ToolgateError EGRESS_BLOCKED | AUTH_FAILED | API_ERROR
 */
export async function openConnection(
  server: McpServerAccess,
  options: ConnectOptions,
): Promise<McpConnection> {
  let first: ToolgateError | null = null;
  for (const way of listWays(server)) {
    try {
      return await connectBy(way, server, options);
    } catch (error) {
      if (!mayBeAnotherWay(error)) throw error;
      if (error instanceof ToolgateError) first ??= error;
    }
  }
  throw notMcp(first);
}

function listWays({ transport, protocol_version }: McpServerAccess): Way[] {
  const known: Way[] = [];
  if (transport !== null && protocol_version !== null) {
    const isModern = transport === "streamable-http" && protocol_version >= MODERN;
    known.push({ transport, era: isModern ? "modern" : "legacy" });
  }
  // A server that fails on a question it does not know may still know the handshake.
  const others: Way[] = [
    { transport: "streamable-http" },
    { transport: "streamable-http", era: "legacy" },
    { transport: "sse", era: "legacy" },
  ];
  return [...known, ...others];
}

/** What the server said, rather than that it cannot be reached or refuses us. */
export function mayBeAnotherWay(error: unknown): boolean {
  if (!(error instanceof ToolgateError)) return false;
  const { code, details } = error;
  const reason = details?.["reason"];
  return code === "API_ERROR" && (reason === "status" || reason === "invalid_response");
}

async function connectBy(
  way: Way,
  { url, credentials, protocol_version }: McpServerAccess,
  options: ConnectOptions,
): Promise<McpConnection> {
  const { Client, StreamableHTTPClientTransport, SSEClientTransport } = await import(
    "@modelcontextprotocol/client"
  );
  const trail = newTrail();
  const state: ConnectionState = { isListing: true, broken: new AbortController(), result: null };
  const bare = createMcpFetch({
    ...options,
    credentials,
    isListing: () => state.isListing || way.transport === "sse",
  });
  const watched = watchAnswers(bare, trail, () => {
    const { broken } = state;
    setTimeout(() => broken.abort(), SETTLE_MS);
  });
  const fetchOptions = { fetch: withoutIdleStream(watched, way), redirectPolicy: "follow" as const };
  const transport: Transport =
    way.transport === "sse"
      ? new SSEClientTransport(new URL(url), fetchOptions)
      : new StreamableHTTPClientTransport(new URL(url), fetchOptions);
  const client = new Client(
    { name: "toolgate", version: "0.1.0" },
    {
      capabilities: {},
      versionNegotiation: { mode: way.era === undefined ? "auto" : "legacy" },
      inputRequired: { autoFulfill: false },
      jsonSchemaValidator: ACCEPT_ALL,
    },
  );
  // Everything that matters rejects the request it belongs to, or is in the trail.
  client.onerror = () => {};

  const ask: Ask<unknown> = async (what, request) => {
    const broken = new AbortController();
    Object.assign(state, { broken, result: null });
    Object.assign(trail, { failure: null, refused: null });
    const signal = AbortSignal.any([options.signal, broken.signal]);
    const given = { signal, timeout: LIBRARY_TIMEOUT_MS };
    try {
      return await Promise.race([request(given), rejectOn(signal)]);
    } catch (error) {
      throw mapClientError(error, what, { trail, isBroken: broken.signal.aborted, signal: options.signal });
    }
  };

  const askLeniently: Ask<JsonObject> = async (what, request) => {
    try {
      return await ask(what, request);
    } catch (error) {
      const isFormal = error instanceof ToolgateError && error.details?.["mcp_error"] === "INVALID_RESULT";
      if (!isFormal || state.result === null) throw error;
      return state.result as Awaited<ReturnType<typeof request>>;
    }
  };

  const close = () => {
    if ("terminateSession" in transport)
      void (transport as TerminableTransport).terminateSession().catch(() => {});
    void client.close().catch(() => {});
  };
  try {
    await ask("connecting", (given) =>
      client.connect(transport, { ...given, ...(way.era === "modern" && modernPrior(protocol_version)) }),
    );
  } catch (error) {
    close();
    throw error;
  }
  keepResults(transport, state);
  return {
    client,
    transport: way.transport,
    protocol_version: client.getNegotiatedProtocolVersion() ?? "",
    trail,
    hasSession: () => transport.sessionId !== undefined,
    listing(isListing) {
      state.isListing = isListing;
    },
    ask,
    askLeniently,
    close,
  };
}

interface ConnectionState {
  isListing: boolean;
  /** Ends the request that is on its way. */
  broken: AbortController;
  /** The last result as it came. */
  result: JsonObject | null;
}

function keepResults(transport: Transport, state: ConnectionState): void {
  const deliver = transport.onmessage;
  transport.onmessage = (message, extra) => {
    if ("result" in message) state.result = message.result as JsonObject;
    deliver?.(message, extra);
  };
}

interface TerminableTransport {
  terminateSession(): Promise<void>;
}

/** Results are data for the caller, whatever the server said of their form: they are never compiled into a check. */
const ACCEPT_ALL = {
  getValidator: () => (input: unknown) => ({
    valid: true as const,
    data: input as never,
    errorMessage: undefined,
  }),
};

/** A server known to be modern needs no question; that it has tools is seen when they are listed. */
function modernPrior(version: string | null) {
  const discover = { supportedVersions: [version ?? MODERN], capabilities: { tools: {} } };
  return { prior: { kind: "modern" as const, discover: discover as never } };
}

/** We wait for nothing the server says on its own: no stream is opened for that, only one to take up an answer again. */
function withoutIdleStream(inner: FetchLike, { transport }: Way): FetchLike {
  if (transport === "sse") return inner;
  return async (url, init) => {
    const isIdle = init?.method === "GET" && !new Headers(init.headers).has("last-event-id");
    return isIdle ? new Response(null, { status: 405 }) : inner(url, init);
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener("abort", give, { once: true });
  });
}

function notMcp(first: ToolgateError | null): ToolgateError {
  const message = "No MCP server answers at this address: neither Streamable HTTP nor HTTP with SSE.";
  return apiError("invalid_response", first === null ? message : `${message} ${first.message}`, {
    details: { ...first?.details, reason: "invalid_response" },
  });
}
