import { lazy, Suspense } from "react";
import type { Json, JsonObject } from "../../../../../src/base/json.ts";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { RequestLine } from "../../../components/labels.tsx";
import { toCurl } from "../../../components/request/to-curl.ts";
import { formatTaken, type ResponseFacts } from "../../../components/response/response-facts.ts";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState } from "../../../components/states.tsx";
import type { ApiFailure } from "../../../lib/api-failure.ts";
import { t } from "../../../text/index.ts";
import type { Outcome } from "./try-store.ts";

const HttpResponse = lazy(async () => ({
  default: (await import("../../../components/response/http-response.tsx")).HttpResponse,
}));
const ResponseHeaders = lazy(async () => ({
  default: (await import("../../../components/response/response-headers.tsx")).ResponseHeaders,
}));
const AnswerTree = lazy(async () => ({ default: (await import("./answer-tree.tsx")).AnswerTree }));

interface Props {
  outcome: Outcome;
  onPick: (path: string) => void;
  onApprove: (approvalId: string) => void;
}

/** The outcome of a trial: the exact request, first the result, then the complete answer. */
export function TryResult({ outcome, onPick, onApprove }: Props) {
  if (outcome.kind === "failure") return <Failed failure={outcome.failure} onApprove={onApprove} />;
  if (outcome.kind === "preview")
    return (
      <div className="flex min-w-0 flex-col gap-4" data-testid="try-result">
        <Request request={outcome.request} note={t.tools.notSent} />
      </div>
    );
  const { request, response, result, answer, ran_as } = outcome.run;
  return (
    <div className="flex min-w-0 flex-col gap-4" data-testid="try-result">
      <div className="flex flex-col gap-1.5">
        <h3>{t.tools.result}</h3>
        <Result value={result} />
      </div>
      <Request request={request} response={response} note={t.tools.ranAs(ran_as.name ?? t.tools.you)} />
      {answer !== undefined && response && (
        <div className="flex min-w-0 flex-col gap-1.5">
          <h3>{t.tools.wholeAnswer}</h3>
          <Suspense>
            <ResponseHeaders headers={response.headers} />
            <AnswerTree answer={answer} onPick={onPick} />
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

function Request(props: { request: JsonObject; response?: ResponseFacts | null; note?: string }) {
  const { request, response = null, note } = props;
  const { method, url, headers, body, prompt } = request;
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
        status={response?.status ?? null}
        duration={response && formatTaken(response)}
      />
      <Scrollable className="max-h-64 border-line bg-sunken">
        {lines.join("\n")}
        {bodyText}
      </Scrollable>
      <div className="flex flex-wrap items-center gap-3">
        {note !== undefined && <span className="text-12 text-soft">{note}</span>}
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
      {failure.call && (
        <>
          <Suspense>
            <HttpResponse
              request={failure.call.request}
              response={failure.call.response}
              body={failure.call.response.body}
            />
          </Suspense>
          <Request request={failure.call.request} />
        </>
      )}
      {failure.code === "APPROVAL_REQUIRED" && typeof approvalId === "string" && (
        <>
          <p className="text-13">{t.tools.approvalNeeded}</p>
          {typeof request === "object" && request !== null && (
            <Request request={request as JsonObject} note={t.tools.notSent} />
          )}
          <Button className="w-fit" onPress={() => onApprove(approvalId)}>
            {t.tools.approve}
          </Button>
        </>
      )}
    </div>
  );
}
