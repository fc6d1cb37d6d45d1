import { lazy, Suspense } from "react";
import type { Json, JsonObject } from "../../../../../src/base/json.ts";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { RequestLine } from "../../../components/labels.tsx";
import { toCurl } from "../../../components/request/to-curl.ts";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState } from "../../../components/states.tsx";
import type { ApiFailure } from "../../../lib/api-failure.ts";
import { formatBytes, formatDuration } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import type { Outcome } from "./try-store.ts";

const AnswerTree = lazy(async () => ({ default: (await import("./answer-tree.tsx")).AnswerTree }));

interface Props {
  outcome: Outcome;
  onPick: (path: string) => void;
  onApprove: (approvalId: string) => void;
}

/** The outcome of a trial: the exact request, first the result, then the complete answer. */
export function TryResult({ outcome, onPick, onApprove }: Props) {
  if (outcome.kind === "failure") return <Failed failure={outcome.failure} onApprove={onApprove} />;
  const request = outcome.kind === "preview" ? outcome.request : outcome.run.request;
  return (
    <div className="flex min-w-0 flex-col gap-4" data-testid="try-result">
      {outcome.kind === "run" && (
        <div className="flex flex-col gap-1.5">
          <h3>{t.tools.result}</h3>
          <Result value={outcome.run.result} />
        </div>
      )}
      <Request request={request} outcome={outcome} />
      {outcome.kind === "run" && outcome.run.answer !== undefined && outcome.run.response && (
        <div className="flex min-w-0 flex-col gap-1.5">
          <h3>{t.tools.wholeAnswer}</h3>
          <Suspense>
            <AnswerTree answer={outcome.run.answer} onPick={onPick} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

function Result({ value }: { value: Json }) {
  const isPlain = typeof value !== "object" || value === null;
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return (
    <Scrollable
      data-testid="try-value"
      className={`max-h-64 border-ok/40 bg-ok-tint ${isPlain && text.length < 80 ? "text-20!" : ""}`}
    >
      {text}
    </Scrollable>
  );
}

function Request({ request, outcome }: { request: JsonObject; outcome: Outcome }) {
  const { method, url, headers, body, prompt } = request;
  const run = outcome.kind === "run" ? outcome.run : null;
  if (typeof prompt === "string") {
    return (
      <div className="flex flex-col gap-1.5">
        <h3>{t.tools.renderedPrompt}</h3>
        <Scrollable className="max-h-64 border-line bg-sunken">{prompt}</Scrollable>
      </div>
    );
  }
  const lines = Object.entries((headers ?? {}) as Record<string, string>).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const bodyText =
    body === undefined ? "" : `\n\n${typeof body === "string" ? body : JSON.stringify(body, null, 2)}`;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <h3>{t.tools.exactRequest}</h3>
      <RequestLine
        method={String(method)}
        url={String(url)}
        status={run?.response?.status ?? null}
        duration={
          run?.response
            ? `${formatDuration(run.response.duration_ms)} · ${formatBytes(run.response.bytes)}`
            : null
        }
      />
      <Scrollable className="max-h-64 border-line bg-sunken">
        {lines.join("\n")}
        {bodyText}
      </Scrollable>
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-12 text-soft">
          {run ? t.tools.ranAs(run.ran_as.name ?? t.tools.you) : t.tools.notSent}
        </span>
        <CopyButton text={toCurl(request)} label={t.tools.copyCurl} />
      </div>
    </div>
  );
}

function Failed({ failure, onApprove }: { failure: ApiFailure; onApprove: (approvalId: string) => void }) {
  const { approval_id: approvalId, request } = failure.details;
  const advice = t.tools.advice[failure.code];
  return (
    <div className="flex flex-col gap-3" data-testid="try-result">
      <ErrorState error={failure}>
        {failure.faults.length > 1 && (
          <ul className="list-disc pl-5">
            {failure.faults.map(({ pointer, message }) => (
              <li key={`${pointer} ${message}`}>
                <code>{pointer}</code> <ServerText>{message}</ServerText>
              </li>
            ))}
          </ul>
        )}
        {advice && <p>{advice}</p>}
      </ErrorState>
      {failure.code === "APPROVAL_REQUIRED" && typeof approvalId === "string" && (
        <>
          <p className="text-13">{t.tools.approvalNeeded}</p>
          {typeof request === "object" && request !== null && (
            <Request request={request as JsonObject} outcome={{ kind: "failure", failure }} />
          )}
          <Button className="w-fit" onPress={() => onApprove(approvalId)}>
            {t.tools.approve}
          </Button>
        </>
      )}
    </div>
  );
}
