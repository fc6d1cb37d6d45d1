import { Type } from "@sinclair/typebox";
import type { Json } from "../../base/json.ts";
import { isUuid, toStorable } from "../../base/text.ts";
import type { McpExposure } from "../../contract/api/api-keys.ts";
import type { Database } from "../../contract/ports.ts";
import { AnyJson, type Shape, texts } from "../../contract/shape.ts";
import type { Caller } from "../../kernel/stages.ts";

/** The caller, and what its client may see. */
export interface McpCaller {
  caller: Caller & { user_id: string };
  exposure: Required<McpExposure>;
  /** The session of a client of 2025; null if it has none. */
  session: string | null;
  /** Whether instructions and documents may be read. */
  readsMemory: boolean;
  /** Time limit of a run that this request starts, in milliseconds. */
  runMs: number;
  /** The tools that match the name in this request; empty if it names none. */
  named: readonly NamedTool[];
}

export interface NamedTool {
  tool_id: string;
  operation_id: string;
  /** Name of its API, for people. */
  connector: string;
  /**
   * In mode `direct`: approved calls of the tool whose answer the caller has not received, with arguments
   * as JSON text.
   */
  approved: readonly { approval_id: string; arguments: string }[];
}

/**
 * The client capabilities that later requests of its session need: whether its user can be asked, and how.
 */
export interface ElicitationModes {
  form: boolean;
  url: boolean;
}

export const NO_ELICITATION: ElicitationModes = { form: false, url: false };

const FORM = /^([^.]*)\.([fun]+)$/;

/** How a client can ask its user. An empty `elicitation: {}` means forms (2025-06-18). */
export function readElicitationModes(capabilities: unknown): ElicitationModes {
  const elicitation = memberOf(capabilities, "elicitation");
  if (typeof elicitation !== "object" || elicitation === null) return NO_ELICITATION;
  const url = memberOf(elicitation, "url") !== undefined;
  return { url, form: memberOf(elicitation, "form") !== undefined || !url };
}

/**
 * The session of a client of 2025. No state is stored for it, so its id contains the negotiated
 * capabilities. It is not a credential: the token identifies the caller, and everything stored for a
 * session is bound to the caller.
 */
export function issueSessionId(elicitation: ElicitationModes): string {
  const letters = `${elicitation.form ? "f" : ""}${elicitation.url ? "u" : ""}` || "n";
  return `${crypto.randomUUID()}.${letters}`;
}

/** Null if it is not one of ours. */
export function readSessionId(id: string): ElicitationModes | null {
  const [, random = "", letters = ""] = FORM.exec(id) ?? [];
  if (!isUuid(random)) return null;
  return { form: letters.includes("f"), url: letters.includes("u") };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

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
