import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { hydraOrchestratorEndpoints } from "../../../../src/contract/api/hydra-orchestrator.ts";
import { callFunction, readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";
import { KEPT_PATH } from "./state/chat-store.ts";

type Models = Static<(typeof hydraOrchestratorEndpoints)["models"]["answer"]["schema"]>;

/** The server keeps at most as many (`service.add_turn`). */
const MOST_CONVERSATIONS = 500;

/** Names of the models that the endpoint lists. */
export const modelsQuery = queryOptions({
  queryKey: ["chat", "models"],
  queryFn: async ({ signal }) => {
    const { data } = await callFunction<Models>("hydra-orchestrator/models", { signal });
    return data.map(({ id }) => id).sort((a, b) => a.localeCompare(b));
  },
  staleTime: 5 * 60_000,
  retry: false,
});

/** Whether a model is configured, and the default model. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) =>
    callFunction<{ model: { configured: boolean; chat_model: string | null } }>("settings", { signal }),
});

/** Whether the user has any tool. */
export const hasToolsQuery = queryOptions({
  queryKey: ["tools", "any"],
  queryFn: async () => {
    const { count } = await supabase().from("tools").select("tool_id", { count: "exact", head: true });
    return (count ?? 1) > 0;
  },
});

export interface KeptConversation {
  conversation_id: string;
  title: string;
  updated_at: string;
}

/** The user's conversations, newest first. */
export const conversationsQuery = queryOptions({
  queryKey: ["chat", "conversations"],
  queryFn: ({ signal }) =>
    readRows<KeptConversation[]>(
      supabase()
        .from("kept_conversations")
        .select("conversation_id,title,updated_at")
        .order("updated_at", { ascending: false })
        .limit(MOST_CONVERSATIONS)
        .abortSignal(signal),
    ),
  refetchInterval: 15_000,
});

export async function renameConversation(id: string, title: string): Promise<void> {
  await callFunction(`${KEPT_PATH}/${id}`, { method: "PATCH", body: { title } });
}

export async function deleteConversation(id: string): Promise<void> {
  await callFunction(`${KEPT_PATH}/${id}`, { method: "DELETE" });
}
