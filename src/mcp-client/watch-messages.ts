import type { JSONRPCMessage, MessageExtraInfo, Transport } from "@modelcontextprotocol/client";
import type { JsonObject } from "../contract/json.ts";
import { MAX_SERVER_REQUESTS } from "./limits.ts";

/** What came over a transport. */
export interface Inbox {
  /** The last result, as the server sent it. */
  result: JsonObject | null;
}

type Listener = (message: JSONRPCMessage, extra?: MessageExtraInfo) => void;

/**
 * Stands before whoever listens to a transport, the library included. A server may ask us a few things (`ping`); each costs us
 * an answer, so what it asks beyond that is dropped. Once per transport, before anybody listens.
 */
export function watchMessages(transport: Transport): Inbox {
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
