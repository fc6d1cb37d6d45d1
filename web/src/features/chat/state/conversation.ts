import type { OrchestratorEvents } from "../../../../../src/contract/api/hydra-orchestrator.ts";

type Result = OrchestratorEvents["result"];
export type Usage = Result["usage"];
export type Stop = NonNullable<Result["stopped"]>;
export type WaitingCall = NonNullable<Result["approval"]>;
export type Untrusted = NonNullable<OrchestratorEvents["step_done"]["untrusted"]>;

/** What a model wrote in one turn. */
export interface TextItem {
  kind: "text";
  key: string;
  text: string;
}

/** A call a model wanted. */
export interface StepItem {
  kind: "step";
  key: string;
  id: string;
  tool: string;
  arguments: unknown;
  /** `cut`: it was under way when the answer ended; nobody here knows what came of it. */
  state: "running" | "waiting" | "done" | "cut";
  result?: unknown;
  untrusted?: Untrusted;
  duration_ms?: number;
}

export type Item = TextItem | StepItem;

/** A failure as it is kept: over a reload, too. */
export interface Trouble {
  code: string;
  message: string;
  requestId: string | null;
  details: Record<string, unknown>;
}

/**
 * - `running`: it is being written
 * - `waiting`: a call of it waits for an approval
 * - `stopped`: by the person
 * - `cut`: the connection broke, or the page was left
 */
export type AnswerState = "running" | "waiting" | "done" | "failed" | "stopped" | "cut";

/** One model's answer to one question. */
export interface Answer {
  /** As it was asked for; empty: the endpoint's default. */
  wanted: string;
  /** Its name, once the server has told. */
  model: string;
  state: AnswerState;
  /** In the order in which they came. */
  items: Item[];
  /** How often something was asked for it: once, and once more after each approval. */
  requests: number;
  /** When the last of them began. Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds of all that have ended. */
  elapsed: number;
  /** Milliseconds until the first word; null before that. */
  firstWord: number | null;
  usage: Usage | null;
  /** Of each request. */
  traceIds: string[];
  limit: Stop | null;
  /** The server keeps it for a day to go on: after an approval, and after it broke off since. */
  runId: string | null;
  approval: WaitingCall | null;
  trouble: Trouble | null;
}

export interface Turn {
  id: string;
  question: string;
  setup: Setup;
  answers: Answer[];
}

/** With what a question is asked. */
export interface Setup {
  /** Empty: the endpoint's default. */
  models: string[];
  /** Operation ids; null: whatever fits. */
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

/** What a model has said to the question, without its calls. */
export function textOf({ items }: Answer): string {
  return items
    .flatMap((item) => (item.kind === "text" ? [item.text.trim()] : []))
    .filter(Boolean)
    .join("\n\n");
}
