import type { Config } from "./config.ts";
import type { Json as DatabaseJson, Database as DatabaseTypes } from "./database.types.ts";
import type { Json, JsonObject } from "./json.ts";
import type { Scrubber } from "./scrub.ts";
import type { Shape } from "./shape.ts";
import type { SpanScope, Tracer } from "./telemetry.ts";

/** Structured log record writer. Values must already be free of secrets. */
export interface Logger {
  debug(message: string, fields?: JsonObject): void;
  info(message: string, fields?: JsonObject): void;
  warn(message: string, fields?: JsonObject): void;
  error(message: string, fields?: JsonObject): void;
  /** A logger that stamps these fields on every record. */
  with(fields: JsonObject): Logger;
}

type Functions = DatabaseTypes["service"]["Functions"];

/** jsonb takes anything that becomes JSON; everything else may also be null. */
type Argument<T> = DatabaseJson extends T ? unknown : T | null;

/** A SQL function of schema `service` and its named arguments, as the migrations declare them. */
export type FunctionCall = {
  [Name in keyof Functions]: [
    name: Name,
    args: Functions[Name]["Args"] extends never
      ? Record<PropertyKey, never>
      : { [Key in keyof Functions[Name]["Args"]]: Argument<Functions[Name]["Args"][Key]> },
  ];
}[keyof Functions];

/** Calls SQL functions as the service role: the only way our functions reach the database. */
export interface Database {
  /** @throws ToolgateError the one raised by the SQL function (`private.refuse`), else INTERNAL */
  call(...call: FunctionCall): Promise<Json>;
  /** @throws ToolgateError as above, and INTERNAL when the answer does not have the shape */
  call<T>(...call: [...FunctionCall, shape: Shape<T>]): Promise<T>;
}

/** Verifies a Supabase user token and gives the user's id. @throws ToolgateError UNAUTHENTICATED */
export type VerifyUser = (token: string) => Promise<string>;

/** A person as an outside identity provider knows them; only both together name one. */
export interface OutsideUser {
  issuer: string;
  subject: string;
}

/**
 * Verifies a token of a configured OIDC issuer; null when it is no JWT or none of theirs.
 * @throws ToolgateError UNAUTHENTICATED the token is not valid; INTERNAL {reason: "oidc"} the provider's keys cannot be had
 */
export type VerifyOutsider = (token: string) => Promise<OutsideUser | null>;

/** What every function needs from the outside world. */
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
  /** Null where functions run on no machine of the operator's (hosted), or nothing of it is offered. */
  host: HostTools | null;
}

/** Slices of large documents; each is a request of its own to the function `connectors`, with its own CPU budget. */
export interface Slices {
  /** @returns whether the upload is done @throws ToolgateError what the document is refused with; INTERNAL {reason: "slice"} */
  run(uploadId: string, signal?: AbortSignal): Promise<{ done: boolean }>;
  /** What `run` shows to the function, and nobody else knows. */
  token(): Promise<string>;
}

/** Programs of the machine that runs the embedded stack. */
export interface HostTools {
  /**
   * `git`: an operation of the git tools on a named repository. `look`: whether an agent may run a command of the operator's
   * list. `run`: runs it.
   * @throws ToolgateError what it was refused with; INTERNAL when the machine does not answer
   */
  ask(what: "git" | "look" | "run", request: JsonObject): Promise<JsonObject>;
}

/** Whose files a command works on, and the agent that calls. */
export interface WorkspaceOwner {
  user_id: string;
  agent_id: string | null;
}

/** Commands over a person's files; they run in the function `workspace`, with a CPU budget of their own. */
export interface Workspace {
  /**
   * @throws ToolgateError what the command was refused with; INTERNAL {reason: "workspace"} when the function was stopped or
   * is out of reach: then nothing was changed
   */
  run(owner: WorkspaceOwner, operation: string, args: JsonObject, signal?: AbortSignal): Promise<JsonObject>;
  /** Whether commands of the server may be offered as a tool. */
  readonly hasCommands: boolean;
  /** What `run` shows to the function, and nobody else knows. */
  token(): Promise<string>;
}

/** Lets work go on after the answer was sent (`EdgeRuntime.waitUntil` where there is one). */
export interface Background {
  run(task: () => Promise<unknown>): void;
}

/** Text → vector. `model` names the vector space: vectors of different models are never compared. */
export interface Embedder {
  readonly model: string;
  /** False when the vectors carry no meaning beyond the words (`local`): ranking then trusts words. */
  readonly dense: boolean;
  /** Texts per call that the implementation likes best. */
  readonly batchSize: number;
  embed(texts: string[]): Promise<number[][]>;
}

/** The embedders of this system. */
export interface Embedders {
  /** The configured one: new rows are embedded with it. */
  wanted: Embedder;
  /** The one of this name, for queries while another model's vectors are still searched; null when it is out of reach. */
  byModel(model: string): Embedder | null;
}

/** A chat model behind an OpenAI-compatible endpoint. */
export interface ChatModel {
  readonly model: string;
  /** @throws ToolgateError MODEL_ERROR when the endpoint fails, times out or answers something unusable */
  complete(request: ChatRequest): Promise<ChatAnswer>;
}

export type ChatMessage =
  | { role: "system" | "user"; content: string }
  | { role: "assistant"; content: string; calls?: ChatCall[] }
  /** What came of a call the assistant asked for. */
  | { role: "tool"; call_id: string; content: string };

/** A function call a model asks for. `arguments` is raw text, not yet parsed: the model may write nonsense. */
export interface ChatCall {
  id: string;
  name: string;
  arguments: string;
  /** Why it must not be made, for the model; its arguments are no JSON object then. */
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
  /** What the model may write at most, in tokens; absent: the endpoint's own limit. */
  maxTokens?: number;
  /** Ends the request; what was asked for is then of no use to anybody. */
  signal?: AbortSignal;
  /** The span the call is recorded below. */
  telemetry?: SpanScope;
  /** The agent's own rules for what a model may not see; absent: the built-in ones. */
  scrubber?: Scrubber;
  /** Told what the model writes while it writes; all pieces together are `ChatAnswer.text`. */
  onText?: (delta: string) => void;
  options?: ChatOptions;
}

/** What a caller of the endpoint may set besides, under the endpoint's own names. */
export interface ChatOptions {
  temperature?: number;
  top_p?: number;
  presence_penalty?: number;
  frequency_penalty?: number;
  seed?: number;
  stop?: string | string[];
  reasoning_effort?: string;
  /** Only where functions are offered. */
  parallel_tool_calls?: boolean;
  response_format?: JsonObject;
}

export interface ChatAnswer {
  /** The first of `calls`. */
  call: ChatCall | null;
  calls: ChatCall[];
  text: string;
  /** Why it ended, as the endpoint says: `stop`, `tool_calls`, `length` (cut off), `content_filter`; absent when it does not say. */
  finish_reason?: string;
  usage: { prompt_tokens: number; completion_tokens: number };
}

/** One HTTP request on its way out. The only type the guarded sender accepts. */
export interface OutgoingRequest {
  method: string;
  /** Absolute; http or https. */
  url: string;
  /** Lower-case names. `host` and `content-length` are refused. */
  headers: [name: string, value: string][];
  body?: Uint8Array;
  /** Client certificate as PEM. */
  tls?: { cert: string; key: string; ca?: string };
  /** Whether a repetition is harmless (RFC 9110 §9.2.2, or the caller sent an idempotency key). */
  idempotent: boolean;
  /** The API asked for the trace context (W3C): it is added when the request leaves. */
  wantsTrace?: boolean;
  /** Names of headers and query parameters that carry secrets: dropped when a redirect leaves the origin, masked in previews. */
  sensitive: {
    headers: string[];
    query: string[];
    /** Whether path or body carry secrets too. */
    elsewhere?: boolean;
  };
}

export interface IncomingResponse {
  status: number;
  /** Lower-case names; repeated ones joined by ", ". */
  headers: Record<string, string>;
  /** Decoded (content-encoding removed), at most the limit. */
  body: Uint8Array;
  /** Where it finally came from, after redirects, without secrets. */
  url: string;
  duration_ms: number;
  /** How many attempts were made (1 = no retry). */
  attempts: number;
}

export interface SendOptions {
  /** Gives the call up: connections are torn down, nothing is repeated. The sender's own deadline stays. */
  signal?: AbortSignal;
  /**
   * Told the answer's head and the decoded pieces of its body as they come, within the same limits. Returns true when it has
   * enough: the rest is not read, and `body` is what came until then. Not told of redirects and of attempts that are repeated.
   * The first piece is empty and comes with the head.
   */
  onChunk?: (chunk: Uint8Array, head: { status: number; headers: Record<string, string> }) => boolean;
  /** Decoded bytes of the answer at most, instead of the sender's own limit: for what is no tool's result. */
  maxBytes?: number;
  /** A redirect to another origin is refused. */
  keepOrigin?: boolean;
}

/**
 * The one guarded sender.
 * @throws ToolgateError EGRESS_BLOCKED {url, reason} | API_ERROR {reason: timeout|connection|too_large|invalid_response};
 * given up by `signal`: API_ERROR {reason: "timeout" after AbortSignal.timeout(), else "connection", aborted: true}
 */
export interface Sender {
  send(request: OutgoingRequest, options?: SendOptions): Promise<IncomingResponse>;
}
