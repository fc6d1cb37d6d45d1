import type { AgentQuestion } from "../api.ts";
import { type ContextRow, readContext } from "./context-rows.ts";

/** The settings of every question; kept over a reload. */
export interface AskDraft {
  context: ContextRow[];
  connectorIds: string[];
  agentId: string;
  isDryRun: boolean;
}

export const EMPTY_DRAFT: AskDraft = { context: [], connectorIds: [], agentId: "", isDryRun: false };

export function toQuestion(text: string, draft: AskDraft, conversationId: string): AgentQuestion {
  const { context, connectorIds, agentId, isDryRun } = draft;
  const known = readContext(context);
  return {
    user_query: text.trim(),
    conversation_id: conversationId,
    ...(Object.keys(known).length > 0 && { user_context_data: known }),
    ...(connectorIds.length > 0 && { connector_ids: connectorIds }),
    ...(agentId.trim() !== "" && { agent_id: agentId.trim() }),
    ...(isDryRun && { dry_run: true }),
    // A person tries things out here: a write is shown before it is sent, also in development.
    require_approval: true,
  };
}

/**
 * A unique id, so that no other conversation's question is answered. `randomUUID` is missing for pages
 * over plain http.
 */
export function newConversationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return `playground-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}
