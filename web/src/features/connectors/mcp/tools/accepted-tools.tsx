import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../../components/button.tsx";
import { SearchField } from "../../../../components/field.tsx";
import { ManyRows } from "../../../../components/rows/many-rows.tsx";
import { ErrorState, NoResults, Section } from "../../../../components/states.tsx";
import { t } from "../../../../text/index.ts";
import { mcp } from "../../../../text/mcp.ts";
import { type Connector, operationsQuery } from "../../api.ts";
import { OperationDrawer } from "../../detail/operation-drawer.tsx";
import { type McpTool, refreshMcpTools } from "../api.ts";
import { AcceptedTool } from "./accepted-tool.tsx";
import { useToolChange } from "./use-tool-change.ts";

const text = mcp.server;
const route = getRouteApi("/inside/connectors/$connectorId");
/** Minimum number of entries for a search field. */
const MANY = 8;

/** The accepted tools, and those that the server no longer offers. */
export function AcceptedTools({ connector, tools }: { connector: Connector; tools: McpTool[] }) {
  const [search, setSearch] = useState("");
  const refresh = useToolChange(
    connector,
    () => refreshMcpTools(connector.connector_id),
    (now) => toast(text.refreshed(now.filter(({ state }) => state === "changed" || state === "new").length)),
  );
  const { operation } = route.useSearch();
  const navigate = route.useNavigate();
  const operations = useQuery(operationsQuery(connector.connector_id, connector.updated_at));
  const opened = operations.data?.find(({ operation_id }) => operation_id === operation);
  const known = tools.filter(({ state }) => state !== "new");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = known.filter(({ name, accepted }) => {
    const about = `${name} ${accepted?.title ?? ""} ${accepted?.description ?? ""}`.toLowerCase();
    return words.every((word) => about.includes(word));
  });
  return (
    <Section
      title={text.tools}
      hint={text.toolsHint}
      actions={
        <Button isPending={refresh.isPending} onPress={() => refresh.mutate()}>
          <RefreshCw aria-hidden="true" />
          {text.refresh}
        </Button>
      }
    >
      {refresh.isError && <ErrorState error={refresh.error} />}
      {known.length >= MANY && (
        <SearchField label={t.apiKeys.mcp.search} value={search} onChange={setSearch} />
      )}
      {known.length === 0 ? (
        <p className="border-y border-line py-6 text-soft">{text.none}</p>
      ) : shown.length === 0 ? (
        <NoResults onClear={() => setSearch("")} />
      ) : (
        <ManyRows
          label={text.tools}
          items={shown}
          keyOf={({ name }) => name}
          rowHeight={61}
          render={(tool) => <AcceptedTool connector={connector} tool={tool} />}
        />
      )}
      {opened && (
        <OperationDrawer
          operation={opened}
          connector={connector}
          onClose={() =>
            void navigate({ search: (old) => ({ ...old, operation: "" }), replace: true, resetScroll: false })
          }
        />
      )}
    </Section>
  );
}
