import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { TraceStep } from "../../../../../src/contract/trace.ts";
import { buttonClass } from "../../../components/button.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { measureSteps } from "../../../components/trace/measure-steps.ts";
import { StepDetail } from "../../../components/trace/step-detail.tsx";
import { traceQuery } from "../../../components/trace/trace-queries.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { formatDuration } from "../../../lib/format.ts";
import { playground } from "../../../text/playground.ts";
import { trace } from "../../../text/trace.ts";

const Waterfall = lazy(async () => ({
  default: (await import("../../../components/trace/waterfall.tsx")).Waterfall,
}));
const route = getRouteApi("/inside/playground");

/** The steps of a run as a waterfall, with the selected one in full. */
export function TracePanel({ traceId, known }: { traceId: string | undefined; known: TraceStep[] | null }) {
  const { span } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({ ...traceQuery(traceId ?? ""), enabled: traceId !== undefined && known === null });
  const steps = known ?? query.data?.steps ?? null;
  const selected = steps?.find(({ id }) => id === span);
  return (
    <Section
      title={trace.title}
      hint={steps ? trace.hint(formatDuration(measureSteps(steps)), steps.length) : undefined}
      actions={
        traceId !== undefined && (
          <Link to="/runs/$traceId" params={{ traceId }} className={buttonClass("quiet")}>
            {trace.openPage}
          </Link>
        )
      }
    >
      {traceId === undefined && <p className="text-13 text-soft">{playground.noTrace}</p>}
      {traceId !== undefined && steps === null && query.isError && (
        <ErrorState error={new ApiFailure("NOT_FOUND", trace.gone)} />
      )}
      {traceId !== undefined && steps === null && query.isPending && (
        <p role="status" className="text-13 text-soft">
          {trace.loading}
        </p>
      )}
      {steps && (
        <Suspense>
          <Waterfall
            steps={steps}
            selectedId={span ?? null}
            onSelect={(id) =>
              void navigate({ search: (old) => ({ ...old, span: id }), replace: true, resetScroll: false })
            }
          />
        </Suspense>
      )}
      {traceId !== undefined && steps && selected && (
        <StepDetail traceId={traceId} steps={steps} step={selected} />
      )}
    </Section>
  );
}
