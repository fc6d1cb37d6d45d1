import type { Terminal } from "./open-terminal.ts";
import { oneLine, printableJson } from "./printable.ts";

/** A call that waits for somebody's yes, as a failure or a run tells it. */
export interface PendingApproval {
  approval_id: string;
  summary: string;
  request: Record<string, unknown>;
  expires_at?: string;
  approval_url?: string;
}

/** Of what a failure tells; null when it is not about an approval. */
export function readPending(details: Partial<PendingApproval> = {}): PendingApproval | null {
  const { approval_id, summary, request } = details;
  return approval_id && summary && request ? { ...details, approval_id, summary, request } : null;
}

/** What will be done, and the exact request as it would be sent, secrets masked. */
export function showApproval(terminal: Terminal, { summary, request, expires_at }: PendingApproval): void {
  const { bold, dim, cyan } = terminal.styles;
  const { method, url, ...rest } = request;
  terminal.tell(`${cyan("?")} ${bold(oneLine(summary))}`);
  if (method !== undefined) terminal.tell(`  ${oneLine(String(method))} ${oneLine(String(url))}`);
  for (const line of printableJson(rest, 2).split("\n")) terminal.tell(dim(`  ${line}`));
  if (expires_at !== undefined) {
    terminal.tell(dim(`  until ${new Date(expires_at).toLocaleString("sv-SE")}`));
  }
}
