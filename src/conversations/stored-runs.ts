import { Type } from "@sinclair/typebox";
import { governTools, resolvePolicy } from "../agents/policy.ts";
import type { JsonObject } from "../base/json.ts";
import type { ConnectionChoice } from "../contract/connector.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { ChatMessage, Platform } from "../contract/ports.ts";
import { nullable, type Shape } from "../contract/shape.ts";
import { StoredPolicyShape, ToolCandidateShape } from "../contract/stored-shapes.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import type { Caller } from "../kernel/stages.ts";
import type { ConversationState, ConversationStep, Usage } from "./conversation-state.ts";
import { CONVERSATION_LIMITS } from "./limits.ts";
import type { OfferedName } from "./offer-tools.ts";

/** Answers with more characters are stored with shortened steps. */
const MAX_WHOLE_ANSWER = 2_000_000;

const ClaimResultShape: Shape<ClaimResult> = Type.Union([
  Type.Object({ outcome: Type.Literal("stored"), answer: Type.String() }),
  Type.Object({ outcome: Type.Literal("in_flight") }),
  Type.Object({ outcome: Type.Literal("waiting"), approval: nullable(Type.String()) }),
  Type.Object({
    outcome: Type.Literal("taken"),
    token: Type.String(),
    state: Type.String(),
    caller: Type.Object({
      user_id: Type.String(),
      key_id: nullable(Type.String()),
      agent_id: nullable(Type.String()),
    }),
    policy: StoredPolicyShape,
    tools: Type.Array(ToolCandidateShape),
  }),
]);

/**
 * The state of a suspended conversation, from which another process can resume it later. It contains no
 * secrets, but everything that its user wrote. Kept for a day.
 */
export interface RunState {
  model: string;
  question: string;
  /** The caller's messages, unchanged; prompts are added under the policy at the time of resumption. */
  messages: ChatMessage[];
  /** Version of the agent's file when the run began; null if there was none. */
  agent_version: number | null;
  /**
   * The approval that it waits for, with the details of `APPROVAL_REQUIRED`; null if it waits for the
   * client's functions.
   */
  approval: JsonObject | null;
  offered: OfferedName[];
  /** Whether the model may search for more tools. */
  hasMore: boolean;
  /** Its `pending` calls wait; the client answers its own by messages of role `tool` in `since`. */
  conversation: ConversationState;
  /** Names of the client's functions; their pending calls are executed by the client. */
  clientNames: string[];
  /** The connection that calls use; absent: the default one. */
  choice?: ConnectionChoice;
  /** Digest of the client's last input, which is part of `conversation`; null if there was none. */
  asked: string | null;
}

/** The answer to a request; a repetition gets it again. */
export interface StoredAnswer {
  result: JsonObject;
  /** Usage in this request. */
  used: Usage;
}

/** A run that this process holds for the duration of its lease. */
export interface ClaimedRun {
  run_id: string;
  token: string;
  state: RunState;
  /** The caller that began it. */
  caller: Caller;
  policy: Policy;
  /** Offered tools that still exist. */
  tools: ToolCandidate[];
}

type ClaimResult =
  | { outcome: "stored"; answer: string }
  | { outcome: "in_flight" }
  | { outcome: "waiting"; approval: string | null }
  | {
      outcome: "taken";
      token: string;
      state: string;
      caller: { user_id: string; key_id: string | null; agent_id: string | null };
      policy: StoredPolicy;
      tools: ToolCandidate[];
    };

/** Stores a suspended conversation and returns its id. */
export async function storeRun({ database }: Platform, caller: Caller, state: RunState): Promise<string> {
  const run_id = crypto.randomUUID();
  await database.call("save_run", {
    p_run_id: run_id,
    p_user_id: caller.user_id,
    p_key_id: caller.key_id,
    p_agent_id: caller.agent_id,
    ...stateArguments(state),
  });
  return run_id;
}

/**
 * Claims a run in order to resume it, or returns the answer of a finished one.
 *
 * @param asked digest of the client's input. While an approval is pending, a repetition gets the answer
 * again; a finished run is not found for other input.
 * @throws ToolgateError APPROVAL_REQUIRED not decided yet; CONFLICT {reason: "in_flight"} held by another
 * request, or its key or agent was deleted; NOT_FOUND
 */
export async function claimRun(
  { database, config }: Platform,
  caller: Caller,
  run_id: string,
  asked: string | null = null,
): Promise<ClaimedRun | { stored: StoredAnswer }> {
  const claimed = await database.call(
    "take_run",
    {
      p_user_id: caller.user_id,
      p_key_hash: caller.key_hash,
      p_run_id: run_id,
      p_asked: asked,
    },
    ClaimResultShape,
  );
  if (claimed.outcome === "stored") return { stored: JSON.parse(claimed.answer) as StoredAnswer };
  if (claimed.outcome === "in_flight") throw inFlight();
  if (claimed.outcome === "waiting") {
    throw approvalPending(run_id, JSON.parse(claimed.approval ?? "{}") as JsonObject);
  }
  const claim = { run_id, token: claimed.token };
  return await releaseOnError({ database }, claim, async () => {
    const state = JSON.parse(claimed.state) as RunState;
    const policy = resolvePolicy(claimed.policy, config.environment);
    if (state.agent_version !== null && policy.agent_version === null) throw agentDeleted();
    const caller = { ...claimed.caller, key_hash: null };
    return { ...claim, state, policy, caller, tools: governTools(policy, claimed.tools) };
  });
}

/** Releases a claimed run if the work fails before the run is resumed. */
export async function releaseOnError<Done>(
  platform: Pick<Platform, "database">,
  claim: RunClaim,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    // If this fails, the lease expires.
    await releaseRun(platform, claim, {}).catch(() => undefined);
    throw error;
  }
}

type RunClaim = Pick<ClaimedRun, "run_id" | "token">;

/**
 * Stores the state of a claimed run; without a state, only its lease is renewed. @throws ToolgateError
 * CONFLICT {reason: "superseded"}
 */
export async function storeRunState(
  { database }: Pick<Platform, "database">,
  claim: RunClaim,
  state?: RunState,
): Promise<void> {
  await database.call("keep_run", { ...claimArguments(claim), ...(state && stateArguments(state)) });
}

/**
 * The end of a claimed run: suspended again, finished with an answer, or failed at its last stored state.
 */
interface RunEnd {
  /** With a state, the run is suspended again. */
  state?: RunState;
  answer?: StoredAnswer;
  /** Digest of the input that the answer belongs to. */
  asked?: string | null;
}

export async function releaseRun(
  { database }: Pick<Platform, "database">,
  claim: RunClaim,
  { state, answer, asked }: RunEnd,
): Promise<void> {
  await database.call("keep_run", {
    ...claimArguments(claim),
    ...(state && stateArguments(state)),
    ...(answer && { p_answer: serializeAnswer(answer) }),
    ...(answer && !state && { p_over: true, p_asked: asked ?? null }),
    p_release: true,
  });
}

/** The whole answer, or one with shortened steps if it is too large. */
function serializeAnswer({ result, used }: StoredAnswer): string {
  const whole = JSON.stringify({ result, used });
  if (whole.length <= MAX_WHOLE_ANSWER) return whole;
  const given = result["steps"] as unknown as ConversationStep[];
  const steps = cutSteps(given, CONVERSATION_LIMITS.resultCharacters);
  return JSON.stringify({ result: { ...result, steps }, used });
}

function claimArguments({ run_id, token }: RunClaim) {
  return { p_run_id: run_id, p_token: token };
}

function stateArguments(state: RunState) {
  const { approval, asked } = state;
  const approvalId = approval?.["approval_id"];
  return {
    p_state: JSON.stringify(state),
    p_approval: approval && JSON.stringify(approval),
    p_asked: asked,
    p_approval_id: typeof approvalId === "string" ? approvalId : null,
    p_tool_ids: state.offered.map(({ tool_id }) => tool_id),
  };
}

function approvalPending(run_id: string, approval: JsonObject): ToolgateError {
  return new ToolgateError(
    "APPROVAL_REQUIRED",
    `${approval["summary"] ?? ""} It has not been decided yet. Resume the run after the decision.`.trim(),
    { details: { ...approval, run_id } },
  );
}

function agentDeleted(): ToolgateError {
  return new ToolgateError(
    "CONFLICT",
    "The agent that began this run was deleted, so the run cannot be resumed.",
  );
}

function inFlight(): ToolgateError {
  return new ToolgateError(
    "CONFLICT",
    "Another request is resuming this run, or its call is being carried out. Try again in a moment.",
    { details: { reason: "in_flight", retry_after_s: 2 }, headers: { "retry-after": "2" } },
  );
}

/**
 * The steps in stored form: a long result is cut to the length that a model is shown. The caller received
 * the whole result before.
 */
export function cutSteps(steps: readonly ConversationStep[], limit: number): ConversationStep[] {
  return steps.map((step) => {
    const text = JSON.stringify(step.result);
    return step.cut || text.length <= limit ? step : { ...step, result: text.slice(0, limit), cut: true };
  });
}
