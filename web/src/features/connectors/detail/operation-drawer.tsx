import { useMutation, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { toast } from "sonner";
import type { SideEffect } from "../../../../../src/contract/tool.ts";
import { Button } from "../../../components/button.tsx";
import { Drawer } from "../../../components/dialog.tsx";
import { InlineCode } from "../../../components/inline-code.tsx";
import { RequestLine, SideEffectTag } from "../../../components/labels.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { Select } from "../../../components/select.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { type Connector, type Operation, setOperationEffect } from "../api.ts";
import { listArguments } from "./list-arguments.ts";

const OperationOverrides = lazy(async () => ({
  default: (await import("../versions/operation-overrides.tsx")).OperationOverrides,
}));

const OperationForm = lazy(async () => ({
  default: (await import("../operation/operation-form.tsx")).OperationForm,
}));
const ServerChoice = lazy(async () => ({
  default: (await import("../operation/server-choice.tsx")).ServerChoice,
}));

/** One operation: its arguments, its schema, and a trial call. */
export function OperationDrawer(props: { operation: Operation; connector: Connector; onClose: () => void }) {
  const { operation, connector, onClose } = props;
  const { operation_id, method, path, summary, side_effect, input_schema } = operation;
  const rows = listArguments(input_schema);
  return (
    <Drawer isOpen wide onClose={onClose} title={summary}>
      <div className="flex flex-wrap items-center gap-2">
        {method ? (
          <RequestLine method={method} url={path} />
        ) : (
          <code className="break-all">{operation_id}</code>
        )}
        <SideEffectTag effect={side_effect} />
      </div>
      {connector.status === "ACTIVE" ? (
        <Suspense fallback={null}>
          <h3>{t.connectors.tryIt}</h3>
          {connector.kind === "openapi" && <ServerChoice connector={connector} />}
          <OperationForm operation={operation} />
        </Suspense>
      ) : (
        <p className="text-13 text-soft">{t.connectors.notActive}</p>
      )}
      <section aria-label={t.connectors.arguments} className="flex flex-col gap-2">
        <h3>{t.connectors.arguments}</h3>
        {rows.length === 0 ? (
          <p className="text-13 text-soft">{t.connectors.noArguments}</p>
        ) : (
          <dl className="flex flex-col">
            {rows.map(({ name, type, isRequired, about }) => (
              <div
                key={name}
                className="grid gap-x-3 border-t border-line py-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]"
              >
                <dt className="font-mono text-12 font-semibold break-all">{name}</dt>
                <dd className="min-w-0 text-13">
                  <span className="font-mono text-12 text-soft">
                    {type}
                    {isRequired && `, ${t.connectors.required}`}
                  </span>
                  {about && (
                    <p>
                      <InlineCode>{about}</InlineCode>
                    </p>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {connector.kind === "openapi" && (
        <EffectDecision connectorId={connector.connector_id} operation={operation} />
      )}
      {connector.kind === "openapi" && (
        <Suspense fallback={null}>
          <OperationOverrides connectorId={connector.connector_id} operation={operation} />
        </Suspense>
      )}
      <details>
        <summary className="cursor-pointer text-13 font-semibold">{t.connectors.schema}</summary>
        <Scrollable className="mt-2 max-h-96 border-line bg-sunken">
          {JSON.stringify(input_schema, null, 2)}
        </Scrollable>
      </details>
    </Drawer>
  );
}

const text = t.connectors.decision;
const EFFECTS = (["read", "write", "execute"] as const).map((id) => ({ id, label: text.effects[id] }));

/** The side effect of an operation: the document proposes it, the owner decides. */
function EffectDecision({ connectorId, operation }: { connectorId: string; operation: Operation }) {
  const { operation_id, method, side_effect, document_effect, decided_at } = operation;
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: (effect: SideEffect | null) => setOperationEffect(connectorId, operation_id, effect),
    onSuccess: (changed) => toast(text.saved(changed.summary, text.effects[changed.side_effect])),
    onSettled: () => queries.invalidateQueries({ queryKey: ["connectors", connectorId] }),
  });
  const why =
    decided_at !== null
      ? text.decided(formatDateTime(decided_at), text.effects[document_effect])
      : method === "GET" && document_effect !== "read"
        ? text.doubted
        : text.undecided;
  return (
    <section aria-label={text.title} className="flex flex-col gap-2">
      <h3>{text.title}</h3>
      <div className="flex flex-wrap items-center gap-3">
        <Select<SideEffect>
          label={text.label(operation_id)}
          hideLabel
          choices={EFFECTS}
          value={side_effect}
          onChange={(effect) => effect !== side_effect && set.mutate(effect)}
          isDisabled={set.isPending}
          className="w-56"
        />
        {decided_at !== null && (
          <Button onPress={() => set.mutate(null)} isDisabled={set.isPending}>
            {text.takeBack}
          </Button>
        )}
      </div>
      <p className="text-13 text-soft">{why}</p>
      {set.isError && (
        <p role="alert" className="text-12 text-bad">
          <ServerText>{asFailure(set.error).message}</ServerText>
        </p>
      )}
    </section>
  );
}
