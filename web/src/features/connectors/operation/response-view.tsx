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

/** A shown request as a call of `fetch`; masked secrets stay `***`. */
function toFetch({ method, url, headers, body }: JsonObject): string {
  const options = {
    method,
    ...(headers !== undefined && { headers }),
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  };
  return `const response = await fetch(${JSON.stringify(url)}, ${JSON.stringify(options, null, 2)});\nconsole.log(response.status, await response.text());\n`;
}

/**
 * An HTTP Request node that runs the operation through Toolgate, to be pasted into the canvas of n8n. It takes the API key from a
 * credential of type Header Auth, so that the API's own secrets are not needed there.
 */
function toN8nNode({ tool_id, summary }: Operation, args: JsonObject, toolgate: string): string {
  const node = {
    parameters: {
      method: "POST",
      url: `${toolgate}/functions/v1/tools/${tool_id}/run`,
      authentication: "genericCredentialType",
      genericAuthType: "httpHeaderAuth",
      sendBody: true,
      specifyBody: "json",
      jsonBody: JSON.stringify({ arguments: args }, null, 2),
      options: {},
    },
    type: "n8n-nodes-base.httpRequest",
    typeVersion: 4.2,
    position: [0, 0],
    id: tool_id,
    name: summary.slice(0, 100),
  };
  return JSON.stringify({ nodes: [node], connections: {} }, null, 2);
}
