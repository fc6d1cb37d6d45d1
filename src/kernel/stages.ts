import type { Json, JsonObject } from "../base/json.ts";
import type { FoundDecision } from "../contract/decision.ts";
import type { ToolgateError } from "../contract/errors.ts";
import type { Policy } from "../contract/policy.ts";
import type { Sealed } from "../contract/sealed.ts";
import type { OpenQuestion, SeenTools } from "../contract/stored-shapes.ts";
import type { Plan, PreparedCall, ToolCall, ToolCandidate } from "../contract/tool.ts";
import type { ProgressListener, RunSource } from "../contract/trace.ts";

/**
 * The user or API key that a run acts for. If `user_id` is null, the database has yet to resolve the API
 * key's hash.
 */
export interface Caller {
  readonly user_id: string | null;
  readonly key_hash: string | null;
  readonly key_id: string | null;
  readonly agent_id: string | null;
  /** Of the API key, where it was resolved; absent for a user, who has every scope. */
  readonly scopes?: readonly string[];
  /** The OAuth application that acts for the user; absent if the user or an API key calls directly. */
  readonly oauth_client?: string;
}

/** Whether the caller may call operations; an API key only with `agent:query`. */
export function mayCall({ key_hash, scopes }: Pick<Caller, "key_hash" | "scopes">): boolean {
  return key_hash === null || scopes?.includes("agent:query") === true;
}

/** The request before a plugin has read it. */
export interface Inbound {
  media_type: string;
  /** The parsed body of application/json, else the text. */
  body: Json;
  /** For text requests, whose body cannot include it. */
  conversation_id?: string;
}

/**
 * LISTENING: the caller and the request. MEMORY completes it with the caller's policy and session from the
 * database.
 */
export interface Asked {
  readonly inbound: Inbound;
  readonly caller: Caller;
  /** The page or protocol through which the request came. */
  readonly entry: Exclude<RunSource, "api">;
  /** Typed values from the caller, which are used unchanged. */
  readonly user_context_data: JsonObject;
  readonly conversation_id: string;
  readonly dry_run: boolean;
  /** Writes wait for an approval, even if the policy approves them automatically. */
  readonly require_approval: boolean;
  readonly approval_id: string | null;
  /** The approver who has the call executed; null: the caller. */
  readonly approved_by: string | null;
  /** The holder of the idempotency key; null without one. */
  readonly claim: { key: string; token: string } | null;
  /** The policy of this run; null until it is loaded with the caller. Without a policy, no call is allowed. */
  readonly policy: Policy | null;
  /** Aborts when the run times out; pending requests are cancelled. */
  readonly signal: AbortSignal;
  /** Progress listener of the call, if any. */
  readonly onProgress: ProgressListener | null;
  /**
   * The connection whose account is used, by id or name, or the end user whose connection it is; null: the
   * default one.
   */
  readonly connection: string | null;
  readonly end_user: string | null;
  /** Only operations of these connectors; null: everything the caller has. */
  readonly connector_ids: readonly string[] | null;
  /**
   * The tool that the caller names, by its id or operation id, with its arguments (null: none given); null: a
   * tool is searched for.
   */
  readonly named: { tool: string; arguments: JsonObject | null } | null;
}

/** THINKING, MEMORY: the catalogue's candidates for the request. */
export interface Found {
  /** Best first. */
  readonly candidates: readonly ToolCandidate[];
  /** What the rules conclude about these candidates; null if nothing has decided about them yet. */
  readonly decision: FoundDecision | null;
  /** Confidence of the ranking in the first candidate (0…1). */
  readonly match_confidence: number;
  /** The tools that `named` may refer to. */
  readonly named_tools: readonly ToolCandidate[];
  /**
   * The open question of this conversation that this run may answer; null: there is none, or the request is a
   * new one.
   */
  readonly open_question: OpenQuestion | null;
  /**
   * The tools that the last question of this conversation showed, also if the request is a new one: its caller may
   * know them only as they were.
   */
  readonly seen: SeenTools;
  /** The definition of the likeliest tool, loaded along with the search. */
  readonly prepared: Sealed<PreparedCall> | null;
}

/** THINKING, PLANNER: the plan. */
export interface Planned {
  readonly plan: Plan | null;
  /** The plan is one step of several: THINKING comes again with the result in `history`. */
  readonly more_steps: boolean;
}

/** The request of a planned call, built once: the gate checks the same object that is sent. */
export interface BuiltRequest {
  /** The exact request with masked secrets, for display, approvals and records. */
  readonly shown: JsonObject;
  /** The outcome as long as nothing is sent; null for calls without HTTP. */
  readonly outcome: CallOutcome | null;
  /** For the plugin that built it: the request itself, without its secrets. */
  readonly content: Sealed<unknown>;
  /** Input for the database to read the secrets of this request; null: it needs none. */
  readonly secrets_for: JsonObject | null;
}

/** The result of a call that was executed before, for a caller who was allowed to make it. */
export interface EarlierCall {
  readonly result: Json;
  /** Null if the tool reported none. */
  readonly outcome: CallOutcome | null;
}

/** What the calls of a run have consumed so far, all steps together. */
export interface Spent {
  /** Approvals that calls have used, in their order. */
  readonly used_approvals: readonly string[];
  /** Writes that the gate has allowed. */
  readonly writes: number;
}

/** The gate allows the call. */
export interface Passed {
  readonly decision: "proceed";
  readonly request: BuiltRequest;
  /** The call uses an approval, which allows one send: a request that may have arrived is not repeated. */
  readonly sends_once: boolean;
  /** The request's secrets, if the database returned them with its decision. */
  readonly secrets: Sealed<Readonly<Record<string, string>>> | null;
}

/** ACTING, the gate: the call is allowed, answered with its earlier result, or refused (an approval may be missing). */
export type Gated = Spent &
  (
    | Passed
    | { readonly decision: "repeat"; readonly earlier: EarlierCall }
    | { readonly decision: "refuse"; readonly failure: ToolgateError }
  );

/**
 * The outcome of a call. `sent` is false for a dry run and for a call that was refused before it reached the
 * network.
 */
export interface CallOutcome {
  sent: boolean;
  /** Null, like `url` and `http_status`, if the call is not an HTTP call, such as a prompt. */
  method: string | null;
  /** Secrets masked. */
  url: string | null;
  http_status: number | null;
  bytes: number | null;
  duration_ms: number | null;
  attempts: number | null;
  /** The answer contains a part of a secret. It is returned to the caller, but not stored in traces. */
  echoes_secret?: true;
}

/** ACTING, TOOL: the result of the call. */
export interface Called {
  readonly result: Json;
  /** The complete answer, of which `result` may be a part. */
  readonly whole_answer: Json;
  /** Headers that describe an HTTP answer, for display only; absent for other calls. */
  readonly response_headers?: Readonly<Record<string, string>>;
  /** For the trace and the audit log; without secrets. Null: unknown, the call may have been sent. */
  readonly outcome: CallOutcome | null;
  /** The exact request with masked secrets; null if none was built for this call. */
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
  /** The planned call, with arguments that are valid for its tool's schema. */
  call: ToolCall;
  gated: Gated;
  called: Called;
  answered: Answered;
}

const ANONYMOUS: Caller = { user_id: null, key_hash: null, key_id: null, agent_id: null };

export function emptyAsked(): Asked {
  return {
    inbound: { media_type: "", body: null },
    caller: ANONYMOUS,
    entry: "playground",
    user_context_data: {},
    conversation_id: "",
    dry_run: false,
    require_approval: false,
    approval_id: null,
    approved_by: null,
    claim: null,
    policy: null,
    signal: new AbortController().signal,
    onProgress: null,
    connection: null,
    end_user: null,
    connector_ids: null,
    named: null,
  };
}

export const NOTHING_FOUND: Found = {
  candidates: [],
  decision: null,
  match_confidence: 0,
  named_tools: [],
  open_question: null,
  seen: {},
  prepared: null,
};

export const NO_PLAN: Planned = { plan: null, more_steps: false };

export const NOTHING_SPENT: Spent = { used_approvals: [], writes: 0 };

/**
 * The caller as arguments of SQL functions that accept either. An API key is identified by its hash,
 * even if its user is already known, as in a session of MCP. A caller whose user is not resolved yet needs
 * no conversion.
 */
export function callerArguments({ user_id, key_hash }: Caller): {
  p_user_id: string | null;
  p_key_hash: string | null;
} {
  return { p_user_id: key_hash === null ? user_id : null, p_key_hash: key_hash };
}
