import { isJsonObject, type Json } from "../../../../src/base/json.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { formatClock, formatDuration } from "../../lib/format.ts";
import { reading as understood } from "../../text/reading.ts";
import { trace } from "../../text/trace.ts";
import { RequestLine } from "../labels.tsx";
import { RequestReading } from "../reading/request-reading.tsx";
import { Scrollable } from "../scrollable.tsx";
import { ServerReason, ServerText } from "../server-text.tsx";
import { CandidateWeights } from "./candidate-weights.tsx";
import { nameStep } from "./name-step.ts";
import { readPlan } from "./read-plan.ts";
import { VerdictLine } from "./verdict-line.tsx";

/** One step in full: why it was chosen, what was sent and returned, and the policy's verdict. */
export function StepDetail(props: { traceId: string; steps: readonly TraceStep[]; step: TraceStep }) {
  const { step } = props;
  const output = isJsonObject(step.output) ? step.output : {};
  const confidence = output["confidence"];
  return (
    <section aria-label={nameStep(step)} className="flex min-w-0 flex-col gap-3 border-t border-line pt-3">
      <h3>
        {trace.step[step.kind]} <span className="font-mono text-12 font-normal">{nameStep(step)}</span>
      </h3>
      <p className="text-12 text-soft">
        {formatClock(step.started_at)} · {formatDuration(step.duration_ms)}
      </p>
      {step.kind === "plan" && <Understood step={step} />}
      {step.kind === "plan" && (
        <CandidateWeights steps={[step]} confidence={typeof confidence === "number" ? confidence : null} />
      )}
      {step.kind === "tool_call" && <Call {...props} output={output} />}
      {listBlocks(step).map(([title, value]) => (
        <Block key={title} title={title} value={value} />
      ))}
    </section>
  );
}

function Understood({ step }: { step: TraceStep }) {
  const plan = readPlan([step]);
  if (plan === null || plan.reading.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h3>{understood.title}</h3>
      <RequestReading request={plan.request} reading={plan.reading} />
    </div>
  );
}

/** For a call: arguments, request, result; for other steps input and output. */
function listBlocks({ kind, input, output }: TraceStep): [title: string, value: Json][] {
  if (kind !== "tool_call" || !isJsonObject(input) || !isJsonObject(output))
    return [
      [trace.input, input],
      [trace.output, kind === "plan" ? withoutReading(output) : output],
    ];
  const parts: [string, Json | undefined][] = [
    [trace.arguments, input["arguments"]],
    [trace.request, output["request"]],
    [trace.resultTitle, output["result"]],
    [trace.details, output["details"]],
  ];
  return parts.filter((part): part is [string, Json] => part[1] !== undefined && part[1] !== null);
}

/** It is already shown as marks. */
function withoutReading(output: Json): Json {
  if (!isJsonObject(output)) return output;
  const { reading: _, ...rest } = output;
  return rest;
}

function Call(props: {
  traceId: string;
  steps: readonly TraceStep[];
  step: TraceStep;
  output: Record<string, Json>;
}) {
  const { steps, step, output } = props;
  const { method, url, http_status: status, duration_ms: duration, error_code: code } = output;
  const message = output["error_message"];
  const reason = explainChoice(steps, step);
  return (
    <div className="flex flex-col gap-1 text-13">
      <RequestLine
        method={typeof method === "string" ? method : null}
        url={typeof url === "string" ? url : null}
        status={typeof status === "number" ? status : null}
        duration={typeof duration === "number" ? formatDuration(duration) : null}
        errorCode={typeof code === "string" ? code : null}
      />
      {typeof message === "string" && (
        <p className="break-words text-bad">
          <ServerText>{message}</ServerText>
        </p>
      )}
      {reason && (
        <p>
          <span className="font-medium">{trace.why}:</span> <ServerReason>{reason}</ServerReason>
        </p>
      )}
      <VerdictLine {...props} />
    </div>
  );
}

/** The reason in the plan before a call. */
function explainChoice(steps: readonly TraceStep[], step: TraceStep): string | null {
  const plan = steps.slice(0, steps.indexOf(step)).findLast(({ kind }) => kind === "plan");
  return plan ? (readPlan([plan])?.reason ?? null) : null;
}

function Block({ title, value }: { title: string; value: Json }) {
  return (
    <details open>
      <summary className="w-fit cursor-pointer text-12 font-medium text-soft">{title}</summary>
      <Scrollable aria-label={title} className="mt-1 max-h-72 border-line bg-sunken">
        {JSON.stringify(value, null, 2)}
      </Scrollable>
    </details>
  );
}
