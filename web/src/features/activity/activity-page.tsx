import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Button, buttonClass } from "../../components/button.tsx";
import { ManyRows } from "../../components/many-rows.tsx";
import { EmptyState, ErrorState, Loading, Page, Section } from "../../components/states.tsx";
import { t } from "../../text/index.ts";
import { callsQuery } from "./api.ts";
import { CallDrawer } from "./call-drawer.tsx";
import { CallLine } from "./call-line.tsx";
import { ExportButton } from "./export-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { useFilters } from "./filters.ts";
import { FreshCalls } from "./fresh-calls.tsx";

const route = getRouteApi("/inside/activity");
const Figures = lazy(async () => ({ default: (await import("./figures.tsx")).Figures }));

/** The audit log for users: figures, filters, every call, live. */
export function ActivityPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { filters, range, to, refresh } = useFilters(search);
  const query = useInfiniteQuery(callsQuery(filters));
  const calls = query.data?.pages.flat() ?? [];
  const isFiltered = ["tool", "status", "code", "effect"].some(
    (name) => Reflect.get(search, name) !== undefined,
  );
  const isEmpty = query.isSuccess && calls.length === 0 && !isFiltered && range === "30d";
  const opened = calls.find(({ id }) => String(id) === search.row);
  const setSearch = (change: Record<string, string>) =>
    void navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false });
  return (
    <Page title={t.activity.title} intro={t.activity.intro} actions={<ExportButton filters={filters} />}>
      <FilterBar search={search} range={range} from={filters.from} to={to} onChange={setSearch} />
      <Suspense fallback={<Loading rows={3} />}>
        <Figures from={filters.from} to={to} onChoose={setSearch} />
      </Suspense>
      <Section title={t.activity.calls}>
        <FreshCalls
          filters={filters}
          newestId={filters.sort === "newest" ? (calls[0]?.id ?? 0) : null}
          isLive={search.live !== "off"}
          onLive={(on) => setSearch({ live: on ? "" : "off" })}
          onShow={refresh}
        />
        {query.isPending ? (
          <Loading rows={8} />
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : isEmpty ? (
          <EmptyState
            title={t.activity.empty}
            action={
              <Link to="/playground" className={buttonClass("primary")}>
                {t.activity.ask}
              </Link>
            }
          >
            {t.activity.emptyText}
          </EmptyState>
        ) : calls.length === 0 ? (
          <p className="border-y border-line py-6 text-soft">
            {t.activity.noRows}{" "}
            {isFiltered ? (
              <Button look="quiet" onPress={() => setSearch({ tool: "", status: "", code: "", effect: "" })}>
                {t.common.clearFilters}
              </Button>
            ) : (
              <Button look="quiet" onPress={() => setSearch({ range: "30d" })}>
                {t.activity.ranges["30d"]}
              </Button>
            )}
          </p>
        ) : (
          <ManyRows
            label={t.activity.calls}
            items={calls}
            keyOf={({ id }) => String(id)}
            rowHeight={37}
            render={(call) => <CallLine call={call} />}
            onRange={(_, last) => {
              if (last > calls.length - 100 && query.hasNextPage && !query.isFetchingNextPage)
                void query.fetchNextPage();
            }}
          />
        )}
        {calls.length > 0 && (
          <p className="flex items-center gap-3 text-12 text-soft">
            {query.isFetchingNextPage ? t.activity.loadingMore : t.activity.loadedAll(calls.length)}
            {query.hasNextPage && !query.isFetchingNextPage && (
              <Button look="quiet" onPress={() => void query.fetchNextPage()}>
                {t.activity.more}
              </Button>
            )}
          </p>
        )}
      </Section>
      {opened && <CallDrawer call={opened} onClose={() => setSearch({ row: "" })} />}
    </Page>
  );
}
