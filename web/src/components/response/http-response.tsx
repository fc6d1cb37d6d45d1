import { lazy, Suspense, useState } from "react";
import { isJsonObject, type Json, type JsonObject } from "../../../../src/base/json.ts";
import { t } from "../../text/index.ts";
import { RequestLine } from "../labels.tsx";
import { Scrollable } from "../scrollable.tsx";
import { Segmented } from "../toggle.tsx";
import { formatTaken, type ResponseFacts } from "./response-facts.ts";
import { ResponseHeaders } from "./response-headers.tsx";
import { ResultView } from "./result-view.tsx";

const JsonTree = lazy(async () => ({ default: (await import("./json-tree.tsx")).JsonTree }));
const VIEWS = (["pretty", "raw", "table"] as const).map((id) => ({ id, label: t.common.response.views[id] }));

/** The response of a call, also of a failed one: status, time, size, body and headers. */
export function HttpResponse(props: { request: JsonObject; response: ResponseFacts; body: Json }) {
  const { request, response, body } = props;
  return (
    <>
      <RequestLine
        method={String(request["method"])}
        url={String(request["url"])}
        status={response.status}
        duration={formatTaken(response)}
      />
      <Body body={body} status={response.status} />
      <ResponseHeaders headers={response.headers} />
    </>
  );
}

function Body({ body, status }: { body: Json; status: number }) {
  const text = t.common.response;
  const [view, setView] = useState<"pretty" | "raw" | "table">("pretty");
  if (body === null || body === "")
    return status < 400 ? (
      <p role="status" className="rounded-md bg-ok-tint px-3 py-2 text-13 text-ok">
        {text.noBody(status)}
      </p>
    ) : null;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Segmented label={text.view} hideLabel choices={VIEWS} value={view} onChange={setView} />
      {view === "table" ? (
        <ResultView label={text.body} data={isJsonObject(body) ? body : { result: body }} />
      ) : view === "raw" || typeof body !== "object" ? (
        <Scrollable aria-label={text.body} className="max-h-96 border-line bg-sunken">
          {typeof body === "string" ? body : JSON.stringify(body, null, 2)}
        </Scrollable>
      ) : (
        <Suspense>
          <JsonTree label={text.body} value={body} />
        </Suspense>
      )}
    </div>
  );
}
