import {
  type CallToolResult,
  type InputRequest,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { Database } from "../contract/ports.ts";
import { isUuid } from "../contract/uuid.ts";
import { describeQuestion, type Question, type QuestionKind } from "./describe-question.ts";
import type { McpCaller } from "./mcp-caller.ts";
import type { Outcome } from "./mcp-parts.ts";
import type { AskingWays } from "./session-id.ts";
import { type Reply, settleApproval } from "./settle-approval.ts";

/** Questions of one call at most: a run of several writes asks about each. */
const MAX_QUESTIONS = 8;
/** How long a call may take with all its questions and the run at its end: the platform ends it after 150 s. Milliseconds. */
const CALL_MS = 120_000;
/** From an answer to the run. */
const SLACK_MS = 2_000;
/** A question that is open for less is none. */
const LEAST_MS = 5_000;
/** Names the question among `inputRequests`. */
const KEY = "approval";
const KINDS: readonly unknown[] = ["page", "elsewhere", "here"] satisfies QuestionKind[];

export interface AskableCall {
  database: Database;
  caller: McpCaller;
  era: "modern" | "legacy";
  ways: AskingWays;
  context: ServerContext;
  /** Makes the call, with the approval of an earlier attempt. */
  run(approvalId: string | undefined): Promise<Outcome>;
  /** As the client gave it. */
  approvalId: string | undefined;
  describe(outcome: Outcome): CallToolResult;
}

/**
 * Makes a call; where it needs an approval and the client can ask its user, the user is asked and the call made again. A client
 * of 2026 gets the question as the answer and comes back with both (nothing is kept meanwhile); one of 2025 is asked over the
 * open connection. An approval is for exactly one call, so what comes back from the client need not be trusted.
 */
export async function callWithApproval(call: AskableCall): Promise<CallToolResult | InputRequiredResult> {
  // A run that is begun has its whole time: later it would be broken off, and nobody know what came of it.
  const lastStart = Date.now() + CALL_MS - call.caller.runMs;
  const ports = { database: call.database, signal: call.context.mcpReq.signal, until: lastStart - SLACK_MS };
  let reply = call.era === "modern" ? readReply(call.context) : null;
  let earlier: Outcome | null = null;
  for (let asked = 0; ; asked++) {
    if (reply) await settleApproval(ports, call.caller, reply);
    if (earlier && Date.now() > lastStart) return call.describe(earlier);
    const outcome = await call.run(reply?.approvalId ?? call.approvalId);
    const question = describeQuestion(outcome.failure, call.ways, call.caller.exposure.approvals);
    // Once is enough: who did not decide then is told where to.
    const isNew = question !== null && question.approvalId !== reply?.approvalId;
    if (!isNew || asked >= MAX_QUESTIONS) return call.describe(outcome);
    if (call.era === "modern") return describeInput(question);
    reply = await askNow(question, call.context, ports.until - Date.now());
    if (reply === null) return call.describe(outcome);
    earlier = outcome;
  }
}

function describeInput({ kind, approvalId, params }: Question): InputRequiredResult {
  const request: InputRequest =
    params.mode === "url"
      ? inputRequired.elicitUrl({ message: params.message, url: params.url })
      : inputRequired.elicit(params);
  return inputRequired({
    inputRequests: { [KEY]: request },
    requestState: JSON.stringify([kind, approvalId]),
  });
}

/** What a client of 2026 brings back. Its state says which approval was meant; the gate says whether it is for this call. */
function readReply({ mcpReq }: ServerContext): Reply | null {
  const state = mcpReq.requestState<unknown>();
  const answer = mcpReq.inputResponses?.[KEY];
  if (typeof state !== "string" || answer === undefined) return null;
  try {
    const [kind, approvalId] = JSON.parse(state) as unknown[];
    if (!KINDS.includes(kind) || typeof approvalId !== "string" || !isUuid(approvalId)) return null;
    return { kind: kind as QuestionKind, approvalId, answer };
  } catch {
    return null;
  }
}

/** Null when nobody answers in time. */
async function askNow(
  { kind, approvalId, params }: Question,
  { mcpReq }: ServerContext,
  timeout: number,
): Promise<Reply | null> {
  if (timeout < LEAST_MS) return null;
  try {
    const request = { method: "elicitation/create" as const, params: { ...params } };
    const answer: unknown = await mcpReq.send(request, { timeout, signal: mcpReq.signal });
    return { kind, approvalId, answer };
  } catch (error) {
    if (mcpReq.signal.aborted) throw error;
    return null;
  }
}
