import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { Tag } from "../../../components/labels.tsx";
import { ActionMenu } from "../../../components/menu.tsx";
import { ProgressBar } from "../../../components/progress.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import type { SiteDocument } from "../api/documents.ts";

const DeleteDocument = lazy(async () => ({
  default: (await import("./delete-document-dialog.tsx")).DeleteDocumentDialog,
}));

export function DocumentLine({ document, canEdit }: { document: SiteDocument; canEdit: boolean }) {
  const { document_id, source, format, characters, chunk_count, error, updated_at } = document;
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
            {t.memory.formats[format]} · {t.memory.characterCount(characters)} ·{" "}
            {t.memory.chunkCount(chunk_count)}
          </p>
        </div>
        <DocumentState document={document} />
        <span className="ml-auto w-28 text-12 text-soft sm:ml-0">{formatAgo(updated_at)}</span>
        {canEdit && (
          <ActionMenu
            label={t.memory.actions(source)}
            actions={[
              {
                id: "delete",
                label: t.memory.deleteDocument,
                isDanger: true,
                onAction: () => setAsking(true),
              },
            ]}
          />
        )}
      </div>
      {error && <p className="pt-1 text-12 text-bad">{t.memory.problem(error)}</p>}
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
        <Tag tone="ok">{t.memory.ready}</Tag>
      </span>
    );
  return (
    <div className="w-full sm:w-56">
      <ProgressBar
        label={t.memory.indexing}
        value={indexed_count}
        max={chunk_count}
        text={t.memory.indexed(indexed_count, chunk_count)}
      />
    </div>
  );
}
