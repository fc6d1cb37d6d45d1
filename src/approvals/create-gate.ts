import { Type } from "@sinclair/typebox";
import { allowsTool, governTool } from "../agents/policy.ts";
import type { JsonObject } from "../base/json.ts";
import { hostOf } from "../base/url-parts.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Policy } from "../contract/policy.ts";
import type { Database } from "../contract/ports.ts";
import { Sealed } from "../contract/sealed.ts";
import type { Tool, ToolCall } from "../contract/tool.ts";
import type { Gate } from "../kernel/plugin.ts";
import { type PlannedContext, type SharedContext, spentBefore } from "../kernel/shared-context.ts";
import type { BuiltRequest, Caller, Gated, Spent } from "../kernel/stages.ts";
import { maskByRules } from "../privacy/apply-rules.ts";
import { describeApproval } from "./describe-approval.ts";
import { type Begun, BegunShape, readBegun } from "./read-begin-call.ts";
import { toApprovedAnswer } from "./stored-answer.ts";

const TryCircuitShape = Type.Boolean();

/**
 * Checks every call against its caller's policy: the agent's list of tools, limits, the host's circuit
 * and, for a write or execute, the row in the audit log and, if approval is manual, an approval of exactly
 * this call. A dry run passes because it sends nothing. Secrets are read with the decision or after it,
 * never before. `webUrl`: address of the approval page, unless the agent's file has one.
 */
export function createGate(database: Database, webUrl: string | null): Gate {
  return {
    async check(context, build) {
      const policy = requirePolicy(context);
      const { call, asked } = context.payload;
      refuseForeignTool(policy, call);
      const request = await build();
      if (asked.dry_run) return proceed(request, spentBefore(context));
      const governed = { ...call, tool: governTool(policy, call.tool) };
      const tried = await checkCircuit(database, asked.caller.user_id, policy, request.shown);
      let isPassed = false;
      try {
        const gated = await begin(database, { call: governed, context, policy, request, webUrl });
        isPassed = gated.decision === "proceed";
        return gated;
      } finally {
        // Nothing is sent, so another call may try the host.
        if (tried !== null && !isPassed) await releaseProbe(database, asked.caller, tried);
      }
    },
    // Stores the result for a repetition with the approval of a later step, so that this step is not
    // executed again.
    async settle(context) {
      const { call, called, gated } = context.payload;
      const approvalId = gated?.used_approvals.at(-1);
      if (approvalId === undefined || called.outcome === null) return;
      // A read after a write uses no approval: the last one still belongs to the write.
      if (governTool(requirePolicy(context), call.tool).side_effect === "read") return;
      await database.call("finish_approved_call", {
        p_approval_id: approvalId,
        p_answer: toApprovedAnswer(context),
      });
    },
  };
}

interface Governed {
  /** With the tool's effect under the agent's file. */
  call: ToolCall;
  context: PlannedContext;
  policy: Policy;
  request: BuiltRequest;
  webUrl: string | null;
}

function proceed(request: BuiltRequest, spent: Spent): Gated {
  return { ...spent, decision: "proceed", request, sends_once: false, secrets: null };
}

/** Reserves what the call needs: its share of the limits, its approval, its row in the audit log. */
async function begin(database: Database, governed: Governed): Promise<Gated> {
  const { call, context, policy, request, webUrl } = governed;
  const { asked } = context.payload;
  const before = spentBefore(context);
  const limits = listLimits(call.tool, policy, asked.caller);
  if (!isWrite(call) && limits.length === 0) return proceed(request, before);
  const approval = needsApproval(governed) ? describeApproval(call, context, policy, request.shown) : null;
  const audit = describeAttempt(call, context, request.shown);
  const { secrets_for } = request;
  const begun = await database.call(
    "begin_call",
    { p_call: { audit, limits, approval, claim: asked.claim, secrets_for } },
    BegunShape,
  );
  const spent = { ...before, used_approvals: [...before.used_approvals, ...usedBy(begun)] };
  const summary = approval?.summary ?? "";
  const about = { policy, summary, request: request.shown, given: asked.approval_id, webUrl };
  const decided = readBegun(begun, about);
  if (decided !== null) return { ...spent, ...decided };
  return {
    ...spent,
    writes: before.writes + (isWrite(call) ? 1 : 0),
    decision: "proceed",
    request,
    sends_once: approval !== null,
    secrets: "secrets" in begun && begun.secrets ? new Sealed(begun.secrets) : null,
  };
}

function isWrite({ tool }: ToolCall): boolean {
  return tool.side_effect !== "read";
}

function needsApproval({ call, context, policy }: Governed): boolean {
  return isWrite(call) && (policy.approval.mode === "manual" || context.payload.asked.require_approval);
}

async function releaseProbe(database: Database, { user_id }: Caller, host: string): Promise<void> {
  await database.call("try_circuit", { p_user_id: user_id, p_host: host, p_give_back: true });
}

function usedBy(begun: Begun): string[] {
  const isUsed = begun.outcome === "proceed" || begun.outcome === "done";
  return isUsed && begun.approval_id !== undefined ? [begun.approval_id] : [];
}

/** Fail closed if the policy was never loaded. */
function requirePolicy({ payload }: SharedContext): Policy {
  if (payload.asked.policy) return payload.asked.policy;
  throw new ToolgateError("INTERNAL", "The policy for this call was not loaded. Nothing was sent.", {
    details: { reason: "policy" },
  });
}

function refuseForeignTool(policy: Policy, { tool }: ToolCall): void {
  if (allowsTool(policy, tool)) return;
  throw new ToolgateError(
    "FORBIDDEN",
    `The agent ${policy.agent_id} may not use ${tool.operation_id}: its file does not list it. Nothing was sent.`,
    { details: { agent_id: policy.agent_id, operation_id: tool.operation_id } satisfies JsonObject },
  );
}

/** A limit that applies to a call; counted in the database, which all instances share. */
interface CallLimit {
  /** The key of the counter. */
  subject: string;
  limit_per_min: number;
  /** For the message: "This … may make 5 calls a minute". */
  whose: "tool" | "agent" | "API key" | "account";
}

/**
 * All limits of a call: the tool's, the agent's for this tool, the agent's for all tools, the key's, the
 * account's.
 */
function listLimits(
  { tool_id, operation_id, rate_limit_per_min }: Tool,
  { tools, limits, agent_id }: Policy,
  { user_id, key_id }: Pick<Caller, "user_id" | "key_id">,
): CallLimit[] {
  const agent = `agent:${user_id}/${agent_id}`;
  const all: { subject: string; limit: number | null | undefined; whose: CallLimit["whose"] }[] = [
    { subject: `tool:${tool_id}`, limit: rate_limit_per_min, whose: "tool" },
    {
      subject: `${agent}/${operation_id}`,
      limit: tools?.get(tool_id)?.rate_limit_per_min,
      whose: "tool",
    },
    { subject: agent, limit: limits.agent_per_min, whose: "agent" },
    { subject: `key:${key_id}`, limit: limits.key_per_min, whose: "API key" },
    { subject: `account:${user_id}`, limit: limits.account_per_min, whose: "account" },
  ];
  return all.flatMap(({ limit, subject, whose }) =>
    typeof limit === "number" ? [{ subject, limit_per_min: limit, whose }] : [],
  );
}

/** The audit row of a call that is about to be made. `request` is its preview with masked secrets. */
function describeAttempt(
  { tool }: ToolCall,
  { payload: { asked }, session_id }: SharedContext,
  request: JsonObject,
): JsonObject {
  return {
    user_id: asked.caller.user_id,
    trace_id: session_id,
    tool_id: tool.tool_id,
    connector_id: tool.connector_id,
    operation_id: tool.operation_id,
    side_effect: tool.side_effect,
    api_key_id: asked.caller.key_id,
    agent_id: asked.caller.agent_id,
    approved_by: asked.approved_by,
    method: request["method"] ?? null,
    url: maskByRules(request["url"] ?? null, asked.policy),
  };
}

/**
 * The circuit breaker of one upstream host: while it is open, nothing is sent; after that, one call may
 * try.
 *
 * @param request the call's preview
 * @returns the host if this call is the one that tries; if it is not sent, the probe must be released
 * @throws ToolgateError API_ERROR {reason: "connection", circuit: "open", host, retry_after_s}
 */
async function checkCircuit(
  database: Database,
  userId: string | null,
  { circuits }: Policy,
  request: JsonObject,
): Promise<string | null> {
  const host = hostOf(request["url"]);
  const circuit = circuits.find((candidate) => candidate.host === host);
  if (!circuit || host === null) return null;
  const wait = Math.ceil((Date.parse(circuit.open_until) - Date.now()) / 1000);
  if (wait <= 0 && (await database.call("try_circuit", { p_user_id: userId, p_host: host }, TryCircuitShape)))
    return host;
  const retry_after_s = Math.max(1, wait);
  throw new ToolgateError(
    "API_ERROR",
    `${host} failed several times in a row, so calls are paused. Nothing was sent; try again in ${retry_after_s} seconds.`,
    {
      details: { reason: "connection", circuit: "open", host, retry_after_s },
      headers: { "retry-after": String(retry_after_s) },
    },
  );
}
