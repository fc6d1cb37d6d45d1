import { Type } from "@sinclair/typebox";
import { type FunctionEndpoints, Timestamp, Uuid } from "../endpoint.ts";
import { queryText, SiteId, UserId } from "./sites.ts";

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

export const retrieveContextEndpoints = {
  retrieve: {
    method: "POST",
    path: "",
    operationId: "retrieveContext",
    summary: "Knowledge and conversation for the next model call, as one text",
    description:
      "Sections in this order, each only when it has something: `# Instructions` (of `resource_name`), `# Knowledge` (numbered sources), `# Earlier messages` (older ones that fit the question), `# Conversation` (oldest first). " +
      "The best `top_k` chunks are always returned; those that are only the closest there is are marked `weak`. Without a `top_k`, a site that fits into `max_chars` is returned whole. " +
      "Chunks that do not fit whole are shortened to the sentences that answer the query best, with `…` for omissions; messages are never cut. An empty site gives an empty context. " +
      "Text from documents and messages is enclosed in marks with a random name, so that it cannot pass for an instruction.",
    tag: "Memory",
    scope: "memory:read",
    sideEffect: "read",
    body: Type.Object(
      {
        user_id: UserId,
        site_id: SiteId,
        query: Type.String({ minLength: 1, maxLength: 10_000 }),
        top_k: Type.Optional(
          Type.Integer({
            minimum: 0,
            maximum: 20,
            description: "Chunks at most (5, or the whole site when it fits)",
          }),
        ),
        history: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: "Messages (10)" })),
        max_chars: Type.Optional(
          Type.Integer({ minimum: 100, maximum: 200_000, description: "Of the context (8000)" }),
        ),
        resource_name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Object({
        context: Type.String(),
        sources: Type.Array(
          Type.Object({
            document_id: Uuid,
            source: Type.String(),
            chunk_index: Type.Integer(),
            score: Type.Number({
              description: "0 to 1: how much of the question the chunk answers, by words or by meaning",
            }),
            weak: Type.Optional(
              Type.Literal(true, {
                description: "The chunk is only the closest there is: it may not be about the question",
              }),
            ),
            number: Type.Integer({
              description: "Of the passage in the context, `[n]`; neighbours share one",
            }),
          }),
        ),
        messages: Type.Integer({ description: "Messages in the context" }),
        indexing: Type.Optional(
          Type.Integer({ description: "Documents of the site that cannot be found yet" }),
        ),
      }),
    },
  },
} as const satisfies FunctionEndpoints;
