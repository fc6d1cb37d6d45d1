import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { DropTarget } from "../../../components/drop-target.tsx";
import { EmptyState, ErrorState, Loading } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { documentsQuery } from "../api/documents.ts";
import { rightsOf, type Site } from "../api/sites.ts";
import { AddDocuments } from "./add-documents.tsx";
import { DocumentList } from "./document-list.tsx";
import { UploadList } from "./upload-list.tsx";
import { useAnnounceReady } from "./use-announce-ready.ts";
import { useUploads } from "./use-uploads.ts";

const route = getRouteApi("/inside/memory/$siteId");
const DocumentDrawer = lazy(async () => ({
  default: (await import("./document-drawer.tsx")).DocumentDrawer,
}));

/** The documents of a site, and the ways to add one. */
export function DocumentsPart({ site }: { site: Site }) {
  const { site_id } = site;
  const { isEditor } = rightsOf(site);
  const { document } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useInfiniteQuery(documentsQuery(site_id));
  const { uploads, add, dismiss } = useUploads(site_id);
  const documents = query.data?.pages.flat() ?? [];
  useAnnounceReady(documents);
  const ways = isEditor && <AddDocuments siteId={site_id} onFiles={(files) => void add(files)} />;
  const content = (
    <>
      {query.isPending ? (
        <Loading rows={5} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : documents.length === 0 ? (
        <EmptyState
          isFlush
          title={isEditor ? memory.documentsEmpty : memory.documentsEmptyReader}
          action={ways || undefined}
        >
          {isEditor ? memory.documentsEmptyText : memory.documentsEmptyReaderText}
        </EmptyState>
      ) : (
        ways
      )}
      <UploadList uploads={uploads} onDismiss={dismiss} />
      {documents.length > 0 && <DocumentList site={site} documents={documents} query={query} />}
      <Suspense>
        {document && (
          <DocumentDrawer
            key={document}
            id={document}
            onClose={() => void navigate({ search: ({ document: _, ...old }) => old, resetScroll: false })}
          />
        )}
      </Suspense>
    </>
  );
  if (!isEditor) return <div className="flex min-w-0 flex-col gap-4">{content}</div>;
  return (
    <DropTarget label={memory.addDocuments} onFiles={(files) => void add(files)}>
      <div className="flex min-h-80 flex-col gap-4">{content}</div>
    </DropTarget>
  );
}
