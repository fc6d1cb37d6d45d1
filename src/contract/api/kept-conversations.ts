import { type Static, Type } from "@sinclair/typebox";
import { nullable } from "../shape.ts";
import { AnyJson, type FunctionEndpoints, pathId, Uuid } from "./endpoint.ts";

const TextItem = Type.Object({ kind: Type.Literal("text"), key: Type.String(), text: Type.String() });
const StepItem = Type.Object({
  kind: Type.Literal("step"),
  key: Type.String(),
  arguments: Type.Optional(AnyJson),
  result: Type.Optional(AnyJson),
});

const KeptAnswers = Type.Array(
  Type.Object(
    { wanted: Type.String({ maxLength: 200 }), items: Type.Array(Type.Union([TextItem, StepItem])) },
    { description: "One for each model. Further members are kept as they are" },
  ),
  { minItems: 1, maxItems: 6 },
);
export type KeptAnswers = Static<typeof KeptAnswers>;

const Setup = Type.Object(
  {
    models: Type.Array(Type.String({ maxLength: 200 }), { maxItems: 5 }),
    tools: nullable(Type.Array(Type.String({ maxLength: 300 }), { maxItems: 64 })),
    agent_id: Type.String({ maxLength: 200 }),
  },
  { additionalProperties: false },
);

const KeptTurn = Type.Object({
  turn_id: Uuid,
  question: Type.String(),
  setup: Setup,
  answers: KeptAnswers,
  revision: Type.Integer({ description: "Of the conversation when the turn last changed" }),
  is_running: Type.Boolean({ description: "A page streams its answers at present" }),
});
export type KeptTurn = Static<typeof KeptTurn>;

const writer = Type.String({
  format: "uuid",
  description:
    "Identifies the page that streams the answers. Each request of it reserves the turn for 30 seconds",
});

const Revision = Type.Object({ revision: Type.Integer() });

const Title = Type.String({ minLength: 1, maxLength: 120, pattern: "\\S" });

/** Shared by all: only users, not keys or applications, so the scope is one that applications lack. */
const ACCESS = { tag: "Orchestrator", scope: "connectors:write" } as const;
const ID = pathId("conversation_id", "The conversation");
/** Bytes of a request with answers. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The conversations of the Chat page. Its list is the table `kept_conversations` of the Data API. */
export const keptConversationsEndpoints = {
  readConversation: {
    ...ACCESS,
    method: "GET",
    path: "/conversations/{conversation_id}",
    operationId: "readConversation",
    summary: "Read a conversation of the Chat page",
    sideEffect: "read",
    parameters: [
      ID,
      {
        name: "since",
        in: "query",
        required: false,
        description: "A revision: only later changes, and turns that are being answered",
        schema: Type.Integer({ minimum: 0 }),
      },
    ],
    answer: {
      status: 200,
      schema: Type.Object({ title: Type.String(), revision: Type.Integer(), turns: Type.Array(KeptTurn) }),
    },
  },
  addTurn: {
    ...ACCESS,
    method: "POST",
    path: "/conversations/{conversation_id}/turns",
    operationId: "addConversationTurn",
    summary: "Keep a new question of a conversation",
    description:
      "The first turn begins the conversation, whose title is taken from the question. At most 500 conversations of 200 turns; deleted 30 days after the last change. Texts are kept as they are; arguments and results of calls are masked like those of a trace. 409 CONFLICT with the `reason` `in_flight` while another page waits for an answer, and `moved_on` if `after` is not the last turn. A repetition changes nothing.",
    sideEffect: "write",
    parameters: [ID],
    maxBodyBytes: MAX_BYTES,
    body: Type.Object(
      {
        turn_id: Uuid,
        after: Type.Union([Uuid, Type.Null()], {
          description: "The last turn that the page shows; null begins a conversation",
        }),
        writer,
        question: Type.String({ minLength: 1, maxLength: 100_000, pattern: "\\S" }),
        setup: Setup,
        answers: KeptAnswers,
      },
      { additionalProperties: false },
    ),
    answer: { status: 201, schema: Revision },
  },
  keepTurn: {
    ...ACCESS,
    method: "PUT",
    path: "/conversations/{conversation_id}/turns/{turn_id}",
    operationId: "keepConversationTurn",
    summary: "Keep the answers of a question",
    description:
      "409 CONFLICT with the `reason` `in_flight` while another page streams the answers, and `changed` if another page has changed them since `revision`.",
    sideEffect: "write",
    parameters: [ID, pathId("turn_id", "The turn")],
    maxBodyBytes: MAX_BYTES,
    body: Type.Object(
      {
        writer,
        revision: Type.Integer({ minimum: 0, description: "Of the turn, as last read" }),
        is_running: Type.Boolean({ description: "More will follow" }),
        answers: Type.Optional(KeptAnswers),
      },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: Revision },
  },
  renameConversation: {
    ...ACCESS,
    method: "PATCH",
    path: "/conversations/{conversation_id}",
    operationId: "renameConversation",
    summary: "Rename a conversation",
    sideEffect: "write",
    parameters: [ID],
    body: Type.Object({ title: Title }, { additionalProperties: false }),
    answer: { status: 200, schema: Type.Object({ conversation_id: Uuid, title: Type.String() }) },
  },
  deleteConversation: {
    ...ACCESS,
    method: "DELETE",
    path: "/conversations/{conversation_id}",
    operationId: "deleteConversation",
    summary: "Delete a conversation with its turns",
    sideEffect: "write",
    parameters: [ID],
    answer: { status: 200, schema: Type.Object({ deleted: Type.Boolean() }) },
  },
} as const satisfies FunctionEndpoints;
