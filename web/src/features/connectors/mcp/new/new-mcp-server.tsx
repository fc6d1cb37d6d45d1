import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { announce } from "../../../../app/announce.tsx";
import { Page } from "../../../../components/states.tsx";
import { useDraft } from "../../../../lib/use-draft.ts";
import { mcp } from "../../../../text/mcp.ts";
import { KindLinks } from "../../new/kind-links.tsx";
import { type Connected, connectMcp } from "../api.ts";
import { ConnectedReport } from "./connected-report.tsx";
import { EMPTY_DRAFT, type ServerDraft, toServer } from "./server-draft.ts";
import { ServerForm } from "./server-form.tsx";

/** Connects an MCP server by address; first reports what was left out. */
export function NewMcpServer() {
  const [draft, setDraft, forgetDraft] = useDraft<ServerDraft>("connector.mcp", EMPTY_DRAFT);
  const [secrets, setSecrets] = useState<Record<string, string>>({});
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = ({ connector_id }: Connected) =>
    navigate({ to: "/connectors/$connectorId", params: { connectorId: connector_id } });
  const connect = useMutation({
    mutationFn: () => {
      announce(mcp.server.connecting);
      return connectMcp(toServer(draft, secrets));
    },
    onSuccess: async (connected) => {
      forgetDraft();
      setSecrets({});
      await queries.invalidateQueries({ queryKey: ["connectors"] });
      const { skipped, warnings } = connected.report;
      if (skipped.length > 0 || warnings.length > 0) return;
      toast(mcp.server.connected(connected.name));
      await open(connected);
    },
  });
  const isEntered = draft !== EMPTY_DRAFT || Object.values(secrets).some((value) => value !== "");
  function discard(): void {
    setDraft(EMPTY_DRAFT);
    setSecrets({});
    connect.reset();
  }
  return (
    <Page title={mcp.server.newTitle} intro={mcp.server.newIntro}>
      <KindLinks current="mcp" />
      {connect.data ? (
        <ConnectedReport connected={connect.data} onOpen={() => void open(connect.data)} />
      ) : (
        <ServerForm
          draft={draft}
          onDraft={(next) => {
            setDraft(next);
            // The faulty value is being corrected.
            if (connect.isError) connect.reset();
          }}
          secrets={secrets}
          onSecrets={setSecrets}
          failure={connect.error}
          isPending={connect.isPending}
          onSubmit={() => connect.mutate()}
          onDiscard={isEntered ? discard : undefined}
        />
      )}
    </Page>
  );
}
