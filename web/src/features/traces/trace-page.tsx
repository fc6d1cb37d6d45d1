import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { isJsonObject } from "../../../../src/base/json.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { buttonClass } from "../../components/button.tsx";
import { EmptyState, ErrorState, Page, Section } from "../../components/states.tsx";
import { measureSteps } from "../../components/trace/measure-steps.ts";
import { StepDetail } from "../../components/trace/step-detail.tsx";
import { type TraceRow, traceQuery } from "../../components/trace/trace-queries.ts";
import { asFailure } from "../../lib/api-failure.ts";
import { formatDuration } from "../../lib/format.ts";
import { trace as text } from "../../text/trace.ts";
import { AuditLines } from "./audit-lines.tsx";
import { TraceHead } from "./trace-head.tsx";

const Waterfall = lazy(async () => ({
  default: (await import("../../components/trace/waterfall.tsx")).Waterfall,
}));
const route = getRouteApi("/inside/traces/$traceId");

/** The page of one run: the question, every step, and the policy's verdicts. */
export function TracePage() {
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
            <Link to="/activity" className={buttonClass()}>
              {text.toActivity}
            </Link>
          }
        >
          {text.gone}
        </EmptyState>
      </Page>
    );
  return (
    <Page title={text.title} intro={<span className="text-16 text-ink">{query.data.user_query}</span>}>
      <TraceHead run={query.data} />
      <Steps run={query.data} />
      <AuditLines traceId={traceId} steps={query.data.steps} />
      <p className="text-12 text-soft">{text.scrubbed}</p>
    </Page>
  );
}

function Steps({ run: { trace_id, steps } }: { run: TraceRow }) {
  const { span } = route.useSearch();
  const navigate = route.useNavigate();
  const selected = steps.find(({ id }) => id === span) ?? mostRelevantStep(steps);
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

/** The initially selected step: the one that failed, otherwise the last call. */
function mostRelevantStep(steps: readonly TraceStep[]): TraceStep | undefined {
  return (
    steps.find(({ output }) => isJsonObject(output) && "error_code" in output) ??
    steps.findLast(({ kind }) => kind === "tool_call") ??
    steps[0]
  );
}
