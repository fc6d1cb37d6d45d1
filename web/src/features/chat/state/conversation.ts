import type { OrchestratorEvents } from "../../../../../src/contract/api/hydra-orchestrator.ts";

type Result = OrchestratorEvents["result"];
export type Usage = Result["usage"];
export type Stop = NonNullable<Result["stopped"]>;
export type WaitingCall = NonNullable<Result["approval"]>;
export type Untrusted = NonNullable<OrchestratorEvents["step_done"]["untrusted"]>;

/** The text of a model in one turn. */
export interface TextItem {
  kind: "text";
  key: string;
  text: string;
}

/** A call requested by a model. */
export interface StepItem {
  kind: "step";
  key: string;
  id: string;
  tool: string;
  arguments: unknown;
  /** `cut`: it was in progress when the answer ended, and its result is unknown here. */
  state: "running" | "waiting" | "done" | "cut";
  result?: unknown;
  untrusted?: Untrusted;
  duration_ms?: number;
}

export type Item = TextItem | StepItem;

/** A failure in its stored form, which survives a reload. */
export interface AnswerError {
  code: string;
  message: string;
  requestId: string | null;
  details: Record<string, unknown>;
}

/**
 * - `running`: it is being streamed
 * - `waiting`: one of its calls waits for an approval
 * - `stopped`: stopped by the user
 * - `cut`: the connection was lost, or the page was closed
 */
export type AnswerState = "running" | "waiting" | "done" | "failed" | "stopped" | "cut";

/** One model's answer to one question. */
export interface Answer {
  /** The requested model; empty: the endpoint's default. */
  wanted: string;
  /** The actual model name, once the server reported it. */
  model: string;
  state: AnswerState;
  /** In the order of arrival. */
  items: Item[];
  /** Number of requests for it: one, and one more after each approval. */
  requests: number;
  /** Start of the last request. Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds of all completed requests. */
  elapsed: number;
  /** Milliseconds until the first text; null before that. */
  firstWord: number | null;
  usage: Usage | null;
  /** One per request. */
  traceIds: string[];
  limit: Stop | null;
  /**
   * The run that the server keeps for a day, so that it can continue after an approval or an interruption.
   */
  runId: string | null;
  approval: WaitingCall | null;
  trouble: AnswerError | null;
}

export interface Turn {
  id: string;
  question: string;
  setup: Setup;
  answers: Answer[];
  /** Of the conversation on the server when the turn last changed; 0 before it is kept. */
  revision: number;
  /** Set while another page streams the answers. */
  isElsewhere: boolean;
}

/** The settings of a question. */
export interface Setup {
  /** Empty: the endpoint's default. */
  models: string[];
  /** Operation ids; null: chosen automatically. */
  tools: string[] | null;
  /** Empty: none. */
  agentId: string;
}

export const NO_SETUP: Setup = { models: [], tools: null, agentId: "" };

export function newAnswer(wanted: string, now: number): Answer {
  return {
    wanted,
    model: wanted,
    state: "running",
    items: [],
    requests: 1,
    startedAt: now,
    elapsed: 0,
    firstWord: null,
    usage: null,
    traceIds: [],
    limit: null,
    runId: null,
    approval: null,
    trouble: null,
  };
}

/** The text of a model's answer, without its calls. */
export function textOf({ items }: Answer): string {
  return items
    .flatMap((item) => (item.kind === "text" ? [item.text.trim()] : []))
    .filter(Boolean)
    .join("\n\n");
}
