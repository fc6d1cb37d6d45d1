import type { Transport } from "@modelcontextprotocol/client";
import { applyCredentials, tokenClient } from "../../calling/credentials/apply-credentials.ts";
import type { TokenSource } from "../../calling/credentials/token-source.ts";
import { createSenderFetch, type FetchLike } from "../../calling/egress/wrap-sender.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Credential, SecretValues } from "../../contract/http-operation.ts";
import type { McpServerAccess, McpTransport } from "../../contract/mcp-tool.ts";
import type { OutgoingRequest, Sender } from "../../contract/ports.ts";
import { type Budget, LIST_LIMITS, RESUME_LIMITS } from "./limits.ts";
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

export interface McpPorts {
  /** The run's sender; its requests are aborted with the run. */
  sender: Sender;
  /** The process's sender, for closing messages after a run was aborted. */
  closingSender: Sender;
  tokens: TokenSource;
}

export interface McpFetchOptions extends McpPorts {
  credentials: readonly Credential[];
  secrets: SecretValues;
  signal: AbortSignal;
  /** Whether requests that may change something are sent only once, even if their token was rejected. */
  once?: boolean;
  /** Called with every access token that is used. */
  onToken: (token: string) => void;
  /** Whether answers may be as large as a list of tools. */
  isListing: () => boolean;
  budget: Budget;
}

/** Requests that change nothing at the server and may be repeated. */
const HARMLESS = /^\{[^{}]*"method":"(?:tools\/list|server\/discover|initialize|ping)"/;
const REQUEST = /^\{[^{}]*"method":"/;
const CLOSING = /^\{[^{}]*"method":"notifications\/cancelled"/;
const CLOSING_TIMEOUT_MS = 2_000;

/**
 * The `fetch` of a connection. It adds credentials to every request and renews a rejected token once.
 * Closing messages are sent even after the run was aborted.
 */
export function createMcpFetch(options: McpFetchOptions): FetchLike {
  const { sender, closingSender, credentials, secrets, tokens, signal, onToken, isListing, budget, once } =
    options;
  const oauth = credentials.find(isOauth);

  async function send(url: string | URL, init: RequestInit, source: TokenSource): Promise<Response> {
    const isClosing = init.method === "DELETE" || CLOSING.test(textOf(init));
    if (!isClosing) budget.spend("requests", 1);
    const fetchWithSender = createSenderFetch({
      sender: isClosing ? closingSender : sender,
      // Messages that the server can cause repeatedly must not reach another host.
      keepOrigin: isClosing || !REQUEST.test(textOf(init)),
      signal: isClosing ? AbortSignal.timeout(CLOSING_TIMEOUT_MS) : signal,
      ...(isListing() && { maxBytes: LIST_LIMITS.bytes }),
      prepare: (request) =>
        applyCredentials(markIdempotent(request, init), credentials, secrets, { tokens: source }),
    });
    const { signal: own, ...rest } = init;
    return fetchWithSender(url, isClosing || !own ? rest : init);
  }

  return async (url, init = {}) => {
    const given: string[] = [];
    const recordTokens =
      (source: TokenSource["get"]): TokenSource["get"] =>
      async (client) => {
        const token = await source(client);
        given.push(token);
        onToken(token);
        return token;
      };
    const first = await send(url, init, { ...tokens, get: recordTokens(tokens.get) });
    const [refused] = given;
    if (first.status !== 401 || oauth === undefined || refused === undefined) return first;
    const fresh = await tokens.refresh(tokenClient(oauth, secrets), refused);
    if (once && !HARMLESS.test(textOf(init))) return first;
    await first.body?.cancel();
    return send(url, init, { ...tokens, get: recordTokens(async () => fresh) });
  };
}

function markIdempotent(request: OutgoingRequest, init: RequestInit): OutgoingRequest {
  return { ...request, idempotent: HARMLESS.test(textOf(init)) };
}

function textOf({ body }: RequestInit): string {
  return typeof body === "string" ? body.slice(0, 200) : "";
}

function isOauth(credential: Credential): credential is Credential & { type: "oauth2" } {
  return credential.type === "oauth2";
}

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
