import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Connector } from "../../api.ts";
import { type McpTool, mcpToolsQuery, versionOf } from "../api.ts";

/** A change that returns all of a server's tools; the page then shows them and updates its counts. */
export function useToolChange<Wanted = void>(
  connector: Connector,
  change: (wanted: Wanted) => Promise<McpTool[]>,
  onDone: (tools: McpTool[], wanted: Wanted) => void,
): UseMutationResult<McpTool[], Error, Wanted> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (tools, wanted) => {
      queries.setQueryData(mcpToolsQuery(connector.connector_id, versionOf(connector)).queryKey, tools);
      onDone(tools, wanted);
      return queries.invalidateQueries({ queryKey: ["connectors"] });
    },
    // The tool may have changed in the meantime.
    onError: () => queries.invalidateQueries({ queryKey: ["connectors"] }),
  });
}
