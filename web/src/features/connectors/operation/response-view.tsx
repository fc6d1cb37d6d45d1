import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { isJsonObject, type Json, type JsonObject } from "../../../../../src/base/json.ts";
import { buttonClass } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { RequestLine } from "../../../components/labels.tsx";
import { RequestView } from "../../../components/request/request-view.tsx";
import { toCurl } from "../../../components/request/to-curl.ts";
import { ResultView } from "../../../components/result-view.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { formatBytes, formatDuration } from "../../../lib/format.ts";
import { webConfig } from "../../../lib/supabase.ts";
import { t } from "../../../text/index.ts";
import type { Operation } from "../api.ts";
import type { OperationRun } from "./run-operation.ts";
import { toFetch, toN8nNode } from "./write-request.ts";

const JsonTree = lazy(async () => ({
  default: (await import("../../../components/json-tree.tsx")).JsonTree,
}));
const VIEWS = (["pretty", "raw", "table"] as const).map((id) => ({ id, label: t.connectors.form.views[id] }));

/** The outcome of a call, or the request of a preview, and the same request for other programs. */
export function ResponseView(props: { run: OperationRun; operation: Operation; args: JsonObject }) {
  const { run, operation, args } = props;
  const { request, response, result } = run;
  const text = t.connectors.form;
  return (
    <div className="flex min-w-0 flex-col gap-3" data-testid="response">
      {response ? (
        <>
          <RequestLine
            method={String(request["method"])}
            url={String(request["url"])}
            status={response.status}
            duration={`${formatDuration(response.duration_ms)} · ${formatBytes(response.bytes)}`}
          />
          <Answer result={result} status={response.status} />
          <Headers headers={response.headers} />
        </>
      ) : (
        <RequestView request={request} />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-12 text-soft">{text.copyAs}</span>
        {typeof request["url"] === "string" && (
          <>
            <CopyButton text={toCurl(request)} label={text.curl} />
            <CopyButton text={toFetch(request)} label={text.fetch} />
          </>
        )}
        <CopyButton text={toN8nNode(operation, args, webConfig().supabase_url)} label={text.n8n} />
        {response && (
          <Link to="/runs/$traceId" params={{ traceId: run.trace_id }} className={buttonClass("quiet")}>
            {t.connectors.start.trace}
          </Link>
        )}
      </div>
      <p className="text-12 text-soft">{text.copyHint}</p>
    </div>
  );
}

function Answer({ result, status }: { result: Json; status: number }) {
  const text = t.connectors.form;
  const [view, setView] = useState<"pretty" | "raw" | "table">("pretty");
  if (result === null || result === "")
    return status < 400 ? (
      <p role="status" className="rounded-md bg-ok-tint px-3 py-2 text-13 text-ok">
        {text.noBody(status)}
      </p>
    ) : null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Segmented label={text.view} hideLabel choices={VIEWS} value={view} onChange={setView} />
      {view === "table" ? (
        <ResultView label={t.connectors.result} data={isJsonObject(result) ? result : { result }} />
      ) : view === "raw" || typeof result !== "object" ? (
        <Scrollable aria-label={t.connectors.result} className="max-h-96 border-line bg-sunken">
          {typeof result === "string" ? result : JSON.stringify(result, null, 2)}
        </Scrollable>
      ) : (
        <Suspense>
          <JsonTree label={t.connectors.result} value={result} />
        </Suspense>
      )}
    </div>
  );
}

function Headers({ headers }: { headers: Record<string, string> }) {
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-12 text-soft">
        {t.connectors.form.headers(entries.length)}
      </summary>
      <dl className="flex flex-col pt-1">
        {entries.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-3 border-t border-line py-1 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="font-mono text-12 text-soft break-all">{name}</dt>
            <dd className="min-w-0 text-12 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
