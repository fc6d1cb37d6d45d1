import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { hydraOrchestratorEndpoints } from "../../../../src/contract/api/hydra-orchestrator.ts";
import { callFunction } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";

type Models = Static<(typeof hydraOrchestratorEndpoints)["models"]["answer"]["schema"]>;

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
