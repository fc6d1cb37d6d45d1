import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "../../components/button.tsx";
import { SearchField } from "../../components/field.tsx";
import { Tag } from "../../components/labels.tsx";
import { ProgressBar } from "../../components/progress.tsx";
import { ManyRows } from "../../components/rows/many-rows.tsx";
import { EmptyState, ErrorState, Loading, NoResults, Page } from "../../components/states.tsx";
import { Segmented } from "../../components/toggle.tsx";
import { formatAgo } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { type Connector, connectorsQuery, countWaiting, isIndexing } from "./api.ts";
import { ConnectorStatus } from "./connector-status.tsx";
import { hostOf, summarizeConnector } from "./summarize-connector.ts";

const route = getRouteApi("/inside/connectors");
const STATES = (["all", "ACTIVE", "PENDING_SECRETS", "DISABLED"] as const).map((id) => ({
  id,
  label: t.connectors.states[id],
}));

/** The connected APIs. */
export function ConnectorsPage() {
  const query = useQuery(connectorsQuery);
  const connect = (
    <Link to="/connectors/new" className={buttonClass("primary")}>
      <Plus aria-hidden="true" />
      {query.data?.length === 0 ? t.connectors.connect : t.connectors.add}
    </Link>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <Page title={t.connectors.title} intro={t.connectors.intro} actions={!isEmpty && connect}>
      {query.isPending ? (
        <Loading rows={5} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : isEmpty ? (
        <EmptyState
          title={t.connectors.empty}
          action={
            <div className="flex flex-wrap gap-2">
              {connect}
              <Link to="/connectors/new" search={{ kind: "mcp" }} className={buttonClass()}>
                {t.connectors.connectMcp}
              </Link>
              <Link to="/connectors/new" search={{ sample: "1" }} className={buttonClass()}>
                {t.connectors.sample}
              </Link>
            </div>
          }
        >
          {t.connectors.emptyText}
        </EmptyState>
      ) : (
        <Filtered connectors={query.data} />
      )}
    </Page>
  );
}

function Filtered({ connectors }: { connectors: Connector[] }) {
  const { q = "", status = "all" } = route.useSearch();
  const navigate = route.useNavigate();
  const setSearch = (change: { q?: string; status?: string }) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace: true });
  const chosen = STATES.find(({ id }) => id === status)?.id ?? "all";
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = connectors.filter(
    (connector) =>
      (chosen === "all" || connector.status === chosen) &&
      words.every((word) =>
        `${connector.name} ${connector.description} ${hostOf(connector)}`.toLowerCase().includes(word),
      ),
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label={t.connectors.search} value={q} onChange={(text) => setSearch({ q: text })} />
        <Segmented
          label={t.connectors.filterStatus}
          hideLabel
          choices={STATES}
          value={chosen}
          onChange={(id) => setSearch({ status: id === "all" ? "" : id })}
        />
      </div>
      {shown.length === 0 ? (
        <NoResults onClear={() => setSearch({ q: "", status: "" })} />
      ) : (
        <ManyRows
          label={t.connectors.title}
          items={shown}
          keyOf={({ connector_id }) => connector_id}
          rowHeight={53}
          render={(connector) => <Line connector={connector} />}
        />
      )}
    </div>
  );
}

function Line({ connector }: { connector: Connector }) {
  const { connector_id, name, operation_count, indexed_count } = connector;
  const waiting = countWaiting(connector);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:min-h-13 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <Link
          to="/connectors/$connectorId"
          params={{ connectorId: connector_id }}
          className="touch inline-flex max-w-full items-center font-medium hover:text-accent hover:underline"
        >
          <span className="truncate">{name}</span>
        </Link>
        <p className="truncate text-12 text-soft">
          {hostOf(connector) !== "" && <code className="text-ink">{hostOf(connector)}</code>}{" "}
          {summarizeConnector(connector)}
        </p>
      </div>
      <div className="w-full sm:w-56">
        {isIndexing(connector) && connector.status !== "DISABLED" && (
          <ProgressBar
            label={t.connectors.indexing}
            value={indexed_count}
            max={operation_count}
            text={t.connectors.indexed(indexed_count, operation_count)}
          />
        )}
      </div>
      <div className="flex w-36 flex-col items-start gap-1">
        <ConnectorStatus connector={connector} />
        {waiting > 0 && <Tag tone="warn">{t.connectors.toReview(waiting)}</Tag>}
      </div>
      <span className="w-36 text-12 text-soft">
        {connector.last_activity_at === null
          ? t.connectors.neverCalled
          : t.connectors.lastCall(formatAgo(connector.last_activity_at))}
      </span>
    </div>
  );
}
