import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { announce } from "../../../app/announce.tsx";
import { Button, buttonClass } from "../../../components/button.tsx";
import { ProgressBar } from "../../../components/progress.tsx";
import { t } from "../../../text/index.ts";
import {
  type Connector,
  connectorQuery,
  countWaiting,
  isBeingListed,
  isIndexing,
  missingSecrets,
  operationsQuery,
  retryIndexing,
} from "../api.ts";

/** The progress of indexing, and the next steps. */
export function IndexProgress({ connector }: { connector: Connector }) {
  const { connector_id, indexed_count, operation_count, status, error } = connector;
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: () => retryIndexing(connector_id),
    onSuccess: (state) => queries.setQueryData(connectorQuery(connector_id).queryKey, state),
  });
  const quarter = Math.floor((4 * indexed_count) / Math.max(1, operation_count)) * 25;
  const isBusy = isIndexing(connector);
  useEffect(() => {
    if (isBusy && quarter > 0) announce(t.connectors.indexedQuarter(quarter));
  }, [isBusy, quarter]);
  if (status === "DISABLED") return <p className="text-soft">{t.connectors.isDisabled}</p>;
  if (isBeingListed(connector)) return <Listing connector={connector} />;
  if (!isBusy)
    return status === "ACTIVE" ? <Ready connector={connector} /> : <Waiting connector={connector} />;
  return (
    <div className="flex max-w-160 flex-col gap-2">
      <ProgressBar
        label={t.connectors.index}
        value={indexed_count}
        max={operation_count}
        text={t.connectors.indexed(indexed_count, operation_count)}
      />
      {error && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-13 text-bad">
          {error}
          <Button isPending={retry.isPending} onPress={() => retry.mutate()}>
            {t.connectors.retry}
          </Button>
        </p>
      )}
    </div>
  );
}

function Listing({ connector }: { connector: Connector }) {
  return connector.error === undefined ? (
    <p role="status">{t.connectors.listing}</p>
  ) : (
    <p role="alert" className="text-13 text-bad">
      {connector.error}
    </p>
  );
}

function Waiting({ connector }: { connector: Connector }) {
  return missingSecrets(connector).length > 0 ? (
    <p className="text-warn">
      {connector.mcp ? t.connectors.listedWithSecrets : t.connectors.waitingForSecrets}
    </p>
  ) : null;
}

function Ready({ connector }: { connector: Connector }) {
  const { data } = useQuery(operationsQuery(connector.connector_id, connector.updated_at));
  const example = data?.find(({ side_effect }) => side_effect === "read") ?? data?.[0];
  const waiting = countWaiting(connector);
  // The example may be a held tool.
  const question = waiting > 0 ? undefined : example?.summary;
  return (
    <div className="flex flex-col gap-2">
      {waiting > 0 ? (
        <p className="text-warn">{t.connectors.isActiveBut(waiting)}</p>
      ) : (
        <p className="text-ok">{t.connectors.isActive}</p>
      )}
      <p className="flex flex-wrap items-center gap-2 text-13 text-soft">
        <Link to="/playground" search={question ? { q: question } : {}} className={buttonClass()}>
          {t.connectors.ask}
        </Link>
        {question && (
          <span>
            {t.connectors.exampleQuestion} <q>{question}</q>
          </span>
        )}
      </p>
    </div>
  );
}
