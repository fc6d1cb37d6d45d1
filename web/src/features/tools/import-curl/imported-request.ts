import type { ToolDraft } from "../draft/tool-draft.ts";

interface Imported {
  request: Partial<ToolDraft>;
  secrets: Record<string, string>;
}

/** A request on its way from the import dialog to the form. In memory only: it holds credentials somebody pasted. */
let waiting: Imported | null = null;

export function keepImported(request: Partial<ToolDraft>, secrets: Record<string, string>): void {
  waiting = { request, secrets };
}

export function takeImported(): Imported | null {
  return waiting;
}

export function forgetImported(): void {
  waiting = null;
}
