import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCResultResponse,
} from "@modelcontextprotocol/server";
import type { Json } from "../contract/json.ts";
import { nameRequest } from "./link-session.ts";
import type { SessionInbox } from "./mailbox.ts";
import { SESSION_REQUEST_PREFIX } from "./session-request.ts";

/** Maximum length of an answer to a question, in characters. */
const MAX_ANSWER = 64_000;
const MAX_ID = 200;

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
