import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { ChatMessage, Platform } from "../contract/ports.ts";
import { nullable, type Shape, StoredPolicyShape, ToolCandidateShape } from "../contract/shape.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import type { Caller } from "../kernel/shared-context.ts";
import type { ConversationState, ConversationStep, Usage } from "../orchestration/conversation.ts";
import { cutSteps } from "../orchestration/cut-steps.ts";
import { CONVERSATION_LIMITS } from "../orchestration/limits.ts";
import type { OfferedName } from "../orchestration/offer-tools.ts";
import { governTools } from "../policy/apply-policy.ts";
import { resolvePolicy } from "../policy/resolve-policy.ts";

/** Everything a conversation needs to go on elsewhere and later; no secrets, but whatever its user wrote. Kept a day. */
export interface RunState {
  model: string;
  question: string;
  /** The caller's, as they came; the rules of the day on which it goes on say what stands around them. */
  messages: ChatMessage[];
  /** Of the agent's file it began under; null: there was none. */
  agent_version: number | null;
  /** The approval it waits for, as `APPROVAL_REQUIRED` told; null: it waits for the client's own functions. */
  approval: JsonObject | null;
  offered: OfferedName[];
  /** Whether the model may search for more. */
  hasMore: boolean;
  /** Its `pending` calls wait; a client's own are answered by putting messages of role `tool` into `since`. */
  conversation: ConversationState;
  /** Of functions of the client: their pending calls are the client's to make. */
  clientNames: string[];
  /** Digest of what the client brought last, which is in `conversation`; null: it has brought nothing. */
  asked: string | null;
}

/** What a request was answered; a repetition gets it again. */
export interface StoredAnswer {
  result: JsonObject;
  /** In this request. */
  used: Usage;
}

/** Characters of an answer that is kept whole. */
const MAX_WHOLE_ANSWER = 2_000_000;

/** A run that nobody else goes on with as long as the lease lasts. */
export interface TakenRun {
  run_id: string;
  token: string;
  state: RunState;
  /** Who began it. */
  caller: Caller;
  policy: Policy;
  /** What of the offered tools is still there. */
  tools: ToolCandidate[];
}

type Taken =
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

const TakenShape: Shape<Taken> = Type.Union([
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

/** Keeps a conversation that waits. Gives its id. */
export async function saveRun({ database }: Platform, caller: Caller, state: RunState): Promise<string> {
  const run_id = crypto.randomUUID();
  await database.call("save_run", {
    p_run_id: run_id,
    p_user_id: caller.user_id,
    p_key_id: caller.key_id,
    p_agent_id: caller.agent_id,
    ...storedState(state),
  });
  return run_id;
}

/**
 * Takes a run to go on with it, or gives the answer of one that is over.
 * @param asked what the client brings, as a digest: a repetition gets the answer again while an approval waits, and a run that is
 * over is nobody's who brings something else
 * @throws ToolgateError APPROVAL_REQUIRED nobody has decided; CONFLICT {reason: "in_flight"} somebody else goes on with it, or its
 * key or agent is gone; NOT_FOUND
 */
export async function takeRun(
  { database, config }: Platform,
  caller: Caller,
  run_id: string,
  asked: string | null = null,
): Promise<TakenRun | { stored: StoredAnswer }> {
  const taken = await database.call(
    "take_run",
    {
      p_user_id: caller.user_id,
      p_key_hash: caller.key_hash,
      p_run_id: run_id,
      p_asked: asked,
    },
    TakenShape,
  );
  if (taken.outcome === "stored") return { stored: JSON.parse(taken.answer) as StoredAnswer };
  if (taken.outcome === "in_flight") throw inFlight();
  if (taken.outcome === "waiting") {
    throw notDecided(run_id, JSON.parse(taken.approval ?? "{}") as JsonObject);
  }
  const held = { run_id, token: taken.token };
  return await orRelease({ database }, held, async () => {
    const state = JSON.parse(taken.state) as RunState;
    const policy = resolvePolicy(taken.policy, config.environment);
    if (state.agent_version !== null && policy.agent_version === null) throw agentIsGone();
    const caller = { ...taken.caller, key_hash: null };
    return { ...held, state, policy, caller, tools: governTools(policy, taken.tools) };
  });
}

/** What fails before anybody goes on with a taken run leaves it to the next. */
export async function orRelease<Done>(
  platform: Pick<Platform, "database">,
  held: Held,
  work: () => Promise<Done>,
): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    // Without it the lease ends by itself.
    await releaseRun(platform, held, {}).catch(() => undefined);
    throw error;
  }
}

type Held = Pick<TakenRun, "run_id" | "token">;

/** Notes where a taken run stands; without a state only its lease is renewed. @throws ToolgateError CONFLICT {reason: "superseded"} */
export async function keepRun(
  { database }: Pick<Platform, "database">,
  held: Held,
  state?: RunState,
): Promise<void> {
  await database.call("keep_run", { ...heldBy(held), ...(state && storedState(state)) });
}

/** How a run is left: it waits again, or is over with an answer, or broke off where it was last kept. */
export interface RunEnd {
  /** With it the run waits. */
  state?: RunState;
  answer?: StoredAnswer;
  /** What the answer of a run that is over is to. */
  asked?: string | null;
}

export async function releaseRun(
  { database }: Pick<Platform, "database">,
  held: Held,
  { state, answer, asked }: RunEnd,
): Promise<void> {
  await database.call("keep_run", {
    ...heldBy(held),
    ...(state && storedState(state)),
    ...(answer && { p_answer: writeAnswer(answer) }),
    ...(answer && !state && { p_over: true, p_asked: asked ?? null }),
    p_release: true,
  });
}

/** Whole, unless it is too large for that. */
function writeAnswer({ result, used }: StoredAnswer): string {
  const whole = JSON.stringify({ result, used });
  if (whole.length <= MAX_WHOLE_ANSWER) return whole;
  const given = result["steps"] as unknown as ConversationStep[];
  const steps = cutSteps(given, CONVERSATION_LIMITS.resultCharacters);
  return JSON.stringify({ result: { ...result, steps }, used });
}

function heldBy({ run_id, token }: Held) {
  return { p_run_id: run_id, p_token: token };
}

function storedState(state: RunState) {
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

function notDecided(run_id: string, approval: JsonObject): ToolgateError {
  return new ToolgateError(
    "APPROVAL_REQUIRED",
    `${approval["summary"] ?? ""} Nobody has decided about this yet. Resume the run once somebody has.`.trim(),
    { details: { ...approval, run_id } },
  );
}

function agentIsGone(): ToolgateError {
  return new ToolgateError(
    "CONFLICT",
    "The agent that began this run is gone, and its rules with it: nobody goes on with it.",
  );
}

function inFlight(): ToolgateError {
  return new ToolgateError(
    "CONFLICT",
    "Somebody goes on with this run, or its call is being carried out. Ask again in a moment.",
    { details: { reason: "in_flight", retry_after_s: 2 }, headers: { "retry-after": "2" } },
  );
}
