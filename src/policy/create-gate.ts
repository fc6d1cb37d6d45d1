import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Policy } from "../contract/policy.ts";
import type { Database } from "../contract/ports.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { EarlierCall, Gate } from "../kernel/gate.ts";
import type { Payload, SharedContext } from "../kernel/shared-context.ts";
import { allowsTool, governTool } from "./apply-policy.ts";
import { checkCircuit } from "./check-circuit.ts";
import { describeApproval } from "./describe-approval.ts";
import { describeAttempt } from "./describe-attempt.ts";
import { listLimits } from "./list-limits.ts";
import { type Begun, readBegun } from "./read-begun.ts";
import { toStorable } from "./to-storable.ts";

/**
 * Checks every call against its caller's policy: the agent's list of tools, limits, the host's circuit
 * and, for a write or execute, the row in the audit log and, if approval is manual, an approval of exactly
 * this call. A dry run passes because it sends nothing. `webUrl`: address of the approval page, unless the
 * agent's file has one.
 */
export function createGate(database: Database, webUrl: string | null): Gate {
  return {
    async check(call, context, preview) {
      const policy = requirePolicy(context);
      refuseForeignTool(policy, call);
      const { dry_run, caller } = context.payload;
      if (dry_run) return null;
      const governed = { ...call, tool: governTool(policy, call.tool) };
      const request = isWrite(governed) || policy.circuits.length > 0 ? await preview() : {};
      const tried = await checkCircuit(database, caller.user_id, policy, request);
      let isPassed = false;
      try {
        const earlier = await begin(database, { call: governed, context, policy, request, webUrl });
        isPassed = earlier === null;
        return earlier;
      } finally {
        // Nothing is sent, so another call may try the host.
        if (tried !== null && !isPassed) await giveBack(database, caller, tried);
      }
    },
    // Stores the result for a repetition with the approval of a later step, so that this step is not
    // executed again.
    async settle(context) {
      const { plan, used_approvals, result, outcome } = context.payload;
      const approvalId = used_approvals.at(-1);
      if (approvalId === undefined || outcome === null || plan?.kind !== "tool_call") return;
      // A read after a write uses no approval: the last one still belongs to the write.
      if (governTool(requirePolicy(context), plan.call.tool).side_effect === "read") return;
      await database.call("finish_approved_call", {
        p_approval_id: approvalId,
        p_answer: toStorable({ result, outcome: { ...outcome } }),
      });
    },
  };
}

interface Governed {
  /** With the tool's effect under the agent's file. */
  call: ToolCall;
  context: SharedContext;
  policy: Policy;
  request: JsonObject;
  webUrl: string | null;
}

/** Reserves what the call needs: its share of the limits, its approval, its row in the audit log. */
async function begin(database: Database, governed: Governed): Promise<EarlierCall | null> {
  const { call, context, policy, request, webUrl } = governed;
  const { payload } = context;
  const limits = listLimits(call.tool, policy, payload.caller);
  payload.sends_once = false;
  if (!isWrite(call) && limits.length === 0) return null;
  const approval = needsApproval(governed) ? await describeApproval(call, context, policy, request) : null;
  const begun = await database.call<Begun>("begin_call", {
    p_call: { audit: describeAttempt(call, context, request), limits, approval, claim: payload.claim },
  });
  noteApproval(payload, begun);
  payload.sends_once = approval !== null;
  const summary = approval?.summary ?? "";
  const earlier = readBegun(begun, { policy, summary, request, given: payload.approval_id, webUrl });
  if (isWrite(call) && earlier === null) payload.writes += 1;
  return earlier;
}

function isWrite({ tool }: ToolCall): boolean {
  return tool.side_effect !== "read";
}

function needsApproval({ call, policy }: Governed): boolean {
  return isWrite(call) && policy.approval.mode === "manual";
}

async function giveBack(database: Database, { user_id }: Payload["caller"], host: string): Promise<void> {
  await database.call("try_circuit", { p_user_id: user_id, p_host: host, p_give_back: true });
}

function noteApproval({ used_approvals }: Payload, begun: Begun): void {
  const isUsed = begun.outcome === "proceed" || begun.outcome === "done";
  if (isUsed && begun.approval_id !== undefined) used_approvals.push(begun.approval_id);
}

/** Fail closed if the policy was never loaded. */
function requirePolicy({ payload }: SharedContext): Policy {
  if (payload.policy) return payload.policy;
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
