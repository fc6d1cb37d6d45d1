import type { ToolgateClient } from "../toolgate-client.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine } from "./printable.ts";
import { type OpenRun, type Outcome, outcomeOf, resultsOf, resumeRun } from "./resume-run.ts";
import type { Settle } from "./settle-approval.ts";
import { streamRun } from "./stream-run.ts";
import type { Waiting } from "./waiting.ts";

export interface Turn {
  /** What goes into the history: of the first model that answered, also by half. */
  text: string | null;
  /** False: a failure, or an approval that is still open. */
  isAnswered: boolean;
  /** What can be gone on with. */
  open: OpenRun[];
}

export interface TurnParts {
  client: ToolgateClient;
  settle: Settle;
  signal: AbortSignal;
}

/** One message answered: streamed, with approvals decided on the way, each model's for itself. */
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
    const told = outcomeOf(result);
    const outcome = told.open?.approval
      ? await resumeRun(terminal, { ...parts, settle, stream }, { result, open: told.open })
      : told;
    if (outcome.open) tellOpen(terminal, outcome.open);
    outcomes.push(outcome);
  }
  return toTurn(outcomes, text);
}

/** Runs of an earlier message gone on with, one after the other. */
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
    if (outcome.open) tellOpen(terminal, outcome.open);
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

function tellOpen({ tell, isInteractive, styles }: Terminal, { run_id, approval }: OpenRun): void {
  const goOn = `${isInteractive ? "/resume, or later " : ""}--run ${run_id}`;
  if (approval && !isInteractive) tell(`${styles.red("✗ APPROVAL_REQUIRED")} ${oneLine(approval.summary)}`);
  if (approval?.approval_url) tell(`  Decide under ${oneLine(approval.approval_url)}`);
  const why = approval ? `Approval ${approval.approval_id} is waiting for a decision` : "It is not over";
  tell(styles.dim(`${why}; to go on: ${goOn}`));
}
