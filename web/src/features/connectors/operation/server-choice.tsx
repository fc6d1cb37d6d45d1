import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { isJsonObject, type JsonObject } from "../../../../../src/base/json.ts";
import { Select } from "../../../components/select.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { type Connector, readDocument } from "../api.ts";
import { overlayQuery, saveOverlay } from "../versions/api.ts";
import { findServer, withServer } from "../versions/edit-overlay.ts";

/** The servers that the document offers, of which one is used. The choice is an override of the connector. */
export function ServerChoice({ connector }: { connector: Connector }) {
  const { connector_id, updated_at } = connector;
  const text = t.connectors.form;
  const queries = useQueryClient();
  const servers = useQuery({
    queryKey: ["connectors", connector_id, "servers", updated_at],
    queryFn: () => readServers(connector_id),
  });
  const overlay = useQuery(overlayQuery(connector_id));
  const choose = useMutation({
    mutationFn: async (url: string) => {
      const server = servers.data?.find((one) => one["url"] === url);
      if (overlay.data && server) await saveOverlay(connector_id, withServer(overlay.data, server));
    },
    onSuccess: async () => {
      toast(text.serverChosen);
      await queries.invalidateQueries({ queryKey: ["connectors"] });
    },
  });
  if (!servers.data || servers.data.length < 2 || !overlay.data) return null;
  const current = findServer(overlay.data) ?? servers.data[0]?.["url"];
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={text.server}
        hint={text.serverHint}
        isDisabled={choose.isPending}
        choices={servers.data.map(({ url, description }) => ({
          id: String(url),
          label: typeof description === "string" ? `${String(url)} (${description})` : String(url),
        }))}
        value={String(current)}
        onChange={(url) => choose.mutate(url)}
      />
      {choose.error && <ErrorState error={choose.error} />}
    </div>
  );
}

async function readServers(id: string): Promise<JsonObject[]> {
  const { servers } = await readDocument(id, "servers");
  return Array.isArray(servers) ? servers.filter(isJsonObject) : [];
}
