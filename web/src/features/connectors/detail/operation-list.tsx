import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { SearchField } from "../../../components/field.tsx";
import { Method, SideEffectTag } from "../../../components/labels.tsx";
import { ManyRows } from "../../../components/rows/many-rows.tsx";
import { ErrorState, Loading, NoResults, Section } from "../../../components/states.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { t } from "../../../text/index.ts";
import { type Connector, type Operation, operationsQuery } from "../api.ts";
import { OperationDrawer } from "./operation-drawer.tsx";

const route = getRouteApi("/inside/connectors/$connectorId");
const EFFECTS = (["all", "read", "write", "execute"] as const).map((id) => ({
  id,
  label: t.connectors.effects[id],
}));

/** A connector's operations: search, filter, and each in a drawer. */
export function OperationList({ connector }: { connector: Connector }) {
  const { q = "", effect = "all", operation } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(operationsQuery(connector.connector_id, connector.updated_at));
  const setSearch = (change: { q?: string; effect?: string; operation?: string }) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false });
  if (query.isPending) return <Loading rows={6} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = query.data.filter((one) => {
    const text = `${one.method} ${one.path} ${one.operation_id} ${one.summary}`.toLowerCase();
    return (effect === "all" || one.side_effect === effect) && words.every((word) => text.includes(word));
  });
  const opened = query.data.find(({ operation_id }) => operation_id === operation);
  return (
    <Section title={t.connectors.operationsTitle}>
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label={t.connectors.searchOperations}
          value={q}
          onChange={(text) => setSearch({ q: text })}
        />
        <Segmented
          label={t.connectors.filterEffect}
          hideLabel
          choices={EFFECTS}
          value={EFFECTS.find(({ id }) => id === effect)?.id ?? "all"}
          onChange={(id) => setSearch({ effect: id === "all" ? "" : id })}
        />
      </div>
      {shown.length === 0 ? (
        <NoResults onClear={() => setSearch({ q: "", effect: "" })} />
      ) : (
        <ManyRows
          label={t.connectors.operationsTitle}
          items={shown}
          keyOf={({ operation_id }) => operation_id}
          rowHeight={37}
          render={(one) => <Line operation={one} />}
        />
      )}
      {opened && (
        <OperationDrawer
          operation={opened}
          connector={connector}
          onClose={() => setSearch({ operation: "" })}
        />
      )}
    </Section>
  );
}

function Line({ operation }: { operation: Operation }) {
  const { operation_id, method, path, summary, side_effect, decided_at } = operation;
  return (
    <Link
      from="/connectors/$connectorId"
      to="."
      search={(old) => ({ ...old, operation: operation_id })}
      resetScroll={false}
      className="touch flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-1.5 hover:bg-sunken sm:min-h-9 sm:flex-nowrap"
    >
      <span className="w-full min-w-0 truncate font-mono text-12 sm:w-96">
        {method && <Method name={method} />} {path}
      </span>
      <span className="min-w-0 flex-1 truncate text-13">{summary}</span>
      {decided_at !== null && <span className="text-12 text-soft">{t.connectors.decision.yours}</span>}
      <SideEffectTag effect={side_effect} />
    </Link>
  );
}
