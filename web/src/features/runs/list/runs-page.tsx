import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, Link, linkOptions } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useCallback } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { PartLinks } from "../../../components/part-links.tsx";
import { ManyRows } from "../../../components/rows/many-rows.tsx";
import { EmptyState, ErrorState, Loading, Page, Section } from "../../../components/states.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { runs as runTexts } from "../../../text/runs.ts";
import { runsQuery } from "./api.ts";
import { ExportButton } from "./export-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FILTERS, type Search, useFilters } from "./filters.ts";
import { FreshRuns } from "./fresh-runs.tsx";
import { RunHeads, RunLine } from "./run-line.tsx";

const route = getRouteApi("/inside/runs");
const Figures = lazy(async () => ({ default: (await import("./figures.tsx")).Figures }));
const Unanswered = lazy(async () => ({ default: (await import("../unanswered/unanswered.tsx")).Unanswered }));
const EvaluationSet = lazy(async () => ({
  default: (await import("../evaluation/evaluation-set.tsx")).EvaluationSet,
}));

/** Every run, the questions that are still unanswered, or those with a known right answer. */
export function RunsPage() {
  const { part } = route.useSearch();
  const shown = part === "unanswered" || part === "evaluation" ? part : "all";
  const links = (
    <PartLinks
      label={runTexts.partsLabel}
      parts={runTexts.parts}
      current={shown}
      linkTo={(one) => linkOptions({ to: "/runs", search: one === "all" ? {} : { part: one } })}
    />
  );
  if (shown === "all") return <AllRuns links={links} />;
  return (
    <Page title={runTexts.title} intro={runTexts.intro} isWide>
      {links}
      <Suspense fallback={<Loading rows={6} />}>
        {shown === "unanswered" ? <Unanswered /> : <EvaluationSet />}
      </Suspense>
    </Page>
  );
}

/** Everything that was asked or called: figures, search, filters, every run, live. */
function AllRuns({ links }: { links: ReactNode }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { filters, range, to, refresh } = useFilters(search);
  const query = useInfiniteQuery(runsQuery(filters));
  const runs = query.data?.pages.flatMap((page) => page.runs) ?? [];
  const last = query.data?.pages.at(-1);
  const isFiltered = FILTERS.some((name) => search[name] !== undefined);
  const setSearch = useCallback(
    (change: Search) =>
      void navigate({ search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false }),
    [navigate],
  );
  const clear = () => setSearch(Object.fromEntries(FILTERS.map((name) => [name, ""])));
  return (
    <Page title={runTexts.title} intro={runTexts.intro} actions={<ExportButton filters={filters} />} isWide>
      {links}
      <FilterBar search={search} range={range} from={filters.from} to={to} onChange={setSearch} />
      <Suspense fallback={<Loading rows={3} />}>
        <Figures
          scope={{ from: filters.from, to, connector: filters.connector, agent: filters.agent }}
          onChoose={setSearch}
        />
      </Suspense>
      <Section title={runTexts.list}>
        <FreshRuns
          filters={filters}
          shown={query.isSuccess && filters.sort === "newest" ? runs : null}
          isLive={search.live !== "off"}
          onLive={(on) => setSearch({ live: on ? "" : "off" })}
          onShow={refresh}
        />
        {query.isPending ? (
          <Loading rows={8} />
        ) : query.isError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : runs.length > 0 ? (
          <div className="flex min-w-0 flex-col gap-1">
            <RunHeads />
            <ManyRows
              label={runTexts.list}
              items={runs}
              keyOf={({ trace_id }) => trace_id}
              rowHeight={37}
              render={(run) => <RunLine run={run} />}
              onRange={(_, end) => {
                if (end > runs.length - 100 && query.hasNextPage && !query.isFetchingNextPage)
                  void query.fetchNextPage();
              }}
            />
          </div>
        ) : last?.next ? (
          <p className="border-t border-line pt-4 text-soft">
            {runTexts.notYet(formatDateTime(last.next.before))}
          </p>
        ) : isFiltered ? (
          <p className="border-y border-line py-6 text-soft">
            {runTexts.noRows}{" "}
            <Button look="quiet" onPress={clear}>
              {t.common.clearFilters}
            </Button>
          </p>
        ) : range === "30d" ? (
          <EmptyState
            title={runTexts.empty}
            action={
              <Link to="/playground" className={buttonClass("primary")}>
                {runTexts.ask}
              </Link>
            }
          >
            {runTexts.emptyText}
          </EmptyState>
        ) : (
          <p className="border-y border-line py-6 text-soft">
            {runTexts.noneInTime}{" "}
            <Button look="quiet" onPress={() => setSearch({ range: "30d" })}>
              {runTexts.ranges["30d"]}
            </Button>
          </p>
        )}
        <div className="flex flex-wrap items-center gap-3 text-12 text-soft">
          {runs.length > 0 && (
            <span>{query.isFetchingNextPage ? runTexts.loadingMore : runTexts.loaded(runs.length)}</span>
          )}
          {filters.sort === "slowest" && last?.examined_all === false && <span>{runTexts.newestOnly}</span>}
          {query.hasNextPage && (
            <Button
              look="quiet"
              isPending={query.isFetchingNextPage}
              onPress={() => void query.fetchNextPage()}
            >
              {isFiltered ? runTexts.searchOlder : runTexts.more}
            </Button>
          )}
        </div>
      </Section>
    </Page>
  );
}
