import { Link } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import type { JsonObject } from "../../../../../src/base/json.ts";
import { buttonClass } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { RequestView } from "../../../components/request/request-view.tsx";
import { toCurl } from "../../../components/request/to-curl.ts";
import { webConfig } from "../../../lib/supabase.ts";
import { t } from "../../../text/index.ts";
import type { Operation } from "../api.ts";
import type { OperationRun } from "./run-operation.ts";
import { toFetch, toN8nNode } from "./write-request.ts";

const HttpResponse = lazy(async () => ({
  default: (await import("../../../components/response/http-response.tsx")).HttpResponse,
}));

/** The outcome of a call, or the request of a preview, and the same request for other programs. */
export function ResponseView(props: { run: OperationRun; operation: Operation; args: JsonObject }) {
  const { run, operation, args } = props;
  const { request, response, result } = run;
  const text = t.connectors.form;
  return (
    <div className="flex min-w-0 flex-col gap-3" data-testid="response">
      {response ? (
        <Suspense>
          <HttpResponse request={request} response={response} body={result} />
        </Suspense>
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
