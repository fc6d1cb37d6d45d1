import { isJsonObject, type Json } from "../../../../../src/contract/json.ts";
import type { TraceStep } from "../../../../../src/contract/trace.ts";
import { RequestLine } from "../../../components/labels.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { formatClock, formatDuration } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { Weighing } from "../answer/weighing.tsx";
import { nameStep } from "./name-step.ts";

/** One step in full: why it was chosen, what was sent, what came back, what policy said. */
export function StepDetail({ step }: { step: TraceStep }) {
  const output = isJsonObject(step.output) ? step.output : {};
  const confidence = output["confidence"];
  return (
    <section aria-label={nameStep(step)} className="flex min-w-0 flex-col gap-3 border-t border-line pt-3">
      <h3>
        {t.playground.step[step.kind]} <span className="font-mono text-12 font-normal">{nameStep(step)}</span>
      </h3>
      <p className="text-12 text-soft">
        {formatClock(step.started_at)} · {formatDuration(step.duration_ms)}
      </p>
      {step.kind === "plan" && (
        <Weighing steps={[step]} confidence={typeof confidence === "number" ? confidence : null} />
      )}
      {step.kind === "tool_call" && <Call output={output} />}
      <Block title={t.playground.input} value={step.input} />
      <Block title={t.playground.output} value={step.output} />
    </section>
  );
}

function Call({ output }: { output: Record<string, Json> }) {
  const { method, url, http_status: status, duration_ms: duration, error_code: code, sent } = output;
  const verdict =
    code === "APPROVAL_REQUIRED" ? "held" : sent === false ? "dry" : method === "GET" ? "read" : "approved";
  return (
    <div className="flex flex-col gap-1 text-13">
      <RequestLine
        method={typeof method === "string" ? method : null}
        url={typeof url === "string" ? url : null}
        status={typeof status === "number" ? status : null}
        duration={typeof duration === "number" ? formatDuration(duration) : null}
        errorCode={typeof code === "string" ? code : null}
      />
      <p>
        <span className="font-medium">{t.playground.verdict}:</span> {t.playground.verdicts[verdict]}
      </p>
    </div>
  );
}

function Block({ title, value }: { title: string; value: Json }) {
  return (
    <details open>
      <summary className="cursor-pointer text-12 font-medium text-soft">{title}</summary>
      <Scrollable aria-label={title} className="mt-1 max-h-72 border-line bg-sunken">
        {JSON.stringify(value, null, 2)}
      </Scrollable>
    </details>
  );
}
