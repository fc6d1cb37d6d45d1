import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Policy } from "../contract/policy.ts";
import type { Shape } from "../contract/shape.ts";
import { SecretValuesShape } from "../contract/stored-shapes.ts";
import type { EarlierCall } from "../kernel/stages.ts";
import { type ApprovedAnswer, restoreFailure } from "./stored-answer.ts";

export const BegunShape: Shape<Begun> = Type.Union([
  Type.Object({
    outcome: Type.Literal("proceed"),
    approval_id: Type.Optional(Type.String()),
    secrets: Type.Optional(SecretValuesShape),
  }),
  Type.Object({
    outcome: Type.Literal("approval_required"),
    approval_id: Type.String(),
    expires_at: Type.String(),
  }),
  Type.Object({ outcome: Type.Literal("rejected"), approval_id: Type.String(), reason: Type.String() }),
  Type.Object({ outcome: Type.Literal("running"), approval_id: Type.String(), is_lost: Type.Boolean() }),
  Type.Object({
    outcome: Type.Literal("done"),
    approval_id: Type.String(),
    answer: Type.String({ description: "An ApprovedAnswer as JSON" }),
  }),
]);

/** The database's decision before a call. */
export type Begun =
  | { outcome: "proceed"; approval_id?: string; secrets?: Readonly<Record<string, string>> }
  | { outcome: "approval_required"; approval_id: string; expires_at: string }
  | { outcome: "rejected"; approval_id: string; reason: string }
  | { outcome: "running"; approval_id: string; is_lost: boolean }
  | { outcome: "done"; approval_id: string; answer: string };

interface ApprovalRequest {
  policy: Policy;
  summary: string;
  request: JsonObject;
  /** The approval that the caller sent. */
  given: string | null;
  /** Address of the web UI, unless the agent's file has one. */
  webUrl: string | null;
}

type NotMade =
  | { decision: "repeat"; earlier: EarlierCall }
  /** APPROVAL_REQUIRED | APPROVAL_REJECTED | CONFLICT, or the failure of the earlier call. */
  | { decision: "refuse"; failure: ToolgateError };

/** Null if the call may be made. */
export function readBegun(begun: Begun, asked: ApprovalRequest): NotMade | null {
  switch (begun.outcome) {
    case "proceed":
      return null;
    case "done":
      return repeat(JSON.parse(begun.answer) as ApprovedAnswer);
    case "running":
      return { decision: "refuse", failure: running(begun) };
    case "rejected":
      return { decision: "refuse", failure: rejected(begun) };
    case "approval_required":
      return { decision: "refuse", failure: required(begun, asked) };
  }
}

function repeat(answer: ApprovedAnswer): NotMade {
  return "failure" in answer
    ? { decision: "refuse", failure: restoreFailure(answer.failure) }
    : { decision: "repeat", earlier: answer };
}

function required(
  { approval_id, expires_at }: Extract<Begun, { outcome: "approval_required" }>,
  { policy, summary, request, given, webUrl }: ApprovalRequest,
): ToolgateError {
  const { approval } = policy;
  const base = policy.base_url ?? webUrl;
  const other = given !== null && given !== approval_id ? " The approval you gave is for another call." : "";
  return new ToolgateError(
    "APPROVAL_REQUIRED",
    `${summary} A person must approve this first. Then repeat the query with this approval_id.${other}`,
    {
      details: {
        approval_id,
        summary,
        request,
        expires_at,
        ...(approval.approver_group && { approver_group: approval.approver_group }),
        ...(base && { approval_url: `${base}/approvals?open=${approval_id}` }),
      },
    },
  );
}

function rejected({ approval_id, reason }: Extract<Begun, { outcome: "rejected" }>): ToolgateError {
  return new ToolgateError(
    "APPROVAL_REJECTED",
    `This call may not be made: its approval ${reason === "expired" ? "has" : "was"} ${reason}.`,
    { details: { approval_id, reason } },
  );
}

function running({ approval_id, is_lost }: Extract<Begun, { outcome: "running" }>): ToolgateError {
  if (is_lost) {
    return new ToolgateError(
      "CONFLICT",
      "This call was approved and started, but did not finish: it is unknown whether it was carried out. Check the API itself.",
      { details: { approval_id, reason: "unknown" } },
    );
  }
  return new ToolgateError(
    "CONFLICT",
    "This call was approved and is being carried out. Try again in a moment.",
    {
      details: { approval_id, reason: "in_flight", retry_after_s: 2 },
      headers: { "retry-after": "2" },
    },
  );
}
