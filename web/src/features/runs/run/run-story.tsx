import type { ReactNode } from "react";
import { isJsonObject, type Json } from "../../../../../src/base/json.ts";
import type { TraceStep } from "../../../../../src/contract/trace.ts";
import { RequestLine } from "../../../components/labels.tsx";
import { RequestReading } from "../../../components/reading/request-reading.tsx";
import { ResultView } from "../../../components/response/result-view.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { Section } from "../../../components/states.tsx";
import { CandidateWeights } from "../../../components/trace/candidate-weights.tsx";
import { nameStep } from "../../../components/trace/name-step.ts";
import { readPlan } from "../../../components/trace/read-plan.ts";
import type { TraceRow } from "../../../components/trace/trace-queries.ts";
import { VerdictLine } from "../../../components/trace/verdict-line.tsx";
import { formatDuration } from "../../../lib/format.ts";
import { reading as understood } from "../../../text/reading.ts";
import { trace as text } from "../../../text/trace.ts";

/** Calls that are shown in full; the list of steps has all. */
const MAX_CALLS = 10;

/** A run in the order in which it happened: question and reading, candidates, calls, answer. */
export function RunStory({ run }: { run: TraceRow }) {
  const { steps, user_query, confidence } = run;
  const plan = readPlan(steps);
  const reading = plan?.reading ?? [];
  const calls = steps.filter(({ kind }) => kind === "tool_call");
  return (
    <>
      <Section title={text.question} {...(reading.length > 0 && { hint: understood.hint })}>
        <RequestReading request={reading.length > 0 && plan ? plan.request : user_query} reading={reading} />
      </Section>
      {plan && (plan.candidates.length > 0 || plan.reason !== null) && (
        <Section title={text.choice}>
          <CandidateWeights steps={steps} confidence={confidence} />
        </Section>
      )}
      {calls.slice(0, MAX_CALLS).map((step) => (
        <Call key={step.id} traceId={run.trace_id} steps={steps} step={step} />
      ))}
      {calls.length > MAX_CALLS && (
        <p className="text-13 text-soft">{text.moreCalls(calls.length - MAX_CALLS)}</p>
      )}
      <Answer run={run} />
    </>
  );
}

/** A call: its request, the policy's verdict on it, and the response. */
function Call(props: { traceId: string; steps: readonly TraceStep[]; step: TraceStep }) {
  const { input, output } = props.step;
  const given = isJsonObject(input) ? input : {};
  const made = isJsonObject(output) ? output : {};
  const { method, url, duration_ms: duration, error_code: code } = made;
  const details = isJsonObject(made["details"] ?? null) ? (made["details"] as Record<string, Json>) : {};
  const status = made["http_status"] ?? details["http_status"];
  const hasResponse = typeof status === "number" || typeof code === "string";
  return (
    <Section title={nameStep(props.step)}>
      <Part title={text.requestPart}>
        {typeof method === "string" && typeof url === "string" && <RequestLine method={method} url={url} />}
        <Data title={text.arguments} value={given["arguments"]} />
        <Data title={text.request} value={made["request"]} />
      </Part>
      <Part title={text.approvalPart}>
        <VerdictLine {...props} />
      </Part>
      {hasResponse && (
        <Part title={text.responsePart}>
          <RequestLine
            status={typeof status === "number" ? status : null}
            errorCode={typeof code === "string" ? code : null}
            duration={typeof duration === "number" ? formatDuration(duration) : null}
          />
          <Data title={text.resultTitle} value={made["result"]} />
          <Data title={text.details} value={made["details"]} />
        </Part>
      )}
    </Section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-x-4 gap-y-1 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <h3>{title}</h3>
      <div className="flex min-w-0 flex-col gap-1">{children}</div>
    </div>
  );
}

function Data({ title, value }: { title: string; value: Json | undefined }) {
  if (value === undefined || value === null) return null;
  return (
    <details>
      <summary className="touch w-fit cursor-pointer text-12 font-medium text-soft">{title}</summary>
      <Scrollable aria-label={title} className="mt-1 max-h-72 border-line bg-sunken">
        {JSON.stringify(value, null, 2)}
      </Scrollable>
    </details>
  );
}

/** What the run ended with: the result of its last call, or the message of its failure. */
function Answer({ run: { status, steps } }: { run: TraceRow }) {
  const message = status === "SUCCESS" ? null : findMessage(steps);
  const result = status === "SUCCESS" ? findResult(steps) : undefined;
  if (message === null && result === undefined) return null;
  return (
    <Section title={text.answer}>
      {message !== null && (
        <p className="break-words">
          <ServerText>{message}</ServerText>
        </p>
      )}
      {result !== undefined && (
        <ResultView label={text.answer} data={isJsonObject(result) ? result : { result }} />
      )}
    </Section>
  );
}

function findResult(steps: readonly TraceStep[]): Json | undefined {
  const output = steps.findLast(({ kind }) => kind === "tool_call")?.output;
  return isJsonObject(output ?? null) ? (output as Record<string, Json>)["result"] : undefined;
}

function findMessage(steps: readonly TraceStep[]): string | null {
  const messages = steps.flatMap(({ output }) => (isJsonObject(output) ? [output["error_message"]] : []));
  return messages.findLast((message) => typeof message === "string") ?? null;
}
