import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { isJsonObject, type JsonObject } from "../../../../../src/base/json.ts";
import { Button, buttonClass } from "../../../components/button.tsx";
import { RequestLine } from "../../../components/labels.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { traceQuery } from "../../../components/trace/trace-queries.ts";
import { readRows } from "../../../lib/call-function.ts";
import { formatAgo, formatDuration } from "../../../lib/format.ts";
import { supabase } from "../../../lib/supabase.ts";
import { t } from "../../../text/index.ts";

const MAX_CALLS = 10;

export function historyKey(toolId: string): string[] {
  return ["operations", toolId, "history"];
}

/** The latest calls of an operation, from anywhere. The arguments of one can be used again. */
export function OperationHistory(props: { toolId: string; onUse: (args: JsonObject) => void }) {
  const { toolId, onUse } = props;
  const text = t.connectors.form;
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: historyKey(toolId),
    queryFn: () =>
      readRows(
        supabase()
          .from("audit_log")
          .select("id,created_at,method,url,http_status,error_code,duration_ms,trace_id")
          .eq("phase", "outcome")
          .eq("tool_id", toolId)
          .order("id", { ascending: false })
          .limit(MAX_CALLS),
      ),
  });
  const use = useMutation({
    mutationFn: async (traceId: string) => {
      const { steps } = await queries.fetchQuery(traceQuery(traceId));
      const call = steps.find(({ kind }) => kind === "tool_call");
      const args = isJsonObject(call?.input) ? call.input["arguments"] : undefined;
      onUse(isJsonObject(args) ? args : {});
    },
  });
  if (data.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-13 font-semibold">{text.history(data.length)}</summary>
      {use.error && <ErrorState error={use.error} />}
      <ul className="flex flex-col pt-1">
        {data.map((call) => (
          <li key={call.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1">
            <span className="w-24 text-12 text-soft">{formatAgo(call.created_at)}</span>
            <RequestLine
              className="min-w-0 flex-1 basis-48"
              method={call.method}
              url={call.url}
              status={call.http_status}
              errorCode={call.error_code}
              duration={call.duration_ms === null ? null : formatDuration(call.duration_ms)}
            />
            <Button look="quiet" onPress={() => use.mutate(call.trace_id)}>
              {text.use}
            </Button>
            <Link to="/runs/$traceId" params={{ traceId: call.trace_id }} className={buttonClass("quiet")}>
              {text.trace}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
