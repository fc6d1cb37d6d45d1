import type { Terminal } from "./open-terminal.ts";
import { oneLine, printableJson } from "./printable.ts";

/** A call that waits for an approval, from a failure or a run. */
export interface PendingApproval {
  approval_id: string;
  summary: string;
  request: Record<string, unknown>;
  expires_at?: string;
  approval_url?: string;
}

/** Reads the details of a failure; null when it is not about an approval. */
export function readPending(details: Partial<PendingApproval> = {}): PendingApproval | null {
  const { approval_id, summary, request } = details;
  return approval_id && summary && request ? { ...details, approval_id, summary, request } : null;
}

/** Shows the summary and the exact request, with masked secrets. */
export function showApproval(terminal: Terminal, { summary, request, expires_at }: PendingApproval): void {
  const { bold, dim, cyan } = terminal.styles;
  const { method, url, ...rest } = request;
  terminal.writeLine(`${cyan("?")} ${bold(oneLine(summary))}`);
  if (method !== undefined) terminal.writeLine(`  ${oneLine(String(method))} ${oneLine(String(url))}`);
  for (const line of printableJson(rest, 2).split("\n")) terminal.writeLine(dim(`  ${line}`));
  if (expires_at !== undefined) {
    terminal.writeLine(dim(`  until ${new Date(expires_at).toLocaleString("sv-SE")}`));
  }
}
