import type { OrchestratorEvents } from "../../src/contract/api/hydra-orchestrator.ts";
import type { ToolgateClient } from "../toolgate-client.ts";
import type { Terminal } from "./open-terminal.ts";
import { oneLine } from "./printable.ts";
import type { Settle } from "./settle-approval.ts";
import type { PendingApproval } from "./show-approval.ts";
import { isUndecided, type Streamed, streamRun } from "./stream-run.ts";

export interface Turn {
  /** What goes into the history: of the first model that answered, also by half. */
  text: string | null;
  /** False: a failure, or an approval that is still open. */
  isAnswered: boolean;
}

interface Parts {
  client: ToolgateClient;
  settle: Settle;
  signal: AbortSignal;
}

type Result = OrchestratorEvents["result"];

/** One message answered: streamed, with approvals decided on the way, each model's for itself. */
export async function runTurn(
  terminal: Terminal,
  { settle, ...parts }: Parts,
  { messages, models }: { messages: readonly object[]; models: readonly string[] },
): Promise<Turn> {
  const stream = (path: string, body: object) =>
    streamRun(terminal, { ...parts, isNamed: models.length > 1 }, path, body);
  const first = await stream("", { messages, ...(models.length > 0 && { models }) });

  const results: Result[] = [];
  for (const result of resultsOf(first).sort((a, b) => a.index - b.index)) {
    let last = result;
    for (let next: Result | undefined = result; next; next = await goOn(next)) last = next;
    results.push(last);
    if (last.stopped === "approval" && last.approval) tellOpen(terminal, last.approval);
  }
  const answered = results.find(({ message }) => message);
  return {
    text: answered?.message?.content ?? (first.text || null),
    isAnswered: results.some(({ message, stopped }) => message && stopped !== "approval"),
  };

  /** The run after its approval; undefined when there is nothing to wait for. */
  async function goOn({ stopped, run_id, approval }: Result): Promise<Result | undefined> {
    if (stopped !== "approval" || !run_id || !approval) return undefined;
    while (!parts.signal.aborted && (await settle(approval))) {
      const resumed = await stream(`/runs/${run_id}/resume`, {});
      if (!resumed.events.some(isUndecided)) return resultsOf(resumed).at(-1);
    }
    return undefined;
  }
}

function tellOpen({ tell, isInteractive, styles }: Terminal, approval: PendingApproval): void {
  if (!isInteractive) tell(`${styles.red("✗ APPROVAL_REQUIRED")} ${oneLine(approval.summary)}`);
  tell(styles.dim(`Approval ${approval.approval_id} is waiting for a decision.`));
}

function resultsOf({ events }: Streamed): Result[] {
  return events.flatMap((event) => (event.name === "result" ? [event.data] : []));
}
