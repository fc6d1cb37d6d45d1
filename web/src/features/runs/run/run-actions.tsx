import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { toast } from "sonner";
import { Button, buttonClass } from "../../../components/button.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { readPlan } from "../../../components/trace/read-plan.ts";
import type { TraceRow } from "../../../components/trace/trace-queries.ts";
import { callFunction } from "../../../lib/call-function.ts";
import { trace as text } from "../../../text/trace.ts";
import { findRepeatable, repeatCall } from "./repeat-call.ts";

const AlwaysChoose = lazy(async () => ({
  default: (await import("../../../components/question-rule/always-choose.tsx")).AlwaysChoose,
}));

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
  const add = useMutation({
    mutationFn: () => callFunction("settings/evaluation-set", { method: "POST", body: { trace_id } }),
    onSuccess: () => void toast(text.caseAdded),
    onError: toastFailure,
  });
  const [connectorId] = connector_ids;
  const [operation, ...others] = operation_ids;
  const [isChoosing, setChoosing] = useState(false);
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
      {ASKED.has(source) && <Button onPress={() => setChoosing(true)}>{text.alwaysChoose}</Button>}
      {ASKED.has(source) && run.status === "SUCCESS" && operation !== undefined && others.length === 0 && (
        <Button isPending={add.isPending} onPress={() => add.mutate()}>
          {text.addCase}
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <AlwaysChoose
            question={run.user_query}
            reading={readPlan(run.steps)?.reading ?? []}
            called={operation}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
