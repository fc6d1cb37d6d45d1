import type { Approver } from "./find-approver.ts";
import type { Terminal } from "./open-terminal.ts";
import { pause } from "./pause.ts";
import { type PendingApproval, showApproval } from "./show-approval.ts";
import { type Waiting, waitFor } from "./waiting.ts";

/**
 * The message to show before the request is repeated, because the approval was decided or may have been.
 * Null when repeating is useless.
 */
export type Settle = (approval: PendingApproval) => Promise<Waiting | null>;

const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 15_000;
const CONTINUING = "Going on …";

interface Shown {
  waiting: Waiting;
  nextPauseMs: number;
  /** Decided in this process. Several runs may wait for one decision, so the next one need not wait. */
  isDecided: boolean;
}

/** Asks for each approval once at the prompt, or waits until it is decided elsewhere. */
export function createSettle(
  terminal: Terminal,
  { approver, url }: { approver: Approver | null; url: string },
): Settle {
  const known = new Map<string, Shown>();

  return async (approval) => {
    if (!terminal.isInteractive) return null;
    const shown = known.get(approval.approval_id);
    if (shown) return goOnWaiting(terminal, shown);
    showApproval(terminal, approval);
    const isDecided = approver !== null && (await decideAtPrompt(terminal, approver, approval));
    if (approver !== null && !isDecided) return null;
    if (approver === null) showWhere(terminal, approval, url);
    const since = new Date().toLocaleTimeString("sv-SE");
    const waiting = waitFor(`Waiting for a decision since ${since} (Ctrl-C leaves) …`);
    known.set(approval.approval_id, { waiting, nextPauseMs: FIRST_PAUSE_MS, isDecided });
    return isDecided ? waitFor(CONTINUING) : waiting;
  };
}

async function goOnWaiting(terminal: Terminal, shown: Shown): Promise<Waiting | null> {
  if (shown.isDecided) {
    shown.isDecided = false;
    return waitFor(CONTINUING);
  }
  const ms = shown.nextPauseMs;
  shown.nextPauseMs = Math.min(ms * 1.3, MAX_PAUSE_MS);
  return (await pause(terminal, ms, shown.waiting)) ? shown.waiting : null;
}

async function decideAtPrompt(
  terminal: Terminal,
  approver: Approver,
  { approval_id }: PendingApproval,
): Promise<boolean> {
  const answer = await terminal.ask("Approve? [y/N] ");
  if (answer === null) return false;
  const fault = await approver.decide(approval_id, /^y(es)?$/i.test(answer.trim()) ? "approve" : "reject");
  if (fault !== null) terminal.writeLine(terminal.styles.red(fault));
  return fault === null;
}

function showWhere(terminal: Terminal, { approval_id, approval_url }: PendingApproval, url: string): void {
  terminal.writeLine(`  Decide under ${approval_url ?? `${url}/approvals?open=${approval_id}`}`);
  terminal.writeLine(terminal.styles.dim("  To decide here: --email, --token or --approver-key."));
}
