import type { ToolDraft } from "../draft/tool-draft.ts";

interface Imported {
  request: Partial<ToolDraft>;
  secrets: Record<string, string>;
}

/**
 * A request that is passed from the import dialog to the form. Only in memory, because it contains
 * credentials.
 */
let waiting: Imported | null = null;

export function storeImported(request: Partial<ToolDraft>, secrets: Record<string, string>): void {
  waiting = { request, secrets };
}

export function loadImported(): Imported | null {
  return waiting;
}

export function clearImported(): void {
  waiting = null;
}
