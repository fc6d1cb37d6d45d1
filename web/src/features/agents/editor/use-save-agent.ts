import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { announce } from "../../../app/announce.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { agents } from "../../../text/agents.ts";
import { agentQuery, agentsQuery, type StoredAgent, saveAgent, versionsQuery } from "../api.ts";

/**
 * Stores a text as the agent's next version. After a conflict, fetches the other version and keeps the
 * text.
 */
export function useSaveAgent(onSaved: (saved: StoredAgent) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wanted: { id: string; text: string; base: number }) =>
      saveAgent(wanted.id, wanted.text, wanted.base),
    onSuccess: async (saved) => {
      const { agent_id, version } = saved;
      queries.setQueryData(agentQuery(agent_id).queryKey, saved);
      onSaved(saved);
      toast(agents.saved(agent_id, version));
      announce(agents.saved(agent_id, version));
      await Promise.all([
        queries.invalidateQueries({ queryKey: agentsQuery.queryKey, exact: true }),
        queries.invalidateQueries({ queryKey: versionsQuery(agent_id).queryKey }),
      ]);
    },
    onError: async (error, { id }) => {
      if (asFailure(error).code !== "CONFLICT") return;
      await queries.invalidateQueries({ queryKey: ["agents", "file", id] });
    },
  });
}
