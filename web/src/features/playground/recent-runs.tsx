import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "../../components/button.tsx";
import { ErrorState, Loading, Section } from "../../components/states.tsx";
import { RunOutcome } from "../../components/trace/run-outcome.tsx";
import { formatAgo, formatDuration } from "../../lib/format.ts";
import { playground } from "../../text/playground.ts";
import { recentQuery } from "./api.ts";

/** The recent questions, which can be opened again after a reload. */
export function RecentRuns() {
  const query = useInfiniteQuery(recentQuery);
  const runs = query.data?.pages.flat() ?? [];
  return (
    <Section title={playground.recent}>
      {query.isPending ? (
        <Loading rows={3} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : runs.length === 0 ? (
        <p className="text-13 text-soft">{playground.noRecent}</p>
      ) : (
        <ul className="flex flex-col border-t border-line">
          {runs.map((run) => (
            <li key={run.trace_id}>
              <Link
                to="/playground"
                search={{ trace: run.trace_id }}
                className="touch flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-1.5 hover:bg-sunken sm:min-h-9 sm:flex-nowrap"
              >
                <span className="w-full min-w-0 truncate sm:flex-1">{run.user_query}</span>
                <span className="min-w-0 truncate font-mono text-12 text-soft">{run.operation_id}</span>
                <RunOutcome status={run.status} code={run.error_code} />
                <span className="w-16 text-12 text-soft tabular-nums">{formatDuration(run.duration_ms)}</span>
                <span className="w-24 text-12 text-soft">{formatAgo(run.started_at)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          className="w-fit"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {playground.more}
        </Button>
      )}
    </Section>
  );
}
