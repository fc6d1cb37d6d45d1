import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ErrorState, Loading, Page } from "../../components/states.tsx";
import { t } from "../../text/index.ts";
import { connectorQuery, readDocument } from "./api.ts";

const route = getRouteApi("/inside/connectors/new");
const DocumentEditor = lazy(async () => ({
  default: (await import("./new/document-editor.tsx")).DocumentEditor,
}));
const FrontDoor = lazy(async () => ({ default: (await import("./front/front-door.tsx")).FrontDoor }));
const NewMcpServer = lazy(async () => ({
  default: (await import("./mcp/new/new-mcp-server.tsx")).NewMcpServer,
}));

/** Creates a connector from anything, or from a document in the editor; with `replace` a new version. */
export function NewConnectorPage() {
  const { replace, sample, kind } = route.useSearch();
  return (
    <Suspense fallback={<Loading rows={6} />}>
      {replace !== undefined ? (
        <NewVersion id={replace} />
      ) : kind === "mcp" ? (
        <NewMcpServer />
      ) : kind === "openapi" ? (
        <DocumentEditor
          draftKey="connector.new"
          initial=""
          title={t.connectors.newTitle}
          intro={t.connectors.editorIntro}
          replace={null}
        />
      ) : (
        <FrontDoor isSample={sample !== undefined} />
      )}
    </Suspense>
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
