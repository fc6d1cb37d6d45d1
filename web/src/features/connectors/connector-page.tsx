import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { announce } from "../../app/announce.tsx";
import { ErrorState, Loading, Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";
import { type Connector, connectorQuery, missingSecrets } from "./api.ts";
import { ConnectorStatus } from "./connector-status.tsx";
import { ConnectorActions } from "./detail/connector-actions.tsx";
import { IndexProgress } from "./detail/index-progress.tsx";
import { OperationList } from "./detail/operation-list.tsx";
import type { McpServer } from "./mcp/api.ts";
import { summarizeConnector } from "./summarize-connector.ts";

const route = getRouteApi("/inside/connectors/$connectorId");
const VersionsPart = lazy(async () => ({
  default: (await import("./versions/versions-part.tsx")).VersionsPart,
}));
const OverridesPart = lazy(async () => ({
  default: (await import("./versions/overrides-part.tsx")).OverridesPart,
}));
const SecretsForm = lazy(async () => ({ default: (await import("./detail/secrets-form.tsx")).SecretsForm }));
const Accounts = lazy(async () => ({ default: (await import("./detail/accounts.tsx")).Accounts }));
const StartHere = lazy(async () => ({ default: (await import("./start/start-here.tsx")).StartHere }));
const ConnectionTest = lazy(async () => ({
  default: (await import("./detail/connection-test.tsx")).ConnectionTest,
}));
const McpPart = lazy(async () => ({ default: (await import("./mcp/mcp-part.tsx")).McpPart }));

/** One connector: the remaining steps, its secrets, its operations. */
export function ConnectorPage() {
  const { connectorId } = route.useParams();
  const { start } = route.useSearch();
  const query = useQuery(connectorQuery(connectorId));
  useActivation(query.data);
  if (query.isPending)
    return (
      <Page title={t.connectors.title}>
        <Loading rows={8} />
      </Page>
    );
  if (query.isError) {
    return (
      <Page title={t.connectors.notFound}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  const connector = query.data;
  return (
    <Page
      title={connector.name}
      intro={
        <>
          {connector.description && !connector.mcp && (
            <span className="line-clamp-3">{connector.description}</span>
          )}
          <span className="flex flex-wrap items-center gap-2 pt-1.5">
            <ConnectorStatus connector={connector} />
            <span className="text-12">{summarizeConnector(connector)}</span>
          </span>
        </>
      }
      actions={<ConnectorActions connector={connector} />}
    >
      <IndexProgress connector={connector} />
      {connector.mcp ? (
        <OfServer connector={connector} server={connector.mcp} />
      ) : (
        <>
          {start !== undefined && (
            <Suspense fallback={<Loading rows={3} />}>
              <StartHere connector={connector} />
            </Suspense>
          )}
          <Suspense fallback={<Loading rows={2} />}>
            <SecretsForm key={connector.connector_id} connector={connector} />
          </Suspense>
          {connector.auth.type !== "none" && (
            <Suspense fallback={<Loading rows={2} />}>
              <Accounts connector={connector} />
            </Suspense>
          )}
          <Suspense fallback={<Loading rows={1} />}>
            <ConnectionTest connector={connector} isAutomatic={start !== undefined} />
          </Suspense>
          <OperationList connector={connector} />
          <Suspense fallback={<Loading rows={3} />}>
            <VersionsPart connectorId={connector.connector_id} />
            <OverridesPart connectorId={connector.connector_id} />
          </Suspense>
        </>
      )}
    </Page>
  );
}

/** An MCP server: missing data first, then its tools, then its settings. */
function OfServer({ connector, server }: { connector: Connector; server: McpServer }) {
  const secrets = (
    <Suspense fallback={<Loading rows={2} />}>
      <SecretsForm key={connector.connector_id} connector={connector} />
    </Suspense>
  );
  const isMissing = missingSecrets(connector).length > 0;
  return (
    <>
      {isMissing && secrets}
      <Suspense fallback={<Loading rows={6} />}>
        <McpPart connector={connector} server={server} />
      </Suspense>
      {!isMissing && secrets}
      <Suspense fallback={<Loading rows={1} />}>
        <ConnectionTest connector={connector} />
      </Suspense>
    </>
  );
}

/** Announces when it becomes active. */
function useActivation(connector: Connector | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current && before.current !== "ACTIVE" && connector?.status === "ACTIVE") {
      announce(t.connectors.becameActive(connector.name));
    }
    before.current = connector?.status;
  }, [connector?.status, connector?.name]);
}
