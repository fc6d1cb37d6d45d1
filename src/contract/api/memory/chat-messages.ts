import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "../endpoint.ts";
import { Timestamp, Uuid } from "../shapes.ts";
import { queryText, SiteId, UserId } from "./memory-shapes.ts";

const Role = Type.Union([Type.Literal("user"), Type.Literal("ai")]);
const Message = {
  user_id: UserId,
  site_id: SiteId,
  role: Role,
  message: Type.String({ minLength: 1, maxLength: 100_000 }),
};
const NewMessage = Type.Object(
  {
    ...Message,
    timestamp: Type.Optional(
      Type.String({ format: "date-time", description: "For messages from elsewhere; not in the future" }),
    ),
  },
  { additionalProperties: false },
);
const Stored = Type.Object({ id: Uuid, timestamp: Timestamp });
const who = [
  queryText("user_id", "Whose conversation", true),
  queryText("site_id", "On which site", true),
] as const;

export const chatMessagesEndpoints = {
  create: {
    method: "POST",
    path: "",
    operationId: "addChatMessages",
    summary: "Store a message, or several in their order",
    description: "A user token stores messages of its own user only. `{messages: […]}` stores all or none.",
    tag: "Memory",
    scope: "memory:write",
    sideEffect: "write",
    body: Type.Union([
      NewMessage,
      Type.Object(
        { messages: Type.Array(NewMessage, { minItems: 1, maxItems: 1000 }) },
        { additionalProperties: false },
      ),
    ]),
    answer: {
      status: 201,
      schema: Type.Union([Stored, Type.Object({ messages: Type.Array(Stored) })]),
    },
  },
  list: {
    method: "GET",
    path: "",
    operationId: "listChatMessages",
    summary: "Read a conversation, newest last",
    tag: "Memory",
    scope: "memory:read",
    sideEffect: "read",
    parameters: [...who, queryText("limit", "The newest so many, 1 to 1000 (50)")],
    answer: {
      status: 200,
      schema: Type.Object({
        messages: Type.Array(Type.Object({ id: Uuid, ...Message, timestamp: Timestamp })),
      }),
    },
  },
  cleanup: {
    method: "DELETE",
    path: "/cleanup",
    operationId: "cleanUpChatMessages",
    summary: "Delete messages that are older than 30 days",
    description:
      "On the caller's own sites; with the service key everywhere. The daily job does the same by itself.",
    tag: "Memory",
    scope: "memory:admin",
    sideEffect: "write",
    answer: {
      status: 200,
      schema: Type.Object({
        deleted: Type.Integer(),
        cutoff: Timestamp,
        retention_days: Type.Integer(),
      }),
    },
  },
  erase: {
    method: "DELETE",
    path: "",
    operationId: "eraseChatMessages",
    summary: "Delete a user's whole conversation on a site",
    description: "The parameters may be in the body instead.",
    tag: "Memory",
    scope: "memory:write",
    sideEffect: "write",
    parameters: who.map((parameter) => ({ ...parameter, required: false })),
    answer: { status: 200, schema: Type.Object({ deleted: Type.Integer() }) },
  },
} as const satisfies FunctionEndpoints;
