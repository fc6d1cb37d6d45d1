import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ServerText } from "../../../components/server-text.tsx";
import { Switch } from "../../../components/toggle.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { mcp } from "../../../text/mcp.ts";
import type { Connector } from "../api.ts";
import { type McpServer, setMcpTrust } from "./api.ts";

const text = mcp.server;

/** Whether the server's read-only hints are trusted, which the owner decides. */
export function TrustHints({ connector, server }: { connector: Connector; server: McpServer }) {
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: (trusts: boolean) => setMcpTrust(connector.connector_id, trusts),
    onSettled: () => queries.invalidateQueries({ queryKey: ["connectors"] }),
  });
  const isTrusted = set.isPending ? set.variables : server.trust_hints;
  return (
    <>
      <Switch
        aria-label={text.trust}
        isSelected={isTrusted}
        onChange={(on) => set.mutate(on)}
        isDisabled={set.isPending}
      >
        {isTrusted ? text.hintsBelieved : text.hintsNot}
      </Switch>
      {set.isError && (
        <p role="alert" className="text-12 text-bad">
          <ServerText>{asFailure(set.error).message}</ServerText>
        </p>
      )}
    </>
  );
}
