import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { TraceStep } from "../../../../../src/contract/trace.ts";
import { ErrorState, Section } from "../../../components/states.tsx";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { formatDuration } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { traceQuery } from "../api.ts";
import { StepDetail } from "./step-detail.tsx";

const Waterfall = lazy(async () => ({ default: (await import("./waterfall.tsx")).Waterfall }));
const route = getRouteApi("/inside/playground");

/** The steps of a run as a waterfall; the selected one in full. */
export function TracePanel({ traceId, known }: { traceId: string | undefined; known: TraceStep[] | null }) {
  const { span } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery({ ...traceQuery(traceId ?? ""), enabled: traceId !== undefined && known === null });
  const steps = known ?? query.data?.steps ?? null;
  const selected = steps?.find(({ id }) => id === span);
  return (
    <Section
      title={t.playground.trace}
      hint={steps ? t.playground.traceHint(formatDuration(lengthOf(steps)), steps.length) : undefined}
    >
      {traceId === undefined && <p className="text-13 text-soft">{t.playground.noTrace}</p>}
      {traceId !== undefined && steps === null && query.isError && (
        <ErrorState error={new ApiFailure("NOT_FOUND", t.playground.traceGone)} />
      )}
      {traceId !== undefined && steps === null && query.isPending && (
        <p role="status" className="text-13 text-soft">
          {t.playground.traceLoading}
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
      {selected && <StepDetail step={selected} />}
    </Section>
  );
}

function lengthOf(steps: readonly TraceStep[]): number {
  const starts = steps.map(({ started_at }) => Date.parse(started_at));
  const ends = steps.map(({ started_at, duration_ms }) => Date.parse(started_at) + duration_ms);
  return steps.length === 0 ? 0 : Math.max(...ends) - Math.min(...starts);
}
