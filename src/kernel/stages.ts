import type { ToolgateError } from "../contract/errors.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import type { OpenQuestion } from "../contract/open-question.ts";
import type { Policy } from "../contract/policy.ts";
import type { TellProgress } from "../contract/progress.ts";
import type { Sealed } from "../contract/sealed.ts";
import type { Plan, PreparedCall, ToolCall, ToolCandidate } from "../contract/tool.ts";

/** Who a run acts for. Empty `user_id` means: the API key's hash is still to be resolved by the database. */
export interface Caller {
  readonly user_id: string | null;
  readonly key_hash: string | null;
  readonly key_id: string | null;
  readonly agent_id: string | null;
  /** The application that a person has let act for them (OAuth); absent: they themselves, or a key. */
  readonly oauth_client?: string;
}

/** What arrived, before any plugin read it. */
export interface Inbound {
  media_type: string;
  /** The parsed body of application/json, else the text. */
  body: Json;
  /** Where a text cannot say it. */
  conversation_id?: string;
}

/** LISTENING: who asks what. MEMORY completes it with what the database knows of the caller. */
export interface Asked {
  readonly inbound: Inbound;
  readonly caller: Caller;
  /** Typed values the caller vouches for: used as they are, never overwritten. */
  readonly user_context_data: JsonObject;
  readonly conversation_id: string;
  readonly dry_run: boolean;
  readonly approval_id: string | null;
  /** Who has the call carried out, when an approver does it; null: the caller. */
  readonly approved_by: string | null;
  /** Whose turn it is under an idempotency key; null without one. */
  readonly claim: { key: string; token: string } | null;
  /** The rules of this run; null until they are loaded with the caller, and then nothing may be called. */
  readonly policy: Policy | null;
  /** Ends when the run's time is over; what is on its way then is given up. */
  readonly signal: AbortSignal;
  /** Whom to tell how far a call is; null: nobody asks. */
  readonly tell: TellProgress | null;
  /** Only operations of these connectors; null: everything the caller has. */
  readonly connector_ids: readonly string[] | null;
  /** The tool that the caller names, by its id or operation id, with its arguments (null: none are given); null: one is searched. */
  readonly named: { tool: string; arguments: JsonObject | null } | null;
}

/** THINKING, MEMORY: what the catalogue has for the request. */
export interface Found {
  /** Best first. */
  readonly candidates: readonly ToolCandidate[];
  /** How sure the ranking is of the first candidate (0…1). */
  readonly match_confidence: number;
  /** What `named` may mean. */
  readonly named_tools: readonly ToolCandidate[];
  /** The question of this conversation that this run may answer; null: there is none, or the run asks something new. */
  readonly open_question: OpenQuestion | null;
  /** The definition of the likeliest tool, loaded along with the search. */
  readonly prepared: Sealed<PreparedCall> | null;
}

/** THINKING, PLANNER: what to do. */
export interface Planned {
  readonly plan: Plan | null;
  /** The plan is one step of several: THINKING comes again with the result in `history`. */
  readonly more_steps: boolean;
}

/** The request of a planned call, built once: what the gate sees is what is sent. */
export interface BuiltRequest {
  /** The exact request as it may be shown, approved and recorded: secrets masked. */
  readonly shown: JsonObject;
  /** What is known of the call before it is made; null for what is no HTTP call. */
  readonly outcome: CallOutcome | null;
  /** For the plugin that built it: the request itself, without its secrets. */
  readonly content: Sealed<unknown>;
  /** What the database needs to know to give the secrets of this request; null: it has none. */
  readonly secrets_for: JsonObject | null;
}

/** What came of a call that was carried out before, for somebody who was allowed to have it done. */
export interface EarlierCall {
  readonly result: Json;
  /** Null where the tool said nothing of it. */
  readonly outcome: CallOutcome | null;
}

/** What the calls of a run have used up so far, all steps together. */
export interface Spent {
  /** Approvals that calls have used, in their order. */
  readonly used_approvals: readonly string[];
  /** Writes that the gate has let pass. */
  readonly writes: number;
}

/** The gate lets the call pass. */
export interface Passed {
  readonly decision: "proceed";
  readonly request: BuiltRequest;
  /** The call uses an approval, which allows one send: nothing that may have arrived is repeated. */
  readonly sends_once: boolean;
  /** The request's secrets, where they came along with the database's yes. */
  readonly secrets: Sealed<Readonly<Record<string, string>>> | null;
}

/** ACTING, the gate: whether the call is made, repeated from what it brought before, or refused (an approval may be missing). */
export type Gated = Spent &
  (
    | Passed
    | { readonly decision: "repeat"; readonly earlier: EarlierCall }
    | { readonly decision: "refuse"; readonly failure: ToolgateError }
  );

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

/** ACTING, TOOL: what the call has brought. */
export interface Called {
  readonly result: Json;
  /** The whole of what the call brought, where `result` is a part of it. */
  readonly whole_answer: Json;
  /** What the trace and the audit log say of the call; no secrets. Null: it may have been made, and nothing is known of it. */
  readonly outcome: CallOutcome | null;
  /** The exact request as it may be shown, secrets masked; null: none was built for this call. */
  readonly request: JsonObject | null;
  readonly failure: ToolgateError | null;
}

/** RESPONDING: the finished answer. */
export interface Answered {
  readonly media_type: string;
  readonly body: Json;
}

/** The results of a run's stages, in their order. */
export interface Stages {
  asked: Asked;
  found: Found;
  planned: Planned;
  /** The planned call with arguments that fit its tool's schema. */
  call: ToolCall;
  gated: Gated;
  called: Called;
  answered: Answered;
}

const NOBODY: Caller = { user_id: null, key_hash: null, key_id: null, agent_id: null };

export function emptyAsked(): Asked {
  return {
    inbound: { media_type: "", body: null },
    caller: NOBODY,
    user_context_data: {},
    conversation_id: "",
    dry_run: false,
    approval_id: null,
    approved_by: null,
    claim: null,
    policy: null,
    signal: new AbortController().signal,
    tell: null,
    connector_ids: null,
    named: null,
  };
}

export const NOTHING_FOUND: Found = {
  candidates: [],
  match_confidence: 0,
  named_tools: [],
  open_question: null,
  prepared: null,
};

export const NO_PLAN: Planned = { plan: null, more_steps: false };

export const NOTHING_SPENT: Spent = { used_approvals: [], writes: 0 };
