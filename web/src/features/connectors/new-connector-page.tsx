import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ErrorState, Loading, Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";
import { connectorQuery, readDocument } from "./api.ts";
import { DocumentEditor } from "./new/document-editor.tsx";
import { readSample } from "./new/read-sample.ts";

const route = getRouteApi("/inside/connectors/new");
const NewMcpServer = lazy(async () => ({
  default: (await import("./mcp/new/new-mcp-server.tsx")).NewMcpServer,
}));

/**
 * Creates a connector from a document or an MCP server; with `replace` a new version, with `sample` from a
 * sample document.
 */
export function NewConnectorPage() {
  const { replace, sample, kind } = route.useSearch();
  if (replace !== undefined) return <NewVersion id={replace} />;
  if (kind === "mcp")
    return (
      <Suspense fallback={<Loading rows={6} />}>
        <NewMcpServer />
      </Suspense>
    );
  return sample ? <NewSample /> : <NewConnector draftKey="connector.new" initial="" />;
}

function NewConnector(props: { draftKey: string; initial: string }) {
  return (
    <DocumentEditor
      {...props}
      key={props.draftKey}
      title={t.connectors.newTitle}
      intro={t.connectors.newIntro}
      replace={null}
    />
  );
}

function NewSample() {
  const text = useQuery({ queryKey: ["connectors", "sample"], queryFn: readSample });
  if (text.data !== undefined) return <NewConnector draftKey="connector.sample" initial={text.data} />;
  return (
    <Page title={t.connectors.newTitle}>
      {text.error ? (
        <ErrorState error={text.error} onRetry={() => void text.refetch()} />
      ) : (
        <Loading rows={8} />
      )}
    </Page>
  );
}

function NewVersion({ id }: { id: string }) {
  const connector = useQuery(connectorQuery(id));
  const document = useQuery({
    queryKey: ["connectors", id, "document"],
    queryFn: () => readDocument(id),
    staleTime: 0,
    gcTime: 0,
  });
  const error = connector.error ?? document.error;
  if (error)
    return (
      <Page title={t.connectors.notFound}>
        <ErrorState error={error} />
      </Page>
    );
  if (!connector.data || document.isPending)
    return (
      <Page title={t.connectors.newTitle}>
        <Loading rows={8} />
      </Page>
    );
  return (
    <DocumentEditor
      title={t.connectors.replaceTitle(connector.data.name)}
      intro={t.connectors.replaceIntro}
      draftKey={`connector.${id}.${connector.data.updated_at}`}
      initial={`${JSON.stringify(document.data, null, 2)}\n`}
      replace={id}
    />
  );
}
