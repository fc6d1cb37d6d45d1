import { Type } from "@sinclair/typebox";
import type { Json } from "../../base/json.ts";
import { toStorable } from "../../base/storable-text.ts";
import type { Database } from "../../contract/ports.ts";
import { AnyJson, type Shape, texts } from "../../contract/shape.ts";
import type { McpCaller } from "./mcp-caller.ts";

/**
 * Messages between the requests of one session, which different isolates may serve. Bound to the caller.
 */
export interface SessionInbox {
  /** Registers that an answer with this id is expected; others are not stored. */
  expect(messageId: string): Promise<unknown>;
  answer(messageId: string, message: Json): Promise<unknown>;
  cancel(requestId: string): Promise<unknown>;
  read(requestIds: string[], messageIds: string[]): Promise<SessionMessages>;
  clear(): Promise<unknown>;
}

export interface SessionMessages {
  answers: Record<string, Json>;
  /** Cancelled requests among those that were queried. */
  cancelled: string[];
}

const SessionMessagesShape: Shape<SessionMessages> = Type.Object({
  answers: Type.Record(Type.String(), AnyJson),
  cancelled: texts,
});

export function openSessionInbox(database: Database, { caller }: McpCaller, sessionId: string): SessionInbox {
  const own = { p_user_id: caller.user_id, p_key_id: caller.key_id, p_session_id: sessionId };
  return {
    expect: (messageId) => database.call("expect_mcp_answer", { ...own, p_message_id: messageId }),
    answer: (messageId, message) =>
      database.call("put_mcp_answer", { ...own, p_message_id: messageId, p_body: toStorable(message) }),
    cancel: (requestId) => database.call("cancel_mcp_request", { ...own, p_request_id: requestId }),
    read: (requestIds, messageIds) =>
      database.call(
        "read_mcp_messages",
        {
          ...own,
          p_request_ids: requestIds,
          p_message_ids: messageIds,
        },
        SessionMessagesShape,
      ),
    clear: () => database.call("forget_mcp_session", own),
  };
}
