import type { Client, JSONRPCMessage, MessageExtraInfo, Transport } from "@modelcontextprotocol/client";
import type { JsonObject } from "../../base/json.ts";
import { VERSION } from "../../base/version.ts";
import { apiError } from "../../calling/egress/api-error.ts";
import { createRedactor } from "../../calling/redaction/redact.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { SecretValues } from "../../contract/http-operation.ts";
import type { McpServerAccess, McpTransport } from "../../contract/mcp-tool.ts";
import { type Ask, createAsk } from "./create-ask.ts";
import {
  createMcpFetch,
  createTransport,
  endSession,
  listVariants,
  loadClient,
  type McpPorts,
  MODERN,
  mayNeedOtherVariant,
  type ProtocolVariant,
} from "./create-transport.ts";
import { type Budget, MAX_SERVER_REQUESTS } from "./limits.ts";
import { newTrail, type Trail, watchAnswers } from "./watch-answers.ts";

/** Results are data for the caller, so the server's output schema is not compiled into a check. */
const ACCEPT_ALL = {
  getValidator: () => (input: unknown) => ({
    valid: true as const,
    data: input as never,
    errorMessage: undefined,
  }),
};

/** A connection to an MCP server for one operation. */
export interface McpConnection {
  client: Client;
  transport: McpTransport;
  protocol_version: string;
  trail: Trail;
  /** Whether the server keeps a session, which it may lose. */
  hasSession(): boolean;
  /** Whether answers may be as large as a list of tools; initially true. */
  setListing(isListing: boolean): void;
  /** Returns a result unchanged, even if the library considers it invalid. */
  ask: Ask<JsonObject>;
  close(): void;
}

export interface ConnectOptions extends McpPorts {
  secrets: SecretValues;
  /** Aborts everything, including requests on their way. */
  signal: AbortSignal;
  onToken: (token: string) => void;
  /** Whether tool calls may be sent only once. */
  once?: boolean;
  /** For the whole operation, however often it connects. */
  budget: Budget;
}

/**
 * Connects to an MCP server with the first protocol variant that works.
 *
 * @throws ToolgateError EGRESS_BLOCKED | AUTH_FAILED | API_ERROR
 */
export async function openConnection(
  server: McpServerAccess,
  options: ConnectOptions,
): Promise<McpConnection> {
  let first: ToolgateError | null = null;
  for (const variant of listVariants(server)) {
    try {
      return await connectBy(variant, server, options);
    } catch (error) {
      if (!mayNeedOtherVariant(error)) throw error;
      if (error instanceof ToolgateError) first ??= error;
    }
  }
  throw notMcp(first);
}

async function connectBy(
  variant: ProtocolVariant,
  { url, credentials, protocol_version }: McpServerAccess,
  options: ConnectOptions,
): Promise<McpConnection> {
  const { budget } = options;
  const trail = newTrail();
  const signal = AbortSignal.any([options.signal, budget.signal]);
  const known = Object.values(options.secrets);
  const onToken = (token: string) => {
    known.push(token);
    options.onToken(token);
  };
  const redact = (text: string) => createRedactor(known)(text);
  const { ask, onStreamEnd: onEnd } = createAsk(trail, signal, redact);
  let isListing = true;
  // With HTTP+SSE, one stream carries all answers.
  const isLarge = () => isListing || variant.transport === "sse";
  const carry = createMcpFetch({ ...options, onToken, signal, credentials, isListing: isLarge });
  const watched = watchAnswers(carry, { trail, budget, onEnd });
  const transport = await createTransport(variant, url, watched, { trail, onEnd });
  const inbox = watchMessages(transport);
  const client = await createClient(variant);
  const close = () => {
    endSession(transport);
    client.close().catch(() => {});
  };
  try {
    const prior = variant.era === "modern" && modernPrior(protocol_version);
    await ask("connecting", (given) => client.connect(transport, { ...given, ...prior }));
  } catch (error) {
    close();
    throw error;
  }
  return {
    client,
    transport: variant.transport,
    protocol_version: client.getNegotiatedProtocolVersion() ?? "",
    trail,
    hasSession: () => transport.sessionId !== undefined,
    setListing(value) {
      isListing = value;
    },
    ask: withRawResults(ask, inbox),
    close,
  };
}

async function createClient({ era }: ProtocolVariant): Promise<Client> {
  const { Client } = await loadClient();
  const client = new Client(
    { name: "toolgate", version: VERSION },
    {
      // None: servers cannot request a model, a user or files.
      capabilities: {},
      versionNegotiation: { mode: era === undefined ? "auto" : "legacy" },
      inputRequired: { autoFulfill: false },
      jsonSchemaValidator: ACCEPT_ALL,
    },
  );
  // Every relevant error rejects the request it belongs to, or is in the trail.
  client.onerror = () => {};
  return client;
}

/**
 * A known modern server need not be asked for its version; whether it has tools is seen when they are
 * listed.
 */
function modernPrior(version: string | null) {
  const discover = { supportedVersions: [version ?? MODERN], capabilities: { tools: {} } };
  return { prior: { kind: "modern" as const, discover: discover as never } };
}

function withRawResults(ask: Ask, inbox: Inbox): Ask<JsonObject> {
  return async (what, request) => {
    inbox.result = null;
    try {
      return await ask(what, request);
    } catch (error) {
      const isFormal = error instanceof ToolgateError && error.details?.["mcp_error"] === "INVALID_RESULT";
      if (!isFormal || inbox.result === null) throw error;
      return inbox.result as Awaited<ReturnType<typeof request>>;
    }
  };
}

function notMcp(first: ToolgateError | null): ToolgateError {
  const message = "No MCP server answers at this address: neither Streamable HTTP nor HTTP with SSE.";
  return apiError("invalid_response", first === null ? message : `${message} ${first.message}`, {
    details: { ...first?.details, reason: "invalid_response" },
  });
}

/** Messages received over a transport. */
interface Inbox {
  /** The last result, as sent by the server. */
  result: JsonObject | null;
}

type Listener = (message: JSONRPCMessage, extra?: MessageExtraInfo) => void;

/**
 * Intercepts the messages of a transport before its listener, the library, gets them. A server may send
 * requests (`ping`); each costs a response, so further ones are dropped. Call once per transport, before a
 * listener is set.
 */
function watchMessages(transport: Transport): Inbox {
  const inbox: Inbox = { result: null };
  let listener: Listener | undefined;
  let asked = 0;
  const deliver: Listener = (message, extra) => {
    if ("result" in message) inbox.result = message.result as JsonObject;
    const isRequest = "method" in message && "id" in message;
    if (isRequest && ++asked > MAX_SERVER_REQUESTS) return;
    listener?.(message, extra);
  };
  Object.defineProperty(transport, "onmessage", {
    configurable: true,
    get: () => listener && deliver,
    set(next: Listener | undefined) {
      listener = next;
    },
  });
  return inbox;
}
