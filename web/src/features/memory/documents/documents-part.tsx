import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { FileTrigger } from "react-aria-components";
import { announce } from "../../../app/announce.tsx";
import { Button } from "../../../components/button.tsx";
import { DropTarget } from "../../../components/drop-target.tsx";
import { EmptyState, ErrorState, Loading } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { documentsQuery, type SiteDocument } from "../api/documents.ts";
import { rightsOf, type Site } from "../api/sites.ts";
import { DocumentList } from "./document-list.tsx";
import { UploadList } from "./upload-list.tsx";
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

const TYPES = [".txt", ".md", ".markdown", ".html", ".htm", "text/*"];
const PasteText = lazy(async () => ({ default: (await import("./paste-text-dialog.tsx")).PasteTextDialog }));

/** Adds documents by drop (on the whole part), file selection or pasting. */
function AddDocuments({ siteId, onFiles }: { siteId: string; onFiles: (files: File[]) => void }) {
  const [isPasting, setPasting] = useState(false);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 text-soft">{memory.dropHere}</span>
        <FileTrigger
          acceptedFileTypes={TYPES}
          allowsMultiple
          onSelect={(files) => files && onFiles([...files])}
        >
          <Button look="primary">{memory.chooseFiles}</Button>
        </FileTrigger>
        <Button onPress={() => setPasting(true)}>{memory.pasteText}</Button>
      </div>
      <p className="text-12 text-soft">{memory.formatsHint}</p>
      <Suspense>{isPasting && <PasteText siteId={siteId} onClose={() => setPasting(false)} />}</Suspense>
    </div>
  );
}

/** Announces when a document is indexed. */
function useAnnounceReady(documents: readonly SiteDocument[]): void {
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const before = waiting.current;
    waiting.current = new Set(
      documents.filter(({ status }) => status === "INDEXING").map(({ document_id }) => document_id),
    );
    const done = documents.find(({ document_id, status }) => status === "READY" && before.has(document_id));
    if (done) announce(memory.becameReady(done.source));
  }, [documents]);
}
