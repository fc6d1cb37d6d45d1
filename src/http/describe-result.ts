import { toFailure } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Conversation } from "../orchestration/conversation.ts";

/** Members of an approval that the answer includes. */
const APPROVAL_MEMBERS = ["approval_id", "summary", "request", "expires_at", "approval_url"];

/** A conversation as an entry of `results`. */
export function describeResult(conversation: Conversation, run: JsonObject): JsonObject {
  const { message, steps, usage, stopped, error, approval } = conversation;
  return {
    ...run,
    ...(message && { message }),
    ...(error && { error: toFailure(error) }),
    ...(stopped && { stopped }),
    ...(approval && { approval: pick(approval) }),
    steps: steps.map((step) => ({ ...step })),
    usage: { ...usage },
  };
}

function pick(approval: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(approval).filter(([name]) => APPROVAL_MEMBERS.includes(name)));
}
