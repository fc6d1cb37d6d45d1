import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { buttonClass } from "../../../components/button.tsx";
import { EmptyState, ErrorState, Page, Section } from "../../../components/states.tsx";
import { measureSteps } from "../../../components/trace/measure-steps.ts";
import { StepDetail } from "../../../components/trace/step-detail.tsx";
import { type TraceRow, traceQuery } from "../../../components/trace/trace-queries.ts";
import { asFailure } from "../../../lib/api-failure.ts";
import { formatDuration } from "../../../lib/format.ts";
import { trace as text } from "../../../text/trace.ts";
import { AuditLines } from "./audit-lines.tsx";
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
