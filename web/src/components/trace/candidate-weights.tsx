import { Meter } from "react-aria-components";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { trace } from "../../text/trace.ts";
import { SideEffectTag } from "../labels.tsx";
import { ServerReason } from "../server-text.tsx";
import { readPlan } from "./read-plan.ts";

/** The confidence of the choice, its reason, and the alternatives. */
export function CandidateWeights(props: {
  steps: readonly TraceStep[];
  confidence: number | null;
  /** Lists only the alternatives if the chosen tool is shown elsewhere. */
  isChosen?: boolean;
}) {
  const { steps, confidence, isChosen } = props;
  const plan = readPlan(steps);
  const best = plan?.candidates[0]?.score ?? 1;
  const listed = plan?.candidates.slice(isChosen ? 1 : 0) ?? [];
  const threshold = plan?.threshold ?? null;
  const sure = confidence ?? plan?.matchConfidence ?? null;
  return (
    <div className="flex max-w-160 flex-col gap-3">
      {sure !== null && (
        <div className="flex flex-col gap-1">
          <Meter
            aria-label={trace.confidence(Math.round(sure * 100))}
            value={Math.round(sure * 100)}
            className="relative h-2 rounded-full bg-sunken shadow-[inset_0_0_0_1px_var(--color-line)]"
          >
            <div
              className={`h-full rounded-full ${threshold === null || sure >= threshold ? "bg-ok" : "bg-warn"}`}
              style={{ width: `${Math.max(2, sure * 100)}%` }}
            />
            {threshold !== null && (
              <span className="absolute -top-1 h-4 w-0.5 bg-ink" style={{ left: `${threshold * 100}%` }} />
            )}
          </Meter>
          <p className="flex flex-wrap justify-between gap-x-3 text-12 text-soft">
            <span className="font-medium text-ink">{trace.confidence(Math.round(sure * 100))}</span>
            {threshold !== null && trace.threshold(Math.round(threshold * 100))}
          </p>
        </div>
      )}
      {plan?.reason && (
        <p className="text-13">
          <span className="font-medium">{trace.why}:</span> <ServerReason>{plan.reason}</ServerReason>
        </p>
      )}
      <div className="flex flex-col gap-1">
        <h3>{isChosen ? trace.runnersUp : trace.candidates}</h3>
        {listed.length === 0 ? (
          <p className="text-13 text-soft">{trace.none}</p>
        ) : (
          <ul className="flex flex-col">
            {listed.map((one) => (
              <li
                key={`${one.connector_id} ${one.operation_id}`}
                className="flex items-center gap-3 border-t border-line py-1 text-13"
              >
                <span className="min-w-0 flex-1 truncate">{one.name ?? one.operation_id}</span>
                {one.side_effect && <SideEffectTag effect={one.side_effect} />}
                <span className="w-28 text-right text-12 text-soft tabular-nums">
                  {trace.score(Math.round((100 * one.score) / (best || 1)))}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
