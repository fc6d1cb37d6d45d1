import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../../components/button.tsx";
import { InlineCode } from "../../../components/inline-code.tsx";
import { Tag } from "../../../components/labels.tsx";
import { ProgressBar } from "../../../components/progress.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { memory } from "../../../text/memory.ts";
import type { SiteDocument } from "../api/documents.ts";

const DeleteDocument = lazy(async () => ({
  default: (await import("./delete-document-dialog.tsx")).DeleteDocumentDialog,
}));

export function DocumentLine({ document, canEdit }: { document: SiteDocument; canEdit: boolean }) {
  const { document_id, source, format, status, characters, chunk_count, error, updated_at } = document;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="border-b border-line py-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:min-h-10 sm:flex-nowrap">
        <div className="min-w-0 flex-1 basis-full sm:basis-0">
          <Link
            from="/memory/$siteId"
            to="."
            search={(old) => ({ ...old, document: document_id })}
            resetScroll={false}
            className="touch inline-flex max-w-full items-center font-medium hover:text-accent hover:underline"
          >
            <span className="truncate">{source}</span>
          </Link>
          <p className="truncate text-12 text-soft">
            {memory.formats[format]} · {memory.characterCount(characters)} · {memory.chunkCount(chunk_count)}
          </p>
        </div>
        <DocumentState document={document} />
        <span className="flex-1 text-12 text-soft sm:w-28 sm:flex-none">{formatAgo(updated_at)}</span>
        {canEdit && (
          <IconButton aria-label={memory.deleteOne(source)} onPress={() => setAsking(true)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {error && (
        <p className="pt-1 text-12 text-bad">
          <InlineCode>
            {status === "READY" ? memory.problem(error) : memory.problemIndexing(error)}
          </InlineCode>
        </p>
      )}
      <Suspense>
        {isAsking && <DeleteDocument document={document} onClose={() => setAsking(false)} />}
      </Suspense>
    </div>
  );
}

function DocumentState({ document: { status, indexed_count, chunk_count } }: { document: SiteDocument }) {
  if (status === "READY")
    return (
      <span className="sm:w-56">
        <Tag tone="ok">{memory.ready}</Tag>
      </span>
    );
  return (
    <div className="w-full sm:w-56">
      <ProgressBar
        label={memory.indexing}
        value={indexed_count}
        max={chunk_count}
        text={memory.indexed(indexed_count, chunk_count)}
      />
    </div>
  );
}
