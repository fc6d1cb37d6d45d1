import {
  type ClientCapabilities,
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type RequestId,
  type WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { isJsonObject, type Json } from "../../base/json.ts";
import type { SessionInbox } from "./session-inbox.ts";

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
export function linkSession(
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
export async function repeatHandshake(
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
export async function storeSessionMessages(inbox: SessionInbox, messages: readonly Json[]): Promise<void> {
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
