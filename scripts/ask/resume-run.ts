import type { OrchestratorEvents } from "../../src/contract/api/hydra-orchestrator.ts";
import type { Terminal } from "./open-terminal.ts";
import { pause } from "./pause.ts";
import type { RunEvent } from "./read-events.ts";
import type { Settle } from "./settle-approval.ts";
import { type PendingApproval, readPending } from "./show-approval.ts";
import { isInFlight, isUndecided, type Streamed } from "./stream-run.ts";
import { carriedOut, type Waiting } from "./waiting.ts";

export type RunResult = OrchestratorEvents["result"];

/** A run that can be continued. */
export interface OpenRun {
  run_id: string;
  /** The approval that it waits for; null when it was interrupted or the approval is unknown. */
  approval: PendingApproval | null;
}

export interface Outcome {
  /** The last result. */
  result: RunResult | null;
  /** Null when the run is complete. */
  open: OpenRun | null;
}

interface Parts {
  settle: Settle;
  signal: AbortSignal;
  stream: (path: string, body: object, waiting: Waiting | null) => Promise<Streamed>;
}

const IN_FLIGHT_PAUSE_MS = 2_000;

/** The state of a run after its last result. */
export function outcomeOf(result: RunResult): Outcome {
  const { run_id, approval = null } = result;
  return { result, open: run_id ? { run_id, approval } : null };
}

/** Continues a run until it is complete, is interrupted, or waits for an approval that is not decided. */
export async function resumeRun(
  terminal: Terminal,
  { settle, signal, stream }: Parts,
  from: { result: RunResult | null; open: OpenRun },
): Promise<Outcome> {
  let { result, open } = from;
  let waiting: Waiting | null = null;
  for (;;) {
    if (open.approval !== null) waiting = await settle(open.approval);
    const isSettled = open.approval === null || waiting !== null;
    if (!isSettled || signal.aborted) return { result, open };
    const { events } = await stream(`/runs/${encodeURIComponent(open.run_id)}/resume`, {}, waiting);
    result = resultsOf(events).at(-1) ?? result;
    const progress = readProgress(events, open);
    if (progress.next === "end") return { result, open: progress.open };
    open = progress.open;
    if (progress.next === "settle") continue;
    waiting = carriedOut(waiting);
    if (!(await pause(terminal, IN_FLIGHT_PAUSE_MS, waiting))) return { result, open };
  }
}

type Progress = { next: "settle" | "pause"; open: OpenRun } | { next: "end"; open: OpenRun | null };

/** The result of a continued run, and the next action. */
function readProgress(events: readonly RunEvent[], { run_id, approval }: OpenRun): Progress {
  const result = resultsOf(events).at(-1);
  const failure = events.find((event) => event.name === "failure");
  if (result) {
    const { open } = outcomeOf(result);
    return open?.approval ? { next: "settle", open } : { next: "end", open };
  }
  const decided = { run_id, approval: null };
  if (!failure) return { next: "end", open: decided };
  if (isInFlight(failure)) return { next: "pause", open: decided };
  const waiting = isUndecided(failure) ? (readPending(failure.data.technical_details) ?? approval) : null;
  if (waiting) return { next: "settle", open: { run_id, approval: waiting } };
  return { next: "end", open: isUnavailable(failure) ? null : decided };
}

export function resultsOf(events: readonly RunEvent[]): RunResult[] {
  return events.flatMap((event) => (event.name === "result" ? [event.data] : []));
}

/** Whether the run can no longer be continued. */
function isUnavailable({ data }: RunEvent & { name: "failure" }): boolean {
  return data.error_code === "NOT_FOUND" || data.error_code === "CONFLICT";
}
