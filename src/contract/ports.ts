import type { Json, JsonObject } from "../base/json.ts";
import type { Config } from "./config.ts";
import type { AccountEmbedding, AccountModel } from "./policy.ts";
import type { Scrubber } from "./scrub.ts";
import type { Json as DatabaseJson, Database as DatabaseTypes } from "./service.types.ts";
import type { Shape } from "./shape.ts";
import type { SpanScope, Tracer } from "./telemetry.ts";

/** Writes structured log records. Values must already be free of secrets. */
export interface Logger {
  debug(message: string, fields?: JsonObject): void;
  info(message: string, fields?: JsonObject): void;
  warn(message: string, fields?: JsonObject): void;
  error(message: string, fields?: JsonObject): void;
  /** Returns a logger that adds these fields to every record. */
  with(fields: JsonObject): Logger;
}

type Functions = DatabaseTypes["service"]["Functions"];

/** jsonb takes anything that can become JSON; all other types also accept null. */
type Argument<T> = DatabaseJson extends T ? unknown : T | null;

/** A SQL function of schema `service` with its named arguments, as declared in the migrations. */
export type FunctionCall = {
  [Name in keyof Functions]: [
    name: Name,
    args: Functions[Name]["Args"] extends never
      ? Record<PropertyKey, never>
      : { [Key in keyof Functions[Name]["Args"]]: Argument<Functions[Name]["Args"][Key]> },
  ];
}[keyof Functions];

/** Calls SQL functions as the service role, the only access of the functions to the database. */
export interface Database {
  /** @throws ToolgateError the one raised by the SQL function (`private.refuse`), or else INTERNAL */
  call(...call: FunctionCall): Promise<Json>;
  /** @throws ToolgateError as above, and INTERNAL when the answer does not have the shape */
  call<T>(...call: [...FunctionCall, shape: Shape<T>]): Promise<T>;
}

/** Verifies a Supabase user token and returns the user's id. @throws ToolgateError UNAUTHENTICATED */
export type VerifyUser = (token: string) => Promise<string>;

/** The verified caller of the memory. The database resolves API keys and checks permissions. */
export type MemoryCaller = { user_id: string } | { key_hash: string } | { issuer: string; subject: string };

/** A user of an external identity provider, identified by issuer and subject together. */
export interface ExternalUser {
  issuer: string;
  subject: string;
}

/**
 * Verifies a token of a configured OIDC issuer. Returns null if it is not a JWT or has another issuer.
 *
 * @throws ToolgateError UNAUTHENTICATED the token is invalid; INTERNAL {reason: "oidc"} the provider's
 * keys are unavailable
 */
export type VerifyExternalUser = (token: string) => Promise<ExternalUser | null>;

/** The ports that every function needs. */
export interface Platform {
  config: Config;
  database: Database;
  background: Background;
  logger: Logger;
  verifyUser: VerifyUser;
  tracer: Tracer;
  /** Starts the worker in the background. */
  wakeWorker(): void;
  workspace: Workspace;
  slices: Slices;
  /** Null if functions do not run on a machine of the operator (hosted), or if it offers no programs. */
  host: HostTools | null;
}

/**
 * Slices of large documents; each is a separate request to the function `connectors`, with its own CPU
 * budget.
 */
export interface Slices {
  /**
   * @returns whether the upload is done @throws ToolgateError why the document is rejected; INTERNAL
   * {reason: "slice"}
   */
  run(uploadId: string, signal?: AbortSignal): Promise<{ done: boolean }>;
  /** Checks the source of a connector. @throws ToolgateError the failure, which is recorded */
  check(userId: string, connectorId: string): Promise<void>;
  /**
   * Applies the compatible changes of a proposal. @returns their number by kind
   * @throws ToolgateError CONFLICT they cannot be separated from the others
   */
  applyCompatible(userId: string, connectorId: string, version: number): Promise<Record<string, number>>;
  /**
   * One step of separating a proposal. @returns null if its changes cannot be separated @throws ToolgateError
   * CONFLICT
   */
  separate(step: SliceRequest & { separate: string }, signal?: AbortSignal): Promise<JsonObject | null>;
  /** The token that `run` sends to the function. */
  token(): Promise<string>;
}

/** The request for one of them; its first member says which. */
export type SliceRequest =
  | { apply: string; user_id: string; version: number }
  | ({ separate: string } & JsonObject)
  | { check: string; user_id: string }
  | { upload_id: string };

/** Programs of the machine that runs the embedded stack. */
export interface HostTools {
  /**
   * `git`: an operation of the git tools on a named repository. `look`: whether an agent may run a command
   * of the operator's list. `run`: runs it.
   *
   * @throws ToolgateError the machine's error; INTERNAL if it does not respond
   */
  ask(what: "git" | "look" | "run", request: JsonObject): Promise<JsonObject>;
}

/** Whose workspace it is. */
export interface WorkspaceKey {
  user_id: string;
  /** What the caller's API key is bound to; empty: nothing, and the workspace is the user's own. */
  binding: string;
}

/** Whose files a command works on, and the calling agent. */
export interface WorkspaceOwner extends WorkspaceKey {
  agent_id: string | null;
}

/** Commands on a user's files. They run in the function `workspace`, with a CPU budget of their own. */
export interface Workspace {
  /**
   * @throws ToolgateError the command's error; INTERNAL {reason: "workspace"} if the function was stopped
   * or is unreachable, in which case nothing was changed
   */
  run(owner: WorkspaceOwner, operation: string, args: JsonObject, signal?: AbortSignal): Promise<JsonObject>;
  /** Whether commands of the server may be offered as a tool. */
  readonly hasCommands: boolean;
  /** The token that `run` sends to the function. */
  token(): Promise<string>;
}

/** Runs work after the response was sent (with `EdgeRuntime.waitUntil` if available). */
export interface Background {
  run(task: () => Promise<unknown>): void;
}

/**
 * Converts texts to vectors. `model` names the vector space: vectors of different models are never
 * compared.
 */
export interface Embedder {
  readonly model: string;
  /** False if the vectors carry no meaning beyond the words (`local`); ranking then relies on words. */
  readonly dense: boolean;
  /** Preferred number of texts per call. */
  readonly batchSize: number;
  embed(texts: string[]): Promise<number[][]>;
}

/** The embedders of this system. */
export interface Embedders {
  /** The configured embedder, used for new rows. */
  wanted: Embedder;
  /**
   * The embedder of this name, for queries while another model's vectors are still searched; null if it is
   * unavailable.
   */
  byModel(model: string): Embedder | null;
  /**
   * The model of an account's own endpoint.
   *
   * @param timeoutMs for one request; without it, a person waits for the answer
   */
  ofAccount(embedding: AccountEmbedding, timeoutMs?: number): Embedder;
}

/** A chat model of an OpenAI-compatible endpoint. */
export interface ChatModel {
  readonly model: string;
  /** @throws ToolgateError MODEL_ERROR if the endpoint fails, times out or returns an unusable answer */
  complete(request: ChatRequest): Promise<ChatAnswer>;
}

/** The model of an account: its own endpoint, or else that of the installation; null if there is none. */
export type FindChat = (account: AccountModel | null, model?: string) => ChatModel | null;

export type ChatMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string; calls?: ChatCall[] }
  /** The result of a call that the assistant requested. */
  | { role: "tool"; call_id: string; content: string };

/** A function call that a model requests. `arguments` is the model's raw text and may be invalid. */
export interface ChatCall {
  id: string;
  name: string;
  arguments: string;
  /** Why it must not be made, as a text for the model; the arguments are not a JSON object then. */
  refused?: string;
}

export interface ChatFunction {
  name: string;
  description: string;
  parameters: JsonObject;
}

export interface ChatRequest {
  messages: ChatMessage[];
  functions: ChatFunction[];
  /** `required`: the model must call one of the functions. */
  choice: "required" | "auto";
  /** Maximum number of completion tokens; absent: the endpoint's limit. */
  maxTokens?: number;
  /** Aborts the request. */
  signal?: AbortSignal;
  /** The parent span of the call. */
  telemetry?: SpanScope;
  /** The agent's scrub rules; absent: the built-in ones. */
  scrubber?: Scrubber;
  /** Called with each piece of the model's text as it arrives; together they are `ChatAnswer.text`. */
  onText?: (delta: string) => void;
  options?: ChatOptions;
}

/** Further options that a caller may set, under the endpoint's names. */
export interface ChatOptions {
  temperature?: number;
  top_p?: number;
  presence_penalty?: number;
  frequency_penalty?: number;
  seed?: number;
  stop?: string | string[];
  reasoning_effort?: string;
  /** Only if functions are offered. */
  parallel_tool_calls?: boolean;
  response_format?: JsonObject;
}

export interface ChatAnswer {
  /** The first of `calls`. */
  call: ChatCall | null;
  calls: ChatCall[];
  text: string;
  /**
   * The endpoint's finish reason: `stop`, `tool_calls`, `length` (cut off), `content_filter`; absent if it
   * gives none.
   */
  finish_reason?: string;
  usage: { prompt_tokens: number; completion_tokens: number };
}

/** An outgoing HTTP request, the only type that the guarded sender accepts. */
export interface OutgoingRequest {
  method: string;
  /** Absolute; http or https. */
  url: string;
  /** Lower-case names. `host` and `content-length` are rejected. */
  headers: [name: string, value: string][];
  body?: Uint8Array;
  /** Client certificate as PEM. */
  tls?: { cert: string; key: string; ca?: string };
  /**
   * Whether the request may be repeated safely (RFC 9110 §9.2.2, or the caller sent an idempotency key).
   */
  idempotent: boolean;
  /** Whether the API wants the trace context (W3C), which is added when the request is sent. */
  wantsTrace?: boolean;
  /**
   * Names of headers and query parameters with secrets: removed if a redirect leaves the origin, masked in
   * previews.
   */
  sensitive: {
    headers: string[];
    query: string[];
    /** Whether path or body contain secrets, too. */
    elsewhere?: boolean;
  };
}

export interface IncomingResponse {
  status: number;
  /** Lower-case names; repeated ones joined by ", ". */
  headers: Record<string, string>;
  /** Decoded (content-encoding removed), at most the limit. */
  body: Uint8Array;
  /** The final URL after redirects, without secrets. */
  url: string;
  duration_ms: number;
  /** Number of attempts (1 = no retry). */
  attempts: number;
}

export interface SendOptions {
  /**
   * Aborts the call: connections are closed and nothing is retried. The sender's own deadline still
   * applies.
   */
  signal?: AbortSignal;
  /**
   * Called with the head of the response and each decoded piece of its body, within the same limits. The
   * first piece is empty and comes with the head. Returns true if no more is needed: the rest is not read,
   * and `body` is the part received so far. Not called for redirects and retried attempts.
   */
  onChunk?: (chunk: Uint8Array, head: { status: number; headers: Record<string, string> }) => boolean;
  /**
   * Maximum number of decoded bytes of the response, instead of the sender's limit, for responses that are
   * not a tool's result.
   */
  maxBytes?: number;
  /** Rejects redirects to another origin. */
  keepOrigin?: boolean;
  /** If false, a redirect is the response. */
  followRedirects?: boolean;
  /** Rejects redirects that would send a write again: its approval allows one request to one URL. */
  sendOnce?: boolean;
  /** Deadline of the whole call in milliseconds, instead of the sender's. */
  totalMs?: number;
  /** The same request with credentials that are valid now. Called immediately before each attempt. */
  renew?: (request: OutgoingRequest) => Promise<OutgoingRequest>;
}

/**
 * The guarded sender.
 *
 * @throws ToolgateError EGRESS_BLOCKED {url, reason} | API_ERROR {reason:
 * timeout|connection|too_large|invalid_response}; aborted by `signal`: API_ERROR {reason: "timeout" after
 * AbortSignal.timeout(), else "connection", aborted: true}
 */
export interface Sender {
  send(request: OutgoingRequest, options?: SendOptions): Promise<IncomingResponse>;
}
