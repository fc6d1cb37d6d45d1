import { ApiFailure } from "../../lib/api-failure.ts";
import type { AgentAnswer, AgentQuestion } from "./api.ts";

interface Answered {
  kind: "answer";
  question: AgentQuestion;
  answer: AgentAnswer;
}
export interface Failed {
  kind: "failure";
  question: AgentQuestion;
  failure: ApiFailure;
  traceId: string | null;
}
export type Outcome = Answered | Failed;

const KEY = "toolgate.playground.runs";
const MAX_RUNS = 10;
const MAX_CHARACTERS = 500_000;

export function traceIdOf(outcome: Outcome): string | null {
  return outcome.kind === "answer" ? outcome.answer.trace_id : outcome.traceId;
}

/**
 * Keeps the latest runs of this tab with their answers, because the server stores a run with personal data
 * replaced and without the context.
 */
export function keepRun(outcome: Outcome): void {
  if (traceIdOf(outcome) === null) return;
  const { failure } = outcome.kind === "failure" ? outcome : {};
  const stored = failure ? { ...outcome, failure: { ...failure, message: failure.message } } : { ...outcome };
  const runs = [stored, ...readRuns()].slice(0, MAX_RUNS);
  while (runs.length > 0 && JSON.stringify(runs).length > MAX_CHARACTERS) runs.pop();
  try {
    sessionStorage.setItem(KEY, JSON.stringify(runs));
  } catch {
    // Full or forbidden: the run is then read from the server.
  }
}

/** The kept run with this trace id, if any. */
export function readKeptRun(traceId: string): Outcome | null {
  const run = readRuns().find((each) => traceIdOf(each) === traceId);
  if (run?.kind !== "failure") return run ?? null;
  const { code, message, status, details, requestId, traceId: id } = run.failure;
  return { ...run, failure: new ApiFailure(code, message, { status, details, requestId, traceId: id }) };
}

function readRuns(): Outcome[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Outcome[];
  } catch {
    return [];
  }
}
