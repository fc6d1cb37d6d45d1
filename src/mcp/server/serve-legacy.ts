import {
  type ClientCapabilities,
  DEFAULT_NEGOTIATED_PROTOCOL_VERSION,
  isInitializeRequest,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  ProtocolErrorCode,
  type RequestId,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { isJsonObject, type Json } from "../../base/json.ts";
import { wrapBody } from "./serve-changes.ts";
import {
  type ElicitationModes,
  issueSessionId,
  NO_ELICITATION,
  readElicitationModes,
  type SessionInbox,
} from "./session.ts";

/** Same limit as in the SDK. */
const MAX_BATCH = 100;

export interface LegacySession {
  elicitation: ElicitationModes;
  inbox: SessionInbox;
}

/**
 * Serves a POST of a client of 2025 with a server for this request alone, set up as its session requires.
 * Unlike in the SDK's stateless mode, the client can be asked and can cancel.
 *
 * @param session null if the request has none (or begins one)
 */
export async function serveLegacy(
  request: Request,
  body: Json,
  session: LegacySession | null,
  createServer: () => Server,
): Promise<Response> {
  const messages = Array.isArray(body) ? body : [body];
  const requests = messages.filter((message) => isJSONRPCRequest(message));
  if (Array.isArray(body) && requests.some(({ method }) => method === "tools/call")) return refuseBatch();
  // The SDK rejects batches that are too large and invalid messages below.
  if (messages.length <= MAX_BATCH && messages.every(isJsonObject)) {
    if (session) await storeSessionMessages(session.inbox, messages);
    if (requests.length === 0 && messages.length > 0) return new Response(null, { status: 202 });
  }
  const begin = requests.find((message) => isInitializeRequest(message));
  const server = createServer();
  const transport = new WebStandardStreamableHTTPServerTransport({});
  await server.connect(transport);
  const calls = requests.filter(({ method }) => method === "tools/call").map(({ id }) => id);
  const unlink = session ? linkSession(transport, session.inbox, calls) : () => undefined;
  const end = () => {
    unlink();
    void server.close().catch(() => undefined);
  };
  request.signal.addEventListener("abort", end, { once: true });
  try {
    if (!begin)
      await repeatHandshake(
        transport,
        versionOf(request),
        writeCapabilities(session?.elicitation ?? NO_ELICITATION),
      );
    const answered = await transport.handleRequest(request, { parsedBody: body });
    const response = wrapBody(answered, end);
    if (begin && answered.ok) {
      response.headers.set("mcp-session-id", issueSessionId(readElicitationModes(begin.params.capabilities)));
    }
    return response;
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * The called tool is looked up together with the caller before the message is served, so a request can
 * contain only one call.
 */
function refuseBatch(): Response {
  const message = "Invalid Request: tools/call is not served in a batch. Send each in a request of its own.";
  const error = { code: ProtocolErrorCode.InvalidRequest, message };
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status: 400 });
}

function versionOf(request: Request): string {
  return request.headers.get("mcp-protocol-version") ?? DEFAULT_NEGOTIATED_PROTOCOL_VERSION;
}

function writeCapabilities({ form, url }: ElicitationModes) {
  if (!form && !url) return {};
  return { elicitation: { ...(form && { form: {} }), ...(url && { url: {} }) } };
}

/** Milliseconds between two queries of the inbox, while an answer is expected and otherwise. */
const WAITING_MS = 400;

const RUNNING_MS = 1_000;

const HANDSHAKE_ID = "toolgate-handshake";

/** Maximum length of an answer to a question, in characters. */
const MAX_ANSWER = 64_000;

const MAX_ID = 200;

/** Prefix of the ids of requests that Toolgate sends to clients. */
const SESSION_REQUEST_PREFIX = "toolgate-";

type Transport = WebStandardStreamableHTTPServerTransport;

/**
 * Lets a server that exists for one request serve a session of 2025. The handshake of an earlier request
 * is repeated to it. Its questions to the client are sent on the open stream under unguessable ids, and
 * the answers, which arrive with other requests, are read from the session's inbox, as are cancellations
 * of the requests served here.
 *
 * @returns a function to call when the request has ended
 */
function linkSession(
  transport: Transport,
  inbox: SessionInbox,
  requestIds: readonly RequestId[],
): () => void {
  const send = transport.send.bind(transport);
  /** From ids on the wire to ids of this server. */
  const open = new Map<string, RequestId>();
  const watched = requestIds.map(nameRequest);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  transport.send = async (message, options) => {
    if (!isJSONRPCRequest(message)) return send(renameCancelled(message, open), options);
    const id = SESSION_REQUEST_PREFIX + crypto.randomUUID();
    open.set(id, message.id);
    await inbox.expect(id);
    await send({ ...message, id }, options);
    schedule();
  };

  function schedule(): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(poll, open.size > 0 ? WAITING_MS : RUNNING_MS);
  }

  async function poll(): Promise<void> {
    try {
      const messages = await inbox.read(watched, [...open.keys()]);
      if (isOver) return;
      for (const [id, message] of Object.entries(messages.answers)) deliver(id, message);
      for (const name of messages.cancelled) cancel(requestIds[watched.indexOf(name)]);
    } catch {
      // The database is unavailable; the next query may succeed.
    }
    schedule();
  }

  function deliver(id: string, message: Json): void {
    const own = open.get(id);
    if (own === undefined || !isJsonObject(message)) return;
    open.delete(id);
    transport.onmessage?.({ ...message, id: own } as unknown as JSONRPCMessage);
  }

  function cancel(requestId: RequestId | undefined): void {
    if (requestId === undefined) return;
    const params = { requestId, reason: "cancelled by the client" };
    transport.onmessage?.({ jsonrpc: "2.0", method: "notifications/cancelled", params });
    // A cancelled request gets no response, so its stream would stay open.
    transport.closeSSEStream(requestId);
  }

  if (watched.length > 0) schedule();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The request id as cancellations refer to it: ids are numbers or strings, and 1 differs from "1". */
function nameRequest(id: RequestId): string {
  return JSON.stringify(id);
}

/** Repeats the client's initialization to a server and discards the response. */
async function repeatHandshake(
  transport: Transport,
  protocolVersion: string,
  capabilities: ClientCapabilities,
): Promise<void> {
  const send = transport.send;
  const answered = new Promise<void>((resolve) => {
    transport.send = async (message, options) => {
      const isAnswer = isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message);
      if (!isAnswer || message.id !== HANDSHAKE_ID) return send(message, options);
      transport.send = send;
      resolve();
    };
  });
  const clientInfo = { name: "session", version: "1" };
  const params = { protocolVersion, capabilities, clientInfo };
  transport.onmessage?.({ jsonrpc: "2.0", id: HANDSHAKE_ID, method: "initialize", params });
  await answered;
}

/** The SDK cancels a question by its own id, but the client knows it by another. */
function renameCancelled(message: JSONRPCMessage, open: ReadonlyMap<string, RequestId>): JSONRPCMessage {
  if (!("method" in message) || message.method !== "notifications/cancelled") return message;
  const requestId = message.params?.["requestId"];
  const known = [...open].find(([, own]) => own === requestId);
  return known ? { ...message, params: { ...message.params, requestId: known[0] } } : message;
}

/** Stores messages for other requests of the session: answers to questions, and cancellations. */
async function storeSessionMessages(inbox: SessionInbox, messages: readonly Json[]): Promise<void> {
  for (const message of messages) {
    if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) {
      const id = String(message.id);
      const isOurs = id.startsWith(SESSION_REQUEST_PREFIX) && /^[\w-]+$/.test(id) && id.length < MAX_ID;
      if (isOurs && JSON.stringify(message).length <= MAX_ANSWER)
        await inbox.answer(id, message as unknown as Json);
    } else if (isJSONRPCNotification(message) && message.method === "notifications/cancelled") {
      const id = message.params?.["requestId"];
      if (typeof id === "number" || (typeof id === "string" && id.length < MAX_ID))
        await inbox.cancel(nameRequest(id));
    }
  }
}
