import type { JSONRPCMessage, MessageExtraInfo, Transport } from "@modelcontextprotocol/client";
import type { JsonObject } from "../contract/json.ts";
import { MAX_SERVER_REQUESTS } from "./limits.ts";

/** Messages received over a transport. */
export interface Inbox {
  /** The last result, as sent by the server. */
  result: JsonObject | null;
}

type Listener = (message: JSONRPCMessage, extra?: MessageExtraInfo) => void;

/**
 * Intercepts the messages of a transport before its listener, the library, gets them. A server may send
 * requests (`ping`); each costs a response, so further ones are dropped. Call once per transport, before a
 * listener is set.
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
