import { Type } from "@sinclair/typebox";
import { isJsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { AnyObject } from "../../contract/shape.ts";
import { callerArguments } from "../../kernel/stages.ts";
import { DECISION, type NeededConnection, type QuestionKind } from "./describe-question.ts";
import type { McpCaller } from "./session.ts";

/** How long a call waits for a decision after its user agreed to make it, in milliseconds. */
const WAIT_MS = 45_000;
const LOOK_EVERY_MS = 1_000;

export interface Reply {
  approvalId: string;
  kind: QuestionKind;
  /** As sent by the client. */
  answer: unknown;
}

interface Waiting {
  signal: AbortSignal;
  /** Compared with `Date.now()`. */
  until: number;
}

/**
 * Processes the user's answer. For a question of kind `here`, it is the decision; if the decision is made
 * elsewhere, the call waits for it for a while. A decision made meanwhile is kept.
 *
 * @throws ToolgateError NOT_FOUND | FORBIDDEN for an approval that this caller may not decide
 */
export async function settleApproval(
  { database, ...waiting }: { database: Database } & Waiting,
  { caller, exposure }: McpCaller,
  { approvalId, kind, answer }: Reply,
): Promise<void> {
  const action = isJsonObject(answer) ? answer["action"] : undefined;
  if (kind !== "here") {
    if (action === "accept") await waitForDecision(database, caller.user_id, approvalId, waiting);
    return;
  }
  const decision = readDecision(action, answer);
  // The kind of the question comes from the client, so the caller's permission is checked.
  if (decision === null || exposure.approvals !== "client") return;
  try {
    await database.call("decide_in_client", {
      ...callerArguments(caller),
      p_approval_id: approvalId,
      p_decision: decision,
    });
  } catch (error) {
    if (!(error instanceof ToolgateError) || error.code !== "CONFLICT") throw error;
  }
}

/** Declining rejects the call; dismissing the question decides nothing. */
function readDecision(action: unknown, answer: unknown): "approve" | "reject" | null {
  if (action === "decline") return "reject";
  const content = isJsonObject(answer) ? answer["content"] : undefined;
  const decision = isJsonObject(content) ? content[DECISION] : undefined;
  if (action !== "accept") return null;
  return decision === "approve" || decision === "reject" ? decision : null;
}

function waitForDecision(
  database: Database,
  userId: string,
  approvalId: string,
  waiting: Waiting,
): Promise<void> {
  const given = { p_user_id: userId, p_approval_id: approvalId };
  return waitUntil(waiting, async () => {
    const approval = await database.call("get_approval", given, AnyObject);
    return approval["status"] !== "PENDING" || approval["expired"] === true;
  });
}

/** Waits for a while after the user agreed to sign in, until the connection can be used. */
export async function awaitSignIn(
  { database, ...waiting }: { database: Database } & Waiting,
  { caller }: Pick<McpCaller, "caller">,
  { needed, answer }: { needed: NeededConnection; answer: unknown },
): Promise<void> {
  if (!isJsonObject(answer) || answer["action"] !== "accept") return;
  const given = {
    p_user_id: caller.user_id,
    p_connector_id: needed.connector_id,
    p_connection: needed.connection,
    p_end_user: needed.end_user,
    p_key_id: caller.key_id,
  };
  await waitUntil(waiting, () => database.call("is_connected", given, Type.Boolean()));
}

async function waitUntil({ signal, until }: Waiting, isDone: () => Promise<boolean>): Promise<void> {
  const end = Math.min(Date.now() + WAIT_MS, until);
  while (!signal.aborted && Date.now() < end) {
    if (await isDone()) return;
    await pause(LOOK_EVERY_MS, signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
  });
}
