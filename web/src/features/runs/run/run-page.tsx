import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { TraceStep } from "../../../../../src/contract/trace.ts";
import { buttonClass } from "../../../components/button.tsx";
import { RequestLine, SideEffectTag } from "../../../components/labels.tsx";
import { EmptyState, ErrorState, Page, Section } from "../../../components/states.tsx";
import { measureSteps } from "../../../components/trace/measure-steps.ts";
import { countSent } from "../../../components/trace/read-verdict.ts";
import { StepDetail } from "../../../components/trace/step-detail.tsx";
import { auditQuery, type TraceRow, traceQuery } from "../../../components/trace/trace-queries.ts";
import { asFailure } from "../../../lib/api-failure.ts";
import { formatClock, formatDuration } from "../../../lib/format.ts";
import { trace as text } from "../../../text/trace.ts";
import { RunActions } from "./run-actions.tsx";
import { RunHead } from "./run-head.tsx";
import { RunStory } from "./run-story.tsx";

const Waterfall = lazy(async () => ({
  default: (await import("../../../components/trace/waterfall.tsx")).Waterfall,
}));
const route = getRouteApi("/inside/runs/$traceId");

/** The page of one run: what happened from the question to the answer, every step, and the audit log. */
export function RunPage() {
  const { traceId } = route.useParams();
  const query = useQuery(traceQuery(traceId));
  if (query.isPending)
    return (
      <Page title={text.title}>
        <p role="status" className="text-soft">
          {text.loading}
        </p>
      </Page>
    );
  if (query.isError && asFailure(query.error).code !== "NOT_YET")
    return (
      <Page title={text.title}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  if (query.isError)
    return (
      <Page title={text.title}>
        <EmptyState
          title={text.goneTitle}
          action={
            <Link to="/runs" className={buttonClass()}>
              {text.toRuns}
            </Link>
          }
        >
          {text.gone}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={text.title} actions={<RunActions run={query.data} />}>
      <RunHead run={query.data} />
      <RunStory run={query.data} />
      <Steps run={query.data} />
      <AuditLines traceId={traceId} steps={query.data.steps} />
      <p className="text-12 text-soft">{text.scrubbed}</p>
    </Page>
  );
}

function Steps({ run: { trace_id, steps } }: { run: TraceRow }) {
  const { span } = route.useSearch();
  const navigate = route.useNavigate();
  const selected = steps.find(({ id }) => id === span);
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-5 lg:grid-cols-2">
      <Section title={text.stepsTitle} hint={text.hint(formatDuration(measureSteps(steps)), steps.length)}>
        <Suspense>
          <Waterfall
            steps={steps}
            selectedId={selected?.id ?? null}
            onSelect={(id) => void navigate({ search: { span: id }, replace: true, resetScroll: false })}
          />
        </Suspense>
      </Section>
      {selected && <StepDetail traceId={trace_id} steps={steps} step={selected} />}
    </div>
  );
}

/** The audit log of a run: for a write, its attempt and its outcome. */
function AuditLines({ traceId, steps }: { traceId: string; steps: readonly TraceStep[] }) {
  const query = useQuery(auditQuery(traceId, countSent(steps)));
  return (
    <Section title={text.audit} hint={text.auditHint}>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data?.length === 0 ? (
        <p className="text-13 text-soft">{text.noAudit}</p>
      ) : (
        <ul className="border-t border-line">
          {query.data?.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-1.5 sm:min-h-9"
            >
              <time className="w-20 text-12 text-soft" dateTime={row.created_at}>
                {formatClock(row.created_at)}
              </time>
              <span className="w-16 text-12 text-soft">{text.phases[row.phase]}</span>
              <span className="min-w-0 font-medium break-words">{row.operation_id}</span>
              <SideEffectTag effect={row.side_effect} />
              <RequestLine
                className="w-full min-w-0 sm:w-auto sm:flex-1"
                method={row.method}
                url={row.url}
                status={row.http_status}
                errorCode={row.error_code}
                duration={row.duration_ms === null ? null : formatDuration(row.duration_ms)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
