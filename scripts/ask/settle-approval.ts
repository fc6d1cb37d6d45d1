import type { Approver } from "./find-approver.ts";
import type { Terminal } from "./open-terminal.ts";
import { pause } from "./pause.ts";
import { type PendingApproval, showApproval } from "./show-approval.ts";

/** Whether it is worth asking again: it was decided, or may have been in the meantime. */
export type Settle = (approval: PendingApproval) => Promise<boolean>;

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 15_000;

/** Has each approval decided once at the prompt, or waits until somebody decided it elsewhere. */
export function createSettle(
  terminal: Terminal,
  { approver, url, firstPauseMs = FIRST_PAUSE_MS }: Party,
): Settle {
  let shown = "";
  let since = "";
  let next = firstPauseMs;

  const decide: Settle = async (approval) => {
    if (approver === null) return tellWhere(terminal, approval, url);
    const answer = await terminal.ask("Approve? [y/N] ");
    if (answer === null) return false;
    const decision = /^y(es)?$/i.test(answer.trim()) ? "approve" : "reject";
    const fault = await approver.decide(approval.approval_id, decision);
    if (fault !== null) terminal.tell(terminal.styles.red(fault));
    return fault === null;
  };

  return async (approval) => {
    if (!terminal.isInteractive) return false;
    if (approval.approval_id === shown) {
      const isOver = await pause(terminal, next, `Waiting for a decision since ${since} (Ctrl-C leaves) …`);
      next = Math.min(next * 1.3, LONGEST_PAUSE_MS);
      return isOver;
    }
    shown = approval.approval_id;
    since = new Date().toLocaleTimeString("sv-SE");
    next = firstPauseMs;
    showApproval(terminal, approval);
    return decide(approval);
  };
}

export interface Party {
  /** Who decides here; null: nobody can. */
  approver: Approver | null;
  /** Of Toolgate, for the address of its Approvals page. */
  url: string;
  firstPauseMs?: number;
}

function tellWhere(terminal: Terminal, { approval_id, approval_url }: PendingApproval, url: string): true {
  terminal.tell(`  Decide under ${approval_url ?? `${url}/approvals?open=${approval_id}`}`);
  terminal.tell(terminal.styles.dim("  To decide here: --email, --token or --approver-key."));
  return true;
}
