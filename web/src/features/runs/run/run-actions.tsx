import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, buttonClass } from "../../../components/button.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import type { TraceRow } from "../../../components/trace/trace-queries.ts";
import { trace as text } from "../../../text/trace.ts";
import { findRepeatable, repeatCall } from "./repeat-call.ts";

/** Sources of runs that began with a question. */
const ASKED = new Set(["playground", "chat", "mcp", "api"]);

/** Where a run can be continued, and its repetition if it only read. */
export function RunActions({ run }: { run: TraceRow }) {
  const { trace_id, source, connector_ids, operation_ids } = run;
  const navigate = useNavigate();
  const repeatable = findRepeatable(run);
  const again = useMutation({
    mutationFn: repeatCall,
    onSuccess: (traceId) => void navigate({ to: "/runs/$traceId", params: { traceId } }),
    onError: toastFailure,
  });
  const [connectorId] = connector_ids;
  const [operation, ...others] = operation_ids;
  return (
    <>
      {repeatable && (
        <Button isPending={again.isPending} onPress={() => again.mutate(repeatable)}>
          {text.runAgain}
        </Button>
      )}
      {connectorId !== undefined && operation !== undefined && others.length === 0 && (
        <Link
          to="/connectors/$connectorId"
          params={{ connectorId }}
          search={{ operation }}
          className={buttonClass()}
        >
          {text.openOperation}
        </Link>
      )}
      {ASKED.has(source) && (
        <Link to="/playground" search={{ trace: trace_id }} className={buttonClass()}>
          {text.openInPlayground}
        </Link>
      )}
    </>
  );
}
