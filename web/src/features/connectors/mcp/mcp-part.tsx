import { useQuery } from "@tanstack/react-query";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { type Connector, missingSecrets } from "../api.ts";
import { type McpServer, mcpToolsQuery, versionOf } from "./api.ts";
import { ServerFacts } from "./server-facts.tsx";
import { AcceptedTools } from "./tools/accepted-tools.tsx";
import { WaitingTools } from "./tools/waiting-tools.tsx";

/**
 * The parts of a connector that are specific to MCP servers: the server, tools to accept, and accepted
 * tools.
 */
export function McpPart({ connector, server }: { connector: Connector; server: McpServer }) {
  const query = useQuery(mcpToolsQuery(connector.connector_id, versionOf(connector)));
  return (
    <>
      {query.isPending ? (
        <Loading rows={6} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <WaitingTools connector={connector} tools={query.data} />
          {(server.listed_at !== null || missingSecrets(connector).length === 0) && (
            <AcceptedTools connector={connector} tools={query.data} />
          )}
        </>
      )}
      <ServerFacts connector={connector} server={server} />
    </>
  );
}
