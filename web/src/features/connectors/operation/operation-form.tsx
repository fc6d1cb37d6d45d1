import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { exampleArguments } from "../../../../../src/base/arguments.ts";
import { isJsonObject, type Json, type JsonObject } from "../../../../../src/base/json.ts";
import { announce } from "../../../app/announce.tsx";
import { decideApproval } from "../../../components/approval/decide-approval.ts";
import { Button } from "../../../components/button.tsx";
import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { untilStored } from "../../../components/trace/trace-queries.ts";
import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { t } from "../../../text/index.ts";
import type { Operation } from "../api.ts";
import { historyKey, OperationHistory } from "./operation-history.tsx";
import { ResponseView } from "./response-view.tsx";
import { type OperationRun, runOperation } from "./run-operation.ts";
import { SchemaFields } from "./schema-fields.tsx";

const ConfirmSend = lazy(async () => ({ default: (await import("./confirm-send.tsx")).ConfirmSend }));

/** A call of one operation: fields next to the same arguments as JSON, a preview, the answer and earlier calls. */
export function OperationForm({
  operation,
  initial,
}: {
  operation: Operation;
  initial?: JsonObject | undefined;
}) {
  const text = t.connectors.form;
  const { tool_id, input_schema, side_effect } = operation;
  const [args, setArgs] = useState(() => initial ?? exampleArguments(input_schema).arguments);
  const [json, setJson] = useState(() => JSON.stringify(args, null, 2));
  const [asked, setAsked] = useState<OperationRun | null>(null);
  /** The arguments that the server found invalid. */
  const [refused, setRefused] = useState<JsonObject | null>(null);
  const queries = useQueryClient();
  const isJsonValid = parseObject(json) !== null;
  const run = useMutation({
    mutationFn: (call: { dry_run?: boolean; approval_id?: string }) =>
      runOperation(tool_id, { arguments: args, ...call }),
    onSuccess: (done, { dry_run }) => {
      if (!dry_run) announce(text.sent(done.response?.status ?? 0));
    },
    onError: () => setRefused(args),
    onSettled: (done, failure, { dry_run }) => {
      const traceId = done?.trace_id ?? (failure && asFailure(failure).traceId);
      if (!dry_run && traceId) void refreshHistory(traceId);
    },
  });
  const approve = useMutation({
    mutationFn: async (id: string) => {
      await decideApproval(id, "approve");
      run.mutate({ approval_id: id });
    },
  });
  // A write is shown before it is sent.
  const prepare = useMutation({
    mutationFn: () => runOperation(tool_id, { arguments: args, dry_run: true }),
    onSuccess: setAsked,
    onError: () => setRefused(args),
  });
  async function refreshHistory(traceId: string): Promise<void> {
    await untilStored(queries, traceId);
    await queries.invalidateQueries({ queryKey: historyKey(tool_id) });
  }
  function change(next: JsonObject): void {
    setArgs(next);
    setJson(JSON.stringify(next, null, 2));
  }
  function changeJson(next: string): void {
    setJson(next);
    const parsed = parseObject(next);
    if (parsed) setArgs(parsed);
  }
  const error = run.error ?? prepare.error ?? approve.error;
  const approvalId =
    error && asFailure(error).code === "APPROVAL_REQUIRED" && asFailure(error).details["approval_id"];
  // Of the arguments as they were sent: an edit removes the marks.
  const faultAt = (pointer: string) =>
    error && refused === args ? asFailure(error).faultAt(pointer) : undefined;
  const shown = run.error ? toFailedRun(asFailure(run.error)) : run.data;
  const isBusy = run.isPending || prepare.isPending || approve.isPending;
  const hasFields =
    Object.keys(isJsonObject(input_schema["properties"]) ? input_schema["properties"] : {}).length > 0;
  return (
    <section aria-label={t.connectors.tryIt} className="flex min-w-0 flex-col gap-3">
      <div className="grid min-w-0 gap-4 md:grid-cols-2">
        <div className="min-w-0">
          {hasFields ? (
            <SchemaFields
              schema={input_schema}
              root={input_schema}
              value={args}
              onChange={change}
              faultAt={faultAt}
            />
          ) : (
            <p className="text-13 text-soft">{t.connectors.noArguments}</p>
          )}
        </div>
        <CodeEditor
          label={t.connectors.tryArguments}
          language="json"
          lineNumbers={false}
          minRows={4}
          maxRows={24}
          value={json}
          onChange={changeJson}
          error={isJsonValid ? undefined : t.connectors.badJson}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          isDisabled={!isJsonValid}
          isPending={isBusy}
          onPress={() => (side_effect === "read" ? run.mutate({}) : prepare.mutate())}
        >
          {side_effect === "read" ? t.connectors.send : text.review}
        </Button>
        <Button isDisabled={!isJsonValid || isBusy} onPress={() => run.mutate({ dry_run: true })}>
          {t.connectors.preview}
        </Button>
      </div>
      {error && (
        <ErrorState error={error}>
          {typeof approvalId === "string" && (
            <Button isPending={approve.isPending} onPress={() => approve.mutate(approvalId)}>
              {text.approve}
            </Button>
          )}
        </ErrorState>
      )}
      {shown && <ResponseView run={shown} operation={operation} args={args} />}
      <OperationHistory toolId={tool_id} onUse={change} />
      {asked && (
        <Suspense>
          <ConfirmSend
            request={asked.request}
            isExecuted={side_effect === "execute"}
            onClose={() => setAsked(null)}
            onSend={() => {
              setAsked(null);
              run.mutate({});
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The response of a call that the API answered with a failing status; null if there is none. */
function toFailedRun({ call, traceId }: ApiFailure): OperationRun | null {
  if (!call || traceId === null) return null;
  const { request, response } = call;
  return { request, response, result: response.body, trace_id: traceId };
}

function parseObject(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
