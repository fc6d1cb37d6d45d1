import { Link } from "@tanstack/react-router";
import { RunOutcome } from "../../../components/trace/run-outcome.tsx";
import { formatAgo, formatDateTime, formatDuration } from "../../../lib/format.ts";
import { runs as runTexts } from "../../../text/runs.ts";
import type { Run } from "./api.ts";

/** The columns of the list; below `lg` a run has several lines. */
const COLUMNS =
  "lg:grid lg:grid-cols-[7rem_7rem_minmax(0,2fr)_minmax(0,1fr)_10rem_4.5rem] lg:gap-x-4 lg:items-center";

/** The names of the columns, which every link repeats in its text. */
export function RunHeads() {
  const { time, source, question, operation, outcome, duration } = runTexts.heads;
  return (
    <div aria-hidden="true" className={`hidden text-12 text-soft ${COLUMNS}`}>
      {[time, source, question, operation, outcome].map((name) => (
        <span key={name}>{name}</span>
      ))}
      <span className="text-right">{duration}</span>
    </div>
  );
}

/** One run as a link to its page. */
export function RunLine({ run }: { run: Run }) {
  return (
    <Link
      to="/runs/$traceId"
      params={{ traceId: run.trace_id }}
      className={`touch flex min-w-0 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-1.5 hover:bg-sunken lg:min-h-9 ${COLUMNS}`}
    >
      <time className="text-12 text-soft" dateTime={run.started_at} title={formatDateTime(run.started_at)}>
        {formatAgo(run.started_at)}
      </time>
      <span className="min-w-0 text-12 break-words text-soft">
        {runTexts.sources[run.source] ?? run.source}
        {run.agent_id && <span className="block break-all">{run.agent_id}</span>}
      </span>
      <span className="order-first line-clamp-3 w-full min-w-0 font-medium break-words lg:order-none lg:line-clamp-none lg:w-auto lg:truncate">
        {run.user_query}
      </span>
      <span className="min-w-0 font-mono text-12 break-all text-soft lg:truncate">
        {run.operation_ids.join(", ")}
      </span>
      <span>
        <RunOutcome status={run.status} code={run.error_code} />
      </span>
      <span className="text-12 text-soft tabular-nums lg:text-right">{formatDuration(run.duration_ms)}</span>
    </Link>
  );
}
