import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { announce } from "../../../../app/announce.tsx";
import { mcp } from "../../../../text/mcp.ts";
import { type Connected, connectMcp } from "../api.ts";
import { ConnectedReport } from "./connected-report.tsx";
import { type ServerDraft, toServer } from "./server-draft.ts";
import { ServerForm } from "./server-form.tsx";

/** Connects an MCP server and opens its page; first reports what was left out. */
export function ConnectServer(props: {
  draft: ServerDraft;
  onDraft: (draft: ServerDraft) => void;
  /** The address is known, and the credentials are the first thing to enter. */
  isFound?: boolean;
  /** Whether something was entered that can be discarded. */
  isEntered?: boolean;
  onConnected?: () => void;
  onDiscard?: () => void;
}) {
  const { draft, onDraft, isFound = false, isEntered = false, onConnected, onDiscard } = props;
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
      onConnected?.();
      setSecrets({});
      await queries.invalidateQueries({ queryKey: ["connectors"] });
      const { skipped, warnings } = connected.report;
      if (skipped.length > 0 || warnings.length > 0) return;
      toast(mcp.server.connected(connected.name));
      await open(connected);
    },
  });
  const hasSecrets = Object.values(secrets).some((value) => value !== "");
  function discard(): void {
    onDiscard?.();
    setSecrets({});
    connect.reset();
  }
  if (connect.data)
    return <ConnectedReport connected={connect.data} onOpen={() => void open(connect.data)} />;
  return (
    <ServerForm
      draft={draft}
      onDraft={(next) => {
        onDraft(next);
        // The faulty value is being corrected.
        if (connect.isError) connect.reset();
      }}
      secrets={secrets}
      onSecrets={setSecrets}
      isFound={isFound}
      failure={connect.error}
      isPending={connect.isPending}
      onSubmit={() => connect.mutate()}
      onDiscard={onDiscard && (isEntered || hasSecrets) ? discard : undefined}
    />
  );
}
