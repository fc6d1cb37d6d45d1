import type { ToolgateClient } from "../toolgate-client.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine } from "./printable.ts";
import { type OpenRun, type Outcome, outcomeOf, resultsOf, resumeRun } from "./resume-run.ts";
import type { Settle } from "./settle-approval.ts";
import { streamRun } from "./stream-run.ts";
import type { Waiting } from "./waiting.ts";

export interface Turn {
  /** The text for the history: that of the first model that answered, even if incomplete. */
  text: string | null;
  /** False for a failure or an undecided approval. */
  isAnswered: boolean;
  /** Runs that can be continued. */
  open: OpenRun[];
}

export interface TurnParts {
  client: ToolgateClient;
  settle: Settle;
  signal: AbortSignal;
}

/**
 * Sends one message and streams the answer. Approvals are decided in between, separately for each model.
 */
export async function runTurn(
  terminal: Terminal,
  { settle, ...parts }: TurnParts,
  { messages, models }: { messages: readonly object[]; models: readonly string[] },
): Promise<Turn> {
  const stream = (path: string, body: object, waiting: Waiting | null = null) =>
    streamRun(terminal, { ...parts, isNamed: models.length > 1 }, path, body, waiting);
  const { events, text } = await stream("", { messages, ...(models.length > 0 && { models }) });
  const outcomes: Outcome[] = [];
  for (const result of resultsOf(events).sort((a, b) => a.index - b.index)) {
    const shown = outcomeOf(result);
    const outcome = shown.open?.approval
      ? await resumeRun(terminal, { ...parts, settle, stream }, { result, open: shown.open })
      : shown;
    if (outcome.open) showOpenRun(terminal, outcome.open);
    outcomes.push(outcome);
  }
  return toTurn(outcomes, text);
}

/** Continues the runs of an earlier message one after the other. */
export async function resumeTurn(
  terminal: Terminal,
  { settle, ...parts }: TurnParts,
  runs: readonly OpenRun[],
): Promise<Turn> {
  let text = "";
  const stream = async (path: string, body: object, waiting: Waiting | null) => {
    const streamed = await streamRun(terminal, { ...parts, isNamed: runs.length > 1 }, path, body, waiting);
    text ||= streamed.text;
    return streamed;
  };
  const outcomes: Outcome[] = [];
  for (const open of runs) {
    const outcome = await resumeRun(terminal, { ...parts, settle, stream }, { result: null, open });
    if (outcome.open) showOpenRun(terminal, outcome.open);
    outcomes.push(outcome);
  }
  return toTurn(outcomes, text);
}

function toTurn(outcomes: readonly Outcome[], text: string): Turn {
  const results = outcomes.flatMap(({ result }) => result ?? []);
  return {
    text: results.find(({ message }) => message)?.message?.content ?? (text || null),
    isAnswered: results.some(({ message, stopped }) => message && stopped !== "approval"),
    open: outcomes.flatMap(({ open }) => open ?? []),
  };
}

function showOpenRun({ writeLine, isInteractive, styles }: Terminal, { run_id, approval }: OpenRun): void {
  const goOn = `${isInteractive ? "/resume, or later " : ""}--run ${run_id}`;
  if (approval && !isInteractive)
    writeLine(`${styles.red("✗ APPROVAL_REQUIRED")} ${oneLine(approval.summary)}`);
  if (approval?.approval_url) writeLine(`  Decide under ${oneLine(approval.approval_url)}`);
  const why = approval ? `Approval ${approval.approval_id} is waiting for a decision` : "It is not over";
  writeLine(styles.dim(`${why}; to go on: ${goOn}`));
}
