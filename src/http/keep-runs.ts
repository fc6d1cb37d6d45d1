import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { ChatFunction, ChatMessage, Platform } from "../contract/ports.ts";
import type { HistoryEntry, ToolCandidate } from "../contract/tool.ts";
import type { Caller } from "../kernel/shared-context.ts";
import type { ConversationState } from "../orchestration/conversation.ts";
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
  history: HistoryEntry[];
  /** Its `pending` calls wait; a client's own are answered by putting messages of role `tool` into `since`. */
  conversation: ConversationState;
  clientFunctions: ChatFunction[];
}

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
  | { outcome: "waiting"; state: string }
  | {
      outcome: "taken";
      token: string;
      state: string;
      caller: { user_id: string; key_id: string | null; agent_id: string | null };
      policy: StoredPolicy;
      tools: ToolCandidate[];
    };

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
 * @throws ToolgateError APPROVAL_REQUIRED nobody has decided; CONFLICT {reason: "in_flight"} somebody else goes on with it, or its
 * key or agent is gone; NOT_FOUND
 */
export async function takeRun(
  { database, config }: Platform,
  caller: Caller,
  run_id: string,
): Promise<TakenRun | { stored: JsonObject }> {
  const taken = await database.call<Taken>("take_run", {
    p_user_id: caller.user_id,
    p_key_hash: caller.key_hash,
    p_run_id: run_id,
  });
  if (taken.outcome === "stored") return { stored: JSON.parse(taken.answer) as JsonObject };
  if (taken.outcome === "in_flight") throw inFlight();
  const state = JSON.parse(taken.state) as RunState;
  if (taken.outcome === "waiting") throw notDecided(run_id, state.approval ?? {});
  const policy = resolvePolicy(taken.policy, config.environment);
  const run = { run_id, token: taken.token, state, policy, tools: governTools(policy, taken.tools) };
  if (state.agent_version !== null && policy.agent_version === null) {
    await releaseRun({ database }, run, {});
    throw new ToolgateError(
      "CONFLICT",
      "The agent that began this run is gone, and its rules with it: nobody goes on with it.",
    );
  }
  return { ...run, caller: { ...taken.caller, key_hash: null } };
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

/** The run waits again, or is over with an answer, or broke off where it was last kept. */
export async function releaseRun(
  { database }: Pick<Platform, "database">,
  held: Held,
  { state, answer }: { state?: RunState; answer?: JsonObject },
): Promise<void> {
  await database.call("keep_run", {
    ...heldBy(held),
    ...(state && storedState(state)),
    ...(answer && { p_answer: JSON.stringify(answer) }),
    p_release: true,
  });
}

function heldBy({ run_id, token }: Held) {
  return { p_run_id: run_id, p_token: token };
}

function storedState(state: RunState) {
  const approvalId = state.approval?.["approval_id"];
  return {
    p_state: JSON.stringify(state),
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

function inFlight(): ToolgateError {
  return new ToolgateError(
    "CONFLICT",
    "Somebody goes on with this run, or its call is being carried out. Ask again in a moment.",
    { details: { reason: "in_flight", retry_after_s: 2 }, headers: { "retry-after": "2" } },
  );
}
