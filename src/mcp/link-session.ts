import {
  type ClientCapabilities,
  isJSONRPCErrorResponse,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type RequestId,
  type WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { isJsonObject, type Json } from "../contract/json.ts";
import type { Mailbox } from "./mailbox.ts";
import { SESSION_REQUEST_PREFIX } from "./session-request.ts";

/** Between two looks into the mailbox, while something is waited for and else; milliseconds. */
const WAITING_MS = 400;
const RUNNING_MS = 1_000;
const HANDSHAKE_ID = "toolgate-handshake";

type Transport = WebStandardStreamableHTTPServerTransport;

/**
 * Lets a server that lives for one request serve a session of 2025. The handshake that happened in another request is repeated
 * to it; its questions to the client go out on the open stream under ids nobody can guess, and the answers, which come with
 * other requests, are fetched from the mailbox, as are cancellations of the requests that are served here.
 * @returns to be called when the request is over
 */
export function linkSession(
  transport: Transport,
  mailbox: Mailbox,
  requestIds: readonly RequestId[],
): () => void {
  const send = transport.send.bind(transport);
  /** Ids on the wire to those of this server. */
  const open = new Map<string, RequestId>();
  const watched = requestIds.map(nameRequest);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  transport.send = async (message, options) => {
    if (!isJSONRPCRequest(message)) return send(renameCancelled(message, open), options);
    const id = SESSION_REQUEST_PREFIX + crypto.randomUUID();
    open.set(id, message.id);
    await mailbox.expect(id);
    await send({ ...message, id }, options);
    schedule();
  };

  function schedule(): void {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(look, open.size > 0 ? WAITING_MS : RUNNING_MS);
  }

  async function look(): Promise<void> {
    try {
      const mail = await mailbox.read(watched, [...open.keys()]);
      if (isOver) return;
      for (const [id, message] of Object.entries(mail.answers)) deliver(id, message);
      for (const name of mail.cancelled) cancel(requestIds[watched.indexOf(name)]);
    } catch {
      // The database is away for a moment: the next look tells.
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
    // A cancelled request is not answered: its stream would stay open.
    transport.closeSSEStream(requestId);
  }

  if (watched.length > 0) schedule();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** As cancellations name it: ids are numbers or texts, and 1 is not "1". */
export function nameRequest(id: RequestId): string {
  return JSON.stringify(id);
}

/** Tells a server what the client said when its session began. The answer goes nowhere. */
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

/** The SDK takes a question back by its own id; the client knows it under another. */
function renameCancelled(message: JSONRPCMessage, open: ReadonlyMap<string, RequestId>): JSONRPCMessage {
  if (!("method" in message) || message.method !== "notifications/cancelled") return message;
  const requestId = message.params?.["requestId"];
  const known = [...open].find(([, own]) => own === requestId);
  return known ? { ...message, params: { ...message.params, requestId: known[0] } } : message;
}
