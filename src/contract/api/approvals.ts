import { type TSchema, Type } from "@sinclair/typebox";
import { AGENT_ID_PATTERN } from "../agent-file.ts";
import {
  AnyJson,
  AnyObject,
  type FunctionEndpoints,
  pathId,
  ReadingShape,
  Timestamp,
  Uuid,
} from "./endpoint.ts";

const Nullable = Type.Union([Type.String(), Type.Null()]);

const Approval = Type.Object({
  approval_id: Uuid,
  operation_id: Type.String(),
  summary: Type.String({ description: "What will be done, in one sentence made by rule" }),
  request: { ...AnyObject, description: "The exact request, secrets masked" },
  user_query: {
    ...Nullable,
    description: "The request in words, personal data masked; null when a tool was run directly",
  },
  reading: Type.Union([ReadingShape, Type.Null()], {
    description: "What each part of `user_query` became; null where it was not read by rule",
  }),
  tool_name: Nullable,
  side_effect: Nullable,
  host: Nullable,
  agent_id: Nullable,
  agent_version: Type.Union([Type.Integer(), Type.Null()]),
  approver_group: Nullable,
  requested_by: Nullable,
  requested_by_name: Nullable,
  is_mine: Type.Boolean({ description: "False if you decide as a member of the approver group" }),
  owner_email: Nullable,
  trace_id: Nullable,
  conversation_id: Nullable,
  note: Nullable,
  decided_by: Nullable,
  decided_by_email: Nullable,
  decided_at: Nullable,
  expired: Type.Boolean(),
  status: Type.String({ description: "PENDING, APPROVED, REJECTED, USED (carried out) or EXPIRED" }),
  expires_at: Timestamp,
  created_at: Timestamp,
});

/** The result of a call that an approver executed. */
const Execution = Type.Object({
  ok: Type.Boolean(),
  trace_id: Type.Optional(Uuid),
  http_status: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  duration_ms: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  result: Type.Optional({ ...AnyJson, description: "For the owner only" }),
  error_code: Type.Optional(Type.String()),
  error_message: Type.Optional(Type.String()),
});

const GroupName = Type.String({ pattern: AGENT_ID_PATTERN });
const groupName = {
  name: "name",
  in: "path" as const,
  required: true,
  description: "The group, as agents' files name it",
  schema: GroupName as TSchema,
};
const Group = Type.Object({
  name: GroupName,
  members: Type.Array(
    Type.Object({
      user_id: { ...Nullable, description: "Null for a member named by e-mail address" },
      email: {
        ...Nullable,
        description: "As given; null for an id. An address without an account cannot decide",
      },
    }),
  ),
});

const Webhook = Type.Object({
  url: Type.String(),
  created_at: Timestamp,
  deliveries: Type.Array(
    Type.Object({
      id: Uuid,
      event: Type.String(),
      approval_id: Nullable,
      attempts: Type.Integer(),
      delivered_at: Nullable,
      outcome: Nullable,
      created_at: Timestamp,
    }),
    { description: "The last twenty" },
  ),
});

export const approvalsEndpoints = {
  list: {
    method: "GET",
    path: "",
    operationId: "listApprovals",
    summary: "List approvals",
    description: "Your agents' and those that your approver groups decide about; the newest 500.",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "read",
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        description: "Only approvals in this status",
        schema: Type.String({ enum: ["PENDING", "APPROVED", "REJECTED", "USED", "EXPIRED"] }),
      },
    ],
    answer: { status: 200, schema: Type.Object({ approvals: Type.Array(Approval) }) },
  },
  listGroups: {
    method: "GET",
    path: "/groups",
    operationId: "listApproverGroups",
    summary: "List your approver groups",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "read",
    answer: { status: 200, schema: Type.Object({ groups: Type.Array(Group) }) },
  },
  putGroup: {
    method: "PUT",
    path: "/groups/{name}",
    operationId: "putApproverGroup",
    summary: "Set the members of an approver group",
    description:
      "Replaces all members. Requires a signed-in user. Members decide about writes of the agents whose file names the group. They see the masked request and the question it came from, never an answer.",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "write",
    parameters: [groupName],
    body: Type.Object(
      {
        members: Type.Array(
          Type.String({ minLength: 3, maxLength: 320, description: "User id or e-mail of an account" }),
          { maxItems: 100 },
        ),
      },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: Group },
  },
  deleteGroup: {
    method: "DELETE",
    path: "/groups/{name}",
    operationId: "deleteApproverGroup",
    summary: "Delete an approver group",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "write",
    parameters: [groupName],
    answer: { status: 200, schema: Type.Object({ deleted: Type.String() }) },
  },
  listMemberships: {
    method: "GET",
    path: "/memberships",
    operationId: "listMemberships",
    summary: "List the approver groups that you are a member of",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "read",
    answer: {
      status: 200,
      schema: Type.Object({
        memberships: Type.Array(Type.Object({ owner_id: Uuid, owner_email: Nullable, name: GroupName })),
      }),
    },
  },
  leaveGroup: {
    method: "DELETE",
    path: "/memberships/{owner_id}/{name}",
    operationId: "leaveGroup",
    summary: "Leave an approver group",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "write",
    parameters: [pathId("owner_id", "The owner of the group"), groupName],
    answer: { status: 200, schema: Type.Object({ left: Type.String() }) },
  },
  readWebhook: {
    method: "GET",
    path: "/webhook",
    operationId: "getApprovalWebhook",
    summary: "Read the notification webhook",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "read",
    answer: { status: 200, schema: Webhook },
  },
  putWebhook: {
    method: "PUT",
    path: "/webhook",
    operationId: "putApprovalWebhook",
    summary: "Set the notification webhook",
    description:
      "`approval.requested` and `approval.decided` are sent to this address, signed as Standard Webhooks describe (`webhook-id`, `webhook-timestamp`, `webhook-signature`). The answer contains the signing secret once; storing again creates a new one. Requires a signed-in user.",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "write",
    body: Type.Object(
      { url: Type.String({ minLength: 8, maxLength: 2_000, pattern: "^https?://" }) },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Intersect([
        Webhook,
        Type.Object({ secret: Type.String({ description: "whsec_…: keep it" }) }),
      ]),
    },
  },
  deleteWebhook: {
    method: "DELETE",
    path: "/webhook",
    operationId: "deleteApprovalWebhook",
    summary: "Stop notifications",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "write",
    answer: { status: 200, schema: Type.Object({ deleted: Type.Boolean() }) },
  },
  read: {
    method: "GET",
    path: "/{approval_id}",
    operationId: "getApproval",
    summary: "Read one approval",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "read",
    parameters: [pathId("approval_id", "The approval")],
    answer: { status: 200, schema: Approval },
  },
  decide: {
    method: "POST",
    path: "/{approval_id}",
    operationId: "decideApproval",
    summary: "Approve or reject a write",
    description:
      "After an approval the caller repeats its query with `approval_id`, which is valid for exactly that call, once. With `execute` the stored call is carried out now, once, and the caller gets its answer when it repeats the query. An API key cannot decide about its own or its agent's calls.",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "write",
    parameters: [pathId("approval_id", "The approval")],
    body: Type.Object(
      {
        decision: Type.Union([Type.Literal("approve"), Type.Literal("reject")]),
        note: Type.Optional(Type.String({ maxLength: 2000 })),
        execute: Type.Optional(Type.Boolean({ description: "Carry the call out now (with `approve`)" })),
      },
      { additionalProperties: false },
    ),
    answer: {
      status: 200,
      schema: Type.Intersect([Approval, Type.Object({ execution: Type.Optional(Execution) })]),
    },
  },
} as const satisfies FunctionEndpoints;
