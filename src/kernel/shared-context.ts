import type { ToolgateError } from "../contract/errors.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import type { OpenQuestion } from "../contract/open-question.ts";
import type { Policy } from "../contract/policy.ts";
import type { Logger } from "../contract/ports.ts";
import type { ProgressListener } from "../contract/progress.ts";
import type { Sealed } from "../contract/sealed.ts";
import { NO_SPAN, type SpanScope } from "../contract/telemetry.ts";
import type { HistoryEntry, Plan, PreparedCall, ToolCandidate } from "../contract/tool.ts";
import type { TraceStep } from "../contract/trace.ts";

export type State = "LISTENING" | "THINKING" | "ACTING" | "RESPONDING";

/** Who a run acts for. Empty `user_id` means: the API key's hash is still to be resolved by the database. */
export interface Caller {
  user_id: string | null;
  key_hash: string | null;
  key_id: string | null;
  agent_id: string | null;
  /** The application that a person has let act for them (OAuth); absent: they themselves, or a key. */
  oauth_client?: string;
}

/** What arrived, before any plugin read it. */
export interface Inbound {
  media_type: string;
  /** The parsed body of application/json, else the text. */
  body: Json;
  /** Where a text cannot say it. */
  conversation_id?: string;
}

/** What the plugins of one run hand to each other. */
export interface Payload {
  inbound: Inbound;
  caller: Caller;
  /** Typed values the caller vouches for: used as they are, never overwritten. */
  user_context_data: JsonObject;
  conversation_id: string;
  dry_run: boolean;
  approval_id: string | null;
  /** Approvals that calls of this run have used, in their order. */
  used_approvals: string[];
  /** Whether the call that runs now uses an approval, which allows one send: nothing that may have arrived is repeated. */
  sends_once: boolean;
  /** Who has the call carried out, when an approver does it; null: the caller. */
  approved_by: string | null;
  /** Whose turn it is under an idempotency key; null without one. */
  claim: { key: string; token: string } | null;
  /** The rules of this run; null until they are loaded with the caller, and then nothing may be called. */
  policy: Policy | null;
  /** Ends when the run's time is over; what is on its way then is given up. */
  signal: AbortSignal;
  /** Receives the progress of a call; null if the client did not ask for it. */
  onProgress: ProgressListener | null;
  /** Writes that the gate has let pass in this run, all steps together. */
  writes: number;
  /** Only operations of these connectors; null: everything the caller has. */
  connector_ids: string[] | null;
  /** The tool that the caller names, by its id or operation id, with its arguments (null: none are given); null: one is searched. */
  named: { tool: string; arguments: JsonObject | null } | null;
  /** What `named` may mean. */
  named_tools: ToolCandidate[];
  /** The question of this conversation that this run may answer; null: there is none, or the run asks something new. */
  open_question: OpenQuestion | null;
  /** Tools recalled for this question, best first, with how sure the ranking is of the first (0…1). */
  candidates: ToolCandidate[];
  match_confidence: number;
  /** What a call of the likeliest candidate needs, fetched ahead. */
  prepared: Sealed<PreparedCall> | null;
  plan: Plan | null;
  /** What models were asked during this run. */
  model_usage: { calls: number; prompt_tokens: number; completion_tokens: number };
  /** Set when the plan is one step of several: THINKING comes again with the result in `history`. */
  more_steps: boolean;
  /** The exact request of the last call as it may be shown, secrets masked. */
  request: JsonObject | null;
  /** The result of the last call. */
  result: Json;
  /** The whole of what the last call brought, where `result` is a part of it. */
  whole_answer: Json;
  /** What the trace and the audit log say of the last call; no secrets. */
  outcome: CallOutcome | null;
  failure: ToolgateError | null;
  /** The finished answer, written in RESPONDING. */
  answer: { media_type: string; body: Json } | null;
}

/** What became of a call. `sent` is false for a dry run and for anything refused before the network. */
export interface CallOutcome {
  sent: boolean;
  /** Null, like `url` and `http_status`, for what is no HTTP call: a prompt. */
  method: string | null;
  /** Secrets masked. */
  url: string | null;
  http_status: number | null;
  bytes: number | null;
  duration_ms: number | null;
  attempts: number | null;
  /** The answer holds a part of a secret: it goes to the caller and into no trace. */
  echoes_secret?: true;
}

/**
 * The state of one run. One request = one run = one fresh context; a step of a multi-step run gets a
 * fresh one with the original request and all earlier results in `history`.
 */
export interface SharedContext {
  session_id: string;
  current_state: State;
  user_input: string;
  history: readonly HistoryEntry[];
  /** The contexts of all earlier steps, as they were when their call was done. */
  earlier: readonly SharedContext[];
  payload: Payload;
  trace: TraceStep[];
  logger: Logger;
  /** The span this runs in. */
  telemetry: SpanScope;
}

/** A context in LISTENING. The logger stamps `session_id` on every record. */
export function createContext(input: {
  session_id: string;
  logger: Logger;
  payload?: Partial<Payload>;
  telemetry?: SpanScope;
}): SharedContext {
  return {
    session_id: input.session_id,
    current_state: "LISTENING",
    user_input: "",
    history: [],
    earlier: [],
    payload: { ...emptyPayload(), ...input.payload },
    trace: [],
    logger: input.logger.with({ session_id: input.session_id }),
    telemetry: input.telemetry ?? NO_SPAN,
  };
}

/** The context of the next step: same request, longer history, no plan yet. */
export function nextStep(context: SharedContext, entry: HistoryEntry): SharedContext {
  return {
    ...context,
    current_state: "THINKING",
    history: [...context.history, entry],
    earlier: [...context.earlier, context],
    payload: {
      ...context.payload,
      plan: null,
      candidates: [],
      prepared: null,
      request: null,
      outcome: null,
      more_steps: false,
    },
  };
}

function emptyPayload(): Payload {
  return {
    inbound: { media_type: "", body: null },
    caller: { user_id: null, key_hash: null, key_id: null, agent_id: null },
    user_context_data: {},
    conversation_id: "",
    dry_run: false,
    approval_id: null,
    used_approvals: [],
    sends_once: false,
    approved_by: null,
    claim: null,
    policy: null,
    signal: new AbortController().signal,
    onProgress: null,
    writes: 0,
    connector_ids: null,
    named: null,
    named_tools: [],
    open_question: null,
    candidates: [],
    match_confidence: 0,
    prepared: null,
    plan: null,
    model_usage: { calls: 0, prompt_tokens: 0, completion_tokens: 0 },
    more_steps: false,
    request: null,
    result: null,
    whole_answer: null,
    outcome: null,
    failure: null,
    answer: null,
  };
}
