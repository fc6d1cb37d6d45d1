import { Type } from "@sinclair/typebox";
import type { FunctionEndpoints } from "./endpoint.ts";
import { AnyObject, pathId, Timestamp, Uuid } from "./shapes.ts";

const Nullable = Type.Union([Type.String(), Type.Null()]);

const Approval = Type.Object({
  approval_id: Uuid,
  operation_id: Type.String(),
  summary: Type.String(),
  request: AnyObject,
  tool_name: Type.Optional(Nullable),
  side_effect: Type.Optional(Nullable),
  agent_id: Nullable,
  requested_by: Nullable,
  requested_by_name: Type.Optional(Nullable),
  note: Nullable,
  decided_at: Nullable,
  expired: Type.Optional(Type.Boolean()),
  status: Type.String({ description: "PENDING, APPROVED, REJECTED or USED" }),
  expires_at: Timestamp,
  created_at: Timestamp,
});

export const approvalsEndpoints = {
  list: {
    method: "GET",
    path: "",
    operationId: "listApprovals",
    summary: "List approvals",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "read",
    parameters: [
      {
        name: "status",
        in: "query",
        required: false,
        description: "Only approvals in this status",
        schema: Type.String({ enum: ["PENDING", "APPROVED", "REJECTED", "USED"] }),
      },
    ],
    answer: { status: 200, schema: Type.Object({ approvals: Type.Array(Approval) }) },
  },
  decide: {
    method: "POST",
    path: "/{approval_id}",
    operationId: "decideApproval",
    summary: "Approve or reject a write",
    description:
      "After an approval the caller repeats its query with `approval_id`; it counts for exactly that call, once.",
    tag: "Approvals",
    scope: "approvals:decide",
    sideEffect: "write",
    parameters: [pathId("approval_id", "The approval")],
    body: Type.Object(
      {
        decision: Type.Union([Type.Literal("approve"), Type.Literal("reject")]),
        note: Type.Optional(Type.String({ maxLength: 2000 })),
      },
      { additionalProperties: false },
    ),
    answer: { status: 200, schema: Approval },
  },
} as const satisfies FunctionEndpoints;
